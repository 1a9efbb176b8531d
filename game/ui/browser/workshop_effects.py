"""Runs the effects of the workshop: bots in their sandboxes, levels, storage, files and time."""

import asyncio
from collections.abc import Awaitable
from random import Random
from typing import assert_never

from game.bots.levels import think
from game.data import content
from game.rules.json_text import parse_json
from game.rules.observation import Observation
from game.ui.browser.chance import new_seed
from game.ui.browser.page import page
from game.ui.browser.readable_texts import change_text, move, readable_text
from game.ui.browser.run_effects import runner
from game.ui.browser.slices import in_slices
from game.ui.browser.tasks import start
from game.ui.browser.workshop_bridge import workshop
from game.ui.browser.workshop_checker import check
from game.ui.browser.workshop_contest import play_contest
from game.ui.browser.workshop_seat import BotSeat
from game.ui.frame.loop import Deliver
from game.ui.model.effect import TogetherEffect
from game.ui.workshop.bots.msg import BotsChanged, CodeChecked, CodeDrawn, FilesRead, LinkSent
from game.ui.workshop.bots_text import Bots, bots_text, read_bots, with_bot, without_bot
from game.ui.workshop.effect import (
    AskForBots,
    AskLevel,
    AskSandbox,
    CheckCode,
    ChooseSeed,
    DeleteBot,
    DrawBot,
    OfferText,
    PassLesson,
    Pause,
    PlayContest,
    ReadSolution,
    SaveAuthor,
    SaveBot,
    SaveBotsEffect,
    ShareBot,
    StepTurn,
    StopContest,
    WorkshopEffect,
)
from game.ui.workshop.files import strangers
from game.ui.workshop.goals import LESSONS
from game.ui.workshop.lessons.msg import SolutionRead
from game.ui.workshop.match.msg import (
    BotAnswered,
    LevelChose,
    PauseEnded,
    SeedChosen,
    TurnStepped,
)
from game.ui.workshop.state import Drawing

PAUSE = 0.7
"""Seconds for which a turn is shown before the next one."""

_contest: list[asyncio.Task[None]] = []
"""The task of the contest, if there is one."""


_seats: dict[int, BotSeat] = {}
"""The seats of the match in which bots have played."""


_stepped: list[BotSeat] = []
"""The place of the bot whose turn is shown line by line."""


def run(effect: WorkshopEffect, deliver: Deliver) -> None:  # noqa: C901 - one case an effect
    """Runs the effect. It delivers an answer as a message, now or later."""
    if isinstance(effect, SaveBotsEffect):
        _save(effect, deliver)
        return
    match effect:
        case ReadSolution(number):
            code = content(f"lessons/{LESSONS[number].file}", "game.workshop").decode()
            deliver(SolutionRead(number, code))
        case OfferText(name, text):
            workshop.saveText(name, text)
        case ShareBot() | DrawBot():
            start(_share(effect, deliver))
        case AskForBots(for_contest):
            start(_open(workshop.openFiles(for_contest), deliver, for_contest=for_contest))
        case ChooseSeed():
            deliver(SeedChosen(new_seed()))
        case AskSandbox() | StepTurn() | CheckCode() | AskLevel() | Pause():
            start(_answer(effect, deliver))
        case PlayContest(number, contest):
            _stop()
            _contest.append(start(play_contest(number, contest, deliver)))
        case StopContest():
            _stop()
        case TogetherEffect():
            runner("together").run(effect, deliver)
        case _:
            assert_never(effect)


def _stop() -> None:
    for task in _contest:
        task.cancel()
    _contest.clear()


def _changed(saved: Bots, effect: SaveBotsEffect) -> Bots:
    """What is saved after the effect."""
    match effect:
        case SaveBot(bot, replaced):
            return with_bot(saved, bot, replaced)
        case DeleteBot(name):
            return without_bot(saved, name)
        case PassLesson(number):
            return saved._replace(passed=saved.passed | {number})
        case SaveAuthor(name):
            return saved._replace(author=name)
        case _:
            assert_never(effect)


def _seat(seen: Observation) -> BotSeat:
    """The seat that sees this. Seats that a smaller board does not have end."""
    for number in [number for number in _seats if number >= len(seen.seats)]:
        _seats.pop(number).end()
    return _seats.setdefault(seen.seat, BotSeat())


def _save(effect: SaveBotsEffect, deliver: Deliver) -> None:
    if isinstance(effect, SaveBot):
        for seat in _seats.values():
            seat.expect(effect.replaced, effect.bot)

    def change(text: str | None) -> str:
        return bots_text(_changed(read_bots(text), effect))

    change_text("bots", change, deliver, set_aside=move)


async def read_bots_text(deliver: Deliver) -> str:
    """The saved text of the bots. Empty if there is none, or if it cannot be read."""
    return await readable_text("bots", page.readText("bots"), read_bots, deliver, set_aside=move)


def read_again(deliver: Deliver) -> None:
    """Reads the bots again, because another tab may have saved them."""
    start(_read_again(deliver))


async def _read_again(deliver: Deliver) -> None:
    deliver(BotsChanged(await read_bots_text(deliver)))


async def _open(asked: Awaitable[str], deliver: Deliver, *, for_contest: bool) -> None:
    rows = parse_json(await asked)
    deliver(FilesRead(strangers((name, text) for name, text in rows), for_contest))


async def _share(effect: ShareBot | DrawBot, deliver: Deliver) -> None:
    if isinstance(effect, ShareBot):
        deliver(LinkSent(await workshop.shareLink(effect.hash)))
    else:
        side, path = workshop.drawCode(effect.hash)
        deliver(CodeDrawn(Drawing(side, path)))


async def _step(effect: StepTurn, deliver: Deliver) -> None:
    """Asks in a new sandbox, and ends the sandbox of the earlier question."""
    for place in _stepped:
        place.end()
    place = BotSeat()
    _stepped[:] = [place]
    text = await place.step(effect.bot, effect.turns)
    place.end()
    deliver(TurnStepped(effect.version, text))


async def _answer(
    effect: AskSandbox | StepTurn | CheckCode | AskLevel | Pause, deliver: Deliver
) -> None:
    match effect:
        case CheckCode(code):
            deliver(CodeChecked(code, await check(code)))
        case AskSandbox(version, bot, seen):
            deliver(BotAnswered(version, await _seat(seen).choose(bot, seen, again=True)))
        case StepTurn():
            await _step(effect, deliver)
        case AskLevel(version, level, seen, seed):
            deliver(LevelChose(version, await in_slices(think(level, seen, Random(seed)))))
        case Pause(version, place):
            await asyncio.sleep(PAUSE)
            deliver(PauseEnded(version, place))
