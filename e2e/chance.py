"""Chosen randomness: the bytes that the browser draws, and the game that follows from them."""

from collections.abc import Iterator

from playwright.sync_api import Page

from game.rules.edition_data import load_edition
from game.rules.state import Options, Seat, Setup, State, new_game

BYTES = 4

WANT = """(bytes) => {
  window.wantedChance = bytes;
  (window.undo ??= []).push(() => { delete window.wantedChance; });
}"""


def chance_of(seed: int) -> str:
    """A script that makes `crypto.getRandomValues` follow from the seed.

    Each load of the page draws other numbers: a cookie counts the loads of all tabs. The generator
    is a linear congruential one (Numerical Recipes, 7.1), good enough for seeds.
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
    """Make every draw give the bytes of this number, until the page is loaded again."""
    page.evaluate(WANT, list(chance.to_bytes(BYTES)))


def seed(chance: int) -> str:
    """The seed that the page draws from these bytes."""
    return (chance.to_bytes(BYTES) * 4).hex()


def dealer(chance: int, seats: int) -> int:
    """The dealer that the page draws from these bytes."""
    return int.from_bytes(chance.to_bytes(BYTES) * 2) % seats


def deal(
    chance: int,
    edition: str = "little-zoo",
    *,
    colours: tuple[str, ...] = ("red", "blue"),
    options: Options,
) -> State:
    """The game that the page deals from these bytes to people without names."""
    seats = tuple(Seat("", colour) for colour in colours)
    setup = Setup(options, seats, dealer(chance, len(seats)), seed(chance))
    return new_game(load_edition(edition), setup)


def games(
    *, colours: tuple[str, ...] = ("red", "blue"), options: Options
) -> Iterator[tuple[int, State]]:
    """Games of the Little Zoo, each with the number that `want` needs for it."""
    for chance in range(1, 1 << 20):
        yield chance, deal(chance, colours=colours, options=options)
