"""Runs effects: chance, storage, time, the page's language and focus, and the page's JavaScript."""

import asyncio
import os
import random
import sys
import time
import traceback
from collections.abc import Awaitable, Coroutine, Generator
from typing import TypeVar, assert_never

from js import document, performance, window

from game.bots.hint import think_of_hint
from game.bots.levels import think
from game.ui.browser import storage
from game.ui.browser.bridge import page
from game.ui.browser.dom import Dom
from game.ui.effect import (
    AskForFile,
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
    Focus,
    OfferFile,
    PageEffect,
    Play,
    Print,
    ReadEffect,
    ReadFamily,
    ReadLink,
    ReadSavedGame,
    ReleaseGame,
    SaveEffect,
    SaveGame,
    SaveLanguage,
    SaveOriginal,
    SaveSettings,
    Say,
    SetDamagedAside,
    Share,
    Show,
    StartNewVersion,
    Think,
    ThinkOfHint,
    TimedEffect,
)
from game.ui.family.board import count
from game.ui.family.board_text import family_text, parse_family
from game.ui.family.msg import FamilyRead
from game.ui.history.msg import FileRead, GameClaimed, LinkRead, OriginalClaimed, OriginalRead
from game.ui.home.settings_text import settings_text
from game.ui.lock.msg import SumChosen
from game.ui.look.i18n import direction
from game.ui.loop import Deliver
from game.ui.saved.msg import NotSaved, OpenElsewhere, SavedGameClaimed, SavedGameRead
from game.ui.saved.saved_game import game_text
from game.ui.table.msg import ComputerChose, Dealt, HintFound, StageShown

Thought = TypeVar("Thought")

SEED_BYTES = 16
SLICE = 0.008
"""Seconds of thinking after which the page may paint and listen."""

LINK = "#g="
"""The start of the page's address after which a game follows."""

HINT_SEED = "hint"
"""A fixed seed, so that the same hint comes when somebody asks twice."""

_tasks: set[asyncio.Task[None]] = set()


def run(dom: Dom, effect: Effect, deliver: Deliver) -> None:
    """Runs the effect; an answer is delivered as a message, now or later."""
    if isinstance(effect, SaveEffect):
        if not _save(effect):
            deliver(NotSaved())
    elif isinstance(effect, ReadEffect):
        _read(effect, deliver)
    elif isinstance(effect, DamagedEffect):
        _move_damaged(effect)
    elif isinstance(effect, PageEffect):
        _call_page(effect)
    elif isinstance(effect, ClaimEffect):
        _start(_claim(effect, deliver))
    elif isinstance(effect, TimedEffect):
        _start(_answer_later(effect, deliver))
    elif isinstance(effect, AskForFile):
        _start(_open_file(page.openFile(), deliver))
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
        case Play(sound):
            page.playSound(sound.value)
        case Say(element):
            page.speak(document.getElementById(element).textContent)
        case _:
            assert_never(effect)


def _save(effect: SaveEffect) -> bool:
    """Whether storage took the text.

    Skips the game and the original if another tab has the game. Reads the family board again before
    it adds a game, since another tab may have added one.
    """
    match effect:
        case SaveGame(record, open_hands):
            text = None if record is None else game_text(record, open_hands=open_hands)
            return not page.holdsGame() or storage.write("game", text)
        case SaveOriginal(text):
            return not page.holdsGame() or storage.write("original", text or None)
        case SaveSettings(settings):
            return storage.write("settings", settings_text(settings))
        case CountGame(game, played):
            known = parse_family(storage.read("family"))
            return storage.write("family", family_text(count(known, game, played)))
        case ClearFamily():
            return storage.write("family", None)
        case SaveLanguage(language):
            document.documentElement.lang = language
            document.documentElement.dir = direction(language)
            return storage.write("language", language)
        case _:
            assert_never(effect)


def _move_damaged(effect: DamagedEffect) -> None:
    match effect:
        case SetDamagedAside(text):
            _set_aside(text)
        case DeleteDamaged(text):
            for name in ("damaged", "game"):
                if storage.read(name) == text:
                    storage.write(name, None)
        case _:
            assert_never(effect)


