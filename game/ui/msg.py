"""Everything that can happen to the page, and how the markup writes it.

A message in the markup is the name of its class and its fields, such as `CellPicked c4`. The
value of the control it stands on, if there is one, comes last.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import TypeAlias, get_args


@dataclass(frozen=True, slots=True)
class EditionPicked:
    """On home: another board."""

    name: str


@dataclass(frozen=True, slots=True)
class SeatsPicked:
    """On home: another number of seats."""

    number: int


@dataclass(frozen=True, slots=True)
class SeatOpened:
    """On home: somebody wants to change a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class NameTyped:
    """A name as it stands in the field."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class ColourPicked:
    """A colour for a seat; whoever had it takes the other one."""

    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class HandSizePicked:
    """A number of cards in a full hand."""

    number: int


@dataclass(frozen=True, slots=True)
class PowerCardsFlipped:
    """With wild and remove cards, or without."""


@dataclass(frozen=True, slots=True)
class ManualDrawFlipped:
    """Drawing by hand, or not."""


@dataclass(frozen=True, slots=True)
class OpenHandsFlipped:
    """Without covering the hands, or with."""


@dataclass(frozen=True, slots=True)
class StarterPicked:
    """The youngest seat, or BY_CHANCE."""

    seat: int


@dataclass(frozen=True, slots=True)
class LanguagePicked:
    """Another language."""

    language: str


@dataclass(frozen=True, slots=True)
class OptionsOpened:
    """On home: the rarer options."""


@dataclass(frozen=True, slots=True)
class SheetClosed:
    """Back from a sheet to what lies under it."""


@dataclass(frozen=True, slots=True)
class PlayPicked:
    """Start a game with these settings."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """Chance has spoken: a new game begins."""

    seed: str
    dealer: int


@dataclass(frozen=True, slots=True)
class HandShown:
    """Whoever the tablet was passed to wants to see the hand."""


@dataclass(frozen=True, slots=True)
class CardPicked:
    """A card of the hand, counted from 0."""

    index: int


@dataclass(frozen=True, slots=True)
class CellPicked:
    """A cell of the board."""

    cell: str


@dataclass(frozen=True, slots=True)
class LetGo:
    """Nothing is to be chosen any more."""


@dataclass(frozen=True, slots=True)
class ExchangesPicked:
    """Dead cards are to be exchanged until one can be played."""


@dataclass(frozen=True, slots=True)
class PassPicked:
    """The turn goes by."""


@dataclass(frozen=True, slots=True)
class PilePicked:
    """The draw pile was tapped."""


@dataclass(frozen=True, slots=True)
class DrawPicked:
    """A seat draws by hand the card that it owes itself."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandedOn:
    """The tablet goes to the next seat."""


@dataclass(frozen=True, slots=True)
class DiscardsOpened:
    """Somebody looks through a discard pile."""

    seat: int


@dataclass(frozen=True, slots=True)
class MenuOpened:
    """The menu at the table."""


@dataclass(frozen=True, slots=True)
class EndAsked:
    """Somebody wants to end the game, and is asked whether that is meant."""


@dataclass(frozen=True, slots=True)
class HomePicked:
    """Back to the home screen; the game on the table is over."""


@dataclass(frozen=True, slots=True)
class AgainPicked:
    """The same seats play once more, with the next dealer."""


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key outside a text field, by its DOM name."""

    key: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The page has this size in CSS pixels."""

    width: int
    height: int


Msg: TypeAlias = (
    EditionPicked
    | SeatsPicked
    | SeatOpened
    | NameTyped
    | ColourPicked
    | HandSizePicked
    | PowerCardsFlipped
    | ManualDrawFlipped
    | OpenHandsFlipped
    | StarterPicked
    | LanguagePicked
    | OptionsOpened
    | SheetClosed
    | PlayPicked
    | Dealt
    | HandShown
    | CardPicked
    | CellPicked
    | LetGo
    | ExchangesPicked
    | PassPicked
    | PilePicked
    | DrawPicked
    | HandedOn
    | DiscardsOpened
    | MenuOpened
    | EndAsked
    | HomePicked
    | AgainPicked
    | KeyPressed
    | Resized
)

KINDS: dict[str, type[Msg]] = {kind.__name__: kind for kind in get_args(Msg)}


def encode(kind: type[Msg], *arguments: int | str) -> str:
    """A message for the markup; the field that is left out is filled in by the control's value."""
    return " ".join([kind.__name__, *map(str, arguments)])


def decode(text: str, value: str | None = None) -> Msg:
    """The message that the markup wrote; ValueError if there is none of that name and shape."""
    name, *arguments = text.split(" ")
    arguments += [] if value is None else [value]
    if name not in KINDS or len(fields(KINDS[name])) != len(arguments):
        raise ValueError(f"{text!r} with the value {value!r} is no message")
    make: Callable[..., Msg] = KINDS[name]
    typed = zip(fields(KINDS[name]), arguments, strict=True)
    return make(*(int(text) if field.type is int else text for field, text in typed))
