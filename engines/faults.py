"""Breaks the page for one flow. `--broken` checks that the flow then fails."""

import re

from e2e.host import Files, built, version
from tools.site.pages import hash_of

GAME, WORKER = "game.zip", "sw.js"
HTML = "index.html"
PAGE, PIXELS = "static/page/page.js", "static/page/on-demand/pixels.js"
SANDBOX = "static/workshop/sandbox.js"
TOGETHER = "static/page/on-demand/together.js"

IGNORE = """
addEventListener("%s", (event) => event.stopImmediatePropagation(), true);
"""
LOSE = """{
  const { readText, writeText } = rowdyZoo;
  rowdyZoo.readText = async (name) => (name === "%(name)s" ? undefined : readText(name));
  rowdyZoo.writeText = async (name, text) => name === "%(name)s" || writeText(name, text);
}"""
SAVE_LATER = """{
  const { writeText } = rowdyZoo;
  rowdyZoo.writeText = async (name, text) => {
    if (name !== "game") return writeText(name, text);
    setTimeout(writeText, 3000, name, text);
    return true;
  };
}"""
SHOW = """{
  const { render, show } = rowdyZoo;
  const changed = (text) => text.replaceAll(/%s/g, "%s");
  rowdyZoo.show = (html) => show(changed(html));
  rowdyZoo.render = (change) => render(changed(change));
}"""
SAY_MORE = """{
  const { render } = rowdyZoo;
  rowdyZoo.render = (change) => {
    render(change);
    document.querySelector("[aria-live]")?.append("There is a chip on it.");
  };
}"""
END_AT_ONCE = """
addEventListener("keydown", ({ isComposing, target, key }) => {
  const options = { key, bubbles: true, cancelable: true };
  if (isComposing) target.dispatchEvent(new KeyboardEvent("keydown", options));
}, true);
"""

FAULTS = {
    "first_start": (GAME, "no archive"),
    "turn_by_tap": (PAGE, IGNORE % "click"),
    "turn_by_key": (PAGE, IGNORE % "keydown"),
    "language": (PAGE, LOSE % {"name": "language"} + "Storage.prototype.setItem = () => {};\n"),
    "reload_and_go_on": (PAGE, LOSE % {"name": "game"}),
    "kill_and_go_on": (PAGE, SAVE_LATER),
    "off_line": (WORKER, IGNORE % "fetch"),
    "lost_files": (WORKER, IGNORE % "fetch"),
    "update": (PAGE, "\nrowdyZoo.reload = async () => location.reload();\n"),
    "hostile_link": (PAGE, IGNORE % "hashchange"),
    "workshop": (SANDBOX, "Sandbox.prototype.choose = async () => refusal('answer');"),
    "bot_in_a_seat": (SANDBOX, "Sandbox.prototype.choose = async () => refusal('answer');"),
    "workshop_off_line": (WORKER, IGNORE % "fetch"),
    "sandbox": (SANDBOX, "Sandbox.prototype.choose = async () => refusal('answer');"),
    "keys_of_all_layouts": (PAGE, IGNORE % "keydown"),
    "name_of_an_input_method": (PAGE, END_AT_ONCE),
    "name_with_joiners": (PAGE, SHOW % (r"\\u200d|\u200d", "")),
    "same_name_twice": (PAGE, SHOW % (r" \((Cat|Dog)\)", "")),
    "names_for_ears": (PAGE, SHOW % ("Hippopotame", "Hippo\\u00adpotame")),
    "announcements": (PAGE, SAY_MORE),
    "device_of_version_0_1_0": (PAGE, LOSE % {"name": "game"}),
    "game_that_is_too_full": (PAGE, LOSE % {"name": "game"}),
    "links_with_chromium": (TOGETHER, "together.canLink = true; together.sendText = () => {};"),
    "board_kept_over_a_reload": (PAGE, LOSE % {"name": "drafts"}),
}
"""For each flow, a file and the text that is added to it: a script, or noise in an archive."""

CHANGES = {
    "second_finger": (PAGE, "tap(target,up)", "0"),
    "foreign_elements": (PAGE, "if(lacksChild(node))", "if(false)"),
    "translated_page": (PAGE, 'node.nodeName==="FONT"', "false"),
    "back_and_forward": (PAGE, 'sendMessage("WentBack")', "0"),
    "sound_after_sleep": (PAGE, 'context.state!=="running"', 'context.state==="suspended"'),
    "turned_in_mid_drag": (
        PAGE,
        "current.card.getBoundingClientRect()",
        "(current.box??=current.card.getBoundingClientRect())",
    ),
    "closed_connection": (PAGE, "if(isFull(error))throw error", "throw error"),
    "picture_of_a_stranger": (
        PIXELS,
        "pixels:SIDES[0]**2,side:SIDES[0]",
        "pixels:12e7,side:Infinity",
    ),
    "link_from_a_messenger": (PAGE, "`#g=${link}`", '""'),
    "two_tabs_without_locks": (PAGE, "otherTabs.postMessage(ANSWER)", "0"),
    "network_that_asks_to_log_in": (HTML, 'isPage||isMarkup?"network":found', "found"),
}
"""For each flow, a file, a part of it, and what takes its place."""


def allowed(old: str, new: str) -> str:
    """A file that was changed; if its script was, its policy allows that script."""
    scripts = [re.findall("<script>(.*?)</script>", html, re.DOTALL) for html in (old, new)]
    for before, after in zip(*scripts, strict=True):
        new = new.replace(hash_of(before), hash_of(after))
    return new


def broken(flow: str) -> Files:
    """The files of a version 1 that is broken for the flow."""
    if flow in CHANGES:
        name, part, other = CHANGES[flow]
        old = built()[name].decode()
        if part not in old:
            raise LookupError(part)
        return version(1, {name: allowed(old, old.replace(part, other)).encode()})
    name, added = FAULTS[flow]
    if name == WORKER:  # its listener must come first
        files = version(1)
        return files | {name: added.encode() + files[name]}
    if name == GAME:
        return version(1, {name: added.encode()})
    return version(1, {name: built()[name] + added.encode()})
