"""The seats around the board, each with its discard pile."""

from game.rules.action import Remove
from game.rules.cards import Card
from game.ui.look.i18n import _, listed, plural
from game.ui.look.markup import Child, Node, classes, element
from game.ui.look.parts import button, picture, seat_face
from game.ui.look.words import card_word, chip_word, is_team, team_word
from game.ui.table.hand import place_in_hand
from game.ui.table.msg import (
    DiscardsOpened,
)
from game.ui.table.names import seat_name
from game.ui.table.state import Game


def seats(game: Game, open_hands: tuple[tuple[Card, ...], ...] = ()) -> Node:
    """All seats, each with its open hand, or else with the number of its cards.

    They stand clockwise; but the seats of a team stand together.
    """
    count = len(game.seen.seats)
    hands = open_hands or (None,) * count
    teams = list(dict.fromkeys(seat.colour for seat in game.seen.seats))
    order = sorted(range(count), key=lambda seat: teams.index(game.seen.seats[seat].colour))
    return element(
        "ul",
        *(_seat(game, seat, hands[seat]) for seat in order),
        class_=classes("seats", teams=len(teams) < count),
        aria_label=_("Seats"),
    )


def _seat(game: Game, seat: int, hand: tuple[Card, ...] | None) -> Node:
    name, colour = seat_name(game, seat), game.seen.seats[seat].colour
    number, pile = game.seen.hand_sizes[seat], game.seen.discards[seat]
    cards = plural("%(number)d card", "%(number)d cards", number) % {"number": number}
    cards = listed(map(card_word, hand)) if hand else cards
    turn = seat == game.seen.turn and game.seen.outcome is None
    top = card_word(pile[-1]) if pile else _("empty")
    belongs = team_word(colour) if is_team(game.seen.seats, colour) else chip_word(colour)
    words = {"name": name, "chip": belongs, "cards": cards, "card": top}
    owes = seat in game.seen.pending and game.seen.outcome is None
    label = _("%(name)s, %(chip)s, %(cards)s, discard pile: %(card)s")
    if owes:
        label = _("%(name)s, %(chip)s, %(cards)s, may draw one, discard pile: %(card)s")
    return element(
        "li",
        button(
            seat_face(
                seat,
                game.seen.seats,
                crowned=game.is_crowned(seat),
                clapping=game.claps(seat),
            ),
            element("span", name, class_="name"),
            element(
                "span",
                *_held_cards(hand, owes=owes),
                class_=classes("note", owes=owes, open=bool(hand)),
                data_place=f"seat-{seat}",
                data_count=None if hand else str(number),
            ),
            element("span", _top_discard(game, seat, pile) if pile else None, class_="discard"),
            msg=DiscardsOpened,
            about=(seat,),
            class_="seat",
            label=label % words,
            current=turn,
        ),
        key=f"seat-{seat}",
        class_=classes(colour, turn=turn or game.wins(seat)),
        data_place=f"place-{seat}",
    )


def _held_cards(hand: tuple[Card, ...] | None, *, owes: bool) -> list[Child]:
    """The cards of an open hand; else a sign, beside which the style sheet writes their number."""
    if hand:
        return [picture(card) for card in hand]
    return [picture("icon-draw" if owes else "icon-card")]


def _top_discard(game: Game, seat: int, pile: tuple[Card, ...]) -> Node:
    """The top of a discard pile; its motion begins at the hand, or else at the seat.

    The animal of a remove card flies over the board instead.
    """
    flies = any(isinstance(e.action, Remove) and e.seat == seat for e in game.happened)
    return element(
        "span",
        picture(pile[-1]),
        key=str(len(pile)),
        data_place=f"discard-{seat}-{len(pile)}",
        data_from=None if flies else f"{place_in_hand(seat, pile[-1])} seat-{seat}",
    )
