"""Faults that people met in other games and pages do not happen here: `docs/reports.md`."""

from math import dist

from playwright.sync_api import Page, Route, ViewportSize, expect

from e2e.host import Host
from e2e.layout import measured
from e2e.pages import Home
from e2e.play import take_turn
from e2e.saved import PEOPLE, saving_settings
from e2e.test_drag import first_turn, middle
from e2e.test_foreign_keys import press
from e2e.waits import until
from e2e.watch import Visit, Watch

TOO_OFTEN = """() => {
  const { pushState, replaceState } = History.prototype;
  (window.undo ??= []).push(() => Object.assign(History.prototype, { pushState, replaceState }));
  History.prototype.pushState = History.prototype.replaceState = () => {
    throw new DOMException("more than 100 times per 10 seconds", "SecurityError");
  };
}"""
"""Refuses new entries of the history, as Safari does after many of them."""


def test_a_browser_that_takes_no_more_entries_of_its_history_can_still_play(home: Home) -> None:
    home.page.evaluate(TOO_OFTEN)
    home.seats.first.click()
    home.close_dialog()
    home.seats.first.click()
    home.page.keyboard.press("Escape")
    expect(home.dialog).to_have_count(0)
    table = home.start().open_for_anybody()
    take_turn(table)
    assert len(table.record().actions) == 1


NO_PRINTER = """() => {
  const { print } = window;
  (window.undo ??= []).push(() => Object.assign(window, { print }));
  window.print = undefined;
}"""


def test_a_browser_that_cannot_print_says_so(home: Home) -> None:
    home.page.evaluate(NO_PRINTER)
    home.open_grown_ups()
    home.button("Print the game and the rules").click()
    home.button("Print").click()
    expect(home.main.get_by_role("status")).to_have_text("This browser cannot do that.")


CHOOSING = """() => {
  const { click } = HTMLInputElement.prototype;
  (window.undo ??= []).push(() => { HTMLInputElement.prototype.click = click; });
  HTMLInputElement.prototype.click = function () { window.asked = new WeakRef(this); };
}"""
"""Opens no dialog of the device. Only the page itself can keep the input."""


def test_the_question_for_a_file_stays_until_it_is_answered(home: Home) -> None:
    page = home.page
    page.evaluate(CHOOSING)
    home.open_grown_ups()
    home.button("Open a game").click()
    page.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
    assert page.evaluate(
        "() => asked.deref()?.isConnected && asked.deref().accept.includes('json')"
    )
    page.evaluate("() => asked.deref().dispatchEvent(new Event('cancel'))")
    expect(page.locator("input[type=file]")).to_have_count(0)
    home.open_sets()
    home.button("Open a zoo").click()
    assert page.evaluate("() => asked.deref().accept") == ""
    page.evaluate("() => asked.deref().dispatchEvent(new Event('cancel'))")


SAVING = """() => {
  const { revokeObjectURL } = URL;
  const later = window.setTimeout;
  (window.undo ??= []).push(() => {
    Object.assign(URL, { revokeObjectURL });
    window.setTimeout = later;
  });
  window.revoked = 0;
  URL.revokeObjectURL = () => (window.revoked += 1);
  window.setTimeout = (act, time = 0, ...rest) => later(act, time < 30_000 ? 0 : time, ...rest);
}"""
"""Half a minute is over at once."""


def test_a_file_is_still_there_when_the_user_has_agreed_to_save_it(home: Home) -> None:
    page = home.page
    page.evaluate(SAVING)
    with page.expect_download():
        page.evaluate("() => rowdyZoo.saveFile('{}')")
    page.evaluate("() => new Promise((done) => setTimeout(done))")
    assert page.evaluate("() => revoked") == 0


ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
INSET = 59
OUTSIDE = """(inset) => [...document.querySelectorAll(
  "dialog[open] :is(button, input, select), main:not(.under) :is(button, select, [role=gridcell])"
)].filter((control) => {
  const { left, right, width } = control.getBoundingClientRect();
  return width && (left < inset - 1 || right > innerWidth - inset + 1);
}).map((control) => control.getAttribute("aria-label") || control.textContent)"""


def test_the_camera_of_a_phone_on_its_side_covers_no_control(home: Home) -> None:
    page = home.page
    device = page.context.new_cdp_session(page)
    page.set_viewport_size(ON_ITS_SIDE)
    insets = {"left": INSET, "right": INSET, "bottom": 21}
    device.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    try:
        assert page.evaluate(OUTSIDE, INSET) == []
        for opens in (home.open_options, home.open_sets, home.help):
            opens()
            assert page.evaluate(OUTSIDE, INSET) == []
            home.close_dialog()
        assert page.evaluate(OUTSIDE, INSET) == []
        curtain = home.start()
        assert page.evaluate(OUTSIDE, INSET) == []
        table = curtain.open_for_anybody()
        assert page.evaluate(OUTSIDE, INSET) == []
        take_turn(table)
    finally:
        device.send("Emulation.setSafeAreaInsetsOverride", {"insets": {}})


LETTERS = """() => [...document.querySelectorAll("input, select")].map(
  (field) => parseFloat(getComputedStyle(field).fontSize))"""
PHONE: ViewportSize = {"width": 320, "height": 568}


