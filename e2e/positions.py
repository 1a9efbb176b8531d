"""Finds positions of the Little Zoo, and brings the page there."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from playwright.sync_api import expect

from e2e import chance, storage
from e2e.pages import Home, Table
from game.bots.danger import danger
from game.rules.action import Action, Draw, Place, Remove
from game.rules.edition import Edition
from game.rules.observation import observe
from game.rules.play import apply, legal_actions
from game.rules.record import Record
from game.rules.refusal import is_dead
from game.rules.state import Drawn, DrawReason, Options, State, new_game
from game.ui.play.best_line import best_line_of
from game.ui.play.start import replayed
from game.ui.saved.game_text import game_text
from game.ui.settings.settings import Settings

LEAVE = "() => rowdyZoo.onMessage('SavedGameChanged')"


def plays(state: State) -> list[Place | Remove]:
    """The legal plays of the seat to move."""
    return [action for action in legal_actions(state) if isinstance(action, Place | Remove)]


def dangers(state: State) -> list[Place | Remove]:
    """The plays that "Watch out" asks about."""
    seen = observe(state, state.turn)
    return [play for play in plays(state) if danger(seen, play)]


def value(edition: Edition, chips: Mapping[str, str], cell: str, own: str) -> int:
    """How good a chip on the cell is: each open line counts by the chips it has already."""
    if cell in chips:
        return -1
    lines = [[chips.get(c) for c in line] for line in edition.lines_through[cell]]
    return sum(10 ** line.count(own) for line in lines if set(line) <= {None, own})


def best(state: State) -> Place | Remove:
    """The play that leads to a row soonest."""
    own = state.setup.seats[state.turn].colour
    return max(plays(state), key=lambda play: value(state.edition, state.board, play.cell, own))


def quick_game(state: State) -> list[Action]:
    """A whole game of people who play for a quick row, and never draw by hand."""
    actions = list[Action]()
    while state.outcome is None:
        others = [action for action in legal_actions(state) if not isinstance(action, Draw)]
        actions.append(best(state) if plays(state) else others[0])
        state = apply(state, actions[-1])
    return actions


def lines_of_play(
    options: Options, plies: int, *, wary: bool = False
) -> Iterator[tuple[int, list[Action], State]]:
    """Random games: the number for `want`, the actions, and the state after each action.

    `wary` leaves out plays that "Watch out" asks about.
    """
    rng = random.Random(1)
    for made_by, dealt in chance.games(options=options):
        state, actions = dealt, list[Action]()
        while state.outcome is None and len(actions) < plies and plays(state):
            avoided = dangers(state) if wary else []
            actions.append(rng.choice([play for play in plays(state) if play not in avoided]))
            state = apply(state, actions[-1])
            yield made_by, list(actions), state


def dangerous() -> tuple[int, list[Action], State]:
    """A position with a play that lets somebody win: number, actions without such a play, state."""
    return next(
        (made_by, actions, state)
        for made_by, actions, state in lines_of_play(Options(3), 9, wary=True)
        if state.outcome is None and dangers(state)
    )


def dead_card() -> tuple[int, list[Action], State]:
    """A position with a dead card and a playable one: number, actions, state."""
    return next(
        (made_by, actions, state)
        for made_by, actions, state in lines_of_play(Options(3), 9)
        if any(is_dead(state, card) for card in state.hands[state.turn]) and plays(state)
    )


def full_board() -> tuple[int, list[Action]]:
    """A game without power cards in which nobody finishes a row: number, actions."""
    rng = random.Random(1)
    for made_by, dealt in chance.games(options=Options(3, power_cards=False)):
        state, actions = dealt, list[Action]()
        while state.outcome is None:
            legal = legal_actions(state)
            rng.shuffle(many := list(legal))
            actions.append(next((a for a in many if not apply(state, a).outcome), many[0]))
            state = apply(state, actions[-1])
        if state.outcome == Drawn(DrawReason.FULL):
            return made_by, actions
    raise AssertionError("no such game")


def nearly_lost(settings: Settings, *, missing: int = 1, first: int = 1) -> Record:
    """A game before the last play, with which a computer beats people.

    They then miss this number of chips in their best line. `first` is the first game to look at.
    """
    for number in range(first, 1 << 20):
        setup = settings.setup(chance.seed(number), chance.dealer(number, settings.seats))
        *before, last = quick_game(new_game(settings.rules, setup))
        record = Record(settings.rules, setup, (*before, last))
        *_, end = replayed(record, open_hands=settings.open_hands)
        row = best_line_of(end)
        if row and len(row.missing) == missing:
            return replace(record, actions=tuple(before))
    raise AssertionError("no such game")


def go_on(home: Home, record: Record, *, open_hands: bool = True) -> None:
    """Save the game as another tab would, and tap "Go on"."""
    storage.save(home.page, game=game_text(record, open_hands=open_hands))
    home.page.evaluate(LEAVE)
    Table(home.page).go_on.click()
    expect(home.play).to_have_count(0)


def play_to(
    home: Home,
    made_by: int,
    actions: Sequence[Action],
    *,
    hand_size: int = 3,
    power_cards: bool = True,
    watch_out: bool = False,
) -> Table:
    """The table after these actions of two people with open hands."""
    if watch_out:
        home.choose_more(watch_out=True)
    dealt = chance.deal(made_by, options=Options(hand_size, power_cards=power_cards))
    go_on(home, Record(dealt.edition, dealt.setup, tuple(actions)))
    return Table(home.page)
