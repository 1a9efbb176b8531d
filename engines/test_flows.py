"""The flows that must work in every engine: `make engines`.

Each flow is short and written once. `tests/` and `e2e/` test the same promises in depth, in one
engine.
"""

import binascii
import time
import zlib
from typing import Any

import pytest

from e2e.damage import LOSE, STORED
from e2e.host import Host, version
from e2e.sandbox import (
    ATTACKS,
    IN_CAGE,
    PUT,
    TRY_ALL,
    WHAT_IS_THERE,
    fits,
    hostile,
    page_html,
    question,
)
from engines.browser import ENTER, UP, Browser
from game.ui.saved.settings_text import settings_text
from game.ui.settings.settings import MAX_SEATS, PERSON, Pace, SeatBot, Settings
from game.ui.workshop.bots_text import Bot, Bots, bots_text, parse_bots

OPEN_HANDS = Settings(who=(PERSON,) * MAX_SEATS, open_hands=True, power_cards=False)
"""The default settings, but with people on all seats and no curtain; each play adds a chip."""

CHIP = "(red|blue) chip"
CAN_BE_PLAYED = "you can play here"
CELLS = 42
KILLS = 3
SEEN = 0.5
"""After this many seconds on the screen, a play must not be lost."""

LANGUAGE = "() => document.documentElement.lang"
TITLE = "() => document.title"
COME_BACK = "() => { document.dispatchEvent(new Event('visibilitychange')); }"
IS_FROM_WORKER = "() => Boolean(navigator.serviceWorker.controller)"
NUMBER_STORED = f"async () => (await ({STORED})()).length"
FOLLOW = "(code) => { location.hash = `#g=${code}`; }"


def code_of(data: bytes) -> str:
    """The code of a link that unpacks to these bytes."""
    return binascii.b2a_base64(zlib.compress(data, 9), newline=False).decode().rstrip("=")


GARBAGE, DEEP = "no-game-at-all-" * 9, code_of(b"[" * 29_000)
LARGE = code_of(b"[" * 9_000_000)
HOSTILE = GARBAGE, DEEP, LARGE
"""No code at all, JSON that is nested deeply, and a code that unpacks to nine megabytes."""


def begin(browser: Browser, host: Host) -> None:
    """Begins a game of people with open hands on the first visit."""
    tap_play(browser, host, settings=settings_text(OPEN_HANDS))
    browser.see("grid")


def tap_play(browser: Browser, host: Host, **texts: str) -> None:
    """Taps Play on the first visit. These texts are saved on the device before."""
    browser.session.open(f"{host.address}nowhere")
    browser.wait_for(TITLE, "Site not found")
    browser.save(**texts)
    browser.open(host.address)
    browser.tap("button", "^Play$")


def choose_card(browser: Browser) -> None:
    """Taps the cards one after the other until one can be played."""
    for card in browser.find("card"):
        browser.tap_on(card)
        if browser.find("cell", CAN_BE_PLAYED):
            return
    raise AssertionError("no card can be played")


def play(browser: Browser) -> str:
    """Plays a card by taps; returns the name of the cell when its chip is shown."""
    browser.see("card")
    choose_card(browser)
    cell = browser.name(browser.see("cell", CAN_BE_PLAYED)).split(",")[0]
    browser.tap("cell", f"^{cell},")
    shows_chip(browser, cell)
    return cell


def shows_chip(browser: Browser, cell: str) -> None:
    """Waits until there is a chip on the cell."""
    browser.see("cell", f"^{cell},.*{CHIP}")


def goes_on(browser: Browser, *cells: str) -> None:
    """Goes on with the saved game, which has chips on these cells, and plays."""
    browser.tap("button", "^Go on$")
    browser.see("grid")
    for cell in cells:
        shows_chip(browser, cell)
    assert len(browser.find("cell", CHIP)) == browser.actions() == len(cells)
    play(browser)


