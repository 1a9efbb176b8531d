"""The reasons of hints are true by the rules, in thousands of positions; so are dangers."""

import random
from collections import Counter
from itertools import chain
from types import MappingProxyType

import pytest
from hypothesis import given, settings

from game.bots.bit_position import BitPosition
from game.bots.danger import Danger, danger
from game.bots.full_game import play, setup
from game.bots.hint import Hint, think_of_hint
from game.bots.level_names import LEVELS
from game.bots.levels import choose
from game.bots.reason import Begins, Blocks, Forks, Makes, Plain, Reason, Stops, TakesFrom, reason
from game.rules.action import Action, Draw, Exchange, Pass, Place, Remove, parse_action
from game.rules.cards import Card
from game.rules.edition import Cell, Colour
from game.rules.observation import observe
from game.rules.play import apply, legal_actions
from game.rules.record import Record, replay
from game.rules.state import Options, State, Win, new_game
from game.steps import conclude
from tests.effort import often
from tests.rules.random_games import Game, games, steps
from tests.rules.scenes import BIG, LITTLE, ROWS, SQUARE, chips, race, scene

KINDS = {Blocks, TakesFrom, Forks, Makes, Stops, Begins, *Plain}


def finishes_with(state: State, colour: Colour, cell: Cell) -> bool:
    """Whether a chip of the colour on the cell would finish a row, by the rules."""
    wild = state.edition.wild
    card = wild.card if wild else state.edition.picture_at[cell]
    seats = tuple(seat.colour for seat in state.setup.seats)
    seat = seats.index(colour)
    then = state._replace(
        turn=seat,
        outcome=None,
        hands=tuple((card,) if i == seat else hand for i, hand in enumerate(state.hands)),
    )
    return finishes_row(then, apply(then, Place(card, cell)))


def finishes_row(before: State, after: State) -> bool:
    return isinstance(after.outcome, Win) or after.rows != before.rows


def open_cells(state: State) -> list[Cell]:
    taken = {*state.board, *state.edition.free}
    return [cell for cell in state.edition.picture_at if cell not in taken]


def finishing(state: State, colour: Colour) -> set[Cell]:
    return {cell for cell in open_cells(state) if finishes_with(state, colour, cell)}


def in_line(state: State, line: frozenset[Cell], colour: Colour) -> int | None:
    """The number of chips and free cells in the line; None for a line that cannot become a row.

    Then another colour has a chip in it, or it shares two chips with a finished row (section 8).
    """
    there = {state.board[cell] for cell in line if cell in state.board}
    shared_chips = [len(line & row & state.board.keys()) for row in state.rows.get(colour, ())]
    if there - {colour} or any(number > 1 for number in shared_chips):
        return None
    return sum(1 for cell in line if cell in state.edition.free or cell in state.board)


def is_true(claim: Reason, state: State, action: Action) -> bool:
    """Whether the claim is true by the rules."""
    if isinstance(claim, Plain):
        return is_plainly_true(claim, state, action)
    return is_counted_right(claim, state, action)


def is_plainly_true(claim: Plain, state: State, action: Action) -> bool:
    own = state.setup.seats[state.turn].colour
    then = apply(state, action)
    match claim, action:
        case Plain.DRAW, Draw(seat):
            return seat in state.pending
        case Plain.DEAD, Exchange(card):
            return all(cell in state.board for cell in state.edition.cells_of[card])
        case Plain.NOTHING, Pass():
            return legal_actions(state)[0] == Pass()
        case Plain.FINISHES, Place():
            return finishes_row(state, then)
        case Plain.ONLY_ONE, (Place() | Remove()):
            return sum(isinstance(a, Place | Remove) for a in legal_actions(state)) == 1
        case Plain.KEEPS_WILD, (Place() | Remove()):
            wild = state.edition.wild
            return wild is not None and wild.card in then.hands[state.turn]
        case Plain.CLEARS, Remove(_, cell):
            return state.board[cell] != own and cell not in then.board
        case Plain.KEEPS_OTHERS, Place(_, cell):
            lines = state.edition.lines_through[cell]
            return all(in_line(state, line, own) is None for line in lines)
    return False


