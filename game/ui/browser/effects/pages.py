"""Effects on the page: sounds, files, pictures."""

from typing import assert_never

from js import document

from game.ui.browser.page import page
from game.ui.browser.tasks import start
from game.ui.frame.loop import DeliverAny
from game.ui.frame.markup import for_ears
from game.ui.model.effect import (
    ApplySet,
    Call,
    CallRow,
    OfferFile,
    PageEffect,
    PlaySound,
    PlayToy,
    ReleaseGame,
    Say,
    Share,
    Silence,
    SoundEffect,
    StartNewVersion,
    Talk,
)
from game.ui.model.history import LINK
from game.ui.sets.set_pictures import apply_json


def run(effect: PageEffect, deliver: DeliverAny) -> None:
    """Runs the effect."""
    match effect:
        case ReleaseGame():
            page.releaseGame()
        case OfferFile(text):
            page.saveFile(text)
        case Share(code):
            start(_share(LINK + code, deliver))
        case StartNewVersion():
            page.reload()
        case ApplySet(pictures, sampled):
            page.applySet(apply_json(pictures, sampled))
        case PlayToy(toy):
            page.playToy(toy)
        case PlaySound() | Call() | CallRow() | Talk() | Say() | Silence():
            _make_sound(effect)
        case _:
            assert_never(effect)


async def _share(link: str, deliver: DeliverAny) -> None:
    result = await page.shareLink(page.addressWith(link))
    deliver(f"LinkSent {result}")  # A text, because its class belongs to a later module.


def _make_sound(effect: SoundEffect) -> None:
    match effect:
        case PlaySound(sound):
            page.playSound(sound.value)
        case Call(card, answers, softly):
            page.playCall(card, softly, *answers)
        case CallRow(row):
            page.playRow(*row)
        case Talk(animals):
            page.playTalk(*animals)
        case Say(element, seconds):
            page.speak(for_ears(document.getElementById(element).textContent), element, seconds)
        case Silence():
            page.silence()
        case _:
            assert_never(effect)
