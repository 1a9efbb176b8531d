"""Rowdy Zoo as an AEC environment of PettingZoo; docs/pettingzoo.md says how to use it."""

import random
from typing import Any, TypedDict, Unpack

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from game.bots.full_game import setup
from game.cli.files import find_edition
from game.rules.action import Action
from game.rules.edition import DrawMode, Edition
from game.rules.observation import observe as observe_as
from game.rules.play import apply
from game.rules.state import Options, State, Win, check_setup, new_game
from rowdy_zoo.arrays import action_of, actions_of, mask, number_of, planes, shape_of
from rowdy_zoo.pictures import svg, text

WON, LOST, DRAWN = 1.0, -1.0, 0.0
"""The rewards of a seat when the game ends; before that all rewards are 0."""

RENDER_MODES = ("human", "ansi", "svg")


class TableOptions(TypedDict, total=False):
    """The options of a table, which `RowdyZoo` explains."""

    render_mode: str | None
    hand_size: int | None
    power_cards: bool
    draw: str


class RowdyZoo(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """One table. The agents are `seat_0`, `seat_1` and so on, in clockwise order.

    A seat that may draw a card by hand is asked before the seat to move.

    - `observe(agent)`: a dictionary with `observation`, float32 of the shape
      `rowdy_zoo.arrays.shape_of(edition, seats)`, which `rowdy_zoo.arrays.planes` explains, and
      `action_mask`, int8 of the shape `(actions,)`
    - `infos[agent]["seen"]`: the same as an `Observation`
    - `rewards`: 1 for the seats of the winning colour, -1 for the others, 0 for a draw
    """

    metadata = {  # noqa: RUF012 - declared so by the library
        "name": "rowdy_zoo_v0",
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        edition: str | Edition = "little-zoo",
        seats: int = 2,
        render_mode: str | None = None,
        *,
        hand_size: int | None = None,
        power_cards: bool = True,
        draw: str = "auto",
    ) -> None:
        """A table for a number of seats.

        - `edition`: a name, such as `big-zoo`, a file as for `rowdy-zoo board`, or an Edition
        - `hand_size`: the number of cards in a full hand; None for the usual number
        - `power_cards`: whether there are wild and remove cards
        - `draw`: `auto` or `manual`, if the edition has it

        EditionError or OSError if the edition cannot be read, SetupError if it does not allow the
        options, ValueError for an unknown `draw` or `render_mode`.
        """
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is {render_mode!r}, not {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        self.edition = edition if isinstance(edition, Edition) else find_edition(edition)
        seating = self.edition.seating(seats)
        full = seating.hand_size if seating else 1
        size = full if hand_size is None else hand_size
        self._options = Options(size, power_cards, DrawMode(draw))
        self._rng = random.Random()
        self._levels = ("",) * seats
        check_setup(self.edition, setup(self.edition, self._levels, self._options, 0, ""))
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._add_spaces(seats)

    def _add_spaces(self, seats: int) -> None:
        actions = len(actions_of(self.edition))
        shape, most = shape_of(self.edition, seats), len(self.edition.deck())
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0, most, shape, np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        """The space of `observe(agent)`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of all actions of the edition."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. The seed decides the dealer and every shuffle.

        Without a seed the game is the next one of the last seed. `options` may have a `dealer`, the
        number of a seat; the seat after it plays first. SetupError if it is no seat.
        """
        if seed is not None:
            self._rng = random.Random(seed)
        dealer = int(self._rng.random() * len(self.possible_agents))
        dealer = int((options or {}).get("dealer", dealer))
        shuffles = str(self._rng.random())
        begun = setup(self.edition, self._levels, self._options, dealer, shuffles)
        self._game = new_game(self.edition, begun)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._show()

    def _show(self) -> None:
        """Sets what each seat sees, and the seat to act."""
        self.agent_selection = self.possible_agents[_to_act(self._game)]
        self._seen = {agent: observe_as(self._game, self._seat_of[agent]) for agent in self.agents}
        self.infos = {agent: {"seen": seen} for agent, seen in self._seen.items()}

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What the agent sees, as arrays; see the class."""
        seen = self._seen[agent]
        return {"observation": planes(seen), "action_mask": mask(seen)}

    def step(self, action: int | None) -> None:
        """Takes the action of that number; None for an agent whose game is over.

        IllegalAction if the mask does not allow the action.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act, and None is not an action")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._game = apply(self._game, self.action(int(action)))
        self._show()
        if self._game.outcome is not None:
            self._end()
        self._accumulate_rewards()

    def _end(self) -> None:
        outcome = self._game.outcome
        winners = outcome.seats if isinstance(outcome, Win) else ()
        other = LOST if winners else DRAWN
        for agent in self.agents:
            self.rewards[agent] = WON if self._seat_of[agent] in winners else other
            self.terminations[agent] = True

    def action(self, number: int) -> Action:
        """The action of that number for the agent to act; IndexError if there is none."""
        return action_of(self.edition, number, self._seat_of[self.agent_selection])

    def number(self, action: Action) -> int:
        """The number of an action, such as one of `seen.legal`; KeyError if there is none."""
        return number_of(self.edition, action)

    def render(self) -> str | None:
        """What the seat to act sees: text for `ansi`, a document for `svg`; `human` prints text.

        None if there is no render mode.
        """
        if self.render_mode is None:
            return None
        seen = observe_as(self._game, _to_act(self._game))
        if self.render_mode == "svg":
            return svg(seen)
        if self.render_mode == "ansi":
            return text(seen)
        print(text(seen))
        return None

    def close(self) -> None:
        """Does nothing: a table holds no resources."""


def _to_act(state: State) -> int:
    return state.pending[0] if state.pending else state.turn


def raw_env(
    edition: str | Edition = "little-zoo", seats: int = 2, **options: Unpack[TableOptions]
) -> RowdyZoo:
    """The table without wrappers: an illegal action raises IllegalAction.

    `RowdyZoo` explains the options and errors.
    """
    return RowdyZoo(edition, seats, **options)


def env(
    edition: str | Edition = "little-zoo", seats: int = 2, **options: Unpack[TableOptions]
) -> Any:  # noqa: ANN401 - PettingZoo has no types
    """The table in PettingZoo's usual wrappers, an `AECEnv`.

    An illegal action ends the game: the seat gets -1, the others 0. `RowdyZoo` explains the options
    and errors.
    """
    table = TerminateIllegalWrapper(raw_env(edition, seats, **options), illegal_reward=LOST)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(table))
