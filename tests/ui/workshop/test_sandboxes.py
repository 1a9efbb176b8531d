"""Who gets which sandbox: one holds one code of one bot on one seat, and nobody after it."""

import asyncio
import importlib
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any
from unittest.mock import MagicMock

import pytest

from game.bots.level_names import RANDOM
from game.rules.edition import Edition
from game.rules.observation import Observation, observe
from game.rules.play import apply
from game.rules.state import State, new_game
from game.ui.model.timed_effects import AskBot
from game.ui.workshop.bots_text import Bot, Bots, bots_text
from game.ui.workshop.contest.msg import ContestAdvanced
from game.ui.workshop.contest_state import (
    PUZZLES,
    Contest,
    Entrant,
    Score,
    new_contest,
    with_score,
)
from game.ui.workshop.effect import AskSandbox, SaveBot, StepTurn
from game.ui.workshop.seating import players, setup
from game.workshop import exercises
from game.workshop.puzzle_sets import ASKED
from game.workshop.seen_text import read_seen
from tests.rules.scenes import BIG, LITTLE, deal
from tests.ui.workshop.world import answer_of

FAKED = ("js", "pyodide", "pyodide.ffi")
BROWSER = "game.ui.browser."

GOOD = "def choose(seen, rng):\n    return seen.legal[0]\n"
LAST = "def choose(seen, rng):\n    return seen.legal[-1]\n"
BROKEN = "def choose(seen, rng:\n"
FAULTY = "def choose(seen, rng):\n    return 1 / 0\n"


class Sandbox:
    """Runs bots in this interpreter, and notes whose code it has run and what they have seen."""

    def __init__(self) -> None:
        self.codes: list[str] = []
        self.seats: set[int] = set()
        self.chosen: list[int] = []
        """The plies in which the bot was asked, and below, in which it was followed."""
        self.stepped: list[int] = []
        self.slow: list[int] = []
        """The lines of the next answers that come too late; 0 if no loop was watched."""
        self.is_open = True
        self.is_free = asyncio.Event()
        self.is_free.set()

    async def load(self, code: str) -> str:
        assert self.is_open
        self.codes.append(code)
        if code == BROKEN:
            return json.dumps({"ok": False, "why": "error", "kind": "SyntaxError"})
        return json.dumps({"ok": True, "printed": "", "seconds": 0})

    async def choose(self, seen: str) -> str:
        assert self.is_open
        await self.is_free.wait()
        observation = read_seen(seen)
        self.seats.add(observation.seat)
        self.chosen.append(observation.ply)
        if self.slow:
            return json.dumps({"ok": False, "why": "slow", "line": self.slow.pop(0)})
        return answer_of(self.codes[-1], observation)

    async def step(self, seen: str) -> str:
        observation = read_seen(seen)
        self.seats.add(observation.seat)
        self.stepped.append(observation.ply)
        return json.dumps({"ok": True, "steps": [[2, 1, {}, {}, 0]]})

    def end(self) -> None:
        self.is_open = False


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Sandbox]]:
    """All sandboxes that the page makes; each must have held one code and one seat at the end."""
    for name in [name for name in sys.modules if name.startswith(BROWSER)]:
        monkeypatch.delitem(sys.modules, name)
    for name in FAKED:
        monkeypatch.setitem(sys.modules, name, MagicMock())
    device = MagicMock(hardwareConcurrency=2, deviceMemory=8)
    monkeypatch.setitem(sys.modules, "js", MagicMock(navigator=device))
    found: list[Sandbox] = []

    def new_sandbox() -> Sandbox:
        found.append(Sandbox())
        return found[-1]

    bridge = importlib.import_module(f"{BROWSER}workshop_bridge")
    bridge.workshop.newSandbox = new_sandbox
    yield found
    for name in [name for name in sys.modules if name.startswith(BROWSER)]:
        del sys.modules[name]
    for sandbox in found:
        assert len(set(sandbox.codes)) <= 1, "two bots had one sandbox"
        assert len(sandbox.seats) <= 1, "two seats had one sandbox"


def browser(name: str) -> Any:  # noqa: ANN401 - a module that needs a page
    return importlib.import_module(BROWSER + name)


def open_now(made: list[Sandbox]) -> int:
    return sum(sandbox.is_open for sandbox in made)


