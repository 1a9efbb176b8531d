"""The game on GitHub Pages: under a sub-path, with the headers that are sent there."""

import json
import re
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

from e2e.chance import want
from e2e.host import PATH, Host
from e2e.pages import Installed, Table
from e2e.watch import Visit
from game.ui.look.colours import chip_word
from tools.paths import ROOT

SPECIAL = ("Content-Security-Policy", "Cross-Origin", "Service-Worker-Allowed")


@pytest.mark.parametrize(
    ("name", "kind", "compressed"),
    [
        ("", "text/html; charset=utf-8", True),
        ("static/page/page.js", "application/javascript; charset=utf-8", True),
        ("pyodide/pyodide.asm.wasm", "application/wasm", True),
        ("game.zip", "application/zip", False),
        ("static/art/icon-192.png", "image/png", False),
        ("fonts/nunito-latin.woff2", "font/woff2", False),
        ("manifest.webmanifest", "application/manifest+json; charset=utf-8", True),
    ],
)
def test_the_host_answers_as_pages_does(
    host: Host, name: str, kind: str, *, compressed: bool
) -> None:
    with urlopen(Request(host.address + name, headers={"Accept-Encoding": "gzip"})) as answer:
        assert answer.headers["Content-Type"] == kind
        assert answer.headers["Cache-Control"] == "max-age=600"
        assert (answer.headers["Content-Encoding"] == "gzip") == compressed
        assert not [name for name in answer.headers if name.startswith(SPECIAL)]


def test_it_starts_plays_and_is_kept(visit: Visit, host: Host) -> None:
    home = Installed(visit(host.address, worker=True))
    home.wait_until_kept()
    assert {name for name in host.asked if name not in host.files} == set()
    want(home.page, 1)
    home.play.click()
    table = Table(home.page)
    table.hand.get_by_role("button", disabled=False).first.click()
    cell = table.playable()[0]
    table.cell(cell).click()
    chip = table.grid.get_by_role("gridcell", name=re.compile(f"^{cell}, .*{chip_word('red')}"))
    expect(chip).to_be_visible()
    home.page.context.set_offline(True)
    host.stop()
    home.restart()
    expect(home.play).to_be_visible()


@pytest.mark.only_browser("chromium")  # asks the browser itself, over CDP
def test_the_manifest_makes_it_installable_wherever_it_lies(visit: Visit, host: Host) -> None:
    page = visit(host.address)
    client = page.context.new_cdp_session(page)
    told = client.send("Page.getAppManifest")
    assert told["errors"] == []
    errors = client.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
    manifest = json.loads(told["data"])
    assert told["url"].endswith(f"{PATH}manifest.webmanifest")
    assert {manifest["start_url"], manifest["scope"]} == {"./"}
    for icon in manifest["icons"]:
        content = (ROOT / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            width, height = int.from_bytes(content[16:20]), int.from_bytes(content[20:24])
            assert icon["sizes"] == f"{width}x{height}"
