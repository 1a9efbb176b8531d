"""Effects whose answer comes from the user, by chance or from the browser."""

from collections.abc import Awaitable
from dataclasses import replace
from typing import TYPE_CHECKING

from js import window

from game.ui.boards.links import read_link
from game.ui.browser.address import ANY_LETTER, shared_code, take_code, take_hash
from game.ui.browser.chance import new_id, new_rng
from game.ui.browser.page import page
from game.ui.browser.tasks import deliver_steps, start
from game.ui.browser.zoo_files import save_zoo, zoo_read
from game.ui.frame.loop import Deliver
from game.ui.model.coach import ReviewGame
from game.ui.model.effect import (
    AskForFile,
    AskForZoo,
    BeginSet,
    ChooseSum,
    OfferZoo,
    PromptEffect,
    ReadLink,
)
from game.ui.model.print import Print
from game.ui.screens.builder.msg import BoardLinked
from game.ui.screens.coach import reading as coach
from game.ui.screens.history.reading import (
    answer,
    file_opened,
    link_opened,
)
from game.ui.screens.lock.msg import SumChosen
from game.ui.screens.pictures.msg import SetMade
from game.ui.screens.print.msg import PrintRefused
from game.ui.screens.together.msg import LetterOpened, OfferOpened
from game.ui.sets.bad_zoo import MAX_FILE

if TYPE_CHECKING:
    from game.ui.browser.bridge import Bytes

OFFER = "#t="
"""The address of a device that invites others ends with this and its code."""

ANY_BOARD = "(?i)#board(?:=|%(?:25)*3d)"
"""`SIGN` of a board, also as some messengers write it."""

ANY_FILE = ""
"""Any ending. On an iPad nobody can choose a file whose ending it does not know, such as `.zoo`."""


def run(effect: PromptEffect, deliver: Deliver) -> None:
    """Runs the effect; a user who cancels gives no answer."""
    match effect:
        case BeginSet(pictures):
            deliver(SetMade(replace(pictures, id=new_id())))
        case AskForZoo():
            start(_open_zoo(page.openBytes(ANY_FILE, MAX_FILE), deliver))
        case OfferZoo(pictures):
            start(save_zoo(pictures))
        case Print():
            _open_print_dialog(deliver)
        case ChooseSum(one, other):
            deliver(SumChosen(new_rng().choice(one), new_rng().choice(other)))
        case AskForFile():
            start(_open_file(page.openFile(), deliver))
        case ReadLink():
            _read_link(deliver)
        case ReviewGame():
            deliver_steps(coach.answer(effect), deliver)
        case _:
            deliver_steps(answer(effect), deliver)


def _read_link(deliver: Deliver) -> None:
    """Delivers what the address holds: a game, a host's code, a link by message, or a board."""
    if (code := shared_code()) is not None:
        deliver_steps(link_opened(code), deliver)
    elif (offer := take_hash(OFFER)) is not None:
        deliver(OfferOpened(OFFER + offer))
    elif (letter := take_code(ANY_LETTER)) is not None:
        deliver(LetterOpened(letter))
    elif (board := take_code(ANY_BOARD)) is not None:
        deliver(BoardLinked(read_link(board)))


def _open_print_dialog(deliver: Deliver) -> None:
    """Delivers `PrintRefused` in Firefox for Android, for example, which has no such dialog."""
    if getattr(window, "print", None):
        window.print()
    else:
        deliver(PrintRefused())


async def _open_zoo(asked: "Awaitable[Bytes | None]", deliver: Deliver) -> None:
    """Delivers the set of the file that the user chooses; nothing if the user cancels."""
    file = await asked
    if file is not None:
        deliver(await zoo_read(file.to_bytes()))


async def _open_file(asked: Awaitable[str | None], deliver: Deliver) -> None:
    """Delivers the text of the file that the user chooses; nothing if the user cancels."""
    text = await asked
    if isinstance(text, str):
        deliver_steps(file_opened(text), deliver)
