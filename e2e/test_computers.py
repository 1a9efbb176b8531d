"""Whole games with computers at the table, and how their turns are shown."""

import pytest
from playwright.sync_api import expect

from e2e.cases import first
from e2e.film import Film
from e2e.pages import Curtain, Home, Table
from e2e.play import play_to_the_end, shows_the_outcome
from e2e.secrets import the_film_shows_no_secret
from e2e.storage import READ
from e2e.timers import hold, let_go
from e2e.waits import until
from game.bots.level_names import LEVELS
from game.rules.action import Action, Place
from game.rules.edition import Edition
from game.ui.look.i18n import _
from game.ui.look.names import seat_words
from game.ui.look.words import card_word
from game.ui.settings.settings import Pace


def shows_all_hands(table: Table) -> None:
    """After the game, all hands are shown as the record says."""
    state = table.state()
    table.show_hands()
    expect(table.dialog).to_have_accessible_name(_("Everybody’s cards"))
    seats = table.dialog.get_by_role("listitem").filter(has=table.page.get_by_role("list"))
    told = [text.split() for text in seats.all_inner_texts()]
    names = seat_words(state.setup.seats)
    words = [" ".join([name, *map(card_word, state.hands[i])]) for i, name in enumerate(names)]
    assert told == [text.split() for text in words]
    table.close_dialog()


@pytest.mark.parametrize(
    ("edition", "levels"),
    first(0, [("big-zoo", [*LEVELS]), *(("little-zoo", [level]) for level in LEVELS)]),
)
def test_a_whole_game_against_computers(home: Home, edition: str, levels: list[str]) -> None:
    home.choose(edition, seats=len(levels) + 1, computers=dict(enumerate(levels, 1)))
    home.choose_more(pace=Pace.AT_ONCE)
    film = Film(home.page)
    home.start_open()
    table = play_to_the_end(home.page, covered=False)
    shows_the_outcome(table)
    setup = table.state().setup
    assert [seat.played_by for seat in setup.seats] == ["", *levels]
    the_film_shows_no_secret(film, table.record())
    assert not [shot.title for shot in film.shots() if shot.title.startswith("Hand over")]
    shows_all_hands(table)
    table.again.click()
    expect(table.open_cards.first).to_be_visible()


def test_two_people_and_a_computer(home: Home) -> None:
    home.choose(seats=3, computers={1: "fox"})
    home.choose_more(pace=Pace.AT_ONCE, youngest="Cat")
    film = Film(home.page)
    home.start()
    table = play_to_the_end(home.page)
    shows_the_outcome(table)
    the_film_shows_no_secret(film, table.record())
    passed_on = [shot.title for shot in film.shots() if shot.title.startswith("Hand over")]
    assert set(passed_on) == {f"Hand over to {name}" for name in ("Cat", "Mouse")}
    shows_all_hands(table)


def where(action: Action, edition: Edition) -> tuple[str, str, str]:
    """Card, picture and cell of a play, in words."""
    assert isinstance(action, Place)
    return card_word(action.card), card_word(edition.picture_at[action.cell]), action.cell


def test_a_computers_turn_is_shown_step_by_step(home: Home) -> None:
    home.choose(seats=3, hand_size=3, computers={1: "fox"})
    home.choose_more()
    home.let_start(1)
    film = Film(home.page)
    home.start()
    Curtain(home.page).open("Mouse")
    table = Table(home.page)
    record = table.record()
    card, picture, cell = where(record.actions[0], record.edition)
    chip = next(c.words for c in table.cells() if c.name == cell)
    assert chip == (picture, "blue chip")
    table.says(f"Robo Fox: blue chip on “{picture}”.")
    steps = [(shot.title, shot.lit, shot.actions) for shot in film.shots() if shot.cells]
    assert list(dict.fromkeys(map(str, steps))) == [
        str(("Robo Fox is thinking …", [], 0)),
        str((f"Robo Fox plays “{card}”.", [], 0)),
        str((f"Robo Fox plays “{card}”.", [cell], 0)),
        str(("Hand over to Mouse", [], 1)),
        str(("Mouse, choose a card.", [], 1)),
    ]
    the_film_shows_no_secret(film, record)


def test_the_page_answers_while_a_computer_thinks(home: Home) -> None:
    home.choose("big-zoo", computers={1: "owl"})
    home.choose_more(pace=Pace.SLOW)
    home.let_start(1)
    hold(home.page)
    table = home.start_open()
    table.says("Robo Owl is thinking …")
    table.seat("Robo Owl").click()
    expect(table.dialog).to_have_accessible_name("Robo Owl’s discard pile")
    table.close_dialog()
    table.open_menu()
    table.press(table.button("Fast", table.dialog))
    table.close_dialog()
    table.says("Robo Owl is thinking …")
    let_go(home.page)
    table.says("Your turn: choose a card.")
    assert len(table.record().actions) == 1


def test_a_game_that_was_ended_hears_no_late_answer(home: Home) -> None:
    home.choose(computers={1: "owl"})
    home.choose_more(pace=Pace.SLOW)
    home.let_start(1)
    hold(home.page)
    table = home.start_open()
    table.says("Robo Owl is thinking …")
    table.end()
    let_go(home.page)
    assert home.stored("game") is None
    table = home.start_open()
    table.says("Robo Owl is thinking …")
    assert not table.record().actions
    for _step in ("its thought", "its card", "its cell"):
        let_go(home.page)
    table.says("Your turn: choose a card.")
    assert len(table.record().actions) == 1


def test_pause_one_step_and_on_to_the_end(home: Home) -> None:
    home.choose(seats=3, computers={0: "cub", 1: "fox", 2: "fox"})
    home.choose_more(pace=Pace.NORMAL)
    hold(home.page)
    table = home.start_open()
    let_go(home.page)
    table.says(" plays ")
    table.pause.click()
    table.says("’s turn.")
    let_go(home.page)
    table.open_menu()
    table.press(table.button("Fast", table.dialog))
    table.close_dialog()
    for steps in range(3):
        assert stays(table) == steps
        table.one_step.click()
        until(home.page, DONE, steps + 1)
    assert stays(table) == 3
    table.go_on.click()
    expect(table.again).to_be_visible()
    shows_the_outcome(table)
    assert [seat.played_by for seat in table.state().setup.seats] == ["cub", "fox", "fox"]
    expect(table.seat("Robo Fox 2")).to_be_visible()
    shows_all_hands(table)


DONE = f"""async (number) => {{
  return JSON.parse(await ({READ})("game")).actions.length === number;
}}"""

FRAMES = f"""async (number) => {{
  const record = () => ({READ})("game");
  const before = await record();
  for (; number && (await record()) === before; number -= 1)
    await new Promise(requestAnimationFrame);
  return number;
}}"""


def stays(table: Table) -> int:
    """The number of actions, which is the same for many frames."""
    assert table.page.evaluate(FRAMES, 30) == 0, "the game goes on"
    return len(table.record().actions)
