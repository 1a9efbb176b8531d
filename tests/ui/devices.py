"""Pages on several devices, joined by a network that a test runs by hand."""

import random
from collections import deque
from dataclasses import dataclass, field

from game.rules.action import Action, Draw, Exchange, Pass, Place, Remove
from game.rules.play import legal_actions
from game.rules.record import to_json
from game.steps import conclude
from game.together.code import Code, Kind, code_text
from game.together.description import read_description
from game.ui.app.update import update
from game.ui.frame.message import Message
from game.ui.model.effect import Effect
from game.ui.model.joining import (
    NO_SEAT,
    AcceptAnswer,
    AnswerOffer,
    BeginTogether,
    CloseLink,
    Deliver,
    Drawing,
    InviteDialog,
    JoinDialog,
    OfferLink,
    SaveDevices,
    ScanCodes,
    SendText,
    joining,
)
from game.ui.model.model import Model
from game.ui.model.saving_effects import ClaimSavedGame, Deal, SaveGame, SaveSettings, SetGameAside
from game.ui.model.waiting_games import Games, save
from game.ui.play.game import Game, Phase
from game.ui.saved.devices_text import SavedDevices, devices_text, with_shared
from game.ui.saved.game_text import game_text
from game.ui.screens.saved.reading import saved_game_claimed
from game.ui.screens.table.msg import (
    Dealt,
    DrawPicked,
    HandShown,
    TabletPassed,
)
from game.ui.screens.together.msg import (
    CodeMade,
    CodeSeen,
    InvitePicked,
    JoinedShown,
    JoinPicked,
    LinkClosed,
    LinkOpened,
    LinkSilent,
    ScannerOpened,
    TextCame,
    TogetherReady,
)
from game.ui.settings.settings import Settings
from game.ui.ways import ContinuePicked
from tests.ui.pages import answer_to, taps
from tests.ui.saved_games import DAY

MOST_STEPS = 20_000
VERSION = "0.3.0"
End = tuple[str, int]
"""A device and the number of its link."""


