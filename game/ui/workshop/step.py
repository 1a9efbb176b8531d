"""What a message does to the workshop's page, also one that the markup has written."""

from collections.abc import Sequence
from typing import get_args

from game.ui.frame.message import decode, kinds
from game.ui.workshop.effect import WorkshopEffect
from game.ui.workshop.msg import WorkshopMsg
from game.ui.workshop.state import Workshop
from game.ui.workshop.update import update

KINDS = kinds(get_args(WorkshopMsg))
"""The messages that the markup can write, by their names."""


def step(
    model: Workshop, msg: WorkshopMsg | str, value: str | None = None
) -> tuple[Workshop, Sequence[WorkshopEffect]]:
    """The model after a message, or its text and value from the markup, and the effects to run."""
    return update(model, decode(KINDS, msg, value) if isinstance(msg, str) else msg)
