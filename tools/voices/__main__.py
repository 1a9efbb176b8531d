"""Measures the voices of the animals: `python -m tools.voices [--level] [--sheet]`.

Prints for each voice its length, its loudness and peak (dBFS), the largest error of its pitch, and
the voice that sounds most like it. `--level` writes the levels that make all voices equally loud.
`--sheet` draws `docs/voices.jpg`.
"""

import argparse
import re
from itertools import combinations
from pathlib import Path

from tools.browsers.chromium import browser_with_game
from tools.voices import measure, sheet
from tools.voices.measure import distance, timbre
from tools.voices.render import RATE, Curve, Samples, Voice, render, voices

SOURCE = Path("static/page/sound/voices.js")
SHEET = Path("docs/voices.jpg")
LOUDNESS, HIGHEST_PEAK = -21.0, -3.5
"""The loudness and the highest peak that `--level` aims at, in dBFS."""


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tools.voices")
    parser.add_argument("--level", action="store_true", help="write the levels")
    parser.add_argument("--sheet", action="store_true", help="draw the sheet")
    wanted = parser.parse_args()
    with browser_with_game() as (browser, address):
        page = browser.new_page()
        page.goto(address)
        known = voices(page)
        calls = {name: render(page, name) for name in known}
        report(known, calls)
        if wanted.level:
            level(known, calls)
        if wanted.sheet:
            drawn = {name: (calls[name], contour(voice)) for name, voice in known.items()}
            sheet.draw(browser.new_page(), drawn, SHEET)


def contour(voice: Voice) -> Curve:
    """The curve of the voice's pitch; empty if the voice is only noise."""
    return voice["pitch"] if voice.get("breath", 0) < 1 else []


def report(known: dict[str, Voice], calls: dict[str, Samples]) -> None:
    """Prints the table."""
    timbres = {name: timbre(samples) for name, samples in calls.items()}
    pairs = combinations(timbres, 2)
    distances = {(one, other): distance(timbres[one], timbres[other]) for one, other in pairs}
    for name, voice in known.items():
        samples = calls[name]
        errors = list(measure.pitch_errors(samples, contour(voice), voice["envelope"]))
        worst = max(errors, key=abs, default=0.0)
        pair = min((pair for pair in distances if name in pair), key=lambda pair: distances[pair])
        other = pair[pair[0] == name]
        print(
            f"{name:11} {len(samples) / RATE:.2f} s {measure.loudness(samples):6.1f} dB"
            f" peak {measure.peak(samples):6.1f} pitch {worst:+.0%} in {len(errors):2}"
            f" like {other} {distances[pair]:.2f}"
        )


def level(known: dict[str, Voice], calls: dict[str, Samples]) -> None:
    """Writes a level for each voice: equally loud, unless its peak would be too high."""
    text = SOURCE.read_text(encoding="utf-8")
    for name, samples in calls.items():
        gain = min(LOUDNESS - measure.loudness(samples), HIGHEST_PEAK - measure.peak(samples))
        value = known[name]["level"] * 10 ** (gain / 20)
        text = re.sub(
            rf"(\n  {name}: \{{.*?level: )[\d.]+", rf"\g<1>{value:.3g}", text, count=1, flags=re.S
        )
    SOURCE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
