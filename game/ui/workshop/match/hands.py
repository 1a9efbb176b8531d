"""The cards of a person and of the bot."""

from game.rules.action import Action, Draw, Exchange, Place, Remove
from game.rules.observation import observe
from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.look.parts import button, picture, worded
from game.ui.look.words import card_word
from game.ui.screens.table.msg import CardPicked
from game.ui.workshop.match.msg import ActionPicked, PeekFlipped
from game.ui.workshop.match.person import person_acts
from game.ui.workshop.match_state import Match
from game.ui.workshop.player_words import player
from game.ui.workshop.seating import BOT, PERSON
from game.ui.workshop.state import Workshop


def hand_lines(model: Workshop, match: Match) -> list[Node]:
    """The cards of a person and of the bot. A person who plays does not see those of the bot.

    In a game of the arena or of a lesson, those of both.
    """
    is_game = model.origin and not model.origin.puzzle
    known = dict.fromkeys(match.players) if is_game else (PERSON, BOT)
    shown = [who for who in known if who in match.players]
    hands = [_hand(model, match, match.players.index(who)) for who in shown]
    if PERSON not in match.players or match.is_over:
        return hands
    peek = worded(
        "icon-hint",
        _("Show the bot’s cards and numbers"),
        msg=PeekFlipped,
        key="peek",
        pressed=model.peeks,
    )
    return [*(hands if model.peeks else hands[:1]), peek]


def _words(action: Action) -> str:
    """What a button says that does this."""
    match action:
        case Exchange(card):
            return _("Swap “%(card)s”.") % {"card": card_word(card)}
        case Draw():
            return _("Draw your card from the pile.")
    return _("Pass")


def _hand(model: Workshop, match: Match, seat: int) -> Node:
    is_person = person_acts(match) and match.players[seat] == PERSON
    seat = match.seat if is_person else seat
    seen = observe(match.shown, seat)
    who = match.players[seat]
    words = _("Your cards") if who == PERSON else _("%(name)s’s cards")
    cards = [_card(model, number, card, taps=is_person) for number, card in enumerate(seen.hand)]
    others = [
        worded(
            "icon-card",
            _words(action),
            msg=ActionPicked,
            about=(at,),
            key=str(action),
        )
        for at, action in enumerate(seen.legal if is_person else ())
        if not isinstance(action, Place | Remove)
    ]
    return element(
        "div",
        element("p", words % {"name": player(model, who).name}, class_="note"),
        element("ul", *cards, class_="bot-cards"),
        *others,
        class_="hand-line",
        key=f"hand-{who}",
    )


def _card(model: Workshop, number: int, card: str, *, taps: bool) -> Node:
    face = [picture(card), element("span", card_word(card), class_="name")]
    if not taps:
        return element("li", *face, key=str(number), class_="small")
    tap = button(
        *face, msg=CardPicked, about=(number,), class_="small", pressed=model.chosen == number
    )
    return element("li", tap, key=str(number))
