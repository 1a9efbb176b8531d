"""Measures what was rendered: loudness, pitch, and how much alike two voices sound."""

from collections.abc import Iterator
from typing import TypeAlias

import numpy as np

from tools.voices.render import RATE, Curve, Samples

PERIODS, SHORTEST_FRAME, HOP = 4, 0.025, 0.01
"""The length of a frame in periods, its least length in seconds, and the seconds between frames."""

SEARCH = 1.5
"""The highest pitch to look for, as a multiple of the expected one; the lowest is its inverse.

It is less than an octave, because a sound that repeats also repeats at half its pitch.
"""

Timbre: TypeAlias = "np.ndarray[tuple[int, int], np.dtype[np.float64]]"
"""MOMENTS rows of COEFFICIENTS columns."""

LOUD = 0.35
"""The least share of the full envelope at which the pitch is measured."""

MEL_FRAME, MEL_HOP = 0.025, 0.01
MEL_FILTERS, MEL_RANGE = 26, (60.0, 10_000.0)
COEFFICIENTS, MOMENTS = 12, 24
INAUDIBLE = 1e-5
"""The share of the highest power below which the ear hears nothing."""


def decibels(value: float) -> float:
    """The level relative to full scale (dBFS)."""
    return 20 * float(np.log10(max(value, 1e-9)))


def loudness(samples: Samples) -> float:
    """The level of the root mean square in dBFS."""
    return decibels(float(np.sqrt(np.mean(np.square(samples.astype(float))))))


def peak(samples: Samples) -> float:
    """The level of the largest sample in dBFS."""
    return decibels(float(np.max(np.abs(samples))))


def expected_pitch(curve: Curve, second: float) -> float:
    """The pitch in hertz that the curve asks for."""
    times, hertz = zip(*curve, strict=True)
    return float(np.exp(np.interp(second, times, np.log(hertz))))


def pitch_errors(samples: Samples, pitch: Curve, envelope: Curve) -> Iterator[float]:
    """How far the pitch is from the curve in each loud frame, as a share of it; empty for noise.

    The pitch is the highest peak of the autocorrelation (Rabiner 1977, "On the Use of
    Autocorrelation Analysis for Pitch Detection").
    """
    if not pitch:
        return
    lowest = min(hertz for _second, hertz in pitch)
    size = int(max(PERIODS / lowest, SHORTEST_FRAME) * RATE)
    times, values = zip(*envelope, strict=True)
    for start in range(0, len(samples) - size, int(HOP * RATE)):
        around = np.linspace(start / RATE, (start + size) / RATE, 7)
        if min(np.interp(around, times, values)) < LOUD:
            continue
        middle = (start + size / 2) / RATE
        expected = expected_pitch(pitch, middle)
        found = _pitch(samples[start : start + size].astype(float), expected)
        yield found / expected - 1


def _pitch(frame: "np.ndarray[tuple[int], np.dtype[np.float64]]", expected: float) -> float:
    frame = (frame - frame.mean()) * np.hanning(len(frame))
    spectrum = np.fft.rfft(frame, 4 * len(frame))
    window = np.fft.rfft(np.hanning(len(frame)), 4 * len(frame))
    again = np.fft.irfft(np.abs(spectrum) ** 2) / np.maximum(
        np.fft.irfft(np.abs(window) ** 2), 1e-6
    )
    shortest, longest = int(RATE / expected / SEARCH), int(RATE / expected * SEARCH) + 1
    lag = shortest + int(np.argmax(again[shortest:longest]))
    before, at, after = again[lag - 1 : lag + 2]
    bend = before - 2 * at + after
    return RATE / (lag + (0.5 * (before - after) / bend if bend else 0.0))


def timbre(samples: Samples) -> Timbre:
    """The mel-frequency cepstral coefficients, 1 to 12, at MOMENTS moments of the call.

    Davis & Mermelstein 1980, "Comparison of Parametric Representations for Monosyllabic Word
    Recognition in Continuously Spoken Sentences".
    """
    size, hop, bins = int(MEL_FRAME * RATE), int(MEL_HOP * RATE), 2048
    starts = range(0, max(1, len(samples) - size), hop)
    frames = np.array([samples[s : s + size] * np.hamming(size) for s in starts])
    power = np.abs(np.fft.rfft(frames, bins)) ** 2 @ _mel_filters(bins).T
    logs = np.log(power + INAUDIBLE * power.max())
    orders, filters = np.arange(1, COEFFICIENTS + 1)[:, None], np.arange(MEL_FILTERS)[None, :]
    cosines = np.cos(np.pi * orders * (filters + 0.5) / MEL_FILTERS)
    coefficients = logs @ cosines.T * np.sqrt(2 / MEL_FILTERS)
    places = np.linspace(0, len(coefficients) - 1, MOMENTS)
    known = np.arange(len(coefficients))
    return np.array([np.interp(places, known, column) for column in coefficients.T]).T


def _mel_filters(bins: int) -> "np.ndarray[tuple[int, int], np.dtype[np.float64]]":
    def mel(hertz: float) -> float:
        return 2595 * float(np.log10(1 + hertz / 700))

    edges = np.linspace(mel(MEL_RANGE[0]), mel(MEL_RANGE[1]), MEL_FILTERS + 2)
    hertz = 700 * (10 ** (edges / 2595) - 1)
    places = np.fft.rfftfreq(bins, 1 / RATE)
    return np.array(
        [
            np.clip(
                np.minimum((places - low) / (middle - low), (high - places) / (high - middle)),
                0,
                None,
            )
            for low, middle, high in zip(hertz, hertz[1:], hertz[2:], strict=False)
        ]
    )


def distance(one: Timbre, other: Timbre) -> float:
    """How much two calls differ: the mean distance of their coefficients, moment by moment."""
    return float(np.mean(np.linalg.norm(one - other, axis=1)))