def is_counted_right(claim: Reason, state: State, action: Action) -> bool:
    own = state.setup.seats[state.turn].colour
    then = apply(state, action)
    match claim, action:
        case Blocks(colour, cells), Place(_, cell):
            needed = finishing(state, colour)
            there_is_one = any(cell in cells_for(state, card) for card in unseen(state))
            return colour != own and cell in needed and len(needed) == cells and there_is_one
        case TakesFrom(colour), Remove(_, cell):
            missed = finishing(state, colour) - finishing(then._replace(outcome=None), colour)
            return state.board[cell] == colour and (bool(missed) or shared(state, colour, cell))
        case Forks(cells), Place():
            return cells == len(finishing(then, own)) > 1
        case Makes(number), Place(_, cell):
            beside = [
                line
                for line in state.edition.lines_through[cell]
                if any(state.board.get(other) == own for other in line)
            ]
            return number == max(in_line(then, line, own) or 0 for line in beside)
        case Stops(colour, number), (Place(_, cell) | Remove(_, cell)):
            lines = state.edition.lines_through[cell]
            had = [in_line(state, line, colour) for line in lines]
            return colour != own and number in had
        case Begins(count), Place(_, cell):
            lines = state.edition.lines_through[cell]
            return count == sum(in_line(state, line, own) is not None for line in lines) > 0
    return False


def unseen(state: State) -> list[Card]:
    """The cards that the seat to move has not seen."""
    others = [hand for seat, hand in enumerate(state.hands) if seat != state.turn]
    return [*chain(*others), *state.draw_pile]


def cells_for(state: State, card: Card) -> tuple[Cell, ...]:
    return state.edition.cells_of.get(card, ())


def shared(state: State, colour: Colour, cell: Cell) -> bool:
    """Whether the chip is in a line with one open cell, which another line may also need."""
    row = state.edition.row
    return any(
        in_line(state, line, colour) == row - 1 for line in state.edition.lines_through[cell]
    )


@given(games())
@settings(max_examples=often(10))
def test_every_claim_about_every_action_is_true(game: Game) -> None:
    for state, _action, _after in steps(game):
        position = BitPosition(observe(state, state.turn))
        actions = [a for a in legal_actions(state) if not isinstance(a, Draw)]
        plays = [a for a in actions if isinstance(a, Place | Remove)]
        for action in actions:
            claim = reason(position, action, choices=len(plays))
            assert is_true(claim, state, action), (claim, str(action))


def test_claims_of_hints_in_games_of_the_levels_are_true_and_of_every_kind() -> None:
    given_kinds: Counter[object] = Counter()
    for number in range(often(24)):
        rng = random.Random(number)
        edition = (LITTLE, BIG)[number % 3 == 0]
        seating = edition.seatings[number % len(edition.seatings)]
        options = Options(1 + number % seating.hand_size, power_cards=number % 5 > 0)
        begun = setup(edition, ["fox"] * seating.seats, options, 0, str(number))
        levels = [rng.choice(LEVELS) for _seat in range(seating.seats)]
        actions, _end = play(
            new_game(edition, begun),
            [lambda seen, rng, level=level: choose(level, seen, rng) for level in levels],  # type: ignore[misc]
            rng,
        )
        for state in replay(Record(edition, begun, tuple(actions))):
            if state.outcome is None:
                hint = conclude(think_of_hint(observe(state, state.turn), rng))
                assert hint.reason
                assert is_true(hint.reason, state, hint.action), hint
                kind = hint.reason if isinstance(hint.reason, Plain) else type(hint.reason)
                given_kinds[kind] += 1
    assert given_kinds.total() > 600
    assert KINDS - {Plain.DRAW, Plain.NOTHING} <= set(given_kinds), given_kinds


def test_a_hint_names_the_row_that_is_to_be_blocked() -> None:
    card = LITTLE.picture_at["d1"]
    others = [c for c in LITTLE.pictures if c != card][:2]
    board = chips(red="e3 f5", yellow="b1 c1")
    state = scene(" ".join([card, *others]), "fox owl lion", edition=LITTLE, board=board)
    hint = conclude(think_of_hint(observe(state, 0), random.Random(1)))
    assert hint == Hint(Place(card, "d1"), Blocks("yellow", 1))


def closes(state: State, action: Action, found: Danger) -> bool:
    """Whether the action leaves the cell closed to the colour, or wins the game."""
    if not isinstance(action, Place | Remove):
        return False
    then = apply(state, action)
    return isinstance(then.outcome, Win) or found.cell not in finishing(
        then._replace(outcome=None), found.colour
    )


