"""Everything that can happen to the page."""

from typing import Any, ClassVar, NoReturn, TypeAlias, dataclass_transform

from game.bots.hint import Hint
from game.rules.action import Action


@dataclass_transform(frozen_default=True, kw_only_default=False)
class Message:
    """What happens, as a frozen value with the fields that its class annotates.

    A dataclass would do the same, but it writes and compiles code for every class at every start
    of the page: for all of them that is the better part of importing the game.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls.__match_args__ = tuple(cls.__annotations__)  # type: ignore[misc]

    def __init__(self, *values: Any) -> None:  # noqa: ANN401 - the transform knows the types
        if len(values) != len(self.__match_args__):
            raise TypeError(f"{type(self).__name__} takes {self.__match_args__}, not {values}")
        self.__dict__.update(zip(self.__match_args__, values, strict=True))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{self!r} is frozen")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.__dict__.values()))})"


class EditionPicked(Message):
    """On home: another board."""

    name: str


class SeatsPicked(Message):
    """On home: another number of seats."""

    number: int


class SeatOpened(Message):
    """On home: somebody wants to change a seat."""

    seat: int


class NameTyped(Message):
    """A name as it stands in the field."""

    seat: int
    text: str


class ColourPicked(Message):
    """A colour for a seat; whoever had it takes the other one."""

    seat: int
    colour: str


class WhoPicked(Message):
    """A person or a level of the computer for a seat."""

    seat: int
    who: str


class RungPicked(Message):
    """A step of the ladder from one card to the full game, counted from 0."""

    number: int


class ManualDrawFlipped(Message):
    """Drawing by hand, or not."""


class OpenHandsFlipped(Message):
    """Without covering the hands, or with."""


class WatchOutFlipped(Message):
    """With a question before a play that lets somebody win at once, or without."""


class PacePicked(Message):
    """How fast the computer's turns are shown."""

    pace: str


class StarterPicked(Message):
    """The youngest seat, or BY_CHANCE."""

    seat: int


class SoundFlipped(Message):
    """With sounds, or silent."""


class SpeakerPicked(Message):
    """Somebody wants to hear what is to be done."""


class ReadAloud(Message):
    """Somebody wants to hear what the element of that id shows."""

    element: str


class VoicesCame(Message):
    """The languages that the device can speak, with commas between them."""

    languages: str


class LanguagePicked(Message):
    """Another language."""

    language: str


class OptionsOpened(Message):
    """On home: the rarer options."""


class GrownUpsOpened(Message):
    """Somebody wants what is for grown-ups: the lock, the language, printing."""


class LockFlipped(Message):
    """With the children's lock, or without."""


class SumSet(Message):
    """Chance has chosen the numbers that a grown-up is to add."""

    one: int
    other: int


class SumAnswered(Message):
    """What somebody thinks the sum is."""

    number: int


class NamingPicked(Message):
    """On home: a seat is to be given a name, although names are locked."""

    seat: int


class FamilyOpened(Message):
    """On home: the family board."""


class NamesOpened(Message):
    """On home: a seat is to be given a name from the family board."""

    seat: int


class PageTurned(Message):
    """Another page of a sheet."""

    page: int


class NamePicked(Message):
    """The name of one of the family for a seat."""

    seat: int
    person: int


class ClearingAsked(Message):
    """Somebody wants to clear the family board, and is asked whether that is meant."""


class FamilyCleared(Message):
    """Nobody is to be remembered any more."""


class FamilyKept(Message):
    """The text that the device keeps of the family, empty where there is none."""

    text: str


class PrintOpened(Message):
    """On home: the game is to be seen as pages of paper."""


class PrintPicked(Message):
    """The pages are to be printed."""


class PrintClosed(Message):
    """Back from the pages to the home screen."""


class SheetClosed(Message):
    """Back from a sheet to what lies under it."""


class PlayPicked(Message):
    """Start a game with these settings."""


class LearnPicked(Message):
    """Start a first game, which explains itself."""


class LessonsSkipped(Message):
    """The game on the table is to explain itself no more."""


class HelpPicked(Message):
    """How to play: the picture of that number, counted from 0 over and over."""

    page: int


class Dealt(Message):
    """Chance has spoken: a new game begins."""

    seed: str
    dealer: int


class AnewPicked(Message):
    """On home: a new game is meant, although another one is not finished."""


class GoOnPicked(Message):
    """On home: the game that is kept is to go on."""


class TakeOverPicked(Message):
    """On home: the game is to go on here, and no longer in another tab."""


class GameTouched(Message):
    """The device may keep another game than before: at the start, and by other tabs."""


class GameKept(Message):
    """The texts that the device keeps, empty where there are none: a game, and one set aside."""

    text: str
    aside: str


class GameFound(Message):
    """The text of the game that somebody goes on with, which no other tab has any more."""

    text: str


class OpenElsewhere(Message):
    """Another tab has the game, so there is none here."""


class SteppedBack(Message):
    """Another tab takes the game over."""


class NotKept(Message):
    """The device did not keep what it was given."""


class FilePicked(Message):
    """Somebody wants a file of the game on the table, or of the one that cannot be read."""


class HandShown(Message):
    """Whoever the tablet was passed to wants to see the hand."""


class CardPicked(Message):
    """A card of the hand, counted from 0."""

    index: int


class CellPicked(Message):
    """A cell of the board."""

    cell: str


