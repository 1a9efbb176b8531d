"""The messages that lead from one room of the workshop to another."""

from game.ui.frame.message import Message


class TabPicked(Message):
    """Show this panel; a value of `Tab`."""

    tab: str


class RulesOpened(Message):
    """Show the rules of the chosen board."""


class AuthorNamed(Message):
    """Who makes the bots here."""

    text: str


class OpponentPicked(Message):
    """This one plays against the bot next."""

    opponent: str


class BoardPicked(Message):
    """Play on this board next, counted from 0."""

    number: int


class SeatsPicked(Message):
    """Play with this number of seats next."""

    number: int


class CardsPicked(Message):
    """Give each hand of the next game this number of cards; 0 is the full game."""

    number: int


class GamePicked(Message):
    """Begin a new game."""


class ContestStopped(Message):
    """Stop the contest."""


class MissedPicked(Message):
    """Show the first position that the bot has not solved."""


class LossPicked(Message):
    """Show the clearest loss of the bot in this pair, counted from 0."""

    pair: int


class CollectPicked(Message):
    """Collect the bots of other devices."""


class SendToTeacherPicked(Message):
    """Send the open bot to a device that collects."""
