"""Records every state of the page at a table, even if the page shows it only for a moment."""

import re
from dataclasses import dataclass

from playwright.sync_api import Page

from e2e.storage import READ

MARKUP = """() => {
  const body = document.body.cloneNode(true);
  const known = "template, script, symbol, [role=grid], .face, .watchers, .into-album, .parade";
  body.querySelectorAll(known).forEach(e => e.remove());
  return body.outerHTML;
}"""
"""The HTML of the page without the board, which shows every picture.

Faces, the animals under the curtain, and the row that won are left out, too.
"""

FILM = f"""async () => {{
  const markup = {MARKUP};
  const shots = [];
  let saved = await ({READ})("game");
  const {{ writeText }} = rowdyZoo;
  rowdyZoo.writeText = (name, text) => {{
    if (name === "game") saved = text;
    return writeText(name, text);
  }};
  const record = () => JSON.parse(saved ?? null);
  const take = () => {{
    const main = document.querySelector("main:not(.under)");
    if (!main || main.matches(".home")) return;
    const cells = [...main.querySelectorAll("[role=gridcell]")];
    const shot = {{
      title: main.querySelector("h1").textContent,
      sheet: document.querySelector("dialog h2")?.textContent ?? "",
      cells: cells.map((e) => e.getAttribute("aria-label")),
      actions: record()?.actions.length ?? 0,
      markup: markup(),
    }};
    if (JSON.stringify(shot) !== JSON.stringify(shots.at(-1))) shots.push(shot);
  }};
  const watcher = new MutationObserver(take);
  const all = {{ subtree: true, childList: true, attributes: true, characterData: true }};
  watcher.observe(document.body, all);
  (window.undo ??= []).push(() => {{
    watcher.disconnect();
    rowdyZoo.writeText = writeText;
  }});
  window.film = {{ shots }};
}}"""

PLAYS = re.compile(r"^.+ (plays|swaps) ")


@dataclass(frozen=True)
class Shot:
    """One state of the page: its heading, the dialog's title, its cells, the number of actions."""

    title: str
    sheet: str
    cells: tuple[str, ...]
    actions: int
    markup: str

    @property
    def lit(self) -> list[str]:
        """The cells whose label says "you can play here"."""
        return [label.split(", ")[0] for label in self.cells if "you can play here" in label]

    @property
    def shows_card(self) -> bool:
        """Whether a computer shows the card that it will play."""
        return bool(PLAYS.match(self.title))


class Film:
    """Records from now on, until the page is loaded again; a test makes one film of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(FILM)

    def shots(self) -> list[Shot]:
        """The states up to now."""
        taken = self.page.evaluate("film.shots")
        return [Shot(**{**shot, "cells": tuple(shot["cells"])}) for shot in taken]
