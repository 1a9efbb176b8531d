"""The people of the family board: who plays, pages of them, names for a seat; pure."""

from game.ui.look.names import clean_name, folded
from game.ui.look.words import face_word, seat_face_number
from game.ui.model.model import Model
from game.ui.saved.person import Person
from game.ui.settings.settings import Settings

PAGE_SIZE = 6


def owner_seat(settings: Settings) -> int:
    """The first seat of a person; the first of all if only computers play."""
    return min(settings.people, default=0)


def owner(model: Model) -> Person:
    """The person who plays: the first at the table, as the family board knows them."""
    settings = model.settings
    seat = owner_seat(settings)
    name = clean_name(settings.names[seat])
    somebody = Person(name, seat_face_number(seat, settings.seated[seat]))
    return next((one for one in model.family if one.id == somebody.id), somebody)


def known(model: Model) -> tuple[Person, ...]:
    """That person, if the family board knows them."""
    person = owner(model)
    return (person,) if person in model.family else ()


def person_word(person: Person) -> str:
    """The name of the person, or of the face."""
    return person.name or face_word(person.face)


def ranked(model: Model) -> list[Person]:
    """The people who have played, the one with most wins first."""
    played = (person for person in model.family if person.games)
    return sorted(played, key=lambda person: (-person.wins, -person.games))


def pages(people: list[Person]) -> int:
    """The number of pages that these people fill, at least one."""
    return max(1, -(-len(people) // PAGE_SIZE))


def page_with(people: list[Person], person_id: str) -> int:
    """The number of the page with this person, from 0; the first if there is no such person."""
    places = [i for i, person in enumerate(people) if person.id == person_id]
    return places[0] // PAGE_SIZE if places else 0


def page_of(people: list[Person], page: int) -> list[Person]:
    """The people on a page, counted from 0."""
    return people[page * PAGE_SIZE : (page + 1) * PAGE_SIZE]


def offered_people(model: Model, seat: int) -> list[Person]:
    """The people whose name the seat can get: no other seat has it."""
    settings = model.settings
    others = [name for i, name in enumerate(settings.names[: settings.seats]) if i != seat]
    taken = {folded(name) for name in others}
    return [person for person in model.family if person.name and person.id not in taken]
