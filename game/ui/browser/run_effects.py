"""Runs effects: chance, storage, time, the page's language and focus, and the page's JavaScript."""

import asyncio
import os
import random
import sys
import time
import traceback
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import replace
from typing import TypeVar, assert_never

from js import document, performance, window
from pyodide.ffi import create_once_callable

from game.bots.hint import think_of_hint
from game.bots.levels import think
from game.rules.json_text import UnreadableError
from game.steps import Steps
from game.ui.boards.boards_text import boards_text, read_boards
from game.ui.browser.bridge import Bytes, page
from game.ui.browser.chance import new_rng, new_seed
from game.ui.browser.dom import Dom
from game.ui.browser.first_paint import write_first_paint
from game.ui.browser.keeping_boards import changed
from game.ui.browser.keeping_sets import changed as changed_sets
from game.ui.browser.make_media import fetch_library, make_media
from game.ui.browser.slices import SLICE, after_slice, in_slices
from game.ui.frame.loop import Deliver
from game.ui.frame.message import Message
from game.ui.kept.damaged import DamagedName
from game.ui.kept.family import count
from game.ui.kept.family_text import family_text, read_family
from game.ui.kept.game_text import game_text
from game.ui.kept.settings_text import settings_text
from game.ui.look.i18n import direction
from game.ui.model.effect import (
    AskForFile,
    AskForZoo,
    BeginSet,
    BoardEffect,
    Call,
    CallRow,
    ChooseSum,
    ClaimEffect,
    ClaimGame,
    ClaimOriginal,
    ClaimSavedGame,
    ClearFamily,
    CountGame,
    DamagedEffect,
    Deal,
    DeleteDamaged,
    Effect,
    FetchLibrary,
    Focus,
    KeepEffect,
    LayOut,
    MadeEffect,
    MediaEffect,
    MovePaw,
    OfferFile,
    OfferZoo,
    PageEffect,
    PlaySound,
    Print,
    PromptEffect,
    ReadBoards,
    ReadEffect,
    ReadFamily,
    ReadLink,
    ReadSavedGame,
    ReadSets,
    ReleaseGame,
    SaveEffect,
    SaveGame,
    SaveLanguage,
    SaveOriginal,
    SaveSettings,
    Say,
    SetDamagedAside,
    Share,
    ShowLanding,
    ShowStaged,
    SoundEffect,
    StartNewVersion,
    StopWork,
    Think,
    ThinkOfHint,
    TimedEffect,
    TryOut,
    WearSet,
    WorkEffect,
)
from game.ui.screens.builder.msg import BoardsRead
from game.ui.screens.builder.work import lay, try_on
from game.ui.screens.family.msg import FamilyRead
from game.ui.screens.history.msg import OriginalRead
from game.ui.screens.history.reading import (
    answer,
    file_opened,
    game_claimed,
    link_opened,
    original_claimed,
    original_read,
)
from game.ui.screens.learn.msg import PawPressed
from game.ui.screens.lock.msg import SumChosen
from game.ui.screens.page.msg import WaitBegan, WaitEnded
from game.ui.screens.pictures.msg import LibraryRead, SetBegun, SetsRead
from game.ui.screens.saved.msg import (
    NotSaved,
    NotSetAside,
    OpenElsewhere,
    SavedGameRead,
    UnreadableFound,
)
from game.ui.screens.saved.reading import saved_game_claimed, saved_game_read
from game.ui.screens.table.msg import ComputerChose, Dealt, HintFound, LandingShown, StageShown
from game.ui.sets.bad_zoo import MAX_FILE
from game.ui.sets.picture_set import PictureSet
from game.ui.sets.sets_text import read_sets, sets_text
from game.ui.sets.worn import wear_json

Found = TypeVar("Found")

SET_ID_BYTES = 8

ZOO = ".zoo"
"""What files with a picture set end with."""

MOMENT = 0.4
"""Seconds after which the page says that something takes long."""

LINK = "#g="
"""The start of the page's address after which a game follows."""

HINT_SEED = "hint"
"""A fixed seed, so that the same hint comes when somebody asks twice."""

BEAT = 0.1
"""Seconds between two reports of how far something is."""

_tasks: set[asyncio.Task[None]] = set()
_working: list[asyncio.Task[None]] = []
"""The task that works on a board, if there is one."""


