"""Breaks the page for one flow. `--broken` checks that the flow then fails."""

from e2e.host import Files, built, version

START, GAME, WORKER = "static/start/start.js", "game.zip", "sw.js"
STORAGE, OFFLINE = "static/page/device/storage.js", "static/page/device/offline.js"
SANDBOX = "static/workshop/sandbox.js"

IGNORE = """
addEventListener("%s", (event) => event.stopImmediatePropagation(), true);
"""
LOSE = """
const saveText = page.writeText;
page.writeText = async (name, text) => name === "%s" || saveText(name, text);
"""
SAVE_LATER = """
const saveText = page.writeText;
page.writeText = async (name, text) => {
  if (name !== "game") return saveText(name, text);
  setTimeout(saveText, 3000, name, text);
  return true;
};
"""

FAULTS = {
    "first_start": (GAME, "no archive"),
    "turn_by_tap": (START, IGNORE % "click"),
    "turn_by_key": (START, IGNORE % "keydown"),
    "language": (STORAGE, LOSE % "language" + "Storage.prototype.setItem = () => {};\n"),
    "reload_and_go_on": (STORAGE, LOSE % "game"),
    "kill_and_go_on": (STORAGE, SAVE_LATER),
    "off_line": (WORKER, IGNORE % "fetch"),
    "update": (OFFLINE, "\npage.reload = async () => location.reload();\n"),
    "hostile_link": (START, IGNORE % "hashchange"),
    "workshop": (SANDBOX, "Sandbox.prototype.choose = async () => refusal('answer');"),
    "bot_in_a_seat": (SANDBOX, "Sandbox.prototype.choose = async () => refusal('answer');"),
    "workshop_off_line": (WORKER, IGNORE % "fetch"),
    "sandbox": (SANDBOX, "Sandbox.prototype.choose = async () => refusal('answer');"),
}
"""For each flow, a file and the text that is added to it: a script, or noise in an archive."""


def broken(flow: str) -> Files:
    """The files of a version 1 that is broken for the flow."""
    name, added = FAULTS[flow]
    if name == WORKER:  # its listener must come first
        files = version(1)
        return files | {name: added.encode() + files[name]}
    if name == GAME:
        return version(1, {name: added.encode()})
    return version(1, {name: built()[name] + added.encode()})
