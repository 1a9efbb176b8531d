"""What another play lacks beside a better one: each claim is true by the rules."""

import random

import pytest

from game.bots.bit_position import BitPosition
from game.bots.danger import Danger
from game.bots.determinize import determinize
from game.bots.full_game import setup
from game.bots.plays import Play, plays_of
from game.coach.contrast import Contrast, Lack, MakesOnly, Spares, contrast
from game.coach.judge import judge
from game.rules.action import Place, Remove
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.observation import Observation, observe
from game.rules.play import apply, legal_actions
from game.rules.state import Options, new_game
from game.steps import conclude


def positions(name: str, seed: int) -> list[Observation]:
    """Some turns of a game that is played at random."""
    edition, rng = load_edition(name), random.Random(seed)
    (seating,) = (one for one in edition.seatings if one.seats == 2)
    begun = setup(edition, ("random", "random"), Options(seating.hand_size), 0, str(seed))
    state, found = new_game(edition, begun), list[Observation]()
    while state.outcome is None:
        seen = observe(state, state.turn)
        if len(plays_of(seen)) > 1:
            found.append(seen)
        state = apply(state, rng.choice(legal_actions(state)))
    return found[::3]


def holds(seen: Observation, better: Play, other: Play, found: Contrast) -> bool:
    """Whether the claim is true, by the board and the lines of the edition alone."""
    own = seen.seats[seen.seat].colour
    match found:
        case Danger(colour, cell):
            is_left = _finishes(seen, _after(seen, other), cell, colour)
            return is_left and not _finishes(seen, _after(seen, better), cell, colour)
        case Spares(colour):
            return any(
                _open(seen, _after(seen, other), line, colour)
                and not _open(seen, _after(seen, better), line, colour)
                for line in seen.edition.lines_through[better.cell]
            ) or isinstance(better, Remove)
        case MakesOnly(number):
            board = _after(seen, other)
            lines = seen.edition.lines_through[other.cell]
            longest = max(_count(seen, board, line, own) for line in lines)
            return longest == number < seen.edition.row
        case Lack.ONE_WAY:
            position = BitPosition(seen)
            chips, _hand = position.after(other)
            return position.finishing(chips, own).bit_count() == 1
        case Lack.NO_ROW:
            board = _after(seen, other)
            lines = seen.edition.lines_through[other.cell]
            return not any(_open(seen, board, line, own) for line in lines)
        case Lack.NO_CHIP:
            return isinstance(other, Remove) and isinstance(better, Place)
        case Lack.SPENDS_WILD:
            wild = seen.edition.wild
            return wild is not None and other.card == wild.card != better.card
    return True


def _after(seen: Observation, play: Play) -> dict[str, str]:
    board = {cell: colour for cell, colour in seen.board.items() if cell != play.cell}
    return board if isinstance(play, Remove) else board | {play.cell: seen.seats[seen.seat].colour}


def _finishes(seen: Observation, board: dict[str, str], cell: str, colour: str) -> bool:
    """Whether a chip of the colour on the open cell finishes a row that counts."""
    there = {one for one, chip in board.items() if chip == colour} | seen.edition.free | {cell}
    rows = seen.rows.get(colour, ())
    return cell not in board and any(
        line <= there and all(len(line & row - seen.edition.free) < 2 for row in rows)
        for line in seen.edition.lines_through[cell]
    )


def _open(seen: Observation, board: dict[str, str], line: frozenset[str], colour: str) -> bool:
    return all(board.get(cell, colour) == colour for cell in line)


def _count(seen: Observation, board: dict[str, str], line: frozenset[str], colour: str) -> int:
    if not _open(seen, board, line, colour):
        return 0
    return sum(cell in board or cell in seen.edition.free for cell in line)


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_each_claim_is_true(name: str) -> None:
    kinds = set[object]()
    for seed in range(3):
        for seen in positions(name, seed):
            plays = plays_of(seen)
            better = conclude(judge(seen, plays)).good()[0]
            for other in plays:
                if other != better:
                    found = contrast(seen, better, other)
                    assert holds(seen, better, other, found), (better, other, found)
                    kinds.add(found if isinstance(found, Lack) else type(found))
    assert {Danger, MakesOnly, Lack.NO_ROW} <= kinds


def test_it_depends_on_nothing_hidden() -> None:
    for seen in positions("little-zoo", 5):
        plays = plays_of(seen)
        for seed in range(2):
            other = observe(determinize(seen, random.Random(seed)), seen.seat)
            assert contrast(other, plays[0], plays[-1]) == contrast(seen, plays[0], plays[-1])