def test_first_start(browser: Browser, host: Host) -> None:
    browser.open(host.address)
    browser.tap("button", "^A grown-up")
    browser.tap("button", "Change$")
    browser.see("button", "^Learn by playing$")
    browser.tap("button", "^Play$")
    browser.see("grid")
    browser.see("card")
    assert len(browser.find("cell")) == CELLS


def test_turn_by_tap(browser: Browser, host: Host) -> None:
    begin(browser, host)
    play(browser)
    play(browser)
    assert browser.actions() == len(browser.find("cell", CHIP)) == 2


def test_turn_by_key(browser: Browser, host: Host) -> None:
    begin(browser, host)
    for number in range(len(browser.find("card"))):
        browser.key(str(number + 1))
        if browser.find("cell", CAN_BE_PLAYED):
            break
    browser.key(UP)
    cell = browser.focused()
    assert CAN_BE_PLAYED in cell, "the first arrow key leads to where the card fits"
    browser.key(ENTER)
    shows_chip(browser, cell.split(",")[0])
    assert browser.actions() == 1


MOVING = "() => document.querySelector('dialog').getAnimations({ subtree: true }).length"
"""How much moves in the dialog, which takes no tap until then."""


def test_language(browser: Browser, host: Host) -> None:
    browser.open(host.address)
    browser.tap("button", "^A grown-up")
    browser.see("button", "^Play$")
    browser.tap("button", "^For grown-ups$")
    browser.see("dialog")
    browser.wait_for(MOVING, 0)
    browser.choose("uk")
    browser.tap("button", "^Готово$")
    browser.see("button", "^Грати$")
    browser.wait_for(LANGUAGE, "uk")
    browser.reload()
    browser.see("button", "^Грати$")
    browser.wait_for(LANGUAGE, "uk")


def test_reload_and_go_on(browser: Browser, host: Host) -> None:
    begin(browser, host)
    cells = [play(browser), play(browser)]
    browser.reload()
    goes_on(browser, *cells)


def test_kill_and_go_on(browser: Browser, host: Host) -> None:
    begin(browser, host)
    cells: list[str] = []
    for _kill in range(KILLS):
        cells.append(play(browser))
        time.sleep(SEEN)
        browser.kill()
        browser.start()
        browser.open(host.address)
        assert browser.actions() == len(cells), "what was shown is saved"
        browser.tap("button", "^Go on$")
        browser.see("grid")
    for cell in cells:
        shows_chip(browser, cell)


def test_off_line(browser: Browser, host: Host) -> None:
    host.caching = "no-store"  # only the service worker may keep the game
    begin(browser, host)
    cell = play(browser)
    browser.wait_until_installed()
    host.stop()
    browser.stop()
    browser.start()
    browser.open(host.address)
    assert browser.ask(IS_FROM_WORKER)
    goes_on(browser, cell)


def test_lost_files(browser: Browser, host: Host) -> None:
    begin(browser, host)
    cell = play(browser)
    browser.wait_until_installed()
    browser.ask(LOSE, [])
    browser.reload()
    browser.wait_for(NUMBER_STORED, len(host.files) - 1)
    host.stop()
    browser.reload()
    goes_on(browser, cell)


def test_update(browser: Browser, host: Host) -> None:
    begin(browser, host)
    cell = play(browser)
    browser.wait_until_installed()
    browser.reload()
    browser.wait_for(TITLE, "Version 1")
    host.files = version(2)
    browser.ask(COME_BACK)
    browser.see("news", "A new version is ready.")
    browser.wait_for(TITLE, "Version 1")
    browser.leave()
    browser.tap("button", "^Start the new version$")
    browser.wait_until_playable()
    browser.wait_for(TITLE, "Version 2")
    goes_on(browser, cell)


def test_hostile_link(browser: Browser, host: Host) -> None:
    begin(browser, host)
    cells: list[str] = []
    for code in HOSTILE:
        cells.append(play(browser))
        browser.ask(FOLLOW, code)
        is_no_game(browser)
        shows_chip(browser, cells[-1])
    browser.open(f"{host.address}#g={DEEP}")
    is_no_game(browser)
    goes_on(browser, *cells)


