"""The names that a seat can get from the family board."""

from game.ui.model.model import Model
from game.ui.saved.person import Person, folded


def offered_people(model: Model, seat: int) -> list[Person]:
    """The people whose name the seat can get: no other seat has it."""
    settings = model.settings
    others = [name for i, name in enumerate(settings.names[: settings.seats]) if i != seat]
    taken = {folded(name) for name in others}
    return [person for person in model.family if person.name and person.id not in taken]
