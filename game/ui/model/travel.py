"""The pictures of the host that go to a guest: what both know; pure."""

from enum import Enum

from game.together.pictures import Piece, Pieces
from game.ui.frame.value import Value


class Way(Enum):
    """How far the pictures are, at a guest."""

    NONE = "none"
    ASKED = "asked"
    """The people at the host have not answered."""

    COMING = "coming"
    OPENING = "opening"
    """All pieces are here; the page reads the file."""

    HERE = "here"
    NOT_NOW = "not now"
    """The people at the host do not send them."""

    LOST = "lost"
    """The link was lost, or no more pieces came."""

    REFUSED = "refused"
    """The file is none; `Travel.fault` says why."""


class Travel(Value):
    """The pictures on their way.

    At a guest:

    - `offered`: whether the host's game shows own pictures
    - `key`: which pictures these are; the same pictures have the same one
    - `offers`: the keys of the pictures that the people here know of
    - `asks`: how often the guest has asked; late timers of an earlier time are ignored
    - `fault`: a value of `ZooFault`

    At the host:

    - `asking`: the devices that wait for an answer of the people here
    - `refused`: the devices that got "Not now", as often as they did
    - `sending`: the devices that may get the pieces, with these
    """

    offered: bool = False
    key: str = ""
    offers: tuple[str, ...] = ()
    way: Way = Way.NONE
    pieces: Pieces = Pieces()
    asks: int = 0
    fault: str = ""

    asking: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    sending: tuple[tuple[str, tuple[Piece, ...]], ...] = ()

    @property
    def is_new(self) -> bool:
        """Whether the host shows pictures of which the people here do not know."""
        return self.offered and self.key not in self.offers

    def known(self) -> "Travel":
        """The people here know of the pictures."""
        return self.replace(offers=(*self.offers, self.key)) if self.is_new else self

    @property
    def goes_on(self) -> bool:
        """Whether a guest needs the host for it."""
        return self.way in (Way.ASKED, Way.COMING)

    def pieces_for(self, device: str) -> tuple[Piece, ...]:
        """What the device may get; empty without a yes."""
        return dict(self.sending).get(device, ())

    def without_wish(self, device: str) -> "Travel":
        """The people here have answered the device, or it is gone."""
        return self.replace(asking=tuple(one for one in self.asking if one != device))

    def with_sending(self, device: str, pieces: tuple[Piece, ...]) -> "Travel":
        """The device may get these pieces. Empty pieces end that."""
        others = tuple(pair for pair in self.sending if pair[0] != device)
        return self.replace(sending=(*others, (device, pieces)) if pieces else others)
