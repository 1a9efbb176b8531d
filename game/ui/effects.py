"""The only module that acts on the world: chance, storage, time, the page's language, the focus."""

import asyncio
import os
import random
import sys
import time
import traceback
from collections.abc import Callable, Coroutine, Generator
from typing import Any, TypeAlias, TypeVar

from js import document, performance, window

from game.bots.hint import think_of_hint
from game.bots.levels import think
from game.ui import storage
from game.ui.dom import Dom
from game.ui.effect import (
    AskForFile,
    ClearFamily,
    CountGame,
    Deal,
    Effect,
    FetchGame,
    FetchOriginal,
    Focus,
    LookForFamily,
    LookForGame,
    MakeRoom,
    OfferFile,
    Play,
    Print,
    ReadLink,
    Release,
    SaveGame,
    SaveLanguage,
    SaveOriginal,
    SaveSettings,
    Say,
    SetAside,
    SetSum,
    Share,
    Show,
    TakeVersion,
    Think,
    ThinkOfHint,
    ThrowAway,
)
from game.ui.family import count, family_text, parse_family
from game.ui.i18n import direction
from game.ui.keep import settings_text
from game.ui.kept import game_text
from game.ui.msg import (
    ComputerChose,
    Dealt,
    FamilyKept,
    FileFound,
    GameFound,
    GameKept,
    HintFound,
    LinkFound,
    Msg,
    NotKept,
    OpenElsewhere,
    OriginalFound,
    OriginalKept,
    RoomMade,
    StageShown,
    SumSet,
)

Deliver = Callable[[Msg], None]
Thought = TypeVar("Thought")

SEED_BYTES = 16
SLICE = 0.008
"""Seconds of thinking after which the page may paint and listen."""

LINK = "#g="
"""How the part of the page's address begins that holds a game."""

ALWAYS_THE_SAME = "hint"
"""The seed of hints: who asks twice gets the same one twice."""

Saved: TypeAlias = SaveGame | SaveOriginal | SaveSettings | SaveLanguage | CountGame | ClearFamily

_tasks: set[asyncio.Task[None]] = set()


def run(effect: Effect, dom: Dom, deliver: Deliver) -> None:
    """Does what `update` wants done; an answer is delivered as a message, now or later."""
    match effect:
        case _ if isinstance(effect, Saved):
            if not _saved(effect):
                deliver(NotKept())
        case LookForGame() | ReadLink() | LookForFamily() | SetSum():
            _look(effect, deliver)
        case SetAside() | ThrowAway():
            _take_away(effect)
        case Focus(element):
            dom.focus(element)
        case Release() | OfferFile() | Share() | TakeVersion() | Play() | Say() | Print():
            _ask_the_page(effect)
        case AskForFile():
            _begin(_open(window.rowdyZoo.askForFile(), deliver))
        case Deal() | FetchGame() | MakeRoom() | FetchOriginal():
            _begin(_hold(effect, deliver))
        case Think() | ThinkOfHint() | Show():
            _begin(_answer(effect, deliver))


def _ask_the_page(effect: Release | OfferFile | Share | TakeVersion | Play | Say | Print) -> None:
    match effect:
        case Release():
            window.rowdyZoo.letGo()
        case OfferFile(text):
            window.rowdyZoo.offerFile(text)
        case Share(code):
            window.rowdyZoo.share(LINK + code)
        case TakeVersion():
            window.rowdyZoo.loadAgain()
        case Print():
            window.print()
        case Play(sound):
            window.rowdyZoo.play(sound.value)
        case Say(element):
            window.rowdyZoo.say(document.getElementById(element).textContent)


def _saved(effect: Saved) -> bool:
    """Whether it was kept; a game that another tab has is the other tab's to keep.

    The family is read anew before a game is added: another tab may have counted one.
    """
    match effect:
        case SaveGame(record, open_hands):
            text = None if record is None else game_text(record, open_hands=open_hands)
            return not window.rowdyZoo.holds() or storage.write("game", text)
        case SaveOriginal(text):
            return not window.rowdyZoo.holds() or storage.write("original", text or None)
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


