"""The only module that acts on the world: chance, storage, the page's language, the focus."""

import os
from collections.abc import Callable

from js import document

from game.rules.record import to_json
from game.ui import storage
from game.ui.dom import Dom
from game.ui.effect import Deal, Effect, Focus, SaveGame, SaveLanguage, SaveSettings
from game.ui.keep import settings_text
from game.ui.msg import Dealt, Msg

SEED_BYTES = 16


def run(effect: Effect, dom: Dom, deliver: Callable[[Msg], None]) -> None:
    """Does what `update` wants done; an answer is delivered as a message."""
    match effect:
        case Deal(seats, dealer):
            chance = int.from_bytes(os.urandom(8)) % seats
            seed = os.urandom(SEED_BYTES).hex()
            deliver(Dealt(seed, chance if dealer is None else dealer))
        case SaveGame(record):
            storage.write("game", None if record is None else to_json(record))
        case SaveSettings(settings):
            storage.write("settings", settings_text(settings))
        case SaveLanguage(language):
            document.documentElement.lang = language
            storage.write("language", language)
        case Focus(element):
            dom.focus(element)
