"""Chance as a test wants it: the bytes that the browser's randomness gives, and the seed."""

import json
from collections.abc import Iterator

from playwright.sync_api import Page

from game.rules.edition import load_edition
from game.rules.state import Options, Seat, Setup, State, new_game

BYTES = 4


def chance_of(seed: int) -> str:
    """Runs before the page's own scripts: all that the page draws by chance follows from the seed.

    Each load draws anew, in whichever tab of the context: a cookie counts them. A linear
    congruential generator will do (Numerical Recipes, 7.1): what comes is a seed again.
    """
    return f"""
      (() => {{
        if (!location.protocol.startsWith("http")) return;
        const loads = Number(/loads=(\\d+)/.exec(document.cookie)?.[1] ?? 0) + 1;
        document.cookie = `loads=${{loads}}; path=/; SameSite=Strict`;
        let state = Math.imul({seed & 0xFFFFFFFF} + loads, 0x9E3779B1);
        crypto.getRandomValues = (view) => {{
          const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
          bytes.forEach((_, i) => {{
            state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
            bytes[i] = window.wantedChance?.[i % window.wantedChance.length] ?? state >>> 24;
          }});
          return view;
        }};
      }})();
    """


def want(page: Page, chance: int) -> None:
    """From now on chance gives these bytes, again and again."""
    page.evaluate(f"window.wantedChance = {json.dumps(list(chance.to_bytes(BYTES)))}")


def seed(chance: int) -> str:
    """The seed of a game that begins with these bytes."""
    return (chance.to_bytes(BYTES) * 4).hex()


def dealer(chance: int, seats: int) -> int:
    """The seat that becomes dealer by chance."""
    return int.from_bytes(chance.to_bytes(BYTES) * 2) % seats


def deal(
    chance: int,
    edition: str = "little-zoo",
    *,
    colours: tuple[str, ...] = ("red", "blue"),
    options: Options,
) -> State:
    """The game that this chance makes, among people without names."""
    seats = tuple(Seat("", colour) for colour in colours)
    setup = Setup(options, seats, dealer(chance, len(seats)), seed(chance))
    return new_game(load_edition(edition), setup)


def games(
    *, colours: tuple[str, ...] = ("red", "blue"), options: Options
) -> Iterator[tuple[int, State]]:
    """Little games with the chance that makes each, for a test to take the one it needs."""
    for chance in range(1, 1 << 20):
        yield chance, deal(chance, colours=colours, options=options)
