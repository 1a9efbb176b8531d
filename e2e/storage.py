"""Reads and writes the database of the page without the page."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, Page

WITH_DATABASE = """
  const withDatabase = (use) => new Promise((resolve, reject) => {
    const site = new URL("./", location.href).pathname;
    const opening = indexedDB.open(`rowdy-zoo:${site}:texts`, 2);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("texts");
      opening.result.createObjectStore("damaged", { autoIncrement: true });
      opening.result.createObjectStore("images");
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(["texts", "damaged"], "readwrite");
      const request = use((name) => transaction.objectStore(name));
      transaction.onabort = () => reject(transaction.error);
      transaction.oncomplete = () => {
        database.close();
        resolve(request?.result);
      };
    };
  });
"""
"""Opens the database as `static/page/device/storage.js` does; `use` gets its stores by name."""

READ = f"""(name) => {{
  {WITH_DATABASE}
  return withDatabase((store) => store("texts").get(name)).then((text) => text ?? null);
}}"""
"""Resolves with the saved text of a name, or null."""

READ_DAMAGED = f"""() => {{
  {WITH_DATABASE}
  return withDatabase((store) => store("damaged").getAll());
}}"""

SAVE = f"""([texts, unless]) => {{
  {WITH_DATABASE}
  const put = (store) => {{
    for (const [name, text] of Object.entries(texts)) store("texts").put(text, name);
  }};
  return withDatabase((store) => {{
    const request = store("texts").get(unless);
    request.onsuccess = () => {{ if (request.result === undefined) put(store); }};
  }});
}}"""
"""Saves texts by name, unless there is one of the name `unless`."""

DELETE_ONE = f"""(name) => {{
  {WITH_DATABASE}
  return withDatabase((store) => {{ store("texts").delete(name); }});
}}"""

DELETE = """async () => {
  localStorage.clear();
  const deleted = ({ name }) => new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });
  await Promise.all((await indexedDB.databases()).map(deleted));
}"""
"""Deletes all that pages of the origin have saved. Runs on a page without the game's scripts."""

KEEP_BUSY = f"""() => {{
  {WITH_DATABASE}
  return new Promise((resolve) => {{
    withDatabase((store) => {{
      const ask = () => {{
        if (!window.isIdle) store("texts").get("busy").onsuccess = ask;
      }};
      store("texts").get("busy").onsuccess = () => {{ resolve(); ask(); }};
    }});
  }});
}}"""

BE_IDLE = "window.isIdle = true"

FIRST_PAINT = """(name) => {
  const site = new URL("./", location.href).pathname;
  return localStorage.getItem(`rowdy-zoo:${site}:${name}`);
}"""


def read(page: Page, name: str) -> str | None:
    """The saved text of that name."""
    text = page.evaluate(READ, name)
    return None if text is None else str(text)


def read_damaged(page: Page) -> list[tuple[str, str]]:
    """The names and the texts of what was set aside, oldest first."""
    return [(found["name"], found["text"]) for found in page.evaluate(READ_DAMAGED)]


def save(page: Page, **texts: str) -> None:
    """Save these texts."""
    page.evaluate(SAVE, [texts, ""])


def delete(page: Page, name: str) -> None:
    """Delete the text of that name."""
    page.evaluate(DELETE_ONE, name)


@contextmanager
def busy(context: BrowserContext, address: str) -> Iterator[None]:
    """While the database is busy, nobody else reads or writes it. A page keeps it busy."""
    page = context.new_page()
    page.goto(f"{address}about.html")
    page.evaluate(KEEP_BUSY)
    try:
        yield
    finally:
        page.evaluate(BE_IDLE)
        page.close()


def saving(texts: Mapping[str, str], *, unless: str = "") -> str:
    """A script that saves the texts before the page starts, unless one of that name is saved.

    `window.saved` resolves when they are saved.
    """
    language = texts.get("language", "")
    return f"""
      if (location.protocol.startsWith("http")) {{
        const site = new URL("./", location.href).pathname;
        const languageKey = `rowdy-zoo:${{site}}:language`;
        if ({json.dumps(language)}) try {{
          if (!localStorage.getItem(languageKey))
            localStorage.setItem(languageKey, {json.dumps(language)});
        }} catch {{}}
        const saving = ({SAVE})([{json.dumps(dict(texts))}, {json.dumps(unless)}]);
        window.saved = Promise.all([window.saved, saving]).catch(() => {{}});
      }}
    """


def first_paint(page: Page, name: str) -> str | None:
    """What is saved for the first paint under that name."""
    text = page.evaluate(FIRST_PAINT, name)
    return None if text is None else str(text)
