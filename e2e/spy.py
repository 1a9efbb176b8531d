"""A bot that looks at every object of its Python for a hand or a pile that it must not see."""

import json

from game.rules.observation import observe
from game.rules.state import State
from game.workshop.seen_text import write_seen
from tests.rules.scenes import GRAND, deal

SEED = "a seed from which all hands follow"

KEEPER = """kept = []

def choose(seen, rng):
    kept.append(seen)
    return seen.legal[0]
"""
"""A bot that leaves what it has seen in its Python."""

SPY = """import gc
import sys

BACKWARDS = BACKWARDS_TEXTS

def reachable(mine):
    frame, waiting = sys._getframe(), [*gc.get_objects(), *sys.modules.values()]
    while frame:
        waiting += frame.f_locals, frame.f_globals, frame.f_builtins
        frame = frame.f_back
    held = {id(one): one for one in mine}
    while waiting:
        one = waiting.pop()
        if id(one) not in held:
            held[id(one)] = one
            yield one
            waiting += gc.get_referents(one)

def choose(seen, rng):
    texts = [text[::-1] for text in BACKWARDS]
    hands = [text.split("|") for text in texts]
    own, number, found = sorted(seen.hand), 0, set()
    sizes = {len(own), *map(len, hands)}
    for one in reachable([texts, *texts, hands, *hands, own]):
        number += 1
        kind = type(one)
        if kind is str:
            found |= {"text" for text in texts if text in one}
        elif kind in (tuple, list, set, frozenset) and len(one) in sizes:
            if all(type(part) is str for part in one):
                cards = sorted(one)
                found |= {"own"} if cards == own else set()
                found |= {"hand" for hand in hands if cards == hand}
        elif kind.__name__ in ("State", "Setup", "Record"):
            found.add(kind.__name__)
    print(number > 10_000, *sorted(found))
    return seen.legal[0]
"""
"""It says whether it has looked at much, and what it has found: at least its own hand.

What it looks for stands in it backwards, or it would find that.
"""

LOOK = """async ([keeper, spy, own, other]) => {
  const { Sandbox } = await import(new URL("static/workshop/sandbox.js", location.href).href);
  const [one, two, both] = [1, 2, 3].map(() => new Sandbox({ limit: 60_000 }));
  const ask = async (sandbox, code, seen) => {
    await sandbox.load(code);
    return JSON.parse(await sandbox.choose(seen));
  };
  await ask(two, keeper, other);
  const apart = await ask(one, spy, own);
  await ask(both, keeper, other);
  const together = await ask(both, spy, own);
  for (const sandbox of [one, two, both]) sandbox.end();
  return [apart.printed, together.printed];
}"""
"""What the spy finds: alone while another sandbox knows the other hand, and after that bot."""


def dealt() -> State:
    """A game in which no two hands are equal."""
    return deal(GRAND, seed=SEED)


def question() -> list[str]:
    """The argument of LOOK."""
    state = dealt()
    own, other = (write_seen(observe(state, seat)) for seat in (0, 1))
    hand = state.hands[1]
    secrets = ["|".join(sorted(cards)) for cards in (hand, state.draw_pile)]
    secrets += [json.dumps(list(hand)), SEED]
    texts = repr([text[::-1] for text in secrets])
    return [KEEPER, SPY.replace("BACKWARDS_TEXTS", texts), own, other]
