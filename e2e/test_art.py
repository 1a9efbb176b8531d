"""The drawings that the page fetches after its first paint."""

from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from e2e.host import Host
from e2e.pages import Home, Installed, Table
from e2e.watch import Visit, Watch
from game.rules.edition import DrawMode
from game.rules.edition_data import edition_of
from game.rules.record import Record
from game.rules.state import Options, Seat, Setup
from game.ui.look.words import PICTURES
from tests.ui.at_once import link_code, look_back

MORE = "**/static/art/more.svg"
SIDE = 12

MISSING = """() => {
  const shown = [...document.querySelectorAll("#app use")].map((use) => use.getAttribute("href"));
  return shown.filter((name) => !document.querySelector(name));
}"""
"""The drawings that the page shows but does not have."""


def large_board() -> str:
    """The code of a link to a game on a built board; no edition has 28 of its 72 pictures."""
    pictures = PICTURES[-SIDE * SIDE // 2 :]
    rows = [pictures[start : start + SIDE] for start in range(0, len(pictures), SIDE)]
    edition = edition_of(
        {
            "name": "large",
            "row": 5,
            "colours": ["red", "blue"],
            "draw": ["auto"],
            "pictures": list(pictures),
            "layout": "\n".join(" ".join(row) for row in [*rows, *rows]),
            "deck": {"picture_copies": 2},
            "seatings": [{"seats": 2, "hand_size": 5}],
        }
    )
    seats = (Seat("", "red"), Seat("", "blue"))
    setup = Setup(Options(draw=DrawMode.AUTO, hand_size=5, power_cards=False), seats, 0, "seed")
    return link_code(look_back(Record(edition, setup), open_hands=False))


def refusing(number: int) -> Callable[[Page], object]:
    """Lets the first requests for the file fail."""
    left = [number]

    def answer(route: Route) -> None:
        left[0] -= 1
        if left[0] < 0:
            route.continue_()
        else:
            route.abort()

    return lambda page: page.route(MORE, answer)


def lacks_nothing(page: Page) -> None:
    page.wait_for_function(f"() => !({MISSING})().length")


def test_where_they_did_not_come_the_game_plays_and_asks_again(visit: Visit, watch: Watch) -> None:
    watch.expect("more.svg|ERR_FAILED")
    home = Home(visit(prepare=refusing(2)))
    home.wait_until_playable()
    home.start_open().open_menu()
    lacks_nothing(home.page)


def test_all_pictures_of_a_built_board_show_without_a_network(
    visit: Visit, watch: Watch, host: Host
) -> None:
    home = Installed(visit(host.address, worker=True))
    home.wait_until_kept()
    context = home.page.context
    home.page.close()
    context.set_offline(True)
    host.stop()
    watch.expect(r"sw\.js", certain=False)
    home = Installed(context.new_page())
    home.page.goto(f"{host.address}#g={large_board()}")
    home.wait_until_playable()
    expect(Table(home.page).grid).to_be_visible()
    lacks_nothing(home.page)
    drawn = set(
        home.page.locator(".board use").evaluate_all(
            "all => all.map((use) => use.getAttribute('href'))"
        )
    )
    assert {f"#art-{name}" for name in PICTURES[-SIDE * SIDE // 2 :]} <= drawn
