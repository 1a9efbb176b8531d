"""What is heard: small sounds, none before the first tap, and a voice where the device has one."""

import json
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from e2e.cases import first
from e2e.held import Held
from e2e.layout import problems
from e2e.longest import people
from e2e.pages import Home, Table
from e2e.positions import go_on, nearly_lost, plays
from e2e.saved import PEOPLE, saving_family, saving_settings
from e2e.screens import ALBUM
from e2e.waits import until
from e2e.watch import Visit
from game.ui.look import i18n
from game.ui.look.i18n import _
from game.ui.saved.person import Person
from game.ui.saved.settings_text import parse_settings
from game.ui.settings.settings import Pace, Settings

ALONE = Settings(pace=Pace.AT_ONCE, youngest=0, power_cards=False)

EARS = """
  window.notes = [];
  window.contexts = 0;
  window.shut = 0;
  window.beforeTap = null;
  addEventListener("pointerdown", () => { window.beforeTap ??= window.contexts; }, true);
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.contexts += 1;
    }
    close() {
      window.shut += 1;
      return super.close();
    }
    createOscillator() {
      window.notes.push(this.currentTime);
      return super.createOscillator();
    }
  };
"""

VOICES = """
  window.said = [];
  const all = %s.map(([lang, localService]) => ({ lang, localService, name: lang }));
  speechSynthesis.getVoices = () => all;
  speechSynthesis.speak = (spoken) => window.said.push([spoken.lang, spoken.text]);
  speechSynthesis.cancel = () => (window.stopped = true);
  window.SpeechSynthesisUtterance = class {
    constructor(text) {
      this.text = text;
    }
  };
"""


LATE_WORDS = """
  (() => {
    const [later, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    window.late = [];
    window.setTimeout = (callback, delay, ...rest) => {
      if (callback.name !== "say") return later(callback, delay, ...rest);
      const word = { delay, go: () => word.stopped || callback(...rest) };
      return -window.late.push(word);
    };
    window.clearTimeout = (timer) => {
      if (timer < 0) window.late[-timer - 1].stopped = true;
      else stop(timer);
    };
  })();
"""
"""What waits to be said is in `late`; a test lets it be said."""

PAUSES = "() => late.map((word) => word.delay)"

SOMETHING_HEARD = "() => window.notes.length > 0"


SLEEPY = """
  window.asleep = null;
  window.AudioContext = class extends AudioContext {
    get state() {
      return window.asleep ?? super.state;
    }
    get currentTime() {
      return window.asleep || this === window.frozen ? 1 : super.currentTime;
    }
    resume() {
      window.resumed = (window.resumed ?? 0) + 1;
      if (window.asleep === "interrupted") window.asleep = null;
      return super.resume();
    }
    createOscillator() {
      window.last = this;
      return super.createOscillator();
    }
  };
  const { performance } = window;
  const now = performance.now.bind(performance);
  window.later = 0;
  performance.now = () => now() + window.later;
"""
"""Contexts that fall asleep as on a locked device, and a clock that can be put forward."""


def heard(page: Page) -> int:
    """How many notes have been made since this was asked last."""
    return int(page.evaluate("() => window.notes.splice(0).length"))


def said(page: Page) -> list[list[str]]:
    """What has been said since this was asked last, with its language."""
    return list(page.evaluate("() => window.said.splice(0)"))


def started(visit: Visit, script: str, language: str = "en", *, calls: bool = True) -> Home:
    settings = replace(ALONE, calls=calls)
    home = Home(visit(script=saving_settings(settings, language) + script, sound=True))
    home.wait_until_playable()
    return home


def test_it_is_silent_until_the_first_tap_and_a_picked_card_and_its_pictures_call(
    visit: Visit,
) -> None:
    home = started(visit, EARS)
    table = home.start_open()
    assert home.page.evaluate("() => window.beforeTap") == 0
    assert home.page.evaluate("() => window.contexts") == 1
    assert heard(home.page) == 3
    table.cards.first.click()
    until(home.page, SOMETHING_HEARD)
    tones_of_a_call = 3
    assert heard(home.page) == 3 * tones_of_a_call
    gesture = "e => getComputedStyle(e).getPropertyValue('--gesture')"
    assert home.page.locator(".answers .picture").first.evaluate(gesture)


