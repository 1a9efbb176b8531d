"""The game with its service worker and caches."""

from collections.abc import Iterable, Mapping
from hashlib import sha256

from playwright.sync_api import Locator, Page

from e2e.pages.home import Home
from game.ui.look.i18n import _

UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update().catch(() => {});
  const worker = registration.installing;
  if (worker) await new Promise((done) => {
    worker.onstatechange = () => ["installed", "redundant"].includes(worker.state) && done();
  });
  return Boolean(registration.waiting);
}"""

HASHES = """async (names) => {
  const hash = async (name) => {
    const content = await (await fetch(name)).arrayBuffer();
    const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  return Promise.all(names.map(hash));
}"""


class Installed(Home):
    """The home screen of a page with a service worker."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.news = page.get_by_role("complementary")

    @property
    def start_new_version(self) -> Locator:
        """The button in the notice about a new version."""
        return self.button(_("Start the new version"))

    def wait_until_kept(self) -> None:
        """Wait until the whole game is in the cache."""
        self.wait_until_playable()
        self.page.evaluate("navigator.serviceWorker.ready.then(() => null)")

    def restart(self) -> None:
        """Load the page again."""
        self.page.reload()
        self.wait_until_playable()

    def look_for_update(self) -> bool:
        """Check for an update as the browser does; return whether a new version is ready."""
        return bool(self.page.evaluate(UPDATE))

    def come_back(self) -> None:
        """Make the page visible again, which makes it check for an update."""
        self.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    def caches(self) -> list[str]:
        """The names of all caches of this origin."""
        return list(self.page.evaluate("caches.keys()"))

    def other_files(self, files: Mapping[str, bytes]) -> set[str]:
        """The names of files that the page receives with another content than in `files`."""
        names = [name for name in files if name != "sw.js"]
        given: Iterable[str] = self.page.evaluate(HASHES, names)
        return {n for n, hash in zip(names, given, strict=True) if digest(files[n]) != hash}


def digest(content: bytes) -> str:
    """Its SHA-256."""
    return sha256(content).hexdigest()