def at(seat: int, edition: Edition = LITTLE) -> Observation:
    """What the seat sees when it has the turn."""
    state = deal(edition)
    while state.turn != seat:
        state = apply(state, observe(state, state.turn).legal[0])
    return observe(state, seat)


def ask(*asked: AskSandbox) -> list[str]:
    """What the seats of a match answer, one after the other."""
    effects = browser("workshop_effects")
    told: list[Any] = []

    async def all_of_them() -> None:
        for one in asked:
            await effects._answer(one, told.append)

    asyncio.run(all_of_them())
    return [msg.text for msg in told]


SEEN = at(0)


@pytest.mark.parametrize("first", [GOOD, BROKEN, FAULTY], ids=["good", "broken", "faulty"])
@pytest.mark.parametrize("then", [Bot("One", LAST), Bot("Two", LAST), Bot("Two", GOOD)], ids=str)
def test_another_bot_in_the_match_gets_another_sandbox(
    made: list[Sandbox], first: str, then: Bot
) -> None:
    """Also after code that could not be loaded: it has run up to its fault."""
    answers = ask(AskSandbox("1", Bot("One", first), SEEN), AskSandbox("2", then, SEEN))
    assert json.loads(answers[1])["ok"]
    assert [set(sandbox.codes) for sandbox in made] == [{first}, {then.code}]
    assert open_now(made) == 1


def test_a_bot_that_stays_keeps_its_sandbox(made: list[Sandbox]) -> None:
    ask(*[AskSandbox(str(n), Bot("One", GOOD, face=n), SEEN) for n in range(3)])
    assert [sandbox.codes for sandbox in made] == [[GOOD]]


def test_a_bot_against_itself_has_a_sandbox_for_each_seat(made: list[Sandbox]) -> None:
    bot = Bot("One", GOOD)
    ask(*[AskSandbox(str(n), bot, at(n % 2)) for n in range(4)])
    assert [sandbox.seats for sandbox in made] == [{0}, {1}]


def test_a_smaller_board_ends_the_sandboxes_of_seats_that_are_gone(made: list[Sandbox]) -> None:
    bot = Bot("One", GOOD)
    four = [observe(deal(BIG, seats=4), seat) for seat in range(4)]
    ask(*[AskSandbox(str(seen.seat), bot, seen) for seen in four])
    assert open_now(made) == 4
    ask(AskSandbox("5", bot, SEEN))
    assert open_now(made) == 2


def test_a_changed_bot_gets_a_new_sandbox_before_it_is_asked(made: list[Sandbox]) -> None:
    effects = browser("workshop_effects")
    effects.change_text = MagicMock()
    ask(AskSandbox("1", Bot("One", GOOD), SEEN))
    for code in (f"{GOOD}#", f"{GOOD}# a"):
        effects._save(SaveBot(Bot("One", code), "One"), print)
    assert [sandbox.codes for sandbox in made] == [[GOOD], []], "one, however much is typed"
    effects._save(SaveBot(Bot("Other", LAST), "Other"), print)
    assert len(made) == 2
    ask(AskSandbox("2", Bot("One", f"{GOOD}# a"), SEEN))
    assert len(made) == 2


def test_a_bot_that_is_asked_is_not_ended_by_typing(made: list[Sandbox]) -> None:
    seat = browser("workshop_seat").BotSeat()

    async def type_meanwhile() -> str:
        seat.start().is_free.clear()
        asked = asyncio.ensure_future(seat.choose(Bot("One", GOOD), SEEN))
        await asyncio.sleep(0)
        seat.expect("One", Bot("One", LAST))
        made[0].is_free.set()
        answer: str = await asked
        return answer

    assert json.loads(asyncio.run(type_meanwhile()))["ok"]
    assert len(made) == 1


@pytest.mark.parametrize(
    ("slow", "lines"),
    [([0, 3], [3]), ([0, 3, 3], [3, 3]), ([0, 0, 0], [0, 0]), ([0], [None]), ([0, 3], [3, None])],
)
def test_a_bot_that_is_too_slow_is_asked_again_once_so_that_its_loop_is_named(
    made: list[Sandbox], slow: list[int], lines: list[int | None]
) -> None:
    seat = browser("workshop_seat").BotSeat()
    seat.start()
    made[0].slow = [*slow]

    async def all_answers() -> list[dict[str, Any]]:
        return [json.loads(await seat.choose(Bot("One", GOOD), SEEN, again=True)) for _ in lines]

    assert [told.get("line") for told in asyncio.run(all_answers())] == lines
    assert (made[0].slow, len(made)) == ([], 1)


