"""What a browser may do to the stored game: delete files, and stop the service worker.

Only `lose` works in every browser; the others need CDP.
"""

from typing import Any

from playwright.sync_api import Page

LOSE = """async (names) => {
  const keys = await caches.keys();
  for (const key of keys.filter((key) => key.startsWith("rowdy-zoo:"))) {
    if (!names.length) {
      await caches.delete(key);
      continue;
    }
    const cache = await caches.open(key);
    for (const name of names) await cache.delete(new URL(name, location.href));
  }
}"""

STORED = """async () => {
  const [key] = await caches.keys();
  const stored = await (await caches.open(key)).keys();
  return stored.map((request) => request.url);
}"""
"""The addresses of the stored files."""


def lose(page: Page, *names: str) -> None:
    """Delete the files of those names from the game's caches; without a name, its caches."""
    page.evaluate(LOSE, list(names))


def stop_the_worker(page: Page) -> None:
    """Stop it, so that it forgets what it has in memory."""
    client = page.context.new_cdp_session(page)
    client.send("ServiceWorker.enable")
    client.send("ServiceWorker.stopAllWorkers")
    client.detach()


def clear_http_cache(page: Page) -> None:
    """Delete what the browser keeps besides the caches of the service worker."""
    send(page, "Network.clearBrowserCache")


def send(page: Page, method: str, arguments: dict[str, Any] | None = None) -> None:
    """Send one command over CDP."""
    client = page.context.new_cdp_session(page)
    client.send(method, arguments)
    client.detach()
