"""Everything that the page depends on, as frozen data."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from game.rules.edition import Edition
from game.ui.model.builder import Building
from game.ui.model.coach import Coaching
from game.ui.model.dialog import Dialog
from game.ui.model.ground import Ground
from game.ui.model.history import LookingBack
from game.ui.model.home import HOME, Home
from game.ui.model.learn import Lessons
from game.ui.model.pictures import Editing
from game.ui.model.screen import Over, Screen
from game.ui.model.seat_bots import KnownBots
from game.ui.model.setup import SetUp
from game.ui.model.sum import Sum
from game.ui.model.table import Table
from game.ui.saved.damaged import Damaged
from game.ui.saved.news import News
from game.ui.saved.person import Person
from game.ui.sets.picture_set import PictureSet
from game.ui.settings.settings import Settings

if TYPE_CHECKING:
    from game.ui.boards.drafts import Draft
    from game.ui.model.devices import Together
    from game.ui.model.far import FarSeats
    from game.ui.model.shelf import Shelved
    from game.ui.play.game import Game
    from game.ui.play.history import History

BOARD_SHARE = 0.6
"""The part of a tall page that is left for the board."""


@dataclass(frozen=True, slots=True)
class Model:
    """The whole page: which screen is shown, and what every screen may need."""

    settings: Settings = field(default_factory=Settings)
    language: str = "en"
    """The code of the page's language, such as `pt`."""
    viewport: tuple[int, int] = (1024, 768)
    """Width and height in CSS pixels."""
    screen: Screen = HOME
    """The screen that is shown, with its state."""
    dialog: Dialog | None = None
    """The dialog that is open over the screen."""
    news: frozenset[News] = frozenset()
    """What the home screen reports."""
    voices: frozenset[str] = frozenset()
    """The codes of the languages that the device can speak, such as `en`."""
    has_saved_game: bool = False
    """On the home screen, whether there is a game to go on with."""
    saved_board: Edition | None = None
    """The board of that game. None until the game has been read."""
    waiting: "Game | None" = None
    """The game whose table waits, hidden, behind the home screen; nobody plays it."""
    damaged: Damaged | None = None
    """The saved text that cannot be read."""
    cannot_save: bool = False
    """Whether the device failed to save."""
    unsaved: int = 0
    """How often it failed again since."""
    shelved: int = 0
    """The number of games that wait on the shelf."""
    shelf: "tuple[Shelved, ...]" = ()
    """All games that can go on, as they were read last, the saved game first."""
    family: tuple[Person, ...] = ()
    """The people of the family board, as they were read last."""
    sum: Sum | None = None
    """The sum that a grown-up is asked."""
    is_unlocked: bool = False
    """Whether a grown-up has solved it; true until no dialog and no set-up is open."""
    drafts: "tuple[Draft, ...]" = ()
    """Boards that somebody left before they were saved; they are read when a board is opened."""
    boards: tuple[Edition, ...] = ()
    """The boards that people have built and saved, the newest first."""
    sets: tuple[PictureSet, ...] = ()
    """The saved picture sets, the newest first."""
    learning: bool = False
    """Whether the game explains itself."""
    lessons: Lessons = field(default_factory=Lessons)
    """What it has explained so far."""
    known_bots: KnownBots = field(default_factory=KnownBots)
    """The bots of the workshop."""
    together: "Together | None" = None
    """The other devices that play the same game."""
    far: "FarSeats | None" = None
    """The seats of the next game whose people are far away."""
    asks_to_wait: bool = False
    """Whether the page says that something takes long."""

    @property
    def ground(self) -> Ground:
        """The screen that lies over no other one."""
        screen = self.screen
        while isinstance(screen, Over):
            screen = screen.behind
        return screen

    def on_ground(self, ground: Ground) -> "Model":
        """The model with another screen there; what lies over it stays."""
        screen = self.screen
        if isinstance(screen, Coaching) and isinstance(screen.behind, LookingBack):
            behind = screen.behind.replace(behind=ground)
            return replace(self, screen=screen.replace(behind=behind))
        if isinstance(screen, Over):
            return replace(self, screen=screen.replace(behind=ground))
        return replace(self, screen=ground)

    def with_game(self, game: "Game") -> "Model":
        """The model with this game on the table; somebody who looks back goes on with that."""
        table = self.ground
        after = table.replace(game=game) if isinstance(table, Table) else Table(game)
        return self.on_ground(after)

    def with_history(self, history: "History") -> "Model":
        """The model in which somebody looks back on this game, or on another turn of it."""
        if isinstance(self.screen, LookingBack):
            return replace(self, screen=self.screen.replace(history=history))
        return replace(self, screen=LookingBack(history, self.ground))

    @property
    def game(self) -> "Game | None":
        """The game on the table, also while somebody looks back."""
        ground = self.ground
        return ground.game if isinstance(ground, Table) else None

    @property
    def history(self) -> "History | None":
        """The game that somebody looks back on."""
        return self.screen.history if isinstance(self.screen, LookingBack) else None

    @property
    def coaching(self) -> Coaching | None:
        """The moments of a game that somebody looks at."""
        return self.screen if isinstance(self.screen, Coaching) else None

    @property
    def chooses(self) -> Home | SetUp:
        """The screen on which people choose the next game: the set-up if it is open, or home."""
        return self.screen if isinstance(self.screen, SetUp) else HOME

    @property
    def building(self) -> Building | None:
        """The board that somebody builds."""
        ground = self.ground
        return ground if isinstance(ground, Building) else None

    @property
    def editing(self) -> Editing | None:
        """The picture set that somebody changes."""
        ground = self.ground
        return ground if isinstance(ground, Editing) else None

    @property
    def is_locked(self) -> bool:
        """Whether the children's lock holds now."""
        return self.settings.children_lock and not self.is_unlocked

    @property
    def set_in_use(self) -> PictureSet | None:
        """The picture set in use; None for the animals, also if the set is gone."""
        set_id = self.settings.set_id
        return next((one for one in self.sets if one.id == set_id), None) if set_id else None

    @property
    def hides_places(self) -> bool:
        """Whether the board does not show where a card goes: the set in use says so first."""
        if self.set_in_use and self.set_in_use.hides_places:
            return not self.settings.shows_places
        return self.settings.hides_places

    @property
    def shown(self) -> "Game | None":
        """The game that the screen shows: the one on the table, or a past turn of it."""
        if self.coaching and self.coaching.game:
            return self.coaching.game
        return self.history.shown if self.history else self.game

    @property
    def active(self) -> "Game | None":
        """The game that goes on; `None` while somebody looks back."""
        return None if self.history or self.coaching else self.game

    @property
    def explains(self) -> bool:
        """Whether the game explains itself: in lessons, and in the first game of a device."""
        return self.learning or self.settings.is_new

    @property
    def is_demonstrating(self) -> bool:
        """Whether the paw is making the first play of a first game."""
        return self.learning and self.lessons.demonstrates and self.lessons.current is not None

    @property
    def can_branch(self) -> bool:
        """Whether another game can go on from the turn that is shown."""
        if self.history is None or self.history.shown.state.outcome is not None:
            return False
        if self.game is None:
            return not self.history.shown.elsewhere
        return not self.game.elsewhere and self.history.shown.record != self.game.record

    @property
    def can_speak(self) -> bool:
        """Whether the device has a voice for the language."""
        return self.language in self.voices

    @property
    def game_can_wait(self) -> bool:
        """Whether the game on the table is saved, so that it can go on later."""
        return self.has_unfinished_game and not self.cannot_save

    @property
    def games(self) -> int:
        """On the home screen, the number of games to go on with."""
        return self.has_saved_game + self.shelved

    @property
    def has_unfinished_game(self) -> bool:
        """Whether there is a game to go on with, on the table or on the device."""
        return self.has_saved_game if self.game is None else self.game.state.outcome is None

    def has_room(self, size: tuple[int, int]) -> bool:
        """Whether the page has at least this width and height, in CSS pixels."""
        return self.viewport[0] >= size[0] and self.viewport[1] >= size[1]

    @property
    def is_board_turned(self) -> bool:
        """Whether the columns run down the screen: on a wide board, if that makes larger cells."""
        if self.shown is None:
            return False
        columns, rows = self.shown.record.edition.size
        width, height = self.viewport[0], BOARD_SHARE * self.viewport[1]
        upright, turned = min(width / columns, height / rows), min(width / rows, height / columns)
        return self.shown.record.edition.wide and turned > upright
