"""Devices that play by message: links are carried by hand, and each device has a shelf."""

from dataclasses import dataclass, field

from game.steps import conclude
from game.together.message_link import SIGN
from game.ui.frame.message import Message
from game.ui.model.effect import Effect
from game.ui.model.joining import Deliver
from game.ui.model.letters import PackLetter, ReadDevice, ReadLetter, SendLetter
from game.ui.model.saving_effects import FindGame, PutOnTable, SetGameAside
from game.ui.model.waiting_games import Games, find, save
from game.ui.play.game import Game
from game.ui.saved.devices_text import read_devices
from game.ui.screens.history.letters import letter_packed, letter_read
from game.ui.screens.saved.reading import saved_game_claimed
from game.ui.screens.table.msg import HandShown
from game.ui.screens.together.msg import (
    DeviceRead,
    KnownGameRead,
    LetterOpened,
    LetterSent,
    PlayShownAgain,
    SendPicked,
)
from game.ui.settings.settings import Settings
from tests.ui.devices import Network

DAY = "2026-11-28"


@dataclass
class Post(Network):
    """Devices that send links to each other."""

    sent: dict[str, str] = field(default_factory=dict)
    """The last link of each."""

    words: dict[str, str] = field(default_factory=dict)
    """What a messenger shows with each of them."""

    result: str = "shared"
    """What becomes of links."""

    def add(self, device: str, settings: Settings) -> None:
        super().add(device, settings)
        self.saved[device] |= {"game": "", "shelf": ""}

    def send(self, device: str) -> str:
        """The device sends its game; what stands behind `#p=` in the link."""
        self.do(device, SendPicked())
        return self.sent[device]

    def open(self, device: str, text: str) -> None:
        """The page of the device is opened with a link, and shows what others have done."""
        self.do(device, LetterOpened(text))
        self.watch(device)

    def watch(self, device: str) -> None:
        """All that others have done is shown."""
        while waiting := self.waits.pop(device, None):
            self.do(device, *(msg for msg in waiting if isinstance(msg, PlayShownAgain)))

    def game(self, device: str) -> Game:
        """The game on the table of the device."""
        game = self.pages[device].game
        assert game is not None
        return game

    def play_turn(self, device: str) -> None:
        """People at the device play until the game waits for another one, or is over."""
        self.do(device, HandShown())
        while self.play(device):
            pass

    def _run(self, device: str, effect: Effect) -> list[Message]:
        texts = self.saved[device]
        own = read_devices(texts["devices"]).device
        match effect:
            case ReadDevice(seat):
                return [DeviceRead(seat, own)]
            case ReadLetter(text):
                return [conclude(letter_read(text, own))]
            case PackLetter(game):
                return [conclude(letter_packed(game))]
            case SendLetter(version, code, words):
                self.sent[device], self.words[device] = code, words
                return [LetterSent(version, self.result, f"http://localhost/{SIGN}{code}")]
            case FindGame(game_id):
                games = Games(texts["game"], texts["shelf"])
                return [KnownGameRead(game_id, find(games, game_id))]
            case PutOnTable(text):
                self._save(texts, text)
                return [conclude(saved_game_claimed(text, texts["devices"]))]
            case SetGameAside(is_over):
                self._save(texts, "", ended=texts["game"] if is_over else "")
            case Deliver(PlayShownAgain()):
                self.waits[device] = [effect.msg]
            case _:
                return super()._run(device, effect)
        return []

    def _save(self, texts: dict[str, str], text: str, *, ended: str = "") -> None:
        after = save(Games(texts["game"], texts["shelf"]), text, DAY, ended=ended)
        texts.update(game=after.game, shelf=after.shelf)
