"""The loop: a message changes the model, the page shows it, and its effects are run."""

import sys
import traceback
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from game.ui.effect import Effect
from game.ui.home.sounds import home_sounds
from game.ui.look.message_text import decode
from game.ui.model import Model
from game.ui.msg import Msg
from game.ui.table.sounds import sound_effects
from game.ui.update import update

Deliver: TypeAlias = Callable[[Msg], None]


class Loop:
    """Holds the model; messages and effects run one after the other, from a queue.

    If `update` or `show` raises, the model stays as it was. An effect that raises stops no other
    one. Each fault is printed to standard error, then `report` is called.
    """

    def __init__(
        self,
        model: Model,
        *,
        show: Callable[[Model], None],
        run: Callable[[Effect, Deliver], None],
        report: Callable[[], None],
        settle: Callable[[Model], None],
    ) -> None:
        """Starts with the model, which is already shown or will be with the first message.

        `show` renders a model. `run` runs an effect and delivers its answer, now or later. `settle`
        gets the model after the last effect of a round. `report` tells the user about a fault.
        """
        self.model = model
        self._show = show
        self._run = run
        self._report = report
        self._settle = settle
        self._jobs: deque[Callable[[], None]] = deque()
        self._is_running = False

    def deliver(self, msg: Msg | str, value: str | None = None) -> None:
        """Queues a message, or its text and value from the markup, and runs all that is queued.

        A message that is delivered while another job runs waits for its turn.
        """
        self._jobs.append(partial(self._take, msg, value))
        if not self._is_running:
            self._is_running = True
            try:
                self._run_jobs()
            finally:
                self._is_running = False

    def _run_jobs(self) -> None:
        while self._jobs:
            try:
                self._jobs.popleft()()
            except Exception:
                traceback.print_exc(file=sys.stderr)
                self._report()

    def _take(self, msg: Msg | str, value: str | None) -> None:
        before = self.model
        after, effects = update(before, decode(msg, value) if isinstance(msg, str) else msg)
        self._show(after)
        self.model = after
        sounds = *sound_effects(before, after), *home_sounds(before, after)
        for effect in (*effects, *sounds):
            self._jobs.append(partial(self._run, effect, self.deliver))
        self._jobs.append(partial(self._settle, after))
