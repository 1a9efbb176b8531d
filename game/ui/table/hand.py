"""The hand of the seat in view, and the draw pile."""

from game.rules.action import Exchange
from game.rules.cards import Card
from game.ui.look.gestures import gesture
from game.ui.look.i18n import _, plural
from game.ui.look.markup import Node, classes, element
from game.ui.look.message_text import encode
from game.ui.look.parts import button, picture
from game.ui.look.words import card_word
from game.ui.table.msg import (
    CardLifted,
    CardPicked,
    PilePicked,
)
from game.ui.table.state import Game, Phase


def hand(game: Game) -> Node:
    """The cards of the seat in view, face down while several people watch."""
    if not game.hand_shown:
        return _covered_hand(game)
    cards = [_card(game, index, card) for index, card in enumerate(game.seen.hand)]
    idle = game.phase is Phase.PLAYING and game.chosen is None and game.asked is None
    return element(
        "ul",
        *cards,
        key="hand",
        class_=classes(f"hand of-{len(cards)}", idle=idle, dealt=game.action_count == 0),
        aria_label=_("Your cards"),
    )


def _covered_hand(game: Game) -> Node:
    """The hand in view, face down."""
    number = game.seen.hand_sizes[game.seat]
    backs = [element("li", picture("card-back", "back"), key=str(i)) for i in range(number)]
    return element("ul", *backs, key="covered", class_=f"hand of-{number}", aria_hidden="true")


def _card(game: Game, index: int, card: Card) -> Node:
    dead, plays = card in game.seen.dead, game.plays(card)
    fits = game.asked is not None and any(play.cell == game.asked for play in plays)
    sun_asked = game.asked in game.seen.edition.free
    word = card_word(card)
    label = "%(card)s"
    if Exchange(card) in game.seen.legal:
        label = _("%(card)s, no free place: exchange")
    elif dead:
        label = _("%(card)s, no free place")
    elif fits:
        label = _("%(card)s, fits")
    return element(
        "li",
        button(
            element(
                "span",
                picture(card, classes("picture", gesture(card))),
                element("span", word, class_="name", id=f"card-{index}"),
                element("span", _("No free place"), class_="badge") if dead else None,
                class_="front",
                data_place=place_in_hand(game.seat, card)
                + "+" * game.seen.hand[:index].count(card),
                data_from=f"pile-{game.seat}",
            ),
            msg=CardPicked,
            about=(index,),
            class_=classes(
                "card",
                dead=dead,
                fits=fits,
                steps_back=bool(game.asked) and not sun_asked and not fits,
                playable=bool(plays),
            ),
            pressed=game.chosen == index,
            label=label % {"card": word},
            autofocus=index == 0,
            disabled=game.phase is Phase.WATCHING,
        ),
        key=str(index),
        data_lift=encode(CardLifted, index) if plays else None,
    )


def pile(game: Game) -> Node:
    """The draw pile: a button if cards are drawn by hand, else a picture."""
    number = game.seen.draw_pile_size
    words = plural("Draw pile, %(number)d card", "Draw pile, %(number)d cards", number)
    label = words % {"number": number}
    count = element("span", str(number), class_="count", aria_hidden="true")
    back = element("span", picture("card-back", "back"), data_place=f"pile-{game.seat}")
    if game.seen.options.draw == "manual" and game.seen.outcome is None:
        owed = classes("pile", owed=bool(game.seen.pending))
        return button(back, count, msg=PilePicked, class_=owed, label=label, key="button")
    return element("div", back, count, key="figure", class_="pile", role="img", aria_label=label)


def place_in_hand(seat: int, card: Card) -> str:
    """The place of a card in a hand, by which `motion.js` finds where it comes from."""
    return f"hand-{seat}-{card}"
