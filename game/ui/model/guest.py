"""Whether another device has dealt the game; pure."""

from game.ui.model.model import Model


def is_guest(model: Model) -> bool:
    """Whether this device plays a game that another one has dealt."""
    return model.together is not None and not model.together.is_host
