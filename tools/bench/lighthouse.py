"""Prints Lighthouse's scores for the built page: `python -m tools.bench.lighthouse`.

The page is served as on GitHub Pages: under a path, and compressed. One run uses Lighthouse's
settings for a desktop, one those for a phone with a slow network.
"""

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from e2e.host import Host, built
from tools.browsers.chromium import debian_chromium
from tools.paths import CACHE

LIGHTHOUSE = CACHE / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
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
    """Prints the scores, the times, and every audit that lowers a score."""
    with Host(built()) as host:
        for settings in ("desktop", "mobile"):
            print_report(settings, report(host.address, settings))


def report(address: str, settings: str) -> dict[str, Any]:
    """Lighthouse's report on the address; `settings` is `desktop` or `mobile`."""
    preset = ["--preset=desktop"] if settings == "desktop" else []
    chromium = debian_chromium()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "report.json"
        command = [
            *(str(LIGHTHOUSE), address, *preset, "--quiet", "--output=json"),
            *(f"--output-path={path}", f"--chrome-flags={CHROMIUM}"),
            f"--only-categories={','.join(CATEGORIES)}",
        ]
        environment = {"CHROME_PATH": chromium} if chromium else {}
        subprocess.run(command, check=True, env={**os.environ, **environment})
        read: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return read


def print_report(settings: str, found: dict[str, Any]) -> None:
    """Prints one report as a table."""
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