def _take_away(effect: SetAside | ThrowAway) -> None:
    """Takes the text of a game that cannot be read from where it lies."""
    match effect:
        case SetAside(text):
            _set_aside(text)
        case ThrowAway(text):
            for name in ("damaged", "game"):
                if storage.read(name) == text:
                    storage.write(name, None)


def _set_aside(text: str) -> None:
    """Where there is no room for the text, it stays where it was.

    It leaves its place before it has another one only if the device still takes texts.
    """
    if storage.read("game") != text:
        return
    if storage.write("damaged", text):
        storage.write("game", None)
    elif storage.write("game", text):
        storage.write("game", None)
        if not storage.write("damaged", text):
            storage.write("game", text)


def _look(effect: LookForGame | ReadLink | LookForFamily | SetSum, deliver: Deliver) -> None:
    """Tells at once what is there."""
    match effect:
        case LookForGame():
            deliver(GameKept(storage.read("game") or "", storage.read("damaged") or ""))
            deliver(OriginalKept(storage.read("original") or ""))
        case LookForFamily():
            deliver(FamilyKept(storage.read("family") or ""))
        case SetSum(one, other):
            deliver(SumSet(_chance().choice(one), _chance().choice(other)))
        case ReadLink():
            _read_link(deliver)


def _read_link(deliver: Deliver) -> None:
    """A game is taken out of the page's address, so that it is not opened once more with it."""
    found = str(window.location.hash)
    if found.startswith(LINK):
        address = window.location.pathname + window.location.search
        window.history.replaceState(window.history.state, "", address)
        deliver(LinkFound(found.removeprefix(LINK)))


async def _open(asked: Any, deliver: Deliver) -> None:  # noqa: ANN401 - a promise
    """Tells what is in the file that was chosen, if one was."""
    text = await asked
    if isinstance(text, str):
        deliver(FileFound(text))


async def _hold(effect: Deal | FetchGame | MakeRoom | FetchOriginal, deliver: Deliver) -> None:
    """Has the game that is kept for this tab alone, and only then reads it or makes another."""
    if not await window.rowdyZoo.hold(effect == FetchGame(take_over=True)):
        deliver(OpenElsewhere())
        return
    match effect:
        case Deal(seats, dealer):
            chance = int.from_bytes(os.urandom(8)) % seats
            seed = os.urandom(SEED_BYTES).hex()
            deliver(Dealt(seed, chance if dealer is None else dealer))
        case FetchGame():
            deliver(GameFound(storage.read("game") or ""))
        case MakeRoom():
            deliver(RoomMade(storage.read("game") or ""))
        case FetchOriginal():
            texts = storage.read("game") or "", storage.read("original") or ""
            deliver(OriginalFound(*texts))


def _begin(answering: Coroutine[None, None, None]) -> None:
    """Starts what takes time; the set keeps it alive until it is done."""
    task = asyncio.ensure_future(answering)
    _tasks.add(task)
    task.add_done_callback(_end)


def _end(task: asyncio.Task[None]) -> None:
    """A fault is told on the page; the game waits where it was."""
    _tasks.discard(task)
    if fault := task.exception():
        traceback.print_exception(fault, file=sys.stderr)
        window.rowdyZoo.fail("fault")


async def _answer(effect: Think | ThinkOfHint | Show, deliver: Deliver) -> None:
    match effect:
        case Think(moment, level, seen, seconds):
            ready = time.perf_counter() + seconds
            action = await _in_slices(level, think(level, seen, _chance()))
            await asyncio.sleep(max(0.0, ready - time.perf_counter()))
            deliver(ComputerChose(moment, action))
        case ThinkOfHint(moment, seen):
            thinking = think_of_hint(seen, random.Random(ALWAYS_THE_SAME))
            deliver(HintFound(moment, await _in_slices("hint", thinking)))
        case Show(moment, with_cell, seconds):
            await asyncio.sleep(seconds)
            deliver(StageShown(moment, with_cell))


def _chance() -> random.Random:
    return random.Random(os.urandom(SEED_BYTES))


async def _in_slices(name: str, thinking: Generator[None, None, Thought]) -> Thought:
    """What the thinking comes to, with room between slices; measured as `thinking: name`."""
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
