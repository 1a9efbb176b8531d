"""The settings of a first game, which explains itself."""

from dataclasses import replace

from game.ui.settings.settings import PERSON, Settings

FIRST_EDITION = "little-zoo"
TEACHER = "cub"


def first_game(settings: Settings) -> Settings:
    """The settings of a first game: one person, who starts, and the easiest computer.

    It has as many cards as the step of difficulty on the little board, or else all.
    """
    is_little = settings.edition == FIRST_EDITION and settings.built is None
    return replace(
        settings,
        edition=FIRST_EDITION,
        built=None,
        seats=2,
        who=(PERSON, TEACHER, *settings.who[2:]),
        hand_size=settings.hand_size if is_little else 0,
        power_cards=settings.power_cards if is_little else True,
        youngest=0,
        watch_out=False,
    )
