"""Positions of the Little Zoo that a test looks for, and the way to them on the page."""

import random
from collections.abc import Iterator

from e2e import chance
from e2e.pages import Home, Table
from game.bots.danger import danger
from game.rules.action import Action, Place, Remove
from game.rules.observation import observe
from game.rules.play import apply, legal_actions
from game.rules.state import Options, State


def plays(state: State) -> list[Place | Remove]:
    """What the seat to move can play."""
    return [action for action in legal_actions(state) if isinstance(action, Place | Remove)]


def dangers(state: State) -> list[Place | Remove]:
    """The plays that "Watch out" asks about."""
    seen = observe(state, state.turn)
    return [play for play in plays(state) if danger(seen, play)]


def lines_of_play(
    options: Options, plies: int, *, wary: bool = False
) -> Iterator[tuple[int, list[Action], State]]:
    """Little games played by chance: what makes them, their actions, and how they stand.

    With `wary`, none of the actions is one that "Watch out" asks about.
    """
    rng = random.Random(1)
    for made_by, dealt in chance.games(options=options):
        state, actions = dealt, list[Action]()
        while state.outcome is None and len(actions) < plies and plays(state):
            avoided = dangers(state) if wary else []
            actions.append(rng.choice([play for play in plays(state) if play not in avoided]))
            state = apply(state, actions[-1])
            yield made_by, list(actions), state


def play_to(
    home: Home,
    made_by: int,
    actions: list[Action],
    *,
    hand_size: int | None = None,
    watch_out: bool = False,
) -> Table:
    """The table after these actions, with open hands; an easier game with so many cards."""
    home.choose(hand_size=hand_size)
    home.choose_more(open_hands=True, watch_out=watch_out)
    chance.want(home.page, made_by)
    table = home.start_open()
    for action in actions:
        table.perform(action)
    return table