def test_an_iphone_does_not_enlarge_fields_and_a_drag_down_does_not_reload(home: Home) -> None:
    page = home.page
    page.set_viewport_size(PHONE)
    for opens in (home.open_grown_ups, home.open_seat):
        opens()
        letters = page.evaluate(LETTERS)
        assert letters
        assert min(letters) >= 16
        home.close_dialog()
    root = "getComputedStyle(document.documentElement)"
    assert page.evaluate(f"() => {root}.overscrollBehaviorY") == "none"


INSTALLED = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state"


def test_the_game_is_stored_from_any_host_and_opens_at_any_query(visit: Visit, host: Host) -> None:
    host.varies = "*"
    page = visit(host.address, worker=True)
    until(page, INSTALLED)
    page.context.set_offline(True)
    for tail in ("?utm_source=home", "index.html?fbclid=1#nothing"):
        page.goto(host.address + tail)
        Home(page).wait_until_playable()


SLOW_START = """
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...given) => {
    await new Promise((goOn) => { window.goOn = goOn; });
    return instantiateStreaming.apply(WebAssembly, given);
  };
  const later = window.setTimeout;
  window.looks = 0;
  window.setTimeout = (act, time, ...rest) => {
    if (time === 3000) window.looks += 1;
    return later(act, time, ...rest);
  };
"""
ERRORS = """(script) => {
  const error = Object.assign(new Error("x"), { stack: `Error: x at ${script}` });
  dispatchEvent(new ErrorEvent("error", { filename: script, error }));
  const told = { promise: Promise.resolve(), reason: error };
  dispatchEvent(new PromiseRejectionEvent("unhandledrejection", told));
  return window.looks;
}"""
OF_EXTENSIONS = ("chrome-extension://abc/a.js", "safari-web-extension://abc/a.js")


def test_errors_of_extensions_do_not_interrupt_a_slow_start(visit: Visit) -> None:
    page = visit(script=SLOW_START)
    until(page, "() => window.goOn")
    for script in OF_EXTENSIONS:
        assert page.evaluate(ERRORS, script) == 0
    assert page.evaluate(ERRORS, page.url + "static/page/page.js") == 2
    page.evaluate("() => goOn()")
    Home(page).wait_until_playable()


LIFTED = 10
"""A chosen card is a few pixels above its place."""


def test_escape_and_the_other_button_put_a_dragged_card_back(home: Home) -> None:
    table, _before, index, play = first_turn(home)
    mouse, card, cell = home.page.mouse, table.cards.nth(index), table.cell(play.cell)
    played, place = len(table.record().actions), middle(card)

    def press_the_other_button() -> None:
        mouse.down(button="right")
        mouse.up(button="right")

    def press_escape() -> None:
        home.page.keyboard.press("Escape")

    for give_up in (press_escape, press_the_other_button):
        mouse.move(*place)
        mouse.down()
        mouse.move(*middle(cell), steps=5)
        expect(cell).to_have_attribute("data-under", "")
        give_up()
        expect(cell).not_to_have_attribute("data-under", "")
        assert dist(middle(card.locator(".front")), place) < LIFTED
        mouse.move(*place, steps=5)
        mouse.move(*middle(cell), steps=5)
        mouse.up()
        expect(card).to_have_attribute("aria-pressed", "false")
    assert len(table.record().actions) == played
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")


SPACING = """() => {
  const wide = new CSSStyleSheet();
  wide.replaceSync(`* {
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
    line-height: 1.5 !important;
  }`);
  document.adoptedStyleSheets.push(wide);
  (window.undo ??= []).push(() => document.adoptedStyleSheets.pop());
}"""
"""What people with dyslexia ask of their browser: success criterion 1.4.12 of WCAG."""


def test_wider_letters_and_lines_cut_nothing_off(home: Home) -> None:
    page = home.page
    page.evaluate(SPACING)
    found = measured(page)
    home.seats.first.click()
    found += measured(page)
    home.close_dialog()
    curtain = home.start()
    found += measured(page)
    table = curtain.open_for_anybody()
    table.cards.first.click()
    found += measured(page)
    assert found == []


NUMBER_PAD = {"ArrowLeft": "Numpad4", "Clear": "Numpad5", "PageUp": "Numpad9", "Insert": "Numpad0"}
"""What keys of the number pad write without NumLock."""


def test_the_number_pad_without_numlock_moves_and_chooses_nothing(home: Home) -> None:
    table = home.start().open_for_anybody()
    device = home.page.context.new_cdp_session(home.page)
    for key, code in NUMBER_PAD.items():
        press(device, key, code)
    expect(table.hand.get_by_role("button", pressed=True)).to_have_count(0)
    assert table.grid.locator(":focus").count() == 1


ODD_LANGUAGES = """
  const odd = ["en-US@posix", "C", "", undefined];
  Object.defineProperty(Navigator.prototype, "languages", { get: () => odd });
"""


def test_without_images_in_an_odd_language_the_game_plays(visit: Visit, watch: Watch) -> None:
    watch.expect("ERR_FAILED", certain=False)

    def refuse_images(page: Page) -> None:
        def answer(route: Route) -> None:
            route.abort() if route.request.resource_type == "image" else route.fallback()

        page.route("**/*", answer)

    home = Home(visit(script=ODD_LANGUAGES + saving_settings(PEOPLE), prepare=refuse_images))
    home.wait_until_playable()
    take_turn(home.start().open_for_anybody())
