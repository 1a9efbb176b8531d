"""The hand of the seat in view, and the draw pile."""

from typing import NamedTuple

from game.rules.action import Exchange
from game.rules.cards import Card
from game.rules.edition import DrawMode
from game.ui.frame.markup import Node, classes, element
from game.ui.frame.message import Message, encode
from game.ui.look import shown_pictures
from game.ui.look.gestures import gesture
from game.ui.look.i18n import _, plural
from game.ui.look.parts import button, picture, seat_face
from game.ui.look.remembered import remembered
from game.ui.look.words import card_word
from game.ui.play.game import Game, Phase
from game.ui.screens.table.cheers import called, vain
from game.ui.screens.table.msg import CardLifted, CardPicked, PilePicked

SIGNED = ("add", "remove")
"""The cards whose drawings show what they do."""


class Taps(NamedTuple):
    """The messages that a card sends; the last field of each is the card's number."""

    picks: type[Message] = CardPicked
    """When it is tapped."""

    lifts: type[Message] = CardLifted
    """When it is dragged."""


TAPS = Taps()


class CardProps(NamedTuple):
    """All that the drawing of a card in the hand depends on."""

    number: int
    """Its index in the hand."""

    card: Card

    power: str
    """The drawing that tells what an animal with a power does: `plus`; empty for no power."""

    place: str
    """Where `motion.js` finds it: `hand-0-lion`, and `hand-0-lion+` for a second lion."""

    from_: str
    """The place from which `motion.js` moves it: `pile-0`."""

    is_dead: bool
    can_be_exchanged: bool
    is_playable: bool
    is_chosen: bool

    fits: bool
    """Whether it fits on the cell that was asked for."""

    steps_back: bool
    """Whether only other cards fit there."""

    is_disabled: bool

    taps: Taps


def hand(game: Game, taps: Taps = TAPS) -> Node:
    """The cards of the seat in view, face down while several people watch."""
    if not game.hand_shown:
        return hand_face_down(game)
    cards = [_card(_props(game, index, taps)) for index in range(len(game.seen.hand))]
    idle = game.phase is Phase.PLAYING and game.chosen is None and game.asked is None
    return element(
        "ul",
        *cards,
        key="hand",
        class_=classes(
            _size(game),
            called(game, game.seat),
            idle=idle,
            dealt=game.action_count == 0,
            **vain(game),
        ),
        aria_label=_("Your cards"),
    )


def hand_owner(game: Game) -> Node | None:
    """The face of the person whose cards lie there, if hands follow each other without a curtain.

    It sweeps across the page when the hand changes.
    """
    if not game.passes_openly:
        return None
    face = seat_face(game.seat, game.seen.seats)
    return element("div", face, key=f"whose-{game.seat}", class_="whose", aria_hidden="true")


def hand_face_down(game: Game) -> Node:
    """The hand in view, face down."""
    number = game.seen.hand_sizes[game.seat]
    backs = [element("li", picture("card-back", "back"), key=str(i)) for i in range(number)]
    return element("ul", *backs, key="covered", class_=_size(game), aria_hidden="true")


def _size(game: Game) -> str:
    """The classes of a hand: nothing moves while it has a card less."""
    return f"hand of-{game.seen.options.hand_size}"


def _props(game: Game, index: int, taps: Taps) -> CardProps:
    """How the card looks now."""
    card = game.seen.hand[index]
    fits = card in game.fitting
    return CardProps(
        index,
        card,
        power=_power(game, card),
        place=place_in_hand(game.seat, card) + "+" * game.seen.hand[:index].count(card),
        from_=f"pile-{game.seat}",
        is_dead=card in game.seen.dead,
        can_be_exchanged=Exchange(card) in game.seen.legal,
        is_playable=bool(game.plays(card)),
        is_chosen=game.chosen == index,
        fits=fits,
        steps_back=bool(game.fitting) and not fits,
        is_disabled=game.phase is Phase.WATCHING,
        taps=taps,
    )


def _power(game: Game, card: Card) -> str:
    """The sign of what the card does, besides those whose drawings have it; empty for no power."""
    edition = game.seen.edition
    if card in SIGNED and shown_pictures.shown(card) is None:
        return ""
    if edition.wild and card == edition.wild.card:
        return "plus"
    return "minus" if edition.remove and card == edition.remove.card else ""


@remembered(32)
def _card(props: CardProps) -> Node:
    drawing, word = shown_pictures.card_drawing(props.card), card_word(props.card)
    # A script reads the card aloud by this name, even if it is not visible.
    name = "unseen" if shown_pictures.card_is_word(props.card) else "name"
    label = "%(card)s"
    if props.can_be_exchanged:
        label = _("%(card)s, stuck: swap it")
    elif props.is_dead:
        label = _("%(card)s, stuck")
    elif props.fits:
        label = _("%(card)s, can go there")
    return element(
        "li",
        button(
            element(
                "span",
                picture(drawing, classes("picture", gesture(drawing))),
                picture(props.power, "power") if props.power else None,
                element("span", word, class_=name, id=f"card-{props.number}"),
                element("span", _("Stuck"), class_="badge") if props.is_dead else None,
                class_="front",
                data_place=props.place,
                data_from=props.from_,
            ),
            msg=props.taps.picks,
            about=(props.number,),
            class_=classes(
                "card",
                dead=props.is_dead,
                fits=props.fits,
                steps_back=props.steps_back,
                playable=props.is_playable,
            ),
            pressed=props.is_chosen,
            label=label % {"card": word},
            autofocus=props.number == 0,
            disabled=props.is_disabled,
        ),
        key=str(props.number),
        data_lift=encode(props.taps.lifts, props.number) if props.is_playable else None,
    )


def pile(game: Game) -> Node:
    """The draw pile: a button if cards are drawn by hand, else a picture."""
    number = game.seen.draw_pile_size
    words = plural("Draw pile, %(number)d card", "Draw pile, %(number)d cards", number)
    label = words % {"number": number}
    count = element("span", str(number), class_="count", aria_hidden="true")
    back = element("span", picture("card-back", "back"), data_place=f"pile-{game.seat}")
    if game.seen.options.draw is DrawMode.MANUAL and game.seen.outcome is None:
        owed = classes("pile", owed=bool(game.seen.pending))
        return button(back, count, msg=PilePicked, class_=owed, label=label, key="button")
    return element("div", back, count, key="figure", class_="pile", role="img", aria_label=label)


def place_in_hand(seat: int, card: Card) -> str:
    """The place of a card in a hand, by which `motion.js` finds where it comes from."""
    return f"hand-{seat}-{card}"
