"""The controls that choose the opponent and the board."""

from game.rules.edition import Seating
from game.ui.frame.markup import Node, element
from game.ui.frame.message import encode
from game.ui.look.i18n import _, plural
from game.ui.look.parts import button, picture
from game.ui.look.words import edition_word
from game.ui.workshop.player_words import opponent_word, player
from game.ui.workshop.seating import LEVELS_HERE, OWN, PERSON, easier, rival, seating, seatings
from game.ui.workshop.state import Workshop
from game.ui.workshop.ways import (
    BoardPicked,
    CardsPicked,
    OpponentPicked,
    RulesOpened,
    SeatsPicked,
)


def choices(model: Workshop, *, with_person: bool = True) -> Node:
    """Chooses whom the bot plays against, and on which board. A person plays no contest."""
    opponent = model.opponent if with_person else rival(model.opponent, model.bots)
    own = [OWN + bot.name for bot in model.bots if bot.name != model.bot.name]
    opponents = [
        element(
            "option",
            opponent_word(who) if who in LEVELS_HERE else player(model, who).name,
            value=who,
            selected=who == opponent,
            key=who,
        )
        for who in (*LEVELS_HERE, *([PERSON] if with_person else []), *own)
    ]
    boards = [
        element(
            "option",
            edition_word(edition.name),
            value=number,
            selected=number == model.board,
            key=str(number),
        )
        for number, edition in enumerate(model.editions)
    ]
    groups = seatings(model.edition)
    numbers = [
        element(
            "option",
            seats_word(group),
            value=group.seats,
            selected=group == seating(model.edition, model.seats),
            key=str(group.seats),
        )
        for group in groups
    ]
    return element(
        "div",
        _select(_("Against"), opponents, encode(OpponentPicked)),
        _select(_("Cards in hand"), _hands(model), encode(CardsPicked)),
        element(
            "div",
            _select(_("Board"), boards, encode(BoardPicked)),
            button(picture("icon-rules"), msg=RulesOpened, class_="round", label=_("The rules")),
            class_="board-choice",
        ),
        _select(_("Players"), numbers, encode(SeatsPicked)) if len(groups) > 1 else None,
        class_="choosing",
    )


def _hands(model: Workshop) -> list[Node]:
    """The choice of cards in hand; the last is the full game."""
    known = easier(model.edition, model.seats)
    words = {step.cards: cards_word(step.cards) for step in known} | {0: _("Full game")}
    chosen = model.cards if model.cards in words else 0
    return [
        element("option", word, value=number, selected=number == chosen, key=str(number))
        for number, word in words.items()
    ]


def cards_word(number: int) -> str:
    """How many cards a hand has."""
    return plural("%(number)d card", "%(number)d cards", number) % {"number": number}


def seats_word(group: Seating) -> str:
    """How many play, and whether in teams."""
    number = group.seats
    words = plural("%(number)d player", "%(number)d players", number)
    if group.teams:
        words = plural("%(number)d player in two teams", "%(number)d players in two teams", number)
    return words % {"number": number}


def _select(label: str, options: list[Node], msg: str) -> Node:
    return element(
        "label", element("span", label), element("select", *options, data_msg=msg), class_="select"
    )
