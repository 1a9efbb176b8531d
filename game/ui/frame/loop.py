"""The loop: a message changes the model, the page shows it, and its effects are run."""

import sys
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

from game.ui.frame.message import Message

Deliver: TypeAlias = Callable[[Message], None]

DeliverAny: TypeAlias = Callable[..., None]
"""Takes a message, or the text of one from the markup and the value of its control."""

Model = TypeVar("Model")
Effect = TypeVar("Effect")


Step: TypeAlias = Callable[[Model, Any, "str | None"], tuple[Model, Sequence[Effect]]]
"""Takes a message, or its text and value from the markup; returns the next model and effects.

Raises `ValueError` if the text is no message.
"""


class Loop(Generic[Model, Effect]):
    """Holds the model; messages and effects run one after the other, from a queue.

    If `step` or `show` raises, the model stays as it was. An effect that raises stops no other
    one. Each fault is printed to standard error, then `report` is called. If a module is missing
    that may still come, the job waits for it, and all others behind it. Then the job runs again
    from its beginning: modules are imported before anything is shown.
    """

    def __init__(
        self,
        model: Model,
        *,
        step: Step[Model, Effect],
        show: Callable[[Model], None],
        run: Callable[[Effect, DeliverAny], None],
        report: Callable[[], None],
        settle: Callable[[Model], None],
        await_modules: Callable[[Callable[[], None]], bool] = lambda _go_on: False,
    ) -> None:
        """Starts with the model, which is already shown or will be with the first message.

        `show` renders a model. `run` runs an effect and delivers its answer, now or later. `settle`
        gets the model after the last effect of a round. `report` tells the user about a fault.
        `await_modules` is asked when a module is missing: whether modules are still to come. It
        calls its argument when they are there.
        """
        self.model = model
        self._step = step
        self._show = show
        self._run = run
        self._report = report
        self._settle = settle
        self._await_modules = await_modules
        self._jobs: deque[Callable[[], None]] = deque()
        self._is_running = False

    def deliver(self, msg: Any, value: str | None = None) -> None:  # noqa: ANN401 - of any page
        """Queues a message, or its text and value from the markup, and runs all that is queued.

        A message that is delivered while another job runs waits for its turn.
        """
        self._jobs.append(partial(self._take, msg, value))
        if not self._is_running:
            self._run_jobs()

    def _run_jobs(self) -> None:
        is_waiting = False
        self._is_running = True
        try:
            while self._jobs and not is_waiting:
                is_waiting = self._run_job()
        finally:
            self._is_running = is_waiting

    def _run_job(self) -> bool:
        """Runs the next job; whether it waits for a module."""
        job = self._jobs.popleft()
        try:
            job()
        except Exception as fault:
            if isinstance(fault, ModuleNotFoundError) and self._await_modules(self._run_jobs):
                self._jobs.appendleft(job)
                return True
            traceback.print_exc(file=sys.stderr)
            self._report()
        return False

    def _take(self, msg: Any, value: str | None) -> None:  # noqa: ANN401 - of any page
        after, effects = self._step(self.model, msg, value)
        self._show(after)
        self.model = after
        for effect in effects:
            self._jobs.append(partial(self._run, effect, self.deliver))
        self._jobs.append(partial(self._settle, after))
