"""What devices, other programs, messengers and networks do to the page, in every engine.

Each flow is short; `e2e/` tests the same in depth. Most share one started page.
"""

import json
import random
import time
from dataclasses import replace
from pathlib import Path

from e2e import storage
from e2e.deaths import DEATHS, MORTAL
from e2e.host import Host
from e2e.test_foreign_keys import ODD_EVENTS
from e2e.test_other_programs import FOREIGN, TRANSLATOR
from e2e.test_pictures_media import flat_png
from e2e.test_screen_reader import ADDED
from e2e.test_tabs import ELSEWHERE, WITHOUT
from engines.browser import ANSWER, ENTER, ESCAPE, Browser
from engines.same_page import begin
from engines.test_flows import OPEN_HANDS, play
from game.ui.play.start import deal
from game.ui.settings.settings import MAX_SEATS
from tests.ui.at_once import link_code, look_back
from tests.ui.random_pages import after_random_action
from tools.browsers.webdriver import DOWN, EMPTY, UP, Action, moved, until

CHOSEN = "() => document.querySelectorAll('.hand [aria-pressed=true]').length"
DEPTH = "() => history.state?.depth"
HASH = "() => location.hash"
HEARD = "() => window.heard.splice(0)"


def start(home: Browser) -> None:
    """Begins a game of people with open hands."""
    home.tap("button", "^Play$")
    home.see("grid")
    home.see("card")


REST: Action = {"type": "pause", "duration": 200}
MEANWHILE: Action = {"type": "pause", "duration": 0}
IN_SCRIPT = """async (...places) => {
  const send = (kind, finger) => {
    const [clientX, clientY] = places[finger];
    const target = document.elementFromPoint(clientX, clientY);
    target.dispatchEvent(new PointerEvent(kind, { pointerType: "touch", pointerId: finger + 2,
      isPrimary: !finger, bubbles: true, composed: true, clientX, clientY }));
  };
  send("pointerdown", 0);
  await new Promise((resolve) => setTimeout(resolve, 200));
  send("pointerdown", 1);
  send("pointerup", 1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  send("pointerup", 0);
}"""
"""Sends the events of two fingers: WebKitGTK's driver makes a mouse of each finger."""


def test_second_finger(home: Browser) -> None:
    start(home)
    hand, finger = (3, 3), home.place_of(home.see("card"))
    if home.has_fingers:
        resting = [moved(*hand), DOWN, REST, MEANWHILE, MEANWHILE, REST, UP]
        tapping = [moved(*finger), MEANWHILE, REST, DOWN, UP, REST, MEANWHILE]
        home.session.point("touch", resting, tapping)
    else:
        home.ask(IN_SCRIPT, hand, finger)
    home.wait_for(CHOSEN, 1)


def test_foreign_elements(home: Browser) -> None:
    home.ask(FOREIGN)
    start(home)
    home.ask(FOREIGN)
    cards = len(home.find("card"))
    home.ask("""() => {
      document.querySelector(".status").remove();
      document.querySelectorAll(".hand button")[1].remove();
    }""")
    home.tap_on(home.see("card"))
    until(lambda: len(home.find("card")) == cards, "all cards are there", ANSWER)
    home.wait_for(CHOSEN, 1)
    home.tap_on(home.see("card"))
    play(home)


def test_translated_page(home: Browser) -> None:
    home.session.run(TRANSLATOR + "dispatchEvent(new Event('DOMContentLoaded'));")
    start(home)
    status = "() => document.querySelector('#to-do').textContent"
    said = home.ask(status)
    home.tap_on(home.see("card"))
    home.wait_for(CHOSEN, 1)
    assert home.ask(status) != said
    home.key(ESCAPE)
    home.wait_for(status, said)
    play(home)
    assert home.actions() == 1
    home.reload()


def test_back_and_forward(home: Browser) -> None:
    home.tap("button", "^Make something$")
    home.see("dialog")
    home.wait_for(DEPTH, 1)
    home.session.send("back", {})
    home.see_none("dialog")
    home.wait_for(DEPTH, 0)
    home.session.send("forward", {})
    home.wait_for(DEPTH, 0)
    home.see_none("dialog")
    start(home)
    home.wait_for(DEPTH, 1)
    home.session.send("back", {})
    home.see("button", "^End this game$")
    home.key(ESCAPE)
    home.see_none("dialog")
    home.wait_for(DEPTH, 1)


PRESS = """(key, code) => document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }))"""
KEYS = (("&", "Digit1"), ("٢", "Digit2"), ("3", "Numpad3"), ("۱", ""))


def test_keys_of_all_layouts(home: Browser) -> None:
    start(home)
    home.ask(ODD_EVENTS)
    home.wait_for(CHOSEN, 0)
    for key, code in KEYS:
        home.ask(PRESS, key, code)
        home.wait_for(CHOSEN, 1)
        home.ask(PRESS, "Escape", "Escape")
        home.wait_for(CHOSEN, 0)


