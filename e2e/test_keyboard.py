"""A whole game without a pointer."""

from dataclasses import replace

from playwright.sync_api import expect

from e2e.pages import Curtain, Home, Table
from e2e.play import shows_the_outcome
from e2e.same_page import AtHome
from e2e.saved import PEOPLE
from game.rules.action import Action, Exchange, Pass, Place, Remove
from game.rules.edition import cell_position
from game.rules.play import apply, legal_actions
from game.rules.state import State

MOST_KEYS = 60


def tab_to(home: Home, name: str) -> None:
    for _key in range(MOST_KEYS):
        if home.focused() == f"button {name}":
            return
        home.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {name!r}; the focus is on {home.focused()}")


def walk_to(table: Table, cell: str) -> None:
    """Goes to the cell with the arrow keys, from wherever the focus is."""
    keys = table.page.keyboard
    keys.press("ArrowUp")
    assert "you can play here" in table.focused(), "the first key leads to where the card fits"
    keys.press("Home")
    here = table.focused().split(" ")[1].rstrip(",")
    (column, row), (to_column, to_row) = cell_position(here), cell_position(cell)
    assert column == 0
    for _step in range(to_column):
        keys.press("ArrowRight")
    for _step in range(abs(to_row - row)):
        keys.press("ArrowDown" if to_row > row else "ArrowUp")
    assert table.focused().startswith(f"gridcell {cell},")


def act(table: Table, state: State, action: Action) -> None:
    keys = table.page.keyboard
    match action:
        case Place(card, cell) | Remove(card, cell):
            index = state.hands[state.turn].index(card)
            keys.press(str(index + 1))
            expect(table.cards.nth(index)).to_have_attribute("aria-pressed", "true")
            not_lost(table)
            walk_to(table, cell)
            keys.press("Enter")
        case Exchange(card):
            keys.press(str(state.hands[state.turn].index(card) + 1))
        case Pass():
            tab_to(Home(table.page), "Pass")
            keys.press("Enter")


def not_lost(table: Table) -> None:
    assert not table.focused().startswith("body"), "the focus is lost"


def quickest(state: State) -> Action:
    """A play that wins, or else one beside a chip of the same colour."""
    own = state.setup.seats[state.turn].colour
    legal = legal_actions(state)
    for action in legal:
        if apply(state, action).outcome:
            return action

    def worth(action: Action) -> int:
        if not isinstance(action, Place):
            return -1
        lines = [[state.board.get(c) for c in x] for x in state.edition.lines_through[action.cell]]
        return sum(9 ** line.count(own) for line in lines if set(line) <= {None, own})

    return max(legal, key=worth)


def test_a_whole_game_by_keyboard(home: Home) -> None:
    keys = home.page.keyboard
    tab_to(home, "Little Zoo2 playersChange")
    keys.press("Enter")
    tab_to(home, "2 players")
    keys.press("Space")
    not_lost(Table(home.page))
    tab_to(home, "Play")
    keys.press("Enter")
    table, curtain = Table(home.page), Curtain(home.page)
    expect(curtain.ready).to_be_visible()
    while not table.over:
        if curtain.ready.is_visible():
            expect(curtain.ready).to_be_focused()
            keys.press("Enter")
            expect(table.cards.first).to_be_focused()
        state = table.state()
        act(table, state, quickest(state))
        assert table.state() != state
        not_lost(table)
    shows_the_outcome(table)
    tab_to(home, "Play again")
    keys.press("Enter")
    expect(curtain.ready).to_be_focused()


def test_escape_lets_go(home: Home) -> None:
    home.start().open_for_anybody()
    table, keys = Table(home.page), home.page.keyboard
    before = table.state()
    keys.press("1")
    chosen = table.hand.get_by_role("button", pressed=True)
    expect(chosen).to_have_count(1)
    keys.press("Escape")
    expect(chosen).to_have_count(0)
    assert not table.playable()
    keys.press("ArrowRight")
    keys.press("Enter")
    asked = table.grid.get_by_role("gridcell", selected=True)
    expect(asked).to_have_count(1)
    keys.press("Escape")
    expect(asked).to_have_count(0)
    assert table.state() == before
    not_lost(table)


def test_the_grid_is_one_stop_and_its_edges_hold(home: Home) -> None:
    home.start().open_for_anybody()
    table, keys = Table(home.page), home.page.keyboard
    cells = table.grid.get_by_role("gridcell")
    stops = cells.evaluate_all("all => all.filter(e => e.getAttribute('tabindex') === '0').length")
    assert stops == 1
    keys.press("ArrowDown")
    for key, cell in {
        "Home": "a1",
        "ArrowLeft": "a1",
        "ArrowUp": "a1",
        "ArrowDown": "a2",
        "End": "g2",
        "ArrowRight": "g2",
    }.items():
        keys.press(key)
        assert table.focused().startswith(f"gridcell {cell},"), key
    for _step in range(8):
        keys.press("ArrowDown")
    assert table.focused().startswith("gridcell g6,")


def test_number_keys_do_nothing_under_the_curtain(home: Home) -> None:
    curtain = home.start()
    for key in ("1", "2", "Escape", "ArrowDown", "Home"):
        home.page.keyboard.press(key)
        expect(curtain.ready).to_be_focused()
    table = curtain.open_for_anybody()
    expect(table.hand.get_by_role("button", pressed=True)).to_have_count(0)


def test_arrows_follow_the_screen_on_a_turned_board(home: Home) -> None:
    home.page.set_viewport_size({"width": 390, "height": 844})
    home.choose("big-zoo")
    home.start().open_for_anybody()
    table, keys = Table(home.page), home.page.keyboard
    for _step in range(13):
        keys.press("ArrowUp")
    keys.press("Home")
    first = table.grid.get_by_role("gridcell").first
    expect(first).to_be_focused()
    keys.press("ArrowDown")
    below = table.grid.get_by_role("row").nth(1).get_by_role("gridcell").first
    expect(below).to_be_focused()


def test_after_a_computer_has_played_the_focus_is_on_the_hand(at_home: AtHome) -> None:
    home = at_home(replace(PEOPLE, who=("person", "cub", *PEOPLE.who[2:]), youngest=1))
    table = home.start_open()
    for _turn in range(2):
        expect(table.hint).to_be_visible()
        state = table.state()
        act(table, state, quickest(state))
        expect(table.cards.first).to_be_focused()
    expect(table.hint).to_be_visible()
    table.page.keyboard.press("ArrowDown")
    assert table.focused().startswith("gridcell"), "the focus is stolen"
