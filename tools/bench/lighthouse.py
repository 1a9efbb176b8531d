"""What Lighthouse says about the built page: `python -m tools.bench.lighthouse` prints a table.

The page is served as GitHub Pages would, under a path and compressed; once with Lighthouse's
settings for a desktop, once with those for a telephone with a slow network.
"""

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from e2e.host import Host, built
from tools.browser import debians

LIGHTHOUSE = Path(__file__).parent.parent.parent / ".cache/lighthouse/node_modules/.bin/lighthouse"
CHROMIUM = "--headless=new --no-sandbox --disable-gpu"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
METRICS = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "speed-index",
    "total-blocking-time",
    "cumulative-layout-shift",
    "interactive",
)


def main() -> None:
    """Prints scores, times, and what keeps a score from being full."""
    with Host(built()) as host:
        for settings in ("desktop", "mobile"):
            told(settings, report(host.address, settings))


def report(address: str, settings: str) -> dict[str, Any]:
    """What Lighthouse finds."""
    preset = ["--preset=desktop"] if settings == "desktop" else []
    chromium = debians()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "report.json"
        command = [
            *(str(LIGHTHOUSE), address, *preset, "--quiet", "--output=json"),
            *(f"--output-path={path}", f"--chrome-flags={CHROMIUM}"),
            f"--only-categories={','.join(CATEGORIES)}",
        ]
        found = {"CHROME_PATH": chromium} if chromium else {}
        subprocess.run(command, check=True, env={**os.environ, **found})
        read: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return read


def told(settings: str, found: dict[str, Any]) -> None:
    """Prints one report."""
    audits = found["audits"]
    print(f"\n| {settings} | |\n|---|---:|")
    for name in CATEGORIES:
        print(f"| {name} | {found['categories'][name]['score'] * 100:.0f} |")
    for name in METRICS:
        print(f"| {audits[name]['title']} | {audits[name]['displayValue']} |")
    for name in CATEGORIES[1:]:
        for one in found["categories"][name]["auditRefs"]:
            audit = audits[one["id"]]
            if one["weight"] and audit["score"] not in (None, 1):
                print(f"| {name}: {audit['title']} | {audit['score']} |")


if __name__ == "__main__":
    main()
