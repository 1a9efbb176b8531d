"""A picture set: what the board and the cards show instead of animals such as `lion`."""

from dataclasses import dataclass, replace
from enum import Enum

from game.rules.cards import Card
from game.ui.frame.value import Value
from game.ui.look.shown_pictures import SUN

MAX_SET_NAME = 40
MAX_SETS = 24
"""The most sets that are saved."""


SPECIAL = ("unicorn", "dragon", SUN)
"""What a set can replace besides the animals. Each of them has one face, and a sun no sound."""

LIBRARY = "lib-"
"""The beginning of the names of drawings that are not in the page's own art."""


class Kind(Enum):
    """What is seen on a face."""

    PHOTO = "photo"
    DRAWING = "drawing"
    WORD = "word"
    ART = "art"


@dataclass(frozen=True, slots=True)
class Face:
    """What is seen on a cell or a card.

    - `what`: the id of an image, the word, or a name of the page's art or of its library
    - `name`: how it is called
    """

    kind: Kind
    what: str
    name: str

    @property
    def is_page_art(self) -> bool:
        """Whether it is a drawing of the page's own art."""
        return self.kind is Kind.ART and not self.what.startswith(LIBRARY)


@dataclass(frozen=True, slots=True)
class Own:
    """What replaces an animal on cells and cards.

    - `card`: what the card shows; None if it shows the same as the board
    - `sound`: the id of its recorded sound, or empty
    """

    board: Face
    card: Face | None = None
    sound: str = ""

    @property
    def faces(self) -> tuple[Face, ...]:
        """The face of the board, and that of the card if it is another one."""
        return (self.board, self.card) if self.card else (self.board,)


@dataclass(frozen=True, slots=True)
class PictureSet:
    """Pictures, each with the card whose animal it replaces, in the order of their places.

    On a board without that animal, `placed` in `set_pictures.py` moves the picture.

    `hides_places` says that games with the set do not show where a card goes.

    Two sets with the same id are two states of one set.
    """

    id: str
    name: str
    pictures: tuple[tuple[Card, Own], ...] = ()
    hides_places: bool = False

    @property
    def animals(self) -> tuple[tuple[Card, Own], ...]:
        """The pictures in the places of animals."""
        return tuple(one for one in self.pictures if one[0] not in SPECIAL)

    def own(self, card: Card) -> Own | None:
        """What replaces the card's animal. None if the card keeps its animal."""
        return dict(self.pictures).get(card)

    @property
    def images(self) -> frozenset[str]:
        """The ids of all images and sounds that the set needs."""
        shown = (face for _card, own in self.pictures for face in own.faces)
        images = {face.what for face in shown if face.kind in (Kind.PHOTO, Kind.DRAWING)}
        return frozenset(images | {own.sound for _card, own in self.pictures if own.sound})


def fitting(card: Card, own: Own) -> Own:
    """What replaces the card, as far as its place allows it."""
    if card not in SPECIAL:
        return own
    return replace(own, card=None, sound="" if card == SUN else own.sound)


def with_own(pictures: PictureSet, card: Card, own: Own | None) -> PictureSet:
    """The set with `own` in the place of the card's animal; None brings back the animal."""
    changed = dict(pictures.pictures) | {card: own}
    return replace(pictures, pictures=tuple((card, own) for card, own in changed.items() if own))


class Stage(Enum):
    """How far a photo is."""

    AWAITED = "awaited"
    """The camera is not open yet, or there is none."""
    LIVE = "live"
    """The camera's picture moves."""
    STILL = "still"
    """It can be cropped."""


class Source(Enum):
    """Where a photo comes from."""

    CAMERA = "camera"
    FILE = "file"
    SEVERAL = "several"
    """Many files, each of which becomes a picture of the set."""


class Place(Value):
    """Where a face is seen: on this card, or on its cells of the board."""

    card: Card
    on_card: bool
