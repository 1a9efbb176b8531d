"""Everything that can happen to the page."""

from dataclasses import dataclass
from typing import TypeAlias

from game.bots.hint import Hint
from game.rules.action import Action


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
class WhoPicked:
    """A person or a level of the computer for a seat."""

    seat: int
    who: str


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
class WatchOutFlipped:
    """With a question before a play that lets somebody win at once, or without."""


@dataclass(frozen=True, slots=True)
class PacePicked:
    """How fast the computer's turns are shown."""

    pace: str


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
class MeantPicked:
    """The play that somebody was warned of is meant."""


@dataclass(frozen=True, slots=True)
class HintPicked:
    """Somebody wants to know what would be good."""


@dataclass(frozen=True, slots=True)
class HintFound:
    """What would be good at that moment of the game."""

    moment: str
    hint: Hint


@dataclass(frozen=True, slots=True)
class ComputerChose:
    """What the computer does at that moment of the game."""

    moment: str
    action: Action


@dataclass(frozen=True, slots=True)
class StageShown:
    """What the computer does has been shown for a while, with its cell or still without."""

    moment: str
    with_cell: bool


@dataclass(frozen=True, slots=True)
class PausePicked:
    """The computers are to stop, or to go on."""


@dataclass(frozen=True, slots=True)
class StepPicked:
    """The computers are to do one thing and stop."""


@dataclass(frozen=True, slots=True)
class HandsOpened:
    """Everybody looks at all hands after the game."""


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
class NewsCame:
    """The page was told one of the News, by its value."""

    news: str


@dataclass(frozen=True, slots=True)
class NewsDismissed:
    """On home: somebody has read one of the News."""

    news: str


@dataclass(frozen=True, slots=True)
class VersionPicked:
    """On home: the new version is to take over now."""


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
    | WhoPicked
    | HandSizePicked
    | PowerCardsFlipped
    | ManualDrawFlipped
    | OpenHandsFlipped
    | WatchOutFlipped
    | PacePicked
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
    | MeantPicked
    | HintPicked
    | HintFound
    | ComputerChose
    | StageShown
    | PausePicked
    | StepPicked
    | HandsOpened
    | DiscardsOpened
    | MenuOpened
    | EndAsked
    | HomePicked
    | AgainPicked
    | KeyPressed
    | NewsCame
    | NewsDismissed
    | VersionPicked
    | Resized
)
