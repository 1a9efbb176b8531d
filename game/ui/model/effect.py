"""Effects: what `update` asks the page to do, as data; `browser/run_effects.py` runs them."""

from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from game.rules.cards import Card
from game.ui.frame.value import Value
from game.ui.model.coach import ReviewGame
from game.ui.model.history import JudgeGame
from game.ui.model.model import Model
from game.ui.model.print import AskSheet, Print
from game.ui.model.puzzles import PuzzleEffect
from game.ui.model.saving_effects import (
    ClaimEffect,
    DamagedEffect,
    ReadEffect,
    SaveEffect,
    ShelfEffect,
)
from game.ui.model.timed_effects import BotEffect, TimedEffect, WorkEffect
from game.ui.sets.picture_set import PictureSet, Source

if TYPE_CHECKING:
    from game.rules.record import Record
    from game.ui.play.history import History


class ReleaseGame(Value):
    """Let other tabs claim the saved game."""


class OfferFile(Value):
    """Offer the text to the user as a file."""

    text: str


class Share(Value):
    """Share a link to the page with this code, by the device's share sheet or the clipboard."""

    code: str


class StartNewVersion(Value):
    """Start the new version of the game."""


class Sound(Enum):
    """The names of the sounds that `static/page/sound/sound.js` makes."""

    DEAL = "deal"
    PICK = "pick"
    CHIP = "chip"
    CARD = "card"
    TAKE = "take"
    ROW = "row"
    PASS = "pass"
    TURN = "turn"
    NO = "no"
    WIN = "win"
    LOST = "lost"
    END = "end"


class PlaySound(Value):
    """Play a sound."""

    sound: Sound


class Call(Value):
    """Let the animal of the card call; its pictures answer from these sides, -1 (left) to 1.

    The animal of a computer calls softly.
    """

    card: Card
    answers: tuple[float, ...]
    softly: bool


class CallRow(Value):
    """Let the animals of the row that won call one after the other, then the fanfare."""

    row: tuple[Card, ...]


class Talk(Value):
    """Let these animals call, one after the other."""

    animals: tuple[Card, ...]


class PlayToy(Value):
    """Show how an animal or another toy of the meadow answers."""

    toy: str


class Say(Value):
    """Stop what is said now, and after `seconds` say what the element with this id shows."""

    element: str
    seconds: float = 0.0


class Silence(Value):
    """Stop each sound and voice, also those that are about to begin."""


class ApplySet(Value):
    """Draw the pictures of this set, and play its sounds; None for the animals.

    `sampled` are the sets of which the page shows a few pictures. `update` asks for it whenever
    one of these changes.
    """

    pictures: PictureSet | None
    sampled: tuple[PictureSet, ...]


class OpenPhoto(Value):
    """Show the camera's picture or a chosen photo, or add several; MediaFailed if that fails."""

    source: Source


class TakePhoto(Value):
    """Stop the camera's picture as it is now."""


class ZoomPhoto(Value):
    """Make the photo larger by this number of steps; a negative number makes it smaller."""

    steps: int


class UndoStroke(Value):
    """Take back the last line of the drawing."""


class RedoStroke(Value):
    """Draw again what was taken back last."""


class ClearPad(Value):
    """Clear the drawing."""


class FinishImage(Value):
    """Make an image of the photo or the drawing; answered by ImageMade or MediaFailed."""


class RecordSound(Value):
    """Record for two seconds at most; answered by SoundMade or MediaFailed."""


class OpenSound(Value):
    """Let the user choose a file with a sound; answered by SoundMade or MediaFailed."""


class StopSound(Value):
    """Stop the recording before that."""


class CloseMedia(Value):
    """Switch off camera and microphone; a recording is lost."""


class SaveImage(Value):
    """Save an image or a sound that was just made; with it goes what is saved in the same task."""

    image_id: str


class DropImages(Value):
    """Delete the images and sounds that no saved set needs."""


class PlaySaved(Value):
    """Play the recorded sound with this id."""

    sound: str


RecordingEffect: TypeAlias = (
    RecordSound | OpenSound | StopSound | CloseMedia | PlaySaved | SaveImage | DropImages
)
"""Effects on sounds, and on what is saved."""

MediaEffect: TypeAlias = (
    OpenPhoto
    | TakePhoto
    | ZoomPhoto
    | UndoStroke
    | RedoStroke
    | ClearPad
    | FinishImage
    | RecordingEffect
)
"""Effects that make the pictures of a set."""

SoundEffect: TypeAlias = PlaySound | Call | CallRow | Talk | Say | Silence
"""Effects that are heard."""

PageEffect: TypeAlias = (
    ReleaseGame | OfferFile | Share | StartNewVersion | ApplySet | PlayToy | SoundEffect
)
"""Effects that the page itself runs. LinkSent answers Share; the others have no answer."""


class AskForFile(Value):
    """Let the user choose a file with a game; answered by GameOpened."""


class ReadLink(Value):
    """Take the game out of the page's address; answered by GameOpened if there is one."""


class LookBack(Value):
    """Replay the record turn by turn, perhaps to show the chances; answered by LookedBack."""

    record: "Record"
    open_hands: bool

    with_chances: bool = False


class PackLink(Value):
    """Pack the game into the code of a link; answered by LinkPacked."""

    history: "History"


LongEffect: TypeAlias = LookBack | PackLink | JudgeGame
"""Effects that compute longer for a longer game; `history/reading.py` has the answers."""


class ChooseSum(Value):
    """Choose two numbers by chance, one from each range; answered by SumChosen."""

    one: range
    other: range


class AskForZoo(Value):
    """Let the user choose a file with a picture set; answered by SetMade or ZooRefused."""


class OfferZoo(Value):
    """Offer the picture set to the user as a file, with its images and sounds."""

    pictures: PictureSet


class BeginSet(Value):
    """Give the new picture set an id by chance; answered by SetMade."""

    pictures: PictureSet


ZooEffect: TypeAlias = AskForZoo | OfferZoo
"""Effects on picture sets as files."""

PromptEffect: TypeAlias = (
    AskForFile | ReadLink | LongEffect | ReviewGame | ChooseSum | BeginSet | ZooEffect | Print
)
"""Effects that are answered at once, or a little later for a long game or by the user."""


class TogetherEffect(Value):
    """The effects on other devices, which `together.py` has."""


class Focus(Value):
    """Move the keyboard's focus to the element with this id."""

    element: str


Effect: TypeAlias = (
    ClaimEffect
    | SaveEffect
    | ShelfEffect
    | ReadEffect
    | PromptEffect
    | DamagedEffect
    | PageEffect
    | MediaEffect
    | TogetherEffect
    | Focus
    | TimedEffect
    | BotEffect
    | PuzzleEffect
    | AskSheet
    | WorkEffect
)

Result: TypeAlias = tuple[Model, tuple[Effect, ...]]
"""The model after a message, and the effects to run."""
