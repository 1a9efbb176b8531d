"""Plays whole games, and checks in each turn that no hidden card is on the page."""

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Page, expect

from e2e.pages import Curtain, Table
from e2e.positions import best, value
from e2e.secrets import no_hand_is_there, only_this_hand_is_there
from game.bots.level_names import LEVELS
from game.rules.state import Drawn, State, Win
from game.ui.look.colours import CHIPS, chip_word
from game.ui.look.i18n import _
from game.ui.look.names import seat_words
from game.ui.look.words import card_word

Turn: TypeAlias = Callable[[Table, State], None]
"""Plays one card, chosen by the state or by what the page says."""


def play_best(table: Table, state: State) -> None:
    """Play the best card on the best cell."""
    play = best(state)
    table.press(table.cards.nth(state.hands[state.turn].index(play.card)))
    table.cell(play.cell).click()


def find_best(table: Table, state: State) -> None:
    """Try every card on the page, and play the one with the best cell."""
    own = chip_word(state.setup.seats[state.turn].colour)
    edition = state.edition
    found: list[tuple[int, int, str]] = []
    for index, name in enumerate(table.hand_names()):
        if index in table.dead_places():
            continue
        table.cards.nth(index).click()
        expect(table.cards.nth(index)).to_have_attribute("aria-pressed", "true")
        cells = table.cells()
        chips = {c.name: word for c in cells for word in c.words if word in chip_words()}
        targets = [cell.name for cell in cells if cell.playable]
        found += [(value(edition, chips, cell, own), index, cell) for cell in targets]
        assert targets or (edition.remove and name == card_word(edition.remove.card))
    _best, index, cell = max(found)
    table.press(table.cards.nth(index))
    table.cell(cell).click()


def play_to_the_end(page: Page, *, covered: bool = True, play: Turn = play_best) -> Table:
    """Play the game on the table to its end; people play for a quick row."""
    table, curtain = Table(page), Curtain(page)
    while True:
        expect(curtain.ready.or_(table.again).or_(table.open_cards).first).to_be_visible()
        if table.over:
            return table
        if curtain.ready.is_visible():
            assert covered, "a curtain although the hands are open"
            no_hand_is_there(curtain)
            curtain.ready.click()
        else:
            take_turn(table, play)


def take_turn(table: Table, play: Turn = play_best) -> None:
    """Exchange what must be exchanged, pass, or play."""
    state = table.state()
    only_this_hand_is_there(table, state)
    if table.exchange.is_visible():
        table.exchange.click()
    elif table.pass_turn.is_visible():
        table.pass_turn.click()
    elif table.dead.count() and state.exchanges == 0:
        table.dead.first.click()
    else:
        play(table, state)


def chip_words() -> set[str]:
    """The words for chips in the labels of cells."""
    return {chip_word(colour) for colour in CHIPS}


def play_unseen(table: Table) -> None:
    """Play the first card that fits, without reading the saved game."""
    for card in table.open_cards.all():
        table.press(card)
        if cells := table.playable():
            table.cell(cells[0]).click()
            return
    raise AssertionError("no card fits")


def people(state: State) -> list[int]:
    """The seats that no computer plays."""
    return [i for i, seat in enumerate(state.setup.seats) if seat.played_by not in LEVELS]


def beaten(state: State) -> bool:
    """Whether computers have beaten people."""
    winners = state.outcome.seats if isinstance(state.outcome, Win) else ()
    return bool(winners and people(state)) and not set(winners) & set(people(state))


def shows_the_outcome(table: Table) -> None:
    """The page shows the outcome of the record, and marks its row."""
    state = table.state()
    names = seat_words(state.setup.seats)
    won = tuple(cell.name for cell in table.cells() if cell.won)
    if isinstance(state.outcome, Win) and beaten(state):
        table.says(_("Again?"))
        assert set(won) == set(state.outcome.cells)
        return
    match state.outcome:
        case Win(_colour, (seat,), row) if people(state) == [seat]:
            table.says(_("You win!"))
            assert won == row
        case Win(_colour, (seat,), row):
            table.says(_("%(name)s wins!") % {"name": names[seat]})
            assert won == row
        case Win(_colour, seats, row):
            winners = ", ".join(names[seat] for seat in seats)
            table.says(_("The team wins: %(names)s!") % {"names": winners})
            assert set(won) == set(row)
        case Drawn():
            table.says("nobody lost")
            assert not won
        case None:
            raise AssertionError("the record says that the game is not over")