def run(dom: Dom, effect: Effect, deliver: Deliver) -> None:
    """Runs the effect; an answer is delivered as a message, now or later."""
    if isinstance(effect, SaveEffect):
        _save(effect, deliver)
    elif isinstance(effect, ReadEffect):
        _start(_read(effect, deliver))
    elif isinstance(effect, PromptEffect):
        _answer(effect, deliver)
    elif isinstance(effect, DamagedEffect):
        _move_damaged(effect, deliver)
    elif isinstance(effect, PageEffect):
        _call_page(effect)
    elif isinstance(effect, ClaimEffect):
        _start(_claim(effect, deliver))
    elif isinstance(effect, TimedEffect | MadeEffect):
        _start(_answer_later(effect, deliver))
    elif isinstance(effect, WorkEffect):
        _work(effect, deliver)
    elif isinstance(effect, Focus):
        dom.focus(effect.element)
    else:
        assert_never(effect)


def _call_page(effect: PageEffect) -> None:
    match effect:
        case ReleaseGame():
            page.releaseGame()
        case OfferFile(text):
            page.saveFile(text)
        case Share(code):
            page.shareLink(LINK + code)
        case StartNewVersion():
            page.reload()
        case Print():
            window.print()
        case WearSet(pictures, sampled):
            page.wear(wear_json(pictures, sampled))
        case _ if isinstance(effect, MediaEffect):
            make_media(effect)
        case _:
            _make_sound(effect)


def _make_sound(effect: SoundEffect) -> None:
    match effect:
        case PlaySound(sound):
            page.playSound(sound.value)
        case Call(card, answers, softly):
            page.playCall(card, softly, *answers)
        case CallRow(row):
            page.playRow(*row)
        case Say(element):
            page.speak(document.getElementById(element).textContent)
        case _:
            assert_never(effect)


def _save(effect: SaveEffect, deliver: Deliver) -> None:
    """Begins to save; skips the game and the original if another tab has the game."""
    match effect:
        case SaveGame(record, open_hands):
            text = None if record is None else game_text(record, open_hands=open_hands)
            if page.holdsGame():
                _start(_confirm(page.writeText("game", text), deliver))
        case SaveOriginal(text):
            if page.holdsGame():
                _start(_confirm(page.writeText("original", text or None), deliver))
        case SaveSettings(settings):
            _start(_confirm(page.writeText("settings", settings_text(settings)), deliver))
        case CountGame(game, played):
            day = time.strftime("%Y-%m-%d")
            _change(
                "family",
                lambda text: family_text(count(read_family(text), game, played, day)),
                deliver,
            )
        case ClearFamily():
            _start(_confirm(page.writeText("family", None), deliver))
        case SaveLanguage(language):
            set_page_language(language)
            _start(_confirm(page.writeText("language", language), deliver))
        case _:
            _keep(effect, deliver)


def _keep(effect: KeepEffect, deliver: Deliver) -> None:
    """Begins to change what is kept of what people have made."""
    if isinstance(effect, BoardEffect):
        _change("boards", lambda text: boards_text(changed(read_boards(text), effect)), deliver)
    else:
        _change("sets", lambda text: sets_text(changed_sets(read_sets(text), effect)), deliver)


async def _confirm(writing: Awaitable[bool], deliver: Deliver) -> None:
    if not await writing:
        deliver(NotSaved())


def set_page_language(language: str) -> None:
    """Sets the language of the page, now and for the first paint of the next start."""
    document.documentElement.lang = language
    document.documentElement.dir = direction(language)
    write_first_paint("language", language)


def _change(name: DamagedName, change: Callable[[str | None], str], deliver: Deliver) -> None:
    """Changes a text as it is saved then: another tab may have changed it.

    What is saved in the same task is saved with it. A text that cannot be read is set aside, and
    `change` begins a new one.
    """

    def change_once(text: str | None) -> str:
        try:
            return change(text)
        except UnreadableError:
            deliver(UnreadableFound(name, text or ""))
            _change(name, change, deliver)
            return text or ""

    _start(_confirm(page.changeText(name, create_once_callable(change_once)), deliver))


async def boards_read(reading: Awaitable[str | None], deliver: Deliver) -> BoardsRead:
    """The message about the boards that people have built."""
    return BoardsRead(await _readable("boards", reading, read_boards, deliver))