def test_a_sticker_calls_and_moves_also_by_a_key_and_a_curtain_animal_moves_in_silence(
    visit: Visit,
) -> None:
    home = started(visit, EARS + saving_family(Person("Ada", 3, 1, 1, ALBUM)))
    page = home.page
    page.emulate_media(reduced_motion="no-preference")
    home.open_family()
    home.album("Ada").click()
    lion = home.dialog.get_by_role("button", name="Lion, 3 November 2026")
    for key in ("", "Enter"):
        heard(page)
        if key:
            lion.press(key)
        else:
            lion.click()
        until(page, SOMETHING_HEARD)
        expect(lion.locator(".stirs")).to_have_count(1)
        expect(lion.locator(".stirs")).to_have_count(0)
    page.keyboard.press("Escape")
    home.close_dialog()
    home.keep(replace(PEOPLE, sound=False))
    home.start()
    heard(page)
    page.locator(".watchers span").first.click(position={"x": 20, "y": 20})
    expect(page.locator(".watchers .stirs")).to_have_count(1)
    expect(page.locator(".watchers .stirs")).to_have_count(0)
    assert heard(page) == 0


def test_it_sounds_again_after_the_device_has_slept(visit: Visit) -> None:
    home = started(visit, EARS + SLEEPY)
    page, table = home.page, home.start_open()
    table.cards.first.click()
    until(page, SOMETHING_HEARD)
    page.evaluate("() => { asleep = 'interrupted'; later += 60_000; }")
    table.cards.nth(1).click()
    until(page, "() => asleep === null")
    table.cards.first.click()
    assert page.evaluate("() => contexts") == 1
    for kind, frozen in (("running", True), ("suspended", False), ("closed", False)):
        page.evaluate(
            "([kind, frozen]) => { if (frozen) window.frozen = last; else asleep = kind; }",
            [kind, frozen],
        )
        before = page.evaluate("() => contexts")
        for tap in range(2):
            heard(page)
            table.cards.nth(1 - tap).click()
            until(page, SOMETHING_HEARD)
            page.evaluate("() => { later += 2000; }")
        until(page, "before => contexts > before", before)
        page.evaluate("() => { asleep = null; }")


def test_a_device_without_a_loudspeaker_is_not_asked_for_ever(visit: Visit) -> None:
    home = started(visit, EARS + SLEEPY + "window.asleep = 'suspended';")
    page, table = home.page, home.start_open()
    for tap in range(8):
        table.cards.nth(tap % 2).click()
        until(page, SOMETHING_HEARD)
        heard(page)
        page.evaluate("() => { later += 2000; }")
    most = 4
    assert page.evaluate("() => contexts") <= most


def test_a_call_sounds_in_the_loudspeaker_that_is_open_when_its_voice_has_come(
    visit: Visit,
) -> None:
    home = started(visit, EARS + SLEEPY + "window.asleep = 'suspended';")
    page, held = home.page, Held("**/synthesizer*.js")
    held(page)
    table = home.start_open()
    for number in (1, 2):
        table.cards.nth(number - 1).click()
        until(page, "number => contexts === number", number)
        page.evaluate("() => { later += 2000; }")
    heard(page)
    held.let_go()
    until(page, SOMETHING_HEARD)


def test_one_tap_makes_it_silent_and_that_is_kept(visit: Visit) -> None:
    home = started(visit, EARS)
    held = Held("**/synthesizer*.js")
    held(home.page)
    table = home.start_open()
    heard(home.page)
    table.cards.first.click()
    until(home.page, "() => contexts === 1")
    sounds = table.button(_("Sounds"))
    table.press(sounds, down=False)
    until(home.page, "() => shut === 1")
    held.let_go()
    play_any(table)
    assert heard(home.page) == 0
    assert not parse_settings(table.stored("settings")).sound
    table.press(sounds)
    until(home.page, SOMETHING_HEARD)
    assert heard(home.page) == 1
    table.press(sounds, down=False)
    home.page.reload()
    home.wait_until_playable()
    home.button(_("Go on")).click()
    expect(table.button(_("Sounds"))).to_have_attribute("aria-pressed", "false")
    assert heard(home.page) == 0


def play_any(table: Table) -> None:
    """Plays what can be played first, and waits until it is a person's turn again."""
    before = len(table.record().actions)
    state = table.state()
    table.press(table.cards.first)
    play = next(play for play in plays(state) if play.card == state.hands[state.turn][0])
    table.cell(play.cell).click()
    expect(table.open_cards).to_have_count(3)
    assert len(table.record().actions) > before