@given(games())
@settings(max_examples=often(6))
def test_danger_is_what_the_rules_say(game: Game) -> None:
    """A play is dangerous when it leaves another colour a winning cell that a play could close."""
    for state, _action, _after in steps(game):
        seen = observe(state, state.turn)
        own = state.setup.seats[state.turn].colour
        plays = [a for a in seen.legal if isinstance(a, Place | Remove)][:8]
        for action in plays:
            found = danger(seen, action)
            if found:
                then = apply(state, action)
                assert then.outcome is None or not isinstance(then.outcome, Win)
                assert found.colour != own
                assert found.cell in finishing(then._replace(outcome=None), found.colour)
                assert any(closes(state, other, found) for other in seen.legal)


@pytest.mark.parametrize(("cell", "dangerous"), [("d1", False), ("other", True)])
def test_danger_is_reported_only_if_it_can_be_avoided(cell: str, dangerous: bool) -> None:
    card = LITTLE.picture_at["d1"]
    other = next(c for c in LITTLE.cells_of[card] if c != "d1")
    others = tuple(c for c in LITTLE.pictures if c != card)[:2]
    board = chips(red="e3 f5", yellow="b1 c1")
    state = scene(" ".join([card, *others]), "fox owl lion", edition=LITTLE, board=board)
    seen = observe(state, 0)
    assert bool(danger(seen, Place(card, other if cell == "other" else cell))) == dangerous
    helpless = state._replace(hands=(others, state.hands[1]))
    for action in legal_actions(helpless):
        if isinstance(action, Place):
            assert danger(observe(helpless, 0), action) is None


@pytest.mark.parametrize(
    ("red", "yellow", "hand", "play", "why"),
    [
        (False, False, "pig otter lion", "pig@a5", Plain.FINISHES),
        (True, False, "pig otter lion", "pig@a5", Plain.FINISHES),
        (True, True, "pig otter lion", "pig@a5", Plain.FINISHES),
        (False, True, "otter lion frog", "otter@e10", Blocks("yellow", 1)),
        (True, True, "otter lion frog", "otter@e10", Blocks("yellow", 1)),
    ],
)
def test_where_two_rows_win_a_hint_finishes_a_row_or_blocks_the_last_one(
    red: bool, yellow: bool, hand: str, play: str, why: Reason
) -> None:
    state = race(red=red, yellow=yellow, hand=hand)
    hint = conclude(think_of_hint(observe(state, 0), random.Random(1)))
    assert hint == Hint(parse_action(play), why)


@pytest.mark.parametrize("red", [False, True])
@pytest.mark.parametrize("yellow", [False, True])
def test_where_two_rows_win_only_the_last_one_has_to_be_blocked_before_a_row_is_finished(
    red: bool, yellow: bool
) -> None:
    seen = observe(race(red=red, yellow=yellow), 0)
    warned = {str(play) for play in seen.legal if isinstance(play, Place) and danger(seen, play)}
    idle = {"pig@h8", "otter@h5", "lion@c4", "lion@h7"}
    assert warned == (idle | {"pig@a5"} if yellow and not red else idle)


def test_a_last_row_is_the_danger_that_counts_first() -> None:
    board = chips(yellow="e5", blue="a2 d1 e1 f1")
    rows = MappingProxyType({"blue": (frozenset({"d1", "e1", "f1"}),)})
    state = scene("mole newt hen", "fly", "owl", edition=ROWS, board=board, rows=rows)
    seen = observe(state, 0)
    assert danger(seen, Place("newt", "d5")) == Danger("blue", "a3")
    assert danger(seen, Place("hen", "c2")) == Danger("blue", "a3")
    assert danger(seen, Place("mole", "a3")) is None, "nothing blocks yellow as well"


def test_why_to_draw_and_why_to_pass() -> None:
    drawing = scene("ant bee", "dog eel", edition=SQUARE, options={"draw": "manual"}, pending=(0,))
    assert reason(BitPosition(observe(drawing, 0)), Draw(0), choices=1) is Plain.DRAW
    stuck = scene("thief", "dog eel", edition=SQUARE)
    seen = observe(stuck, 0)
    assert choose("fox", seen, random.Random(1)) == Pass()
    assert reason(BitPosition(seen), Pass(), choices=1) is Plain.NOTHING
