"""Plays whole games by what the accessible markup tells, and looks for cards that leak."""

import re
from collections import Counter

from playwright.sync_api import Page, expect

from e2e.pages import Curtain, Table
from game.rules.action import Draw, Exchange, Pass
from game.rules.cards import Card
from game.rules.edition import Edition
from game.rules.record import parse_record
from game.rules.state import Drawn, State, Win
from game.ui.i18n import _
from game.ui.words import CARDS, CHIPS, card_word, chip_word, seat_word

MARKUP = """() => {
  const body = document.body.cloneNode(true);
  body.querySelectorAll("template, script, symbol, [role=grid]").forEach(e => e.remove());
  return body.outerHTML;
}"""
"""All that the page holds, without the board, where every picture stands anyway."""


def play_to_the_end(page: Page, *, covered: bool = True) -> Table:
    """Plays the game on the table until it is over; every seat wants a quick row."""
    table, curtain = Table(page), Curtain(page)
    while True:
        expect(curtain.ready.or_(table.again).or_(table.pile_count).first).to_be_visible()
        if table.over:
            return table
        if curtain.ready.is_visible():
            assert covered, "a curtain although the hands are open"
            no_hand_is_there(curtain)
            curtain.ready.click()
        else:
            take_turn(table)


def take_turn(table: Table) -> None:
    """Exchanges a dead card, or plays the card that helps most, or does what is left to do."""
    state = table.state()
    only_this_hand_is_there(table, state)
    if table.exchange.is_visible():
        table.exchange.click()
    elif table.pass_turn.is_visible():
        table.pass_turn.click()
    elif table.dead.count() and state.exchanges == 0:
        table.dead.first.click()
    else:
        play_best(table, state.edition, chip_word(state.setup.seats[state.turn].colour))


def play_best(table: Table, edition: Edition, own: str) -> None:
    """Tries every card, and plays the one with the best of all the cells that can be played."""
    found: list[tuple[int, int, str]] = []
    for index, name in enumerate(table.hand_names()):
        if index in table.dead_places():
            continue
        table.cards.nth(index).click()
        expect(table.cards.nth(index)).to_have_attribute("aria-pressed", "true")
        cells = table.cells()
        chips = {c.name: word for c in cells for word in c.words if word in chip_words()}
        targets = [cell.name for cell in cells if cell.playable]
        found += [(_value(edition, chips, cell, own), index, cell) for cell in targets]
        assert targets or (edition.remove and name == card_word(edition.remove.card))
    _best, index, cell = max(found)
    table.press(table.cards.nth(index))
    table.cell(cell).click()


def chip_words() -> set[str]:
    """How the label of a cell tells which chip is there."""
    return {chip_word(colour) for colour in CHIPS}


def _value(edition: Edition, chips: dict[str, str], cell: str, own: str) -> int:
    """What a chip there is worth: lines that are still open count, full ones far more."""
    if cell in chips:
        return -1
    lines = [[chips.get(c) for c in line] for line in edition.lines_through[cell]]
    return sum(10 ** line.count(own) for line in lines if set(line) <= {None, own})


def public(table: Table) -> set[Card]:
    """The cards and pictures that the last turns were about."""
    record = parse_record(table.stored("game") or "")
    told: set[Card] = set()
    plies = 0
    for action in reversed(record.actions):
        if isinstance(action, Draw | Pass):
            continue
        told.add(action.card)
        if isinstance(action, Exchange):
            continue
        told.add(record.edition.picture_at[action.cell])
        plies += 1
        if plies == 2:
            break
    return told


def words_in(text: str) -> set[Card]:
    """The cards that a text speaks of."""
    found = set()
    for card in sorted(CARDS, key=len, reverse=True):  # a polar bear is no bear
        text, times = re.subn(rf"\b{card_word(card)}\b", "", text, flags=re.IGNORECASE)
        found |= {card} if times else set()
    return found


def pictures_in(markup: str, edition: Edition) -> Counter[Card]:
    """The cards whose drawings are there."""
    drawn = re.findall(r'href="#art-([a-z_]+)"', markup)
    return Counter(name for name in drawn if name in edition.deck())


def no_hand_is_there(curtain: Curtain) -> None:
    """While the hands are covered, the page knows of no card but the last one played."""
    table = Table(curtain.page)
    markup = curtain.page.evaluate(MARKUP)
    assert not curtain.page.get_by_role("grid").count()
    assert not pictures_in(markup, table.state().edition)
    heard = markup + curtain.page.locator("body").aria_snapshot()
    hidden = words_in(heard) - public(table) - {"add", "remove"}
    assert not hidden, f"under the curtain the page speaks of {hidden}"


def only_this_hand_is_there(table: Table, state: State) -> None:
    """In a turn, the page holds the hand of the seat to move, and of no other."""
    hand = state.hands[state.turn]
    tops = [pile[-1] for pile in state.discards if pile]
    markup = table.page.evaluate(MARKUP)
    assert pictures_in(markup, state.edition) == Counter(hand) + Counter(tops)
    assert [name.split(",")[0] for name in table.hand_names()] == [card_word(c) for c in hand]
    hidden = words_in(markup) - set(hand) - set(tops) - public(table) - {"add", "remove"}
    assert not hidden, f"the page speaks of {hidden}"


def shows_the_outcome(table: Table) -> None:
    """The page tells the outcome that follows from the record, and marks its row."""
    state = table.state()
    names = [seat_word(seat.name, i) for i, seat in enumerate(state.setup.seats)]
    won = tuple(cell.name for cell in table.cells() if cell.won)
    match state.outcome:
        case Win(_colour, (seat,), row):
            table.says(_("%(name)s wins!") % {"name": names[seat]})
            assert won == row
        case Win(_colour, seats, row):
            winners = ", ".join(names[seat] for seat in seats)
            table.says(_("The team wins: %(names)s!") % {"names": winners})
            assert set(won) == set(row)
        case Drawn():
            table.says(_("Nobody lost"))
            assert not won
        case None:
            raise AssertionError("the record says that the game is not over")