@pytest.mark.parametrize("voices", first(1, [[["uk-UA", True]], [], [["en-GB", False]]]))
def test_without_a_voice_on_the_device_there_is_no_speaker(
    visit: Visit, voices: list[list[object]]
) -> None:
    home = started(visit, VOICES % json.dumps(voices))
    table = home.start_open()
    expect(table.button(_("Read aloud what to do"))).to_have_count(0)
    table.cards.first.click()
    assert not said(home.page)


def test_the_speaker_says_what_is_shown_and_a_picked_card_its_name(visit: Visit) -> None:
    voices = VOICES % json.dumps([["uk-UA", True], ["en_US", True]])
    home = started(visit, voices, calls=False)
    table = home.start_open()
    speaker = table.button(_("Read aloud what to do"))
    speaker.click()
    assert said(home.page) == [["en", "Your turn: choose a card."]]
    table.cards.first.click()
    name = table.hand_names()[0]
    assert said(home.page) == [["en", name]]
    table.cards.first.click()
    assert not said(home.page)
    table.press(table.button(_("Sounds")), down=False)
    table.cards.first.click()
    assert not said(home.page)
    speaker.click()
    assert said(home.page) == [["en", f"Cat, put your chip on “{name}”."]]


def test_read_aloud_a_name_follows_the_call_and_what_is_new_replaces_what_is_said(
    visit: Visit,
) -> None:
    home = started(visit, LATE_WORDS + VOICES % json.dumps([["en_US", True]]))
    page = home.page
    home.open_options()
    home.press(home.button(_("Always read aloud what to do"), home.dialog))
    home.close_dialog()
    table = home.start_open()
    names = table.hand_names()
    assert page.evaluate(PAUSES) == [400]
    assert not [text for _language, text in said(page) if text]
    for card, number in ((0, 1), (1, 2)):
        table.cards.nth(card).click()
        assert page.evaluate(PAUSES) == [400, 900, 900][: number + 1]
    page.evaluate("() => late.forEach((word) => word.go())")
    assert said(page) == [["en", names[1]]]
    table.press(table.button(_("Sounds")), down=False)
    table.cards.first.click()
    assert page.evaluate(PAUSES) == [400, 900, 900]


def test_the_voice_speaks_the_language_of_the_page(visit: Visit) -> None:
    home = started(visit, VOICES % json.dumps([["uk-UA", True]]), "uk")
    i18n.set_language("uk")
    table = home.start_open()
    table.button(_("Read aloud what to do")).click()
    shown = home.page.get_by_role("heading", level=1).inner_text()
    assert said(home.page) == [["uk", shown]]


HIDDEN = """() => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_the_voice_stops_with_what_it_reads_and_when_the_page_is_left(visit: Visit) -> None:
    home = started(visit, VOICES % json.dumps([["vi-VN", True], ["en-GB", True]]))
    home.page.evaluate("() => { document.documentElement.lang = 'vi'; }")
    for leave in (home.close_dialog, lambda: home.page.evaluate(HIDDEN)):
        home.help().button("Read aloud").first.click()
        assert [language for language, _text in said(home.page)] == ["en"]
        home.page.evaluate("() => { window.stopped = false; }")
        leave()
        until(home.page, "() => window.stopped")


def test_at_the_end_the_face_has_no_bubble_and_still_speaks(visit: Visit) -> None:
    home = started(visit, VOICES % json.dumps([["en-GB", True]]))
    go_on(home, nearly_lost(ALONE))
    table = Table(home.page)
    expect(table.again).to_be_visible()
    speaker = table.button(_("Read aloud what to do"))
    expect(speaker.locator(".speaks")).to_be_hidden()
    speaker.click()
    assert "So close! Again?" in said(home.page)[0][1]


def test_the_speaker_fits(visit: Visit) -> None:
    settings = people("big-zoo", 6, "uk", open_hands=True)
    voices = VOICES % json.dumps([["uk-UA", True]])
    home = Home(visit(script=saving_settings(settings, "uk") + voices))
    home.wait_until_playable()
    i18n.set_language("uk")
    table = home.start_open()
    table.cards.last.click()
    found = problems(home.page, "table with a speaker")
    assert not found, "\n".join(found)