class LetGo(Message):
    """Nothing is to be chosen any more."""


class UndoPicked(Message):
    """The last play of a person is to be taken back."""


class ExchangesPicked(Message):
    """Dead cards are to be exchanged until one can be played."""


class PassPicked(Message):
    """The turn goes by."""


class PilePicked(Message):
    """The draw pile was tapped."""


class DrawPicked(Message):
    """A seat draws by hand the card that it owes itself."""

    seat: int


class HandedOn(Message):
    """The tablet goes to the next seat."""


class MeantPicked(Message):
    """The play that somebody was warned of is meant."""


class HintPicked(Message):
    """Somebody wants to know what would be good."""


class HintFound(Message):
    """What would be good at that moment of the game."""

    moment: str
    hint: Hint


class ComputerChose(Message):
    """What the computer does at that moment of the game."""

    moment: str
    action: Action


class StageShown(Message):
    """What the computer does has been shown for a while, with its cell or still without."""

    moment: str
    with_cell: bool


class PausePicked(Message):
    """The computers are to stop, or to go on."""


class StepPicked(Message):
    """The computers are to do one thing and stop."""


class HandsOpened(Message):
    """Everybody looks at all hands after the game."""


class DiscardsOpened(Message):
    """Somebody looks through a discard pile."""

    seat: int


class MenuOpened(Message):
    """The menu at the table."""


class EndAsked(Message):
    """Somebody wants to end the game, and is asked whether that is meant."""


class HomePicked(Message):
    """Back to the home screen; the game on the table is over."""


class AgainPicked(Message):
    """The same seats play once more, with the next dealer."""


class HarderPicked(Message):
    """The same seats play once more, one step up the ladder."""


class LookBackPicked(Message):
    """Somebody wants to look back on the game on the table."""


class TurnPicked(Message):
    """While looking back: the turn at that place is to be shown; 0 is the deal."""

    place: int


class HistoryClosed(Message):
    """Back from a game that is past to what lies under it."""


class FromHerePicked(Message):
    """While looking back: a game is to go on from the turn that is shown."""


class FromHereMeant(Message):
    """The same, although the game that was set aside before is given up for it."""


class RoomMade(Message):
    """On home: this tab may begin such a game; the text is that of the game that is kept."""

    text: str


class OriginalKept(Message):
    """The text of the game that was set aside for another one, empty where there is none."""

    text: str


class OriginalPicked(Message):
    """The game that was set aside is to go on, and the one on the table is set aside for it."""


class OriginalFound(Message):
    """On home: the texts of the game that is kept and of the one that was set aside."""

    text: str
    original: str


class LinkTouched(Message):
    """The page's address may hold a game: at the start, and when it has changed."""


class LinkFound(Message):
    """The game that the page's address held, as code."""

    code: str


class FileAsked(Message):
    """Somebody wants to open a game from a file."""


class FileFound(Message):
    """What is in the file."""

    text: str


class ShareOpened(Message):
    """While looking back: the game is to be shared."""


class NamesFlipped(Message):
    """What is shared bears the names, or does not."""


class LinkPicked(Message):
    """The game is to be shared as a link."""


class LinkSent(Message):
    """What became of the link, one of Sent by its value; empty if somebody thought better of it."""

    how: str


class KeyPressed(Message):
    """A key outside a text field, by its DOM name; whether a cell of the board had the focus."""

    key: str
    on_board: bool


class NewsCame(Message):
    """The page was told one of the News, by its value."""

    news: str


class NewsDismissed(Message):
    """On home: somebody has read one of the News."""

    news: str


class ThrowAwayPicked(Message):
    """On home: the text that cannot be read is thrown away."""


class VersionPicked(Message):
    """On home: the new version is to take over now."""


class Resized(Message):
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
    | RungPicked
    | ManualDrawFlipped
    | OpenHandsFlipped
    | WatchOutFlipped
    | PacePicked
    | StarterPicked
    | SoundFlipped
    | SpeakerPicked
    | ReadAloud
    | VoicesCame
    | LanguagePicked
    | OptionsOpened
    | GrownUpsOpened
    | LockFlipped
    | SumSet
    | SumAnswered
    | NamingPicked
    | FamilyOpened
    | NamesOpened
    | PageTurned
    | NamePicked
    | ClearingAsked
    | FamilyCleared
    | FamilyKept
    | PrintOpened
    | PrintPicked
    | PrintClosed
    | SheetClosed
    | PlayPicked
    | LearnPicked
    | LessonsSkipped
    | HelpPicked
    | Dealt
    | AnewPicked
    | GoOnPicked
    | TakeOverPicked
    | GameTouched
    | GameKept
    | GameFound
    | OpenElsewhere
    | SteppedBack
    | NotKept
    | FilePicked
    | HandShown
    | CardPicked
    | CellPicked
    | LetGo
    | UndoPicked
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
    | HarderPicked
    | LookBackPicked
    | TurnPicked
    | HistoryClosed
    | FromHerePicked
    | FromHereMeant
    | RoomMade
    | OriginalKept
    | OriginalPicked
    | OriginalFound
    | LinkTouched
    | LinkFound
    | FileAsked
    | FileFound
    | ShareOpened
    | NamesFlipped
    | LinkPicked
    | LinkSent
    | KeyPressed
    | NewsCame
    | NewsDismissed
    | ThrowAwayPicked
    | VersionPicked
    | Resized
)