def _set_aside(text: str) -> None:
    """Moves the text from the saved game to the damaged one; without room for it, it stays.

    Deletes the old copy first only if storage is writable.
    """
    if storage.read("game") != text:
        return
    if storage.write("damaged", text):
        storage.write("game", None)
    elif _is_writable(text):
        storage.write("game", None)
        if not storage.write("damaged", text):
            storage.write("game", text)


def _is_writable(saved_game: str) -> bool:
    """Whether storage takes the text of the saved game once more."""
    return storage.write("game", saved_game)


def _read(effect: ReadEffect, deliver: Deliver) -> None:
    match effect:
        case ReadSavedGame():
            deliver(SavedGameRead(storage.read("game") or "", storage.read("damaged") or ""))
            deliver(OriginalRead(storage.read("original") or ""))
        case ReadFamily():
            deliver(FamilyRead(storage.read("family") or ""))
        case ChooseSum(one, other):
            deliver(SumChosen(_chance().choice(one), _chance().choice(other)))
        case ReadLink():
            _read_link(deliver)
        case _:
            assert_never(effect)


def _read_link(deliver: Deliver) -> None:
    """Takes the game out of the page's address, so that a reload does not open it again."""
    found = str(window.location.hash)
    if found.startswith(LINK):
        address = window.location.pathname + window.location.search
        window.history.replaceState(window.history.state, "", address)
        deliver(LinkRead(found.removeprefix(LINK)))


async def _open_file(asked: Awaitable[str | None], deliver: Deliver) -> None:
    """Delivers the text of the file that the user chooses; nothing if the user cancels."""
    text = await asked
    if isinstance(text, str):
        deliver(FileRead(text))


async def _claim(effect: ClaimEffect, deliver: Deliver) -> None:
    """Claims the saved game for this tab, and only then reads it or deals another one."""
    if not await page.claimGame(isinstance(effect, ClaimSavedGame) and effect.take_over):
        deliver(OpenElsewhere())
        return
    match effect:
        case Deal(seats, dealer):
            chance = int.from_bytes(os.urandom(8)) % seats
            seed = os.urandom(SEED_BYTES).hex()
            deliver(Dealt(seed, chance if dealer is None else dealer))
        case ClaimSavedGame():
            deliver(SavedGameClaimed(storage.read("game") or ""))
        case ClaimGame():
            deliver(GameClaimed(storage.read("game") or ""))
        case ClaimOriginal():
            texts = storage.read("game") or "", storage.read("original") or ""
            deliver(OriginalClaimed(*texts))
        case _:
            assert_never(effect)


def _start(answering: Coroutine[None, None, None]) -> None:
    """Starts a task; the set keeps it alive until it ends."""
    task = asyncio.ensure_future(answering)
    _tasks.add(task)
    task.add_done_callback(_end)


def _end(task: asyncio.Task[None]) -> None:
    """Reports a fault on the page; the game stays as it was."""
    _tasks.discard(task)
    if fault := task.exception():
        traceback.print_exception(fault, file=sys.stderr)
        page.showFailure("fault")


async def _answer_later(effect: TimedEffect, deliver: Deliver) -> None:
    match effect:
        case Think(moment, level, seen, seconds):
            ready = time.perf_counter() + seconds
            action = await _in_slices(level, think(level, seen, _chance()))
            await asyncio.sleep(max(0.0, ready - time.perf_counter()))
            deliver(ComputerChose(moment, action))
        case ThinkOfHint(moment, seen):
            thinking = think_of_hint(seen, random.Random(HINT_SEED))
            deliver(HintFound(moment, await _in_slices("hint", thinking)))
        case Show(moment, with_cell, seconds):
            await asyncio.sleep(seconds)
            deliver(StageShown(moment, with_cell))
        case _:
            assert_never(effect)


def _chance() -> random.Random:
    return random.Random(os.urandom(SEED_BYTES))


async def _in_slices(name: str, thinking: Generator[None, None, Thought]) -> Thought:
    """The result of the thinking; the page can paint between slices.

    Measures the time as `thinking: <name>`.
    """
    await asyncio.sleep(0)
    begun = performance.now()
    until = time.perf_counter() + SLICE
    while True:
        try:
            next(thinking)
        except StopIteration as thought:
            performance.measure(f"thinking: {name}", start=begun)
            found: Thought = thought.value
            return found
        if time.perf_counter() > until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE
