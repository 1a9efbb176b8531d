"""A bot's code is hostile: nothing outside its sandbox changes, and the promised answer comes."""

import pytest
from playwright.sync_api import Page

from e2e import spy
from e2e.cases import first
from e2e.sandbox import (
    ACTION,
    ATTACKS,
    IN_CAGE,
    PUT,
    SEEN,
    SHORT,
    TRY_ALL,
    WHAT_IS_THERE,
    Attack,
    fits,
    has_plain_steps,
    hostile,
    page_html,
    question,
)
from e2e.watch import Visit, Watch

HARMLESS = """
import collections, copy, dataclasses, datetime, enum, functools, heapq, itertools
import json, math, operator, random, re, string, time, traceback, typing

@dataclasses.dataclass(frozen=True, order=True)
class Scored:
    score: float
    at: int
    near: typing.Optional[int] = None

class Kind(enum.Enum):
    A = enum.auto()

@functools.lru_cache(None)
def known(n):
    return math.sqrt(n) + random.random()

def choose(seen, rng):
    time.sleep(0.001)
    time.strftime("%Y"), datetime.datetime.now(), known(2), Kind.A
    copy.deepcopy(seen.hand), dataclasses.replace(seen, turn=1), repr(seen), json.dumps([1])
    re.sub("a", "b", "a"), collections.Counter("aba").most_common(1), list(itertools.chain("a"))
    heap = [Scored(0.5 + rng.random(), at) for at, _ in enumerate(seen.legal)]
    heapq.heappush(heap, Scored(0, 0))
    heapq.heapify(heap)
    try:
        1 / 0
    except ZeroDivisionError:
        assert "division" in traceback.format_exc()
    print(seen.seat)
    return seen.legal[heapq.heappop(heap).at]
"""
"""A bot that uses much of what the sandbox leaves to it."""

LOOP = "def choose(seen, rng):\n    while True: pass\n"

FILES = {
    *(
        "sandbox.html",
        "game.zip",
        "later.zip",
        "python.zip",
        "workshop.zip",
        "pyodide/pyodide.asm.wasm",
    ),
    *("pyodide/pyodide.asm.js", "pyodide/pyodide.mjs", "static/workshop/bot_worker.js"),
    *(f"static/workshop/{name}.js" for name in ("bridge", "cage", "sandbox")),
}
"""What a page with a sandbox asks the host for."""


def ends_worker(attack: Attack) -> bool:
    """Whether a new worker may have to start after the attack."""
    return bool({"slow", "memory", "ended"} & set(attack.answers))


QUICK = [attack for attack in ATTACKS if not ends_worker(attack)]
SOME = {"loop", "list", "os_exit", "builtin_again", "interrupts", "no_builtins"}
"""Attacks that end their worker and that `make test` tries, too."""

BOTH = [attack for attack in ATTACKS if attack in QUICK or attack.name in SOME]


@pytest.fixture
def page(visit: Visit, site: str) -> Page:
    """A page with saves, and without a sandbox."""

    def prepare(page: Page) -> None:
        page.route(
            "**/sandbox.html",
            lambda route: route.fulfill(body=page_html(), content_type="text/html"),
        )

    page = visit(site + "sandbox.html", prepare=prepare)
    page.evaluate(PUT)
    return page


@pytest.mark.parametrize("attacks", first(1, [BOTH, ATTACKS]), ids=["some", "all"])
def test_all_attacks_fail(page: Page, watch: Watch, site: str, attacks: list[Attack]) -> None:
    assert len(ATTACKS) >= 40
    before = page.evaluate(WHAT_IS_THERE)
    answers = page.evaluate(TRY_ALL, question(attacks))
    for one in attacks:
        answer = answers[one.name]
        assert any(fits(answer, promised) for promised in one.answers), (one.tries, answer)
        assert one.asks != "step" or has_plain_steps(answer), one.tries
    assert page.evaluate(WHAT_IS_THERE) == before
    assert page.locator("iframe").count() == 0
    asked = {url for url in watch.requests if not url.startswith(("blob:", "data:"))}
    assert asked <= {site + name for name in FILES}


def test_javascript_in_the_cage_reaches_nothing(page: Page, watch: Watch, site: str) -> None:
    """If a bot reaches JavaScript, the origin and the policy of its frame still stop it."""
    watch.expect("violates|Content Security Policy|Refused|Access to", certain=False)
    watch.expect("request failed|request to elsewhere", certain=False)
    before = page.evaluate(WHAT_IS_THERE)
    assert page.evaluate(IN_CAGE, [hostile(), site]) == []
    assert page.evaluate(WHAT_IS_THERE) == before


IN_TURN = """async ([seen, good, loop]) => {
  const { Sandbox } = await import("/static/workshop/sandbox.js");
  const sandbox = new Sandbox({ limit: LIMIT });
  const printed = [];
  sandbox.onPrinted = (text) => printed.push(text);
  const answers = await Promise.all([
    sandbox.choose(seen), sandbox.load(good), sandbox.choose(seen), sandbox.choose(seen),
    sandbox.load(loop), sandbox.choose(seen), sandbox.load(good), sandbox.choose(seen)]);
  const late = sandbox.choose(seen);
  sandbox.end();
  const early = new Sandbox();
  const waiting = early.choose(seen);
  early.end();
  return [[...answers, await late, await sandbox.load(good), await waiting].map((text) => {
    const { ok, why, action } = JSON.parse(text);
    return ok ? (action ?? "") : why;
  }), printed];
}"""


def test_questions_are_answered_in_turn_also_after_a_bot_was_ended(page: Page) -> None:
    script = IN_TURN.replace("LIMIT", str(SHORT * 3))
    answers, printed = page.evaluate(script, [SEEN, HARMLESS, LOOP])
    assert answers == [
        *("answer", "", ACTION, ACTION),
        *("", "slow", "", ACTION),
        *("ended", "ended", "ended"),
    ]
    assert printed == ["0\n"] * 3


def test_a_bot_finds_no_other_hand_among_all_objects_that_it_can_reach(page: Page) -> None:
    """In the sandbox of another bot it would find one: that shows that it looks well."""
    apart, together = page.evaluate(spy.LOOK, spy.question())
    assert apart == "True own\n"
    assert together == "True hand own\n"
