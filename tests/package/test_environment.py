"""The environment of PettingZoo keeps its contract, and shows a seat only what it may see."""

import random
import warnings
from collections.abc import Callable
from itertools import islice
from typing import Any, TypeAlias

import pytest

import rowdy_zoo
from game.rules.edition import DrawMode
from game.rules.observation import observe
from game.rules.refusal import IllegalAction
from game.rules.state import SetupError
from tests.package.missing import needs
from tests.rules.scenes import LITTLE
from tests.rules.soundness import with_other_secrets

Table: TypeAlias = Any
"""An environment; PettingZoo has no types."""

pytestmark = needs("pettingzoo")

TABLES = [("little-zoo", 2), ("big-zoo", 3), ("grand-zoo", 4)]
each_table = pytest.mark.parametrize(("edition", "seats"), TABLES)


def table_after(actions: int, **options: object) -> Table:
    """A table without wrappers after random actions."""
    make: Callable[..., Table] = rowdy_zoo.raw_env
    table = make(**options)
    table.reset(seed=1)
    rng = random.Random(1)
    for agent in islice(table.agent_iter(), actions):
        table.step(table.number(rng.choice(table.infos[agent]["seen"].legal)))
    return table


def played(table: Table, rng: random.Random) -> tuple[list[int], dict[str, float]]:
    """A random game to its end: the actions, and the reward of each agent."""
    actions: list[int] = []
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        _, reward, ended, _, info = table.last()
        if ended:
            rewards[agent] = reward
            table.step(None)
            continue
        assert reward == 0
        actions.append(table.unwrapped.number(rng.choice(info["seen"].legal)))
        table.step(actions[-1])
    return actions, rewards


@each_table
def test_pettingzoo_s_tests_pass(edition: str, seats: int) -> None:
    from pettingzoo.test import api_test, render_test, seed_test

    def table(render_mode: str | None = None) -> Table:
        return rowdy_zoo.env(edition=edition, seats=seats, render_mode=render_mode)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it suggests arrays without masks
        api_test(table(), num_cycles=100)
        api_test(rowdy_zoo.raw_env(edition=edition, seats=seats), num_cycles=100)
    seed_test(table, num_cycles=50)
    render_test(table, {"svg": lambda drawing: drawing.startswith("<svg")})


def test_a_seed_gives_the_same_games_and_another_seed_others() -> None:
    def games(seed: int) -> list[list[int]]:
        table = rowdy_zoo.env()
        table.reset(seed=seed)
        first, _ = played(table, random.Random(1))
        table.reset()
        return [first, played(table, random.Random(1))[0]]

    assert games(1) == games(1)
    assert games(1)[0] != games(1)[1]
    assert games(1) != games(2)


def test_a_team_wins_together() -> None:
    table = rowdy_zoo.env(edition="grand-zoo", seats=4)
    table.reset(seed=1)
    _, rewards = played(table, random.Random(1))
    assert rewards["seat_0"] == rewards["seat_2"] == -rewards["seat_1"] == -rewards["seat_3"] != 0


def test_only_the_winner_is_rewarded() -> None:
    table = rowdy_zoo.env(seats=3)
    table.reset(seed=1)
    assert sorted(played(table, random.Random(1))[1].values()) == [-1, -1, 1]


@each_table
def test_hidden_cards_change_nothing_that_a_seat_sees(edition: str, seats: int) -> None:
    table = table_after(8, edition=edition, seats=seats)
    state = table._game
    for agent in table.agents:
        seat = table._seat_of[agent]
        table._game = state
        table._show()
        before, seen = table.observe(agent), table.infos[agent]["seen"]
        table._game = with_other_secrets(state, seat, random.Random(seat))
        assert table._game.hands != state.hands
        table._show()
        after = table.observe(agent)
        assert table.infos[agent]["seen"] == seen
        assert {name: part.tobytes() for name, part in before.items()} == {
            name: part.tobytes() for name, part in after.items()
        }


