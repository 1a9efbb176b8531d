"""Chance as a test wants it: the bytes that the browser's randomness gives, and the seed."""

import json
from collections.abc import Iterator

from playwright.sync_api import Page

from game.rules.edition import load_edition
from game.rules.state import Options, Seat, Setup, State, new_game

CHANCE = """
  (() => {
    const chance = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (view) => {
      if (!window.wantedChance) return chance(view);
      const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
      bytes.forEach((_, i) => { bytes[i] = window.wantedChance[i % window.wantedChance.length]; });
      return view;
    };
  })();
"""
"""Runs before the page's own scripts; does nothing until a test wants something."""

BYTES = 4


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