def is_no_game(browser: Browser) -> None:
    """The page says that the link holds no game, until somebody has read it."""
    browser.see("dialog", "This game cannot be opened.")
    browser.tap("button", "^OK$")
    browser.see_none("dialog")


BOT = "def choose(seen, rng):\n    return seen.legal[0]"
CHIPS = "red chip", "yellow chip"
"""What the bot plays, and what its opponent plays."""

BOT_STARTS = 45
"""How long the Python of a bot may take to start, in seconds."""

CONTAINS = "(text) => document.body.textContent.includes(text)"
PATH = "() => location.pathname.replace(/.*(?=[/])/, '')"
COUNT = "() => document.querySelector('.count').textContent"


def see_chips(browser: Browser) -> None:
    """Waits until the bot of the workshop and its opponent have played."""
    for chip in CHIPS:
        browser.see("cell", chip, BOT_STARTS)


def test_workshop(browser: Browser, host: Host) -> None:
    browser.open(f"{host.address}workshop.html")
    browser.write(BOT.replace("    ", ""))  # the editor indents
    browser.tap("button", "^Run$")
    see_chips(browser)
    browser.tap("button", "^First move$")
    browser.wait_for(COUNT + ".split(' of ')[0]", "Move 0")
    browser.tap("button", "^One move forward$")
    browser.wait_for(COUNT + ".split(' of ')[0]", "Move 1")
    browser.tap("button", "^Arena$")
    browser.tap("button", "^My bot against the opponent$")
    browser.see("result", "My bot has won .* of .* games?:", BOT_STARTS)
    assert [bot.code for bot in parse_bots(browser.saved("bots") or "").bots] == [BOT]


AGAINST_BOT = Settings(
    who=(PERSON, SeatBot("Robbie", "0"), *(PERSON,) * (MAX_SEATS - 2)),
    open_hands=True,
    power_cards=False,
    pace=Pace.AT_ONCE,
    youngest=0,
)
"""A person plays first, then the bot Robbie."""


def test_bot_in_a_seat(browser: Browser, host: Host) -> None:
    bots = bots_text(Bots((Bot("Robbie", BOT),)))
    tap_play(browser, host, settings=settings_text(AGAINST_BOT), bots=bots)
    browser.wait_for(PATH, "/made.html")
    play(browser)
    browser.see("cell", "blue chip", BOT_STARTS)
    assert browser.actions() == 2
    assert not browser.ask(CONTAINS, "played at random")


def test_workshop_off_line(browser: Browser, host: Host) -> None:
    host.caching = "no-store"  # only the service worker may keep the workshop
    browser.open(f"{host.address}workshop.html")
    browser.wait_until_installed()
    host.stop()
    browser.stop()
    browser.start()
    browser.open(f"{host.address}workshop.html")
    assert browser.ask(IS_FROM_WORKER)
    browser.tap("button", "^Run$")
    see_chips(browser)


ATTACKS_TRIED = ("builtin_again", "frames", "js", "list", "recursion", "socket")


def test_sandbox(browser: Browser, host: Host, request: pytest.FixtureRequest) -> None:
    host.files["sandbox.html"] = page_html().encode()
    browser.session.open(f"{host.address}sandbox.html")
    browser.wait_for(TITLE, "Sandbox")
    browser.ask(PUT)
    before = browser.ask(WHAT_IS_THERE)
    all_tried = request.config.getoption("attacks")
    tried = [attack for attack in ATTACKS if all_tried or attack.name in ATTACKS_TRIED]
    # After a loop without end, WebKitGTK needs up to half a minute for the next Python.
    answers: dict[str, Any] = {}
    for few in [[one] for one in tried] if all_tried else [tried]:
        answers |= browser.ask(TRY_ALL, question(few))
    for one in tried:
        answer = answers[one.name]
        assert any(fits(answer, promised) for promised in one.answers), (one.tries, answer)
    assert browser.ask(IN_CAGE, [hostile(), host.address]) == []
    assert browser.ask(WHAT_IS_THERE) == before
