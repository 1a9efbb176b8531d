"""The page runs only its own scripts and asks nobody else; what breaks that is seen."""

import pytest
from playwright.sync_api import expect

from e2e.chance import deal
from e2e.pages import Home
from e2e.play import play_to_the_end
from e2e.positions import go_on, quick_game
from e2e.waits import PATIENCE
from e2e.watch import Visit, Watch
from game.rules.record import Record
from game.rules.state import Options
from game.ui.settings.settings import PERSON

REPORTS = """
  window.reports = [];
  addEventListener("securitypolicyviolation", (event) => {
    window.reports.push(`${event.effectiveDirective} ${event.blockedURI}`);
  });
"""
FORBIDDEN = {
    "eval": ("eval('1')", "script-src eval"),
    "a function made of text": ("new Function('return 1')", "script-src eval"),
    "a script in the page": (
        "document.body.append(Object.assign(document.createElement('script'), { text: '1' }))",
        "script-src-elem inline",
    ),
    "an attribute that is a script": (
        "document.body.setAttribute('onclick', '1')",
        "script-src-attr inline",
    ),
    "a style in the page": ("document.body.setAttribute('style', 'margin: 0')", "style-src-attr"),
    "a picture from elsewhere": (
        "new Image().src = 'https://example.org/x.png'",
        "img-src https://example.org/x.png",
    ),
    "a typeface from elsewhere": (
        "new FontFace('x', 'url(https://example.org/x.woff2)').load().catch(() => {})",
        "font-src https://example.org/x.woff2",
    ),
    "a request to elsewhere": (
        "fetch('https://example.org/').catch(() => {})",
        "connect-src https://example.org/",
    ),
    "another base": (
        "document.head.append(Object.assign(document.createElement('base'), { href: '/x/' }))",
        "base-uri",
    ),
}


LAST = 4
"""The number of actions that are done by tapping."""


def test_a_game_breaks_no_rule(visit: Visit, watch: Watch, site: str) -> None:
    home = Home(visit(script=REPORTS))
    home.wait_until_playable()
    home.choose_language("uk")
    home.choose_language("en")
    home.open_options()
    home.close_dialog()
    home.sit(1, PERSON)
    home.start().open_for_anybody().end()
    dealt = deal(1, options=Options(3))
    nearly_all = quick_game(dealt)[:-LAST]
    go_on(home, Record(dealt.edition, dealt.setup, tuple(nearly_all)), open_hands=False)
    table = play_to_the_end(home.page)
    expect(table.again).to_be_visible()
    assert home.page.evaluate("window.reports") == []
    assert all(url.startswith((site, "data:")) for url in watch.requests)


@pytest.mark.new_page
def test_what_breaks_a_rule_is_reported(home: Home, watch: Watch) -> None:
    watch.expect("Content Security Policy|violates")
    watch.expect(".*", certain=False)
    for name, (script, report) in FORBIDDEN.items():
        reported = home.page.evaluate(
            """(patience) => new Promise((resolve) => {
              addEventListener("securitypolicyviolation", (event) => {
                resolve(`${event.effectiveDirective} ${event.blockedURI}`);
              }, { once: true });
              setTimeout(() => { SCRIPT; });
              setTimeout(() => resolve("nothing was reported"), patience);
            })""".replace("SCRIPT", script),
            PATIENCE,
        )
        assert reported.startswith(report), name
