"""Renders the voices in Chromium, as the page does, but faster than they sound."""

import base64
from typing import TypeAlias, TypedDict

import numpy as np
from playwright.sync_api import Page

RATE = 44_100
"""Samples per second."""

Samples: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.float32]]"
Curve: TypeAlias = list[tuple[float, float]]


class Voice(TypedDict, total=False):
    """What `static/page/on-demand/synthesizer.js` describes, for the parts that are measured."""

    pitch: Curve
    envelope: Curve
    breath: float
    level: float


VOICES = """async () => (await import("./static/page/on-demand/voices.js")).VOICES"""

RENDER = """async ([name, call, rate]) => {
  const { VOICES } = await import("./static/page/on-demand/voices.js");
  const { callOut } = await import("./static/page/on-demand/synthesizer.js");
  const voice = VOICES[name];
  const seconds = voice.envelope.at(-1)[0];
  const audio = new OfflineAudioContext(1, Math.ceil(seconds * rate), rate);
  callOut(audio, audio.destination, voice, call);
  const samples = (await audio.startRendering()).getChannelData(0);
  const bytes = new Uint8Array(samples.buffer);
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) {
    text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  }
  return btoa(text);
}"""


def voices(page: Page) -> dict[str, Voice]:
    """The voices by the name of their card."""
    found: dict[str, Voice] = page.evaluate(VOICES)
    return found


def render(page: Page, name: str, **call: float) -> Samples:
    """The samples of a voice, from -1 to 1, mono; `call` has the fields of `Call`."""
    text = page.evaluate(RENDER, [name, call, RATE])
    return np.frombuffer(base64.b64decode(text), dtype=np.float32)
