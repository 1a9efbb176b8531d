"""Saves the settings and the language; moves damaged texts aside."""

from collections.abc import Awaitable
from typing import TypeAlias, assert_never

from game.ui.browser.first_paint import set_page_language
from game.ui.browser.page import page
from game.ui.browser.tasks import confirm, start
from game.ui.frame.loop import Deliver
from game.ui.model.saving_effects import (
    DamagedEffect,
    DeleteDamaged,
    SaveLanguage,
    SaveSettings,
    SetDamagedAside,
)
from game.ui.saved.settings_text import settings_text
from game.ui.screens.saved.msg import NotSetAside

Saving: TypeAlias = SaveSettings | SaveLanguage | DamagedEffect


def run(effect: Saving, deliver: Deliver) -> None:
    """Begins to save."""
    match effect:
        case SaveSettings(settings):
            start(confirm(page.writeText("settings", settings_text(settings)), deliver))
        case SaveLanguage(language):
            set_page_language(language)
            start(confirm(page.writeText("language", language), deliver))
        case _:
            _move_damaged(effect, deliver)


def _move_damaged(effect: DamagedEffect, deliver: Deliver) -> None:
    match effect:
        case SetDamagedAside(name, text):
            start(_set_aside(page.setAside(name, text), text, deliver))
        case DeleteDamaged(text):
            page.deleteDamaged(text)
        case _:
            assert_never(effect)


async def _set_aside(moving: Awaitable[bool], text: str, deliver: Deliver) -> None:
    if not await moving:
        deliver(NotSetAside(text))