SEAT = "change the player, the name or the colour$"
FIELD = "document.querySelector('dialog input')"
SET_UP = "Change$"

TYPE = f"""(name) => {{
  {FIELD}.value = name;
  {FIELD}.dispatchEvent(new InputEvent("input", {{ bubbles: true }}));
}}"""
COMPOSED = f"""(how) => {FIELD}.dispatchEvent(
  new KeyboardEvent("keydown", {{ key: "Enter", code: "Enter", bubbles: true, ...how }}))"""


def test_name_of_an_input_method(home: Browser) -> None:
    home.tap("button", SET_UP)
    home.tap("button", SEAT)
    home.see("dialog")
    home.ask(f"() => {FIELD}.focus()")
    home.ask(TYPE, "みみ")
    for how in ({"isComposing": True}, {"keyCode": 229}):
        home.ask(COMPOSED, how)
        assert home.find("dialog")
    home.key(ENTER)
    home.see_none("dialog")
    home.see("button", f"^みみ, .*{SEAT}")


FAMILY = "👨\u200d👩\u200d👧"


def test_name_with_joiners(home: Browser) -> None:
    home.tap("button", SET_UP)
    home.tap("button", SEAT)
    home.see("dialog")
    home.ask(TYPE, f"{FAMILY}\u202e")
    home.tap("button", "^(Done|OK)$")
    home.see("button", f"^{FAMILY}, .*{SEAT}")


def test_same_name_twice(home: Browser) -> None:
    names = ("Bo", "bo", *[""] * (MAX_SEATS - 2))
    begin(home, replace(OPEN_HANDS, names=names, open_hands=False))
    home.tap("button", "^Play$")
    home.see("button", r"^I’m (Bo \(Cat\)|bo \(Dog\))$")


SLEEPY = """() => {
  const { AudioContext, performance } = window;
  const { prototype } = AudioContext;
  const now = performance.now.bind(performance);
  Object.assign(window, { asleep: "", frozen: null, made: 0, notes: 0, later: 0 });
  const properties = {
    state: { get: () => window.asleep || "running" },
    currentTime: { get() { return this === window.frozen ? 1 : now(); } },
    resume: { value: async () => { if (window.asleep === "interrupted") window.asleep = ""; } },
    createOscillator: { value() {
      window.last = this;
      window.notes += 1;
      return BaseAudioContext.prototype.createOscillator.call(this);
    } },
  };
  for (const [name, does] of Object.entries(properties)) {
    Object.defineProperty(prototype, name, { configurable: true, ...does });
  }
  performance.now = () => now() + window.later;
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.made += 1;
    }
  };
  (window.undo ??= []).push(() => {
    for (const name of Object.keys(properties)) delete prototype[name];
    delete performance.now;
    window.AudioContext = AudioContext;
  });
}"""
"""Audio contexts that sleep as on a device that was locked, and clocks that can be put forward."""


def test_sound_after_sleep(home: Browser) -> None:
    home.ask(SLEEPY)
    start(home)
    sounds(home)
    home.ask("() => { window.asleep = 'interrupted'; }")
    home.tap_on(home.see("card"))
    home.wait_for("() => window.asleep", "")
    sounds(home)
    made, other = home.ask("() => window.made"), home.find("card")[1]
    home.ask("() => { window.frozen = window.last; }")
    home.tap_on(other)
    sounds(home)
    home.ask("() => { window.later += 2000; }")
    home.tap_on(home.see("card"))
    home.wait_for("() => window.made", made + 1)
    sounds(home)
    assert home.ask("() => window.last !== window.frozen")


def sounds(home: Browser) -> None:
    """Waits for a note."""
    until(lambda: home.ask("() => window.notes"), "something is heard", ANSWER)
    home.ask("() => { window.notes = 0; }")


FOR_EARS = """() => [...document.querySelectorAll("[aria-label], .unseen")]
  .map((element) => element.ariaLabel || element.textContent)"""


def test_names_for_ears(home: Browser) -> None:
    begin(home, OPEN_HANDS, "fr")
    home.tap("button", "^Jouer$")
    home.see("grid")
    names = home.ask(FOR_EARS)
    assert any("Hippopotame" in name for name in names)
    assert not any("\u00ad" in name for name in names)


DOUBLE_CLICK = 0.6
"""After this many seconds a further tap at the same place is none of a double click."""


def test_announcements(home: Browser) -> None:
    start(home)
    home.ask(ADDED)
    cell = play(home)
    until(lambda: any("chip on" in said for said in home.ask(HEARD)), "the play is said", ANSWER)
    home.see("card")
    home.ask(HEARD)
    home.tap_on(home.see("card"))
    home.wait_for(CHOSEN, 1)
    said = home.ask(HEARD)
    assert len(said) == 1
    assert "chip on" not in said[0]
    for _tap in range(2):
        time.sleep(DOUBLE_CLICK)
        home.tap("cell", f"^{cell},")
        said = until(lambda: home.ask(HEARD), "the refusal is said", ANSWER)
        assert len(said) == 1
        assert "already has a chip" in said[0]