def test_the_table_and_a_bot_with_another_fault_are_not_asked_twice(made: list[Sandbox]) -> None:
    player = browser("workshop_player").BotPlayer()
    player.start()
    made[0].slow = [0, 3]
    assert asyncio.run(player.answer(Bot("One", GOOD), SEEN)).fault.line == 0
    assert made[0].slow == [3]
    ask(AskSandbox("1", Bot("One", FAULTY), SEEN))
    assert len(made[1].chosen) == 1


@pytest.mark.parametrize(
    ("code", "chosen", "stepped"), [(GOOD, [0, 2], [4]), (FAULTY, [0], [4]), (BROKEN, [], [])]
)
def test_a_turn_is_followed_in_a_sandbox_of_its_own_after_the_earlier_turns(
    made: list[Sandbox], code: str, chosen: list[int], stepped: list[int]
) -> None:
    turns = tuple(replace(SEEN, ply=ply) for ply in (0, 2, 4))
    asked = StepTurn("1 4", Bot("One", code), turns)
    ask(AskSandbox("1", Bot("One", code), SEEN))
    told: list[Any] = []
    asyncio.run(browser("workshop_effects")._answer(asked, told.append))
    assert [msg.version for msg in told] == ["1 4"]
    assert (made[1].chosen, made[1].stepped) == (chosen, stepped)
    assert (made[0].stepped, made[0].is_open, made[1].is_open) == ([], True, False)


def contest(entrants: list[Entrant], edition: Edition = LITTLE, games: int = 2) -> Contest:
    """The contest when all games are over."""
    told: list[ContestAdvanced] = []
    play = browser("workshop_contest").play_contest(
        0, new_contest(edition, entrants, games), told.append
    )
    asyncio.run(play)
    assert told[-1].contest.is_over
    return told[-1].contest


def entrants(*codes: str) -> list[Entrant]:
    return [Entrant(f"Bot {number}", code=code) for number, code in enumerate(codes)]


@pytest.mark.parametrize(("code", "is_faulty"), [(GOOD, False), (FAULTY, True)])
def test_a_bot_that_solves_puzzles_has_one_sandbox(
    made: list[Sandbox], code: str, is_faulty: bool
) -> None:
    """Also for positions of several seats: a puzzle hides nothing from another one."""
    entrants = [Entrant("One", code=code), Entrant("arena", level=PUZZLES)]
    score = contest(entrants, games=ASKED).scores[0]
    puzzles = [exercises.asked(number) for number in range(ASKED)]
    solved = sum(puzzle.seen.legal[0] in puzzle.answers for puzzle in puzzles)
    assert (score.won, score.faults) == ((0, ASKED) if is_faulty else (solved, 0))
    assert [sandbox.codes for sandbox in made if sandbox.codes] == [[code]]
    assert {puzzle.seen.seat for puzzle in puzzles} > {0, 1}
    assert open_now(made) == 0
    for sandbox in made:
        sandbox.seats.clear()


def test_in_the_arena_each_bot_has_its_sandbox(made: list[Sandbox]) -> None:
    contest([*entrants(GOOD), Entrant("cub", level=RANDOM)])
    contest(entrants(GOOD, LAST))
    contest(entrants(GOOD, GOOD))
    used = [sandbox.codes for sandbox in made if sandbox.codes]
    assert sorted(used) == sorted([[GOOD], [GOOD], [LAST], [GOOD], [GOOD]])
    assert open_now(made) == 0


@pytest.mark.parametrize("bad", [BROKEN, FAULTY], ids=["broken", "faulty"])
def test_in_a_tournament_no_bot_comes_into_the_sandbox_of_another(
    made: list[Sandbox], bad: str
) -> None:
    """Two of the bots have the same name, as files of a class may."""
    same = [Entrant("Robbie", code=code) for code in (GOOD, LAST)]
    contest([*same, *entrants(bad, GOOD)], games=1)
    assert open_now(made) == 0
    used = [sandbox for sandbox in made if sandbox.codes]
    assert {GOOD, LAST, bad} == {sandbox.codes[0] for sandbox in used}