@dataclass
class Network:
    """Devices, the links between them, and what is on its way."""

    chance: int = 0
    pages: dict[str, Model] = field(default_factory=dict)
    saved: dict[str, dict[str, str]] = field(default_factory=dict)
    """The saved texts of each device by name."""

    saved_settings: dict[str, Settings] = field(default_factory=dict)

    offers: dict[str, End] = field(default_factory=dict)
    """Who has offered or answered, by the `ufrag` of the code."""

    ends: dict[End, End] = field(default_factory=dict)
    """The other end of each open link."""

    on_way: deque[tuple[End, Message]] = field(default_factory=deque)
    waits: dict[str, list[Message]] = field(default_factory=dict)
    """What is delivered to a device when time has passed."""

    links: int = 0
    now: float = 0.0
    all_effects: list[tuple[str, Effect]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = random.Random(self.chance)

    def add(self, device: str, settings: Settings) -> None:
        self.saved[device] = {"devices": devices_text(SavedDevices(device))}
        self.saved_settings[device] = settings
        self.pages[device] = Model(settings)

    def do(self, device: str, *messages: Message) -> None:
        """Delivers messages to a page, and runs the effects of each."""
        todo = deque(messages)
        for _step in range(MOST_STEPS):
            if not todo:
                return
            self.pages[device], effects = update(self.pages[device], todo.popleft())
            answers: list[Message] = []
            for effect in effects:
                self.all_effects.append((device, effect))
                answers += self._run(device, effect)
            todo.extendleft(reversed(answers))
        raise AssertionError("the page never comes to rest")

    def invite(self, host: str, guest: str, seat: int = NO_SEAT) -> None:
        """The host and a guest join by their two codes."""
        self.do(host, InvitePicked(seat))
        self.do(guest, JoinPicked())
        self.meet(host, guest)

    def meet(self, host: str, guest: str) -> None:
        """The two cameras look at each other's codes."""
        self.do(guest, CodeSeen(f"http://localhost/{self.code(host)}"))
        self.do(host, CodeSeen(self.code(guest)))
        self.settle()

    def code(self, device: str) -> str:
        """The code that the device shows."""
        shown = joining(self.pages[device])
        assert isinstance(shown, InviteDialog | JoinDialog)
        assert shown.drawing is not None
        return shown.drawing.code

    def settle(self) -> None:
        """Delivers all that is on its way, and lets a moment pass."""
        for _delivery in range(MOST_STEPS):
            if not self.on_way:
                break
            self.deliver()
        for device, messages in self.waits.items():
            shown = [msg for msg in messages if isinstance(msg, JoinedShown)]
            messages.clear()
            self.do(device, *shown)

    def deliver(self) -> None:
        """Delivers what was sent first; on a link that is closed it is lost."""
        (device, link), msg = self.on_way.popleft()
        self.now += 1
        if isinstance(msg, TextCame):
            if (device, link) not in self.ends:
                return
            msg = msg.replace(now=self.now)
        self.do(device, msg)

    def cut(self, device: str) -> None:
        """All links of the device are lost; both ends notice."""
        for end in [end for end in self.ends if end[0] == device]:
            other = self.ends.pop(end)
            self.ends.pop(other)
            self.do(end[0], LinkClosed(end[1]))
            self.do(other[0], LinkClosed(other[1]))

    def silence(self, device: str, *, is_silent: bool) -> None:
        """The links of the device are silent, or are heard again."""
        for end, other in [(end, other) for end, other in self.ends.items() if end[0] == device]:
            self.do(end[0], LinkSilent(end[1], is_silent))
            self.do(other[0], LinkSilent(other[1], is_silent))

    def reload(self, device: str) -> None:
        """The page is loaded again, and goes on with the saved game."""
        for end in [end for end in self.ends if end[0] == device]:
            other = self.ends.pop(end)
            self.ends.pop(other)
            self.do(other[0], LinkClosed(other[1]))
        settings = self.saved_settings[device]
        self.pages[device] = Model(settings, has_saved_game="game" in self.saved[device])
        self.waits.pop(device, None)
        self.do(device, ContinuePicked())

    def play(self, device: str) -> bool:
        """Somebody at this device does something; False if nobody can."""
        game = self.pages[device].game
        if game is None or game.state.outcome is not None:
            return False
        if game.phase is Phase.COVERED:
            self.do(device, HandShown())
            return True
        if game.may_draw and (game.phase is Phase.HANDING_ON or self.rng.random() < 0.5):
            self.do(device, DrawPicked(self.rng.choice(game.may_draw)))
            return True
        if game.phase in (Phase.HANDING_ON, Phase.LANDED):
            self.do(device, TabletPassed())
            return True
        if game.phase is not Phase.PLAYING:
            return False
        self.do(device, *taps(game, self.rng.choice(plays(game))))
        return True

    def records(self) -> list[str]:
        """The game on the table of each device as text."""
        games = [page.game for page in self.pages.values()]
        return ["" if game is None else to_json(game.record) for game in games]

    def _run(self, device: str, effect: Effect) -> list[Message]:
        """What the page does, and its answers."""
        texts = self.saved[device]
        match effect:
            case BeginTogether():
                saved, devices = texts.get("game", ""), texts["devices"]
                return [TogetherReady(device, VERSION, True, saved, devices)]
            case ScanCodes():
                return [ScannerOpened(True)]
            case OfferLink() | AnswerOffer() | AcceptAnswer():
                return self._join(device, effect)
            case SendText(link, text):
                if (device, link) in self.ends:
                    other = self.ends[device, link]
                    self.on_way.append((other, TextCame(other[1], text, 0.0)))
            case CloseLink(link):
                if (device, link) in self.ends:
                    other = self.ends.pop((device, link))
                    self.on_way.append((other, LinkClosed(other[1])))
            case Deliver(msg):
                self.waits.setdefault(device, []).append(msg)
            case SaveGame() | SetGameAside() | SaveDevices():
                _save(texts, effect)
            case _:
                return self._answers(device, effect)
        return []

    def _join(self, device: str, effect: OfferLink | AnswerOffer | AcceptAnswer) -> list[Message]:
        match effect:
            case OfferLink():
                return [self._coded(device, Kind.OFFER)[1]]
            case AnswerOffer(_device, offer):
                there = read_description(offer, device)
                end, made = self._coded(device, Kind.ANSWER)
                self.offers[f"{end[1]:08d}"] = end
                self.ends[end] = self.offers[there.ufrag]
                return [made]
            case AcceptAnswer(link, answer):
                end = self.offers[read_description(answer, device).ufrag]
                if self.ends.get(end) != (device, link):
                    return [LinkClosed(link)]
                self.ends[device, link] = end
                self.on_way.append(((device, link), LinkOpened(link)))
                self.on_way.append((end, LinkOpened(end[1])))
        return []

    def _answers(self, device: str, effect: Effect) -> list[Message]:
        texts = self.saved[device]
        match effect:
            case Deal(_seats, dealer, board):
                return [Dealt(f"{self.rng.getrandbits(128):032x}", dealer or 0, board)]
            case ClaimSavedGame():
                steps = saved_game_claimed(texts.get("game", ""), texts["devices"])
                return [conclude(steps)]
            case SaveSettings(settings):
                self.saved_settings[device] = settings
                return []
            case _:
                answer = answer_to(effect, self.rng)
                return [answer] if answer else []

    def _coded(self, device: str, kind: Kind) -> tuple[End, CodeMade]:
        """A new link with its code."""
        self.links += 1
        ufrag = f"{self.links:08d}"
        self.offers[ufrag] = (device, self.links)
        code = Code(kind, device, bytes(32), ufrag, "p" * 22)
        return (device, self.links), CodeMade(self.links, Drawing(code_text(code), 41, "M0 0"))


def _save(texts: dict[str, str], effect: SaveGame | SetGameAside | SaveDevices) -> None:
    match effect:
        case SaveGame(None):
            texts.pop("game", None)
        case SaveGame(record, open_hands, by_message):
            assert record is not None
            texts["game"] = game_text(record, open_hands=open_hands, by_message=by_message)
        case SetGameAside():
            games = Games(texts.pop("game", ""), texts.get("shelf", ""))
            texts["shelf"] = save(games, "", DAY).shelf
        case SaveDevices(saved):
            texts["devices"] = with_shared(texts.get("devices", ""), saved)


def plays(game: Game) -> list[Action]:
    """The legal actions of the seat in view but drawing."""
    legal = [action for action in legal_actions(game.state) if not isinstance(action, Draw)]
    return [a for a in legal if isinstance(a, Place | Remove | Exchange | Pass)]


def sees_only_own_hands(model: Model, device: str) -> bool:
    """Whether the page shows only hands of seats that the device plays."""
    game, together = model.game, model.together
    if game is None or together is None or together.game is None or game.state.outcome:
        return True
    own = {seat for seat, place in enumerate(together.game.places) if place == device}
    own |= set(range(len(together.game.places))) - together.elsewhere
    shown = {seat for seat, hand in enumerate(game.shown_hands) if hand}
    is_own = game.seat in own and game.seat not in game.elsewhere
    return shown <= own and (is_own or not game.hand_shown)