async def sets_read(reading: Awaitable[str | None], deliver: Deliver) -> SetsRead:
    """The message about the picture sets."""
    return SetsRead(await _readable("sets", reading, read_sets, deliver))


async def _readable(
    name: DamagedName,
    reading: Awaitable[str | None],
    read: Callable[[str], object],
    deliver: Deliver,
) -> str:
    """The saved text; empty if there is none, or if it cannot be read, which is reported."""
    text = await reading or ""
    try:
        read(text)
    except UnreadableError:
        deliver(UnreadableFound(name, text))
        return ""
    return text


def _move_damaged(effect: DamagedEffect, deliver: Deliver) -> None:
    match effect:
        case SetDamagedAside(name, text):
            _start(_set_aside(page.setAside(name, text), text, deliver))
        case DeleteDamaged(text):
            page.deleteDamaged(text)
        case _:
            assert_never(effect)


async def _set_aside(moving: Awaitable[bool], text: str, deliver: Deliver) -> None:
    if not await moving:
        deliver(NotSetAside(text))


async def read_saved_game() -> tuple[SavedGameRead, OriginalRead]:
    """The messages about the saved game and the one that was set aside."""
    reading = page.readText("game"), page.readText("original"), page.readDamaged()
    text, original = await reading[0], await reading[1]
    set_aside = [(name, text) for name, text in await reading[2]]
    saved_game = await in_slices(saved_game_read(text or "", set_aside))
    return saved_game, await in_slices(original_read(original or ""))


async def _read(effect: ReadEffect, deliver: Deliver) -> None:
    match effect:
        case ReadSavedGame():
            for msg in await read_saved_game():
                deliver(msg)
        case ReadFamily():
            reading = page.readText("family")
            deliver(FamilyRead(await _readable("family", reading, read_family, deliver)))
        case ReadBoards():
            deliver(await boards_read(page.readText("boards"), deliver))
        case ReadSets():
            deliver(await sets_read(page.readText("sets"), deliver))
        case FetchLibrary(language):
            deliver(LibraryRead(await fetch_library(language)))
        case _:
            assert_never(effect)


def _answer(effect: PromptEffect, deliver: Deliver) -> None:
    match effect:
        case BeginSet(pictures):
            deliver(SetBegun(replace(pictures, id=os.urandom(SET_ID_BYTES).hex())))
        case AskForZoo():
            _start(_open_zoo(page.openBytes(ZOO, MAX_FILE), deliver))
        case OfferZoo(pictures):
            _start(_offer_zoo(pictures))
        case ChooseSum(one, other):
            deliver(SumChosen(new_rng().choice(one), new_rng().choice(other)))
        case AskForFile():
            _start(_open_file(page.openFile(), deliver))
        case ReadLink():
            _read_link(deliver)
        case _:
            _deliver(answer(effect), deliver)


def _read_link(deliver: Deliver) -> None:
    """Takes the game out of the page's address, so that a reload does not open it again."""
    found = str(window.location.hash)
    if found.startswith(LINK):
        address = window.location.pathname + window.location.search
        window.history.replaceState(window.history.state, "", address)
        _deliver(link_opened(found.removeprefix(LINK)), deliver)


async def _open_zoo(asked: Awaitable[Bytes | None], deliver: Deliver) -> None:
    """Delivers the set of the file that the user chooses; nothing if the user cancels."""
    file = await asked
    if file is not None:
        from game.ui.browser.zoo_files import zoo_read  # noqa: PLC0415 - it loads `zipfile`

        deliver(await zoo_read(file.to_bytes()))


async def _offer_zoo(pictures: PictureSet) -> None:
    from game.ui.browser.zoo_files import save_zoo  # noqa: PLC0415 - it loads `zipfile`

    await save_zoo(pictures)


async def _open_file(asked: Awaitable[str | None], deliver: Deliver) -> None:
    """Delivers the text of the file that the user chooses; nothing if the user cancels."""
    text = await asked
    if isinstance(text, str):
        _deliver(file_opened(text), deliver)