@pytest.mark.parametrize("games", [4, 20])
def test_with_more_cores_the_results_are_the_same(made: list[Sandbox], games: int) -> None:
    everybody = [*entrants(GOOD, LAST, FAULTY), Entrant("cub", level=RANDOM)]
    on_one = contest(everybody, games=games), contest(entrants(GOOD, LAST), games=games)
    before = len(made)
    browser("workshop_contest").navigator.hardwareConcurrency = 8
    assert contest(everybody, games=games) == on_one[0]
    assert contest(entrants(GOOD, LAST), games=games) == on_one[1]
    assert len(made) > 2 * before
    assert open_now(made) == 0


def test_a_contest_tells_its_pace_without_the_start_of_the_sandboxes(made: list[Sandbox]) -> None:
    told: list[ContestAdvanced] = []
    times = iter([0.0, 20.0, 24.0, 28.0])
    report = browser("workshop_contest").Report(5, told.append, lambda: next(times))
    begun = new_contest(LITTLE, entrants(GOOD, LAST), 8)
    for games in (1, 2, 3):
        report(with_score(begun, 0, Score(games)))
    assert [(one.number, one.pace) for one in told] == [(5, 0.0), (5, 4.0), (5, 4.0)]
    assert made == []


def smallest(seats: int) -> Edition:
    """The Big Zoo as a board whose smallest game has so many seats."""
    return replace(BIG, seatings=tuple(s for s in BIG.seatings if s.seats == seats))


@pytest.mark.parametrize("edition", [smallest(3), smallest(4)], ids=["three", "teams"])
def test_a_bot_on_several_seats_has_a_sandbox_for_each(
    made: list[Sandbox], edition: Edition
) -> None:
    contest(entrants(GOOD, LAST), edition, games=1)
    seats = [(sandbox.codes[0], *sandbox.seats) for sandbox in made if sandbox.codes]
    names = players(edition, GOOD, LAST)
    assert sorted(seats) == sorted((code, seat) for seat, code in enumerate(names))
    assert open_now(made) == 0


def at_the_table(game: State, saved: Callable[[int], Bots], turns: int) -> None:
    """Bots play turns of a game on the table; the saved bots may change in between."""
    table = browser("workshop_players")

    async def play() -> None:
        state = game
        for turn in range(turns):

            async def read(_name: str, now: int = turn) -> str:
                return bots_text(saved(now))

            table.page = MagicMock(readText=read)
            seen = observe(state, state.turn)
            name = seen.seats[seen.seat].name
            answer = await table.ask(AskBot(str(turn), name, seen, 0.0))
            state = apply(state, answer.action)

    table.seat(tuple(dict.fromkeys(seat.name for seat in game.setup.seats)))
    asyncio.run(play())
    table.seat(())


def seated(*names: str) -> State:
    """A game in which these bots play."""
    begun = setup(LITTLE, names, 0, "seed")
    seats = tuple(replace(s, name=n) for s, n in zip(begun.seats, names, strict=True))
    return new_game(LITTLE, replace(begun, seats=seats))


def test_at_the_table_each_seat_has_its_sandbox(made: list[Sandbox]) -> None:
    """Robbie has two of three seats, and the first sandbox has started before it is asked."""
    bots = Bots((Bot("Robbie", GOOD), Bot("Ada", LAST)))
    at_the_table(seated("Robbie", "Ada", "Robbie"), lambda _turn: bots, 6)
    used = [(sandbox.codes[0], *sandbox.seats) for sandbox in made if sandbox.codes]
    assert sorted(used) == sorted([(GOOD, 0), (LAST, 1), (GOOD, 2)])
    assert open_now(made) == 0


def test_a_bot_that_is_changed_in_another_tab_gets_a_new_sandbox(made: list[Sandbox]) -> None:
    at_the_table(
        seated("Robbie", "Ada"),
        lambda turn: Bots((Bot("Robbie", LAST if turn > 1 else GOOD), Bot("Ada", GOOD))),
        4,
    )
    assert [set(sandbox.codes) for sandbox in made if sandbox.codes] == [{GOOD}, {GOOD}, {LAST}]
    assert open_now(made) == 0


def test_the_browser_s_modules_are_not_left_behind(made: list[Sandbox]) -> None:
    """Other tests must not get modules with the stand-ins of these."""
    module = browser("workshop_seat")
    assert isinstance(module, ModuleType)
    assert made == []
