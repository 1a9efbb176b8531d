"""What a turn offers and refuses, and how a game without a winner ends."""

import re
from dataclasses import replace

from playwright.sync_api import expect

from e2e import chance
from e2e.layout import problems
from e2e.pages import Home, Table
from e2e.positions import dead_card, full_board, lines_of_play, play_to, plays
from e2e.same_page import AtHome
from e2e.saved import PEOPLE
from game.rules.action import Exchange, Pass, Place
from game.rules.play import apply, legal_actions
from game.rules.refusal import is_dead
from game.rules.state import Drawn, DrawReason, Options
from game.ui.look.words import card_word


def test_a_chosen_card_marks_its_cells_and_no_other(home: Home) -> None:
    made_by, _state = next(
        (made_by, state)
        for made_by, state in chance.games(options=Options(3))
        if all(card in state.edition.pictures for card in state.hands[state.turn])
    )
    chance.want(home.page, made_by)
    home.start().open_for_anybody()
    table = Table(home.page)
    state = table.state()
    assert not table.playable()
    for index, card in enumerate(state.hands[state.turn]):
        table.cards.nth(index).click()
        cells = {a.cell for a in plays(state) if isinstance(a, Place) and a.card == card}
        assert set(table.playable()) == cells
    table.cards.nth(2).click()
    assert not table.playable()


def test_a_cell_tells_which_cards_fit(home: Home) -> None:
    made_by, actions, state = next(
        (made_by, actions, state)
        for made_by, actions, state in lines_of_play(Options(3), 1)
        if "dragon" not in state.hands[state.turn] and "unicorn" not in state.hands[state.turn]
    )
    table = play_to(home, made_by, actions)
    card = state.hands[state.turn][1]
    cell = next(a.cell for a in plays(state) if isinstance(a, Place) and a.card == card)
    word = card_word(card)
    table.cell(cell).click()
    table.says(f"You can play: {word}.")
    expect(table.live).to_contain_text(f"Your cards for “{word}”: {word}.")
    expect(table.cell(cell)).to_have_attribute("aria-selected", "true")
    table.cell("a1").click()
    table.says("A sun belongs to everybody: no chip goes on it.")
    useless = next(
        cell
        for cell, picture in state.edition.picture_at.items()
        if picture and cell not in state.board and picture not in state.hands[state.turn]
    )
    table.cell(useless).click()
    table.says("You have no card to play here.")
    expect(table.cell(useless)).to_have_class(re.compile(r"\balone\b"))
    assert table.state() == state


def test_a_cell_that_does_not_fit_says_why(home: Home) -> None:
    made_by, actions, state = next(
        (made_by, actions, state)
        for made_by, actions, state in lines_of_play(Options(3), 1)
        if isinstance(actions[0], Place) and state.hands[state.turn][0] in state.edition.pictures
    )
    table = play_to(home, made_by, actions)
    card = state.hands[state.turn][0]
    covered = next(iter(state.board))
    other = next(
        cell
        for cell, picture in state.edition.picture_at.items()
        if picture not in ("", card) and cell not in state.board
    )
    words = {cell: card_word(state.edition.picture_at[cell]) for cell in (covered, other)}
    table.cards.first.click()
    table.cell(other).click()
    table.says(f"“{card_word(card)}” doesn’t go on “{words[other]}”.")
    table.cell(covered).click()
    table.says(f"“{words[covered]}” already has a chip.")
    table.cell("g6").click()
    table.says("A sun belongs to everybody: no chip goes on it.")
    expect(table.cards.first).to_have_attribute("aria-pressed", "true")
    assert table.state() == state


def test_a_dragon_takes_chips_of_others_only(home: Home) -> None:
    made_by, actions, state = next(
        (made_by, actions, state)
        for made_by, actions, state in lines_of_play(Options(3), 2)
        if len(state.board) == 2 and "dragon" in state.hands[state.turn]
    )
    table = play_to(home, made_by, actions)
    own = state.setup.seats[state.turn].colour
    mine = next(cell for cell, colour in state.board.items() if colour == own)
    taken = next(cell for cell, colour in state.board.items() if colour != own)
    table.cards.nth(state.hands[state.turn].index("dragon")).click()
    assert table.playable() == [taken]
    table.cell(mine).click()
    table.says("“Dragon” only takes chips of another colour.")
    empty = next(c for c in table.cells() if c.name not in state.board and c.name != "a1")
    table.cell(empty.name).click()
    table.says("Dragon")
    assert table.state() == state
    table.cell(taken).click()
    assert set(table.state().board) == {mine}
    table.says("plays “Dragon”: the chip on")


def test_a_dead_card_is_exchanged_with_one_tap(home: Home) -> None:
    made_by, actions, state = dead_card()
    table = play_to(home, made_by, actions)
    hand = state.hands[state.turn]
    dead = [index for index, card in enumerate(hand) if is_dead(state, card)]
    assert table.dead_places() == dead
    expect(table.cards.nth(dead[0])).to_contain_text("Stuck")
    table.cards.nth(dead[0]).click()
    after = apply(state, Exchange(hand[dead[0]]))
    assert table.state() == after
    table.says("swapped 1 card.")
    expect(table.cards).to_have_count(3)
    expect(table.pass_turn).to_have_count(0)


def test_exchange_until_something_fits(at_home: AtHome) -> None:
    made_by, actions, state = next(
        (made_by, actions, state)
        for made_by, actions, state in lines_of_play(Options(1), 7)
        if state.outcome is None and not plays(state) and Pass() not in legal_actions(state)
    )
    home = at_home(replace(PEOPLE, hand_size=1, open_hands=True))
    chance.want(home.page, made_by)
    table = home.start_open()
    for action in actions:
        table.perform(action)
    table.says("you can’t play. Swap a card!")
    expect(table.pass_turn).to_have_count(0)
    table.exchange.click()
    after = table.state()
    assert after.turn == state.turn
    assert after.exchanges > 0
    assert plays(after) or Pass() in legal_actions(after)
    expect(table.exchange).to_have_count(0)


def test_passing_where_nothing_can_be_done_and_a_kind_end(at_home: AtHome) -> None:
    made_by = next(
        made_by
        for made_by, state in chance.games(options=Options(1))
        if state.hands == (("dragon",), ("dragon",))
    )
    home = at_home(replace(PEOPLE, hand_size=1))
    chance.want(home.page, made_by)
    curtain = home.start()
    table = curtain.open_for_anybody()
    first = table.state().turn
    table.says("you can’t play or swap a card.")
    expect(table.exchange).to_have_count(0)
    table.cards.first.click()
    table.says("There’s no chip for “Dragon” to take.")
    table.pass_turn.click()
    curtain.open(("Cat", "Dog")[1 - first])
    table.says("passed.")
    table.pass_turn.click()
    table.says("Nobody can play any more, and nobody lost. Well played, everybody!")
    assert table.state().outcome == Drawn(DrawReason.PASSES)
    expect(table.again).to_be_visible()


def test_a_full_board_is_nobodys_loss(home: Home) -> None:
    made_by, actions = full_board()
    *before, last = actions
    table = play_to(home, made_by, before, hand_size=3, power_cards=False)
    table.perform(last)
    table.says("The board is full, and nobody lost. Well played, everybody!")
    assert table.state().outcome == Drawn(DrawReason.FULL)
    assert not any(cell.won for cell in table.cells())
    expect(home.page.locator(".status .face")).to_have_count(2)
    found = problems(home.page, "draw")
    assert not found, "\n".join(found)
    table.again.click()
    expect(table.again).to_have_count(0)
