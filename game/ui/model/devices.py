"""The devices that play one game: what the page knows of them; pure."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game.rules.record import Record
from game.together.guest import Guest, Stage
from game.together.host import Host
from game.together.messages import Hello
from game.together.shared_game import SharedGame
from game.ui.look.names import clean_name
from game.ui.look.words import FACES
from game.ui.model.travel import Travel
from game.ui.saved.game_id import seed_id
from game.ui.settings.settings import PERSON, Settings


@dataclass(frozen=True, slots=True)
class Together:
    """A room with several devices, seen by one of them."""

    side: Host | Guest

    links: Mapping[int, str] = field(default_factory=dict)
    """The device at the other end of each link that is open or being opened."""

    silent: frozenset[int] = frozenset()
    """The links on which nothing is heard now."""

    known: Mapping[str, Hello] = field(default_factory=dict)
    """What each device has said of itself."""

    given: Mapping[int, str] = field(default_factory=dict)
    """The devices that get these seats in the next game; on the host."""

    departed: frozenset[str] = frozenset()
    """The devices that have said goodbye and have not joined again."""

    keeps_own: bool = False
    """Whether a guest has a saved game, which goes to the shelf when the host's game comes."""

    travel: Travel = field(default_factory=Travel)
    """The pictures that go from the host to guests."""

    @property
    def own(self) -> str:
        """The id of this device."""
        return self.side.hello.device

    @property
    def is_host(self) -> bool:
        """Whether this device deals."""
        return isinstance(self.side, Host)

    @property
    def game(self) -> SharedGame | None:
        """The game that the devices share."""
        return self.side.game

    def link_of(self, device: str) -> int:
        """The newest link to the device; 0 without one."""
        return max((link for link, there in self.links.items() if there == device), default=0)

    @property
    def present(self) -> frozenset[str]:
        """The devices that have joined and are heard."""
        side = self.side
        if isinstance(side, Host):
            joined = set(side.guests)
        else:
            is_apart = side.stage in (Stage.APART, Stage.GREETING)
            joined = set() if is_apart else {side.host}
        return frozenset(d for d in joined if self.link_of(d) not in self.silent)

    @property
    def elsewhere(self) -> frozenset[int]:
        """The seats of the shared game that other devices play."""
        places = self.game.places if self.game else ()
        here = {self.own} | (self.side.taken if isinstance(self.side, Host) else frozenset())
        return frozenset(seat for seat, device in enumerate(places) if device not in here)

    @property
    def away(self) -> frozenset[int]:
        """Those of them that cannot be reached: a guest reaches all others by the host."""
        present, places = self.present, self.game.places if self.game else ()
        if not self.is_host:
            return frozenset() if present else self.elsewhere
        return frozenset(seat for seat in self.elsewhere if places[seat] not in present)

    @property
    def departed_seats(self) -> frozenset[int]:
        """Those of them whose device has left on purpose."""
        places = self.game.places if self.game else ()
        return frozenset(seat for seat in self.away if places[seat] in self.departed)

    @property
    def is_parted(self) -> bool:
        """Whether a device that plays the shared game cannot be reached, or plays no seat now."""
        there = set(self.game.places if self.game else ()) - {self.own}
        return bool(there - self.present) if self.is_host else bool(there) and not self.present

    def device_at(self, seat: int) -> str:
        """The device that plays the seat of the shared game; empty if there is none."""
        return (self.game.place(seat) or "") if self.game else ""

    @property
    def host_seats(self) -> tuple[int, ...]:
        """The seats of the shared game that the host plays, also computers."""
        host = self.own if isinstance(self.side, Host) else self.side.host
        places = enumerate(self.game.places if self.game else ())
        return tuple(seat for seat, device in places if device == host)

    def given_seats(self, settings: Settings) -> dict[int, str]:
        """The seats that other devices get if these settings are dealt."""
        return {
            seat: device
            for seat, device in self.given.items()
            if self.is_host and seat < settings.seats and settings.who[seat] == PERSON
        }

    def with_given(self, seat: int, device: str) -> "Together":
        """The device gets the seat in the next game."""
        return replace(self, given={**self.given, seat: device})

    def without_given(self, seat: int) -> "Together":
        """Somebody here gets the seat in the next game."""
        return replace(self, given={s: d for s, d in self.given.items() if s != seat})

    def without_link(self, link: int) -> "Together":
        """The link is gone."""
        links = {one: device for one, device in self.links.items() if one != link}
        return replace(self, links=links, silent=self.silent - {link})


def face_of(hello: Hello | None) -> str:
    """The face of the device's first person; a usual one if it is unknown."""
    return hello.face if hello and hello.face in FACES else next(iter(FACES))


def name_of(hello: Hello | None) -> str:
    """The name of the device's first person, as it can be shown; perhaps empty."""
    return clean_name(hello.name) if hello else ""


def game_id(record: Record) -> str:
    """The id of a game, on each device that shares it."""
    return seed_id(record.setup.seed)