LISTEN = """() => {
  const listen = ({ clientX, clientY }) => { window.mouse = [clientX, clientY]; };
  addEventListener("pointermove", listen);
  (window.undo ??= []).push(() => removeEventListener("pointermove", listen));
}"""
"""Notes where the mouse is: WebKitGTK moves it when the window gets another size."""

OFF = """() => {
  const box = document.querySelector("[data-dragged] .front").getBoundingClientRect();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  return Math.hypot(...middle.map((place, i) => place - window.mouse[i]));
}"""
"""How far the middle of the card is from the mouse."""


def test_turned_in_mid_drag(home: Browser) -> None:
    start(home)
    home.ask(LISTEN)
    card = home.see("card")
    home.session.point("mouse", [moved(*home.place_of(card)), DOWN, moved(300, 200)])
    try:
        stays_under(home)
        for width, height in ((600, 900), (900, 700)):
            home.session.send("window/rect", {"width": width, "height": height})
            home.wait_for("() => innerWidth", width)
            stays_under(home)
    finally:
        home.session.point("mouse", [moved(2, 2), UP])
    home.wait_for(CHOSEN, 0)


def stays_under(home: Browser) -> None:
    """Waits until the mouse holds the middle of the card."""
    until(lambda: home.ask(OFF) < 8, "the card is under the mouse", 3)


def test_closed_connection(home: Browser) -> None:
    home.ask(MORTAL)
    start(home)
    play(home)
    for number, how in enumerate(DEATHS.values(), start=2):
        home.ask(how)
        play(home)
        saved = f"async () => JSON.parse(await ({storage.READ})('game')).actions.length"
        home.wait_for(saved, number)
    assert not home.find("dialog")


def test_picture_of_a_stranger(home: Browser) -> None:
    adopt = "([id, bytes]) => rowdyZoo.adoptImage(id, new Uint8Array(bytes))"
    assert home.ask(adopt, ["ab", list(flat_png(512))])
    begun = time.monotonic()
    for picture in (flat_png(10_950), flat_png(513), b"\xff\xd8" + b"\xff" * 39_000):
        assert not home.ask(adopt, ["ab", list(picture)])
    assert time.monotonic() - begun < 2, "it is judged from its header"


def test_link_from_a_messenger(home: Browser) -> None:
    played = after_random_action(deal(OPEN_HANDS, "3", 0), random.Random(1))
    code = link_code(look_back(played.record, open_hands=True))
    home.ask("(hash) => { location.hash = hash; }", f"#G={code}%E2%80%8B.")
    home.see("button", "^First move$")
    home.reload()
    home.see("button", "^First move$")
    home.tap("button", "^Back$")
    home.see("button", "^Play$")
    home.wait_for(HASH, "")


def test_board_kept_over_a_reload(home: Browser) -> None:
    home.tap("button", "^Make something$")
    home.tap("button", "^Build a board$")
    home.tap("button", "^Width: one more$")
    until(lambda: '"columns": 7' in (home.saved("drafts") or ""), "the draft is saved", ANSWER)
    home.reload()
    home.tap("button", "^Make something$")
    home.tap("button", "^Build a board$")
    home.wait_for("() => document.querySelector('output').textContent", "7")


OLD_TEXTS = Path(__file__).parent.parent / "tests" / "saves" / "0.1.0" / "storage.json"


def test_device_of_version_0_1_0(home: Browser) -> None:
    texts = json.loads(OLD_TEXTS.read_text())
    home.ask(storage.DELETE_ONE, "settings")
    home.save(game=texts["rowdy-zoo:game"])
    home.reload()
    home.see("button", "^Go on$")
    assert not home.find("dialog")


FULL = json.dumps({"format": "rowdy-zoo/1", "edition": "little-zoo", "seats": [[]] * 100_000})


def test_game_that_is_too_full(home: Browser) -> None:
    home.save(game=FULL)
    home.reload()
    home.see("news", "is damaged. You cannot go on with it")


def test_two_tabs_without_locks(home: Browser) -> None:
    address = home.ask("() => location.href")
    home.ask(f"() => {{ {WITHOUT['leave to lock']} }}")
    start(home)
    play(home)
    first = home.tab()
    home.open_tab()
    home.open(address)
    home.ask(f"() => {{ {WITHOUT['leave to lock']} }}")
    home.tap("button", "^Go on$")
    home.see("dialog", ELSEWHERE)
    home.tap("button", "^Play it here$")
    home.see("grid")
    play(home)
    assert home.actions() == 2
    home.session.open(EMPTY)
    home.show_tab(first)
    home.see("dialog", ELSEWHERE)


def test_network_that_asks_to_log_in(browser: Browser, host: Host) -> None:
    host.asks_to_log_in = [name for name in host.files if name != "index.html"]
    browser.session.open(host.address)
    asks = "() => document.querySelector('#failure').innerText.includes('asks you to sign in')"
    browser.wait_for(asks, True)
    host.asks_to_log_in = ()
    browser.reload()
    browser.see("button", "^A grown-up")