async def _claim(effect: ClaimEffect, deliver: Deliver) -> None:
    """Claims the saved game for this tab, and only then reads it or deals another one."""
    if not await page.claimGame(isinstance(effect, ClaimSavedGame) and effect.take_over):
        deliver(OpenElsewhere())
        return

    def claimed(msg: Message) -> None:
        """Delivers the message unless another tab has taken the game in the meantime."""
        deliver(msg if page.holdsGame() else OpenElsewhere())

    match effect:
        case Deal(seats, dealer):
            chance = int.from_bytes(os.urandom(8)) % seats
            seed = new_seed()
            deliver(Dealt(seed, chance if dealer is None else dealer))
        case ClaimSavedGame():
            _deliver(saved_game_claimed(await page.readText("game") or ""), claimed)
        case ClaimGame():
            _deliver(game_claimed(await page.readText("game") or ""), claimed)
        case ClaimOriginal():
            game, original = await page.readText("game"), await page.readText("original")
            _deliver(original_claimed(game or "", original or ""), claimed)
        case _:
            assert_never(effect)


def _work(effect: WorkEffect, deliver: Deliver) -> None:
    """Begins to work on a board, and stops the work before it."""
    for task in _working:
        task.cancel()
    _working.clear()
    match effect:
        case LayOut(board):
            _working.append(_start(_tell(lay(board, new_rng()), deliver)))
        case TryOut(edition):
            _working.append(_start(_tell(try_on(edition, new_rng()), deliver)))
        case StopWork():
            pass
        case _:
            assert_never(effect)


async def _tell(msgs: Iterator[Message], deliver: Deliver) -> None:
    """Computes the messages in slices; delivers the last one, and now and then one before it."""
    heard = time.perf_counter()
    while True:
        await asyncio.sleep(0)
        until = time.perf_counter() + SLICE
        for msg in msgs:  # noqa: B007
            if time.perf_counter() >= until:
                break
        else:
            break
        if time.perf_counter() >= heard + BEAT:
            deliver(msg)
            heard = time.perf_counter()
    deliver(msg)


def _start(answering: Coroutine[None, None, None]) -> asyncio.Task[None]:
    """Starts a task; the set keeps it alive until it ends."""
    task = asyncio.ensure_future(answering)
    _tasks.add(task)
    task.add_done_callback(_end)
    return task


def _end(task: asyncio.Task[None]) -> None:
    """Reports a fault on the page; the game stays as it was."""
    _tasks.discard(task)
    if not task.cancelled() and (fault := task.exception()):
        traceback.print_exception(fault, file=sys.stderr)
        page.showFailure("fault")


async def _answer_later(effect: TimedEffect | MadeEffect, deliver: Deliver) -> None:
    match effect:
        case Think(moment, level, seen, seconds):
            ready = time.perf_counter() + seconds
            action = await _thought(level, think(level, seen, new_rng()))
            await asyncio.sleep(max(0.0, ready - time.perf_counter()))
            deliver(ComputerChose(moment, action))
        case ThinkOfHint(moment, seen):
            thinking = think_of_hint(seen, random.Random(HINT_SEED))
            deliver(HintFound(moment, await _thought("hint", thinking)))
        case ShowStaged(moment, with_cell, seconds):
            await asyncio.sleep(seconds)
            deliver(StageShown(moment, with_cell))
        case ShowLanding(moment, seconds):
            await asyncio.sleep(seconds)
            deliver(LandingShown(moment))
        case MovePaw(moment, on_cell, seconds):
            await asyncio.sleep(seconds)
            deliver(PawPressed(moment, on_cell))
        case _:
            from game.ui.browser.made_bots import run_made  # noqa: PLC0415 - few games need it

            await run_made(effect, deliver)


async def _thought(name: str, thinking: Steps[Found]) -> Found:
    """The result of the thinking; the page can paint before it.

    Measures the time as `thinking: <name>`.
    """
    await asyncio.sleep(0)
    begun = performance.now()
    found = await in_slices(thinking)
    performance.measure(f"thinking: {name}", start=begun)
    return found


def _deliver(steps: Steps[Message], deliver: Deliver) -> None:
    """Delivers the message that the steps return: at once if they take less than a slice.

    If they take more than a moment, the page asks to wait, but can be used.
    """
    if msg := after_slice(steps):
        deliver(msg)
    else:
        _start(_deliver_later(steps, deliver))


async def _deliver_later(steps: Steps[Message], deliver: Deliver) -> None:
    asking = asyncio.get_running_loop().call_later(MOMENT, deliver, WaitBegan())
    try:
        msg = await in_slices(steps)
        await asyncio.sleep(0)  # To show the message is a task of its own.
    finally:
        asking.cancel()
        deliver(WaitEnded())
    deliver(msg)
