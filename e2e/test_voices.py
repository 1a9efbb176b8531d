"""The voices of the animals, rendered in the browser and measured."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.sync_api import Browser, Page

from game.rules.edition_data import EDITION_NAMES, load_edition
from tools.voices.__main__ import contour
from tools.voices.measure import decibels, distance, loudness, peak, pitch_errors, timbre
from tools.voices.render import RATE, Samples, Voice, render, voices

SHORTEST, LONGEST = 0.25, 0.9
HIGHEST_PEAK, LOUDNESS_RANGE = -3.0, 3.0
"""Decibels."""

PITCH_ERROR, IN_TUNE = 0.1, 0.9
"""The pitch may be so far from the curve; the share of the loud moments in which it is not."""


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    """A page of the site."""
    page = browser.new_page()
    page.goto(site)
    yield page
    page.close()


@pytest.fixture(scope="module")
def known(page: Page) -> dict[str, Voice]:
    return voices(page)


@pytest.fixture(scope="module")
def calls(page: Page, known: dict[str, Voice]) -> dict[str, Samples]:
    return {name: render(page, name) for name in known}


def test_every_card_has_a_voice(known: dict[str, Voice]) -> None:
    editions = map(load_edition, EDITION_NAMES)
    assert set(known) == {card for edition in editions for card in edition.deck()}


def test_a_call_is_short(calls: dict[str, Samples]) -> None:
    lengths = {name: len(samples) / RATE for name, samples in calls.items()}
    assert all(SHORTEST <= length <= LONGEST + 0.001 for length in lengths.values()), lengths


def test_the_pitch_follows_its_curve(known: dict[str, Voice], calls: dict[str, Samples]) -> None:
    for name, voice in known.items():
        errors = list(pitch_errors(calls[name], contour(voice), voice["envelope"]))
        right = [error for error in errors if abs(error) <= PITCH_ERROR]
        assert errors or not contour(voice), name
        assert len(right) >= IN_TUNE * len(errors), (name, errors)


def test_all_voices_are_about_equally_loud_and_none_is_clipped(calls: dict[str, Samples]) -> None:
    levels = {name: loudness(samples) for name, samples in calls.items()}
    assert max(levels.values()) - min(levels.values()) <= LOUDNESS_RANGE, levels
    assert {
        name: peak(samples) for name, samples in calls.items() if peak(samples) > HIGHEST_PEAK
    } == {}


def test_no_two_voices_are_closer_than_two_calls_of_a_third(
    page: Page, calls: dict[str, Samples]
) -> None:
    """The second call is as different as calls on the page are."""
    timbres = {name: timbre(samples) for name, samples in calls.items()}
    again = {name: timbre(render(page, name, cents=40, chance=0.5)) for name in calls}
    same = {name: distance(timbres[name], again[name]) for name in calls}
    other = {(a, b): distance(timbres[a], timbres[b]) for a, b in combinations(calls, 2)}
    least, most = min(other, key=lambda pair: other[pair]), max(same, key=lambda name: same[name])
    assert other[least] > same[most], (least, other[least], most, same[most])


def test_an_answer_is_as_loud_as_it_is_asked(page: Page, calls: dict[str, Samples]) -> None:
    softer = render(page, "lion", loudness=0.33)
    assert loudness(softer) - loudness(calls["lion"]) == pytest.approx(decibels(0.33), abs=0.5)
