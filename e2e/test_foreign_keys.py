"""Keys of every layout work. Keys and typing that are not meant for the page do nothing."""

from playwright.sync_api import CDPSession, expect

from e2e.pages import Home

ODD_EVENTS = """() => {
  const field = document.body.appendChild(document.createElement("input"));
  const host = document.body.appendChild(document.createElement("x-helper"));
  const inside = document.querySelector("main").appendChild(document.createElement("div"));
  inside.contentEditable = "true";
  (window.undo ??= []).push(() => [field, host, inside].forEach((element) => element.remove()));
  const digit = { key: "1", code: "Digit1", bubbles: true };
  for (const target of [window, document, field, host, inside]) {
    target.dispatchEvent(new KeyboardEvent("keydown", digit));
  }
  for (const target of [window, document, document.body, field]) {
    target.dispatchEvent(new Event("keydown", { bubbles: true }));
    target.dispatchEvent(Object.assign(new Event("keydown", { bubbles: true }), { key: "1" }));
  }
  inside.dispatchEvent(new InputEvent("input", { bubbles: true }));
  inside.dispatchEvent(new Event("cancel", { bubbles: true }));
  inside.dispatchEvent(new Event("click", { bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent("keydown", { ...digit, isComposing: true }));
  document.body.dispatchEvent(new KeyboardEvent("keydown", { ...digit, keyCode: 229 }));
  const used = new KeyboardEvent("keydown", { ...digit, cancelable: true });
  used.preventDefault();
  document.body.dispatchEvent(used);
}"""

CLICK = """() => {
  const card = document.querySelector("[data-msg='CardPicked 0']");
  card.dispatchEvent(new Event("click", { bubbles: true }));
}"""


def press(device: CDPSession, key: str, code: str) -> None:
    for kind in ("rawKeyDown", "keyUp"):
        device.send("Input.dispatchKeyEvent", {"type": kind, "key": key, "code": code})


def test_cards_are_chosen_on_every_keyboard_and_only_by_its_user(home: Home) -> None:
    table = home.start().open_for_anybody()
    device = home.page.context.new_cdp_session(home.page)
    chosen = table.hand.get_by_role("button", pressed=True)
    home.page.evaluate(ODD_EVENTS)
    expect(chosen).to_have_count(0)
    for key, code in (("&", "Digit1"), ("٢", "Digit2"), ("3", "Numpad3"), ("۱", "")):
        press(device, key, code)
        expect(chosen).to_have_count(1)
        press(device, "Escape", "Escape")
        expect(chosen).to_have_count(0)
    home.page.evaluate(CLICK)
    expect(chosen).to_have_count(1)


def test_enter_that_ends_a_composition_does_not_close_the_dialog(home: Home) -> None:
    home.seats.first.click()
    field = home.dialog.get_by_role("textbox")
    field.focus()
    device = home.page.context.new_cdp_session(home.page)
    device.send("Input.imeSetComposition", {"text": "み", "selectionStart": 1, "selectionEnd": 1})
    for composed in ({"isComposing": True}, {"keyCode": 229}):
        enter = {"key": "Enter", "code": "Enter", "bubbles": True, **composed}
        field.evaluate("(field, e) => field.dispatchEvent(new KeyboardEvent('keydown', e))", enter)
    device.send("Input.insertText", {"text": "みみ"})
    expect(field).to_have_value("みみ")
    expect(home.dialog).to_be_visible()
    home.page.keyboard.press("Enter")
    expect(home.dialog).to_have_count(0)
    expect(home.seat("みみ")).to_be_visible()
