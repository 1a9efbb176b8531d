"""The settings: the answers on the home screen, and what else people choose."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal, TypeAlias

from game.bots.level_names import LEVELS, Level
from game.rules.edition import Colour, DrawMode, Edition, Seating
from game.rules.edition_data import load_edition
from game.rules.state import Options, Seat, Setup
from game.ui.look.words import FACES, PLAYED_BY_BOT

MAX_SEATS = 6
COLOURS = ("red", "blue", "yellow", "green")
USUAL_FACES = tuple(FACES)[:MAX_SEATS]
PERSON: Final = "person"
WHO = (PERSON, *LEVELS)
"""Who may play a seat, besides the bots that people have written."""


class Age(Enum):
    """Who plays, as the first start asks it."""

    LITTLE = "little"
    CHILD = "child"
    GROWN_UP = "grown-up"


class Pace(Enum):
    """How fast the computer's turns are shown."""

    SLOW = "slow"
    NORMAL = "normal"
    AT_ONCE = "at-once"


@dataclass(frozen=True, slots=True)
class SeatBot:
    """A bot as a seat names it: its name, as `clean_name` makes it, and one of BOT_FACES."""

    name: str
    face: str


Who: TypeAlias = Literal["person"] | Level | SeatBot
"""Who plays a seat: a person, a level of the computer, or a bot that people have written."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What people have chosen.

    - `names`: a name for each of MAX_SEATS seats, empty for a seat that is called after its face
    - `faces`: for each of them another one of FACES
    - `who`: who plays each of them
    - `colours`: the colours of the seats, or of the two teams, in this order
    - `hand_size`: 0 means a full hand
    - `youngest`: the seat that starts; None if the dealer is chosen by chance
    - `loser_starts`: whether a seat that has lost starts the next game, or the next seat does
    - `hides_places`: whether the board does not show where a card goes
    - `shows_places`: whether it does so although the picture set in use says that it does not
    - `sound`: whether anything is heard; `calls`: whether animals call, if anything is heard
    - `read_aloud`: whether the page says what it writes, if anything is heard
    - `is_new`: whether no full game has ended on this device since its first start
    - `learned`: whether a first game was played to its end or skipped
    - `built`: the built board that is played, in place of `edition`
    - `set_id`: the id of the picture set in use; empty for the animals
    - `unknown_fields`: the fields that only a newer version knows, as a JSON object
    """

    edition: str = "little-zoo"
    seats: int = 2
    names: tuple[str, ...] = ("",) * MAX_SEATS
    faces: tuple[str, ...] = USUAL_FACES
    who: tuple[Who, ...] = (PERSON, "fox", PERSON, PERSON, PERSON, PERSON)
    colours: tuple[Colour, ...] = COLOURS
    hand_size: int = 0
    power_cards: bool = True
    manual_draw: bool = False
    youngest: int | None = None
    open_hands: bool = False
    loser_starts: bool = True
    pace: Pace = Pace.NORMAL
    watch_out: bool = False
    hides_places: bool = False
    shows_places: bool = False
    sound: bool = True
    calls: bool = True
    read_aloud: bool = False
    children_lock: bool = False
    is_new: bool = False
    learned: bool = False
    built: Edition | None = None
    set_id: str = ""
    unknown_fields: str = "{}"

    @property
    def rules(self) -> Edition:
        """The edition that is dealt."""
        return self.built or load_edition(self.edition)

    @property
    def seating(self) -> Seating:
        """What the edition says about this number of seats."""
        return self.rules.seating(self.seats) or self.rules.seatings[0]

    @property
    def cards(self) -> int:
        """The number of cards in a full hand of this game."""
        return min(self.hand_size or self.seating.hand_size, self.seating.hand_size)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(self.seats) if self.who[seat] == PERSON)

    @property
    def has_computers(self) -> bool:
        """Whether a computer plays a seat."""
        return len(self.people) < self.seats

    @property
    def teams(self) -> int:
        """The number of colours that play."""
        return self.seating.colours

    def colour(self, seat: int) -> Colour:
        """The colour of a seat."""
        known = [colour for colour in self.colours if colour in self.rules.colours]
        return known[seat % self.teams]

    @property
    def seated(self) -> tuple[Seat, ...]:
        """The seats of the game; the name of a level is empty."""
        return tuple(map(self._seat, range(self.seats)))

    def _seat(self, number: int) -> Seat:
        face, colour, who = self.faces[number], self.colour(number), self.who[number]
        if isinstance(who, SeatBot):
            return Seat(who.name, colour, PLAYED_BY_BOT, who.face)
        if who != PERSON:
            return Seat("", colour, who)
        return Seat(self.names[number], colour, face="" if face == USUAL_FACES[number] else face)

    def setup(self, seed: str, dealer: int) -> Setup:
        """The set-up of a game with these settings."""
        by_hand = self.manual_draw and DrawMode.MANUAL in self.rules.draw
        draw = DrawMode.MANUAL if by_hand else DrawMode.AUTO
        return Setup(
            options=Options(self.cards, self.power_cards, draw),
            seats=self.seated,
            dealer=dealer,
            seed=seed,
        )


STAND_IN = LEVELS[0]
"""The level that plays for a bot that was deleted."""
