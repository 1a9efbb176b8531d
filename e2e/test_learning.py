"""How to play in pictures, a first game that explains itself, and one step up after a win."""

from dataclasses import replace

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e import chance
from e2e.kept import PEOPLE
from e2e.layout import problems
from e2e.longest import LONGEST, people, prepared
from e2e.pages import Home, Table
from e2e.play import play_to_the_end
from e2e.watch import Visit
from game.rules.action import Place
from game.rules.edition import load_edition
from game.rules.play import legal_actions
from game.rules.state import Options
from game.ui.home.settings import Pace
from game.ui.look.i18n import plural

PHONE: ViewportSize = {"width": 360, "height": 640}
TABLET: ViewportSize = {"width": 1024, "height": 768}
SHOWN = load_edition("little-zoo").pictures
NO_CARD_DIES = 1
"""The chance of a game in which the first turns kill no card, which would be spoken of at once."""

QUICKLY = {"open_hands": True, "power_cards": False, "pace": Pace.AT_ONCE.value}


def test_six_pictures_at_once_or_one_after_the_other(home: Home) -> None:
    home.page.set_viewport_size(TABLET)
    shown = home.help()
    expect(shown.pictures).to_have_count(6)
    expect(shown.dialog).to_contain_text("4 of your chips in a row win!")
    home.page.set_viewport_size(PHONE)
    expect(shown.pictures).to_have_count(1)
    seen = []
    for _page in range(6):
        seen += shown.pictures.all_text_contents()
        shown.onward.press("Enter")
        expect(shown.pictures).not_to_have_text(seen[-1])
    assert len(set(seen)) == 6
    expect(shown.pictures).to_have_text(seen[0])
    home.page.set_viewport_size(TABLET)
    shown.close_dialog()
    expect(home.play).to_be_visible()


def test_the_first_game_explains_itself_until_somebody_knows(home: Home) -> None:
    home.keep(replace(PEOPLE, pace=Pace.AT_ONCE.value))
    chance.want(home.page, NO_CARD_DIES)
    home.learn.click()
    table = Table(home.page)
    table.says("These are your cards. Tap one of them!")
    state = table.state()
    pictures = [a for a in legal_actions(state) if isinstance(a, Place) and a.card in SHOWN]
    table.perform(pictures[0])
    table.says("4 in a row win: across, down or on a diagonal.")
    assert [seat.played_by for seat in table.record().setup.seats] == ["", "cub"]
    expect(table.live).to_contain_text("4 in a row win")
    table.skip.click()
    expect(table.main).not_to_contain_text("4 in a row win")
    expect(table.cards).to_have_count(3)
    table.end()
    expect(home.play).to_be_visible()
    expect(home.learn).to_have_count(0)
    expect(home.help().learn).to_be_visible()
    home.close_dialog()


@pytest.mark.parametrize("language", LONGEST)
def test_teaching_fits(visit: Visit, language: str) -> None:
    home = prepared(visit, people("little-zoo", 4, language, hand_size=2, **QUICKLY), language)
    found = problems(home.page, "home")
    home.help()
    found += problems(home.page, "help")
    home.close_dialog()
    table = home.start_open()
    play_to_the_end(home.page, covered=False)
    found += problems(home.page, "one step up")
    harder = plural("Play with %(number)d card", "Play with %(number)d cards", 3)
    table.button(harder % {"number": 3}).click()
    expect(table.open_cards).to_have_count(3)
    assert table.state().setup.options == Options(3, power_cards=False)
    table.end()
    expect(home.hand_size(3)).to_have_attribute("aria-pressed", "true")
    home.press(home.edition("big-zoo"))
    home.help()
    found += problems(home.page, "help on the big zoo")
    home.close_dialog()
    home.learn.click()
    table.cards.first.click()
    expect(table.skip).to_be_visible()
    found += problems(home.page, "lesson")
    assert not found, "\n".join(found)