@each_table
def test_the_mask_allows_the_legal_actions(edition: str, seats: int) -> None:
    table = table_after(8, edition=edition, seats=seats)
    agent = table.agent_selection
    allowed = table.observe(agent)["action_mask"].nonzero()[0]
    assert {table.action(number) for number in allowed} == {*table.infos[agent]["seen"].legal}
    others = [other for other in table.agents if other != agent]
    assert not any(table.observe(other)["action_mask"].any() for other in others)


def test_each_action_has_its_number() -> None:
    from rowdy_zoo.arrays import action_of, actions_of, number_of

    numbers = range(len(actions_of(LITTLE)))
    assert [number_of(LITTLE, action_of(LITTLE, number, 1)) for number in numbers] == [*numbers]


def test_the_planes_show_what_the_seat_sees() -> None:
    table = table_after(8)
    seen = observe(table._game, 1)
    planes = table.observe("seat_1")["observation"]
    assert planes.shape == (16, 6, 7)
    own, other, free, rows, held, unseen, *numbers = planes
    colours = [seat.colour for seat in seen.seats]
    for cell, picture in seen.edition.picture_at.items():
        at = int(cell[1:]) - 1, ord(cell[0]) - ord("a")
        chip = seen.board.get(cell)
        assert (own[at], other[at]) == (chip == colours[1], chip == colours[0])
        assert (free[at], held[at]) == (picture == "", seen.hand.count(picture))
    assert not rows.any()
    assert [plane.max() == plane.min() for plane in numbers] == [True] * 10
    wild, remove, unseen_wild, unseen_remove, cards, of_other, _, _, pile, owed = (
        int(plane[0, 0]) for plane in numbers
    )
    assert [wild, remove] == [seen.hand.count("unicorn"), seen.hand.count("dragon")]
    assert (cards, of_other, pile, owed) == (*seen.hand_sizes[::-1], seen.draw_pile_size, 0)
    hidden = unseen.sum() / 2 + unseen_wild + unseen_remove
    assert hidden == of_other + pile


def test_a_card_that_is_owed_is_drawn_first() -> None:
    table = table_after(1, edition="big-zoo", draw=DrawMode.MANUAL)
    agent = table.agent_selection
    assert [str(action) for action in table.infos[agent]["seen"].legal] == [f"draw {agent[-1]}"]
    assert table.observe(agent)["observation"][-1].min() == 1
    table.step(table.observe(agent)["action_mask"].argmax())
    assert table.agent_selection != agent


def test_an_illegal_action_is_refused_or_loses() -> None:
    table = table_after(0)
    illegal = table.observe(table.agent_selection)["action_mask"].argmin()
    with pytest.raises(IllegalAction):
        table.step(illegal)
    for number in (-1, table.action_space("seat_0").n):
        with pytest.raises(IndexError):
            table.step(number)
    wrapped = rowdy_zoo.env()
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(wrapped.observe(agent)["action_mask"].argmin())
    assert wrapped.terminations[agent]
    assert wrapped.rewards[agent] == -1


def test_wrong_options_are_refused() -> None:
    with pytest.raises(SetupError, match="no game for 9 seats"):
        rowdy_zoo.env(seats=9)
    with pytest.raises(SetupError, match="hand_size is 0"):
        rowdy_zoo.env(hand_size=0)
    with pytest.raises(ValueError, match="render_mode is 'film'"):
        rowdy_zoo.env(render_mode="film")


def test_a_picture_shows_one_hand() -> None:
    table = table_after(0, render_mode="ansi")
    seen = table.infos[table.agent_selection]["seen"]
    assert " ".join(seen.hand) in table.render()
    assert table.render().count("3 cards") == 1


def test_the_learner_beats_random_play_and_a_seed_gives_the_same_weights() -> None:
    from examples.learner import level, measured, trained

    learner = trained(LITTLE, 240, 1)
    assert trained(LITTLE, 240, 1).weights.tolist() == learner.weights.tolist()
    policies = (learner.best, level(LITTLE, "random", random.Random(1)))
    wins, losses = measured(LITTLE, policies, 100, 1)
    assert wins > losses
