"""The settings that suit the age of who plays; pure."""

from dataclasses import replace

from game.ui.settings.settings import PERSON, Age, Settings


def settings_for(age: Age, settings: Settings) -> Settings:
    """The settings with the game that suits the age: one person against a computer.

    A child begins, as the sheet of 2025 lets the youngest begin.
    """
    cards = {Age.LITTLE: 1, Age.CHILD: 2, Age.GROWN_UP: 0}[age]
    grown_up = age is Age.GROWN_UP
    return replace(
        settings,
        edition="little-zoo",
        seats=2,
        who=(PERSON, "fox" if grown_up else "cub", *settings.who[2:]),
        hand_size=cards,
        power_cards=grown_up,
        youngest=None if grown_up else 0,
        read_aloud=not grown_up,
    )
