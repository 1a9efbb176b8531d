"""Hints, and the question before a play that lets somebody win."""

import re

from playwright.sync_api import expect

from e2e.film import Film
from e2e.pages import Home, Table
from e2e.play import shows_the_outcome
from e2e.positions import dangerous, dangers, lines_of_play, play_to, plays
from game.bots.danger import danger
from game.rules.action import Place, Remove
from game.rules.observation import observe
from game.rules.play import apply
from game.rules.state import Options, State, Win
from game.ui.look.names import seat_words
from game.ui.look.words import card_word
from game.ui.settings.settings import Pace


def take_hint(table: Table) -> None:
    """Asks what would be good, and does it."""
    table.hint.click()
    heading = table.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(re.compile("^(Try|Swap) .+"))
    advice = heading.inner_text()
    reason = table.page.locator(".happened").inner_text()
    assert reason
    expect(table.live).to_contain_text(reason)
    if advice.startswith("Swap"):
        word = advice.removeprefix("Swap ").strip("“”.")
        table.dead.filter(has_text=word).first.click()
        return
    [cell] = table.advised()
    assert cell in table.playable()
    chosen = table.hand.get_by_role("button", pressed=True)
    expect(chosen).to_have_count(1)
    card = table.labels(chosen)[0]
    assert re.match(rf"Try “{card}”(\.$| on |: take )", advice)
    expect(table.live).to_contain_text(cell)
    table.cell(cell).click()


def test_a_whole_game_by_hints(home: Home) -> None:
    home.choose(computers={1: "cub"})
    home.choose_more(pace=Pace.AT_ONCE)
    table = home.start_open()
    while True:
        expect(table.again.or_(table.open_cards).first).to_be_visible()
        if table.over:
            break
        if table.hint.is_visible():
            take_hint(table)
        else:
            table.exchange.or_(table.pass_turn).click()
    shows_the_outcome(table)
    expect(table.hint).to_have_count(0)


def winning(state: State) -> list[Place | Remove]:
    return [play for play in plays(state) if isinstance(apply(state, play).outcome, Win)]


def test_a_hint_finishes_a_row(home: Home) -> None:
    made_by, actions, state = next(
        (made_by, actions, state)
        for made_by, actions, state in lines_of_play(Options(3), 9)
        if state.outcome is None and winning(state)
    )
    table = play_to(home, made_by, actions)
    table.hint.click()
    table.says("This finishes a row!")
    [cell] = table.advised()
    assert cell in {play.cell for play in winning(state)}
    table.cards.first.click()
    assert not table.advised()
    table.hint.click()
    expect(table.cell(cell)).to_have_accessible_name(re.compile("hint"))
    table.cell(cell).click()
    assert table.state().outcome
    shows_the_outcome(table)


def test_watch_out_asks_once_in_a_turn(home: Home) -> None:
    made_by, actions, state = dangerous()
    table = play_to(home, made_by, actions, watch_out=True)
    play = dangers(state)[0]
    table.perform(play)
    expect(table.dialog).to_have_accessible_name("Watch out!")
    found = danger(observe(state, state.turn), play)
    assert found
    other = seat_words(state.setup.seats)[1 - state.turn]
    where = f"{card_word(state.edition.picture_at[found.cell])}, {found.cell}"
    expect(table.dialog).to_contain_text(f"If you do that, {other} can finish a row on “{where}”.")
    assert table.state() == state
    table.button("Choose again").click()
    expect(table.dialog).to_have_count(0)
    assert table.state() == state
    film = Film(home.page)
    table.cell(play.cell).click()
    assert table.state() == apply(state, play)
    assert not [shot.sheet for shot in film.shots() if shot.sheet]


def test_what_is_meant_is_played_all_the_same(home: Home) -> None:
    made_by, actions, state = dangerous()
    table = play_to(home, made_by, actions, watch_out=True)
    play = dangers(state)[0]
    table.perform(play)
    table.button("Play it anyway").click()
    expect(table.dialog).to_have_count(0)
    assert table.state() == apply(state, play)
