"""The settings that suit the age of who plays; pure."""

from dataclasses import replace

from game.ui.settings.settings import PERSON, Age, Pace, Settings

LITTLE_CARDS = 1
"""The cards in the hand of a little child."""


def settings_for(age: Age, settings: Settings) -> Settings:
    """The settings with the game that suits the age: one person against a computer.

    A child begins, as the sheet of 2025 lets the youngest begin. For a little child the computer
    is slow, unless somebody has chosen its pace.
    """
    cards = {Age.LITTLE: LITTLE_CARDS, Age.CHILD: 2, Age.GROWN_UP: 0}[age]
    grown_up = age is Age.GROWN_UP
    slow = age is Age.LITTLE and settings.pace is Pace.NORMAL
    return replace(
        settings,
        edition="little-zoo",
        seats=2,
        who=(PERSON, "fox" if grown_up else "cub", *settings.who[2:]),
        hand_size=cards,
        power_cards=grown_up,
        youngest=None if grown_up else 0,
        pace=Pace.SLOW if slow else settings.pace,
        read_aloud=not grown_up,
    )


def opened(before: Settings, after: Settings) -> Settings:
    """The settings `after`, with open hands if little children have just become several people.

    With one card each they would pass the tablet before every chip. A later choice stays.
    """
    meet = len(before.people) <= 1 < len(after.people)
    return replace(after, open_hands=True) if meet and after.hand_size == LITTLE_CARDS else after
