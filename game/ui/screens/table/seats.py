"""The seats around the board, each with its discard pile."""

from typing import NamedTuple

from game.rules.action import Remove
from game.rules.cards import Card
from game.rules.state import Seat
from game.ui.frame.markup import Child, Node, classes, element
from game.ui.look.i18n import _, listed, plural
from game.ui.look.parts import button, card_picture, picture, seat_face
from game.ui.look.remembered import remembered
from game.ui.look.words import MADE, card_word, chip_word, is_team, seat_word, team_word
from game.ui.play.game import Game
from game.ui.screens.table.hand import place_in_hand
from game.ui.screens.table.msg import DiscardsOpened


class Look(NamedTuple):
    """All that the drawing of a seat depends on.

    - `number`: which of all `seats` it is
    - `hand`: its cards if they lie open; `cards`: their number
    - `pile` and `top`: the number of cards on its discard pile, and the last one
    - `from_`: where the last card came from
    - `rows`: how many rows of its colour are finished, of `rows_to_win`
    - `acts`: whether it is its turn; `owes`: whether it may draw a card
    """

    number: int
    seats: tuple[Seat, ...]
    hand: tuple[Card, ...]
    cards: int
    pile: int
    top: Card
    from_: str | None
    rows: int
    rows_to_win: int
    acts: bool
    owes: bool
    wins: bool
    is_crowned: bool
    claps: bool


def seats(game: Game, open_hands: tuple[tuple[Card, ...], ...] = ()) -> Node:
    """All seats, each with its open hand, or else with the number of its cards.

    They stand clockwise; but the seats of a team stand together.
    """
    count = len(game.seen.seats)
    hands = open_hands or ((),) * count
    teams = list(dict.fromkeys(seat.colour for seat in game.seen.seats))
    order = sorted(range(count), key=lambda seat: teams.index(game.seen.seats[seat].colour))
    return element(
        "ul",
        *(_seat(_look(game, seat, hands[seat])) for seat in order),
        class_=classes("seats", teams=len(teams) < count),
        aria_label=_("Seats"),
    )


def _look(game: Game, seat: int, hand: tuple[Card, ...]) -> Look:
    """How the seat looks now.

    The motion of its last card begins at the hand, or else at the seat; but the animal of a remove
    card flies over the board instead.
    """
    seen = game.seen
    pile, goes_on = seen.discards[seat], seen.outcome is None
    top = pile[-1] if pile else ""
    flies = any(isinstance(e.action, Remove) and e.seat == seat for e in game.happened)
    return Look(
        seat,
        seen.seats,
        hand,
        seen.hand_sizes[seat],
        pile=len(pile),
        top=top,
        from_=None if flies else f"{place_in_hand(seat, top)} seat-{seat}",
        rows=len(seen.rows.get(seen.seats[seat].colour, ())),
        rows_to_win=seen.rows_to_win,
        acts=seat == seen.turn and goes_on,
        owes=seat in seen.pending and goes_on,
        wins=game.wins(seat),
        is_crowned=game.is_crowned(seat),
        claps=game.claps(seat),
    )


@remembered(16)
def _seat(look: Look) -> Node:
    seat, colour = look.number, look.seats[look.number].colour
    name = seat_word(look.seats, seat)
    return element(
        "li",
        button(
            seat_face(seat, look.seats, crowned=look.is_crowned, clapping=look.claps),
            element("span", name, class_="name"),
            element(
                "span",
                *_held_cards(look),
                class_=classes("note", owes=look.owes, open=bool(look.hand)),
                data_place=f"seat-{seat}",
                data_count=None if look.hand else str(look.cards),
            ),
            element("span", _top_discard(look) if look.pile else None, class_="discard"),
            _finished_rows(look) if look.rows_to_win > 1 else None,
            msg=DiscardsOpened,
            about=(seat,),
            class_="seat",
            label=_label(look, name),
            current=look.acts,
        ),
        key=f"seat-{seat}",
        class_=classes(colour, turn=look.acts or look.wins),
        data_place=f"place-{seat}",
    )


def _label(look: Look, name: str) -> str:
    """What a screen reader says: the name, the colour, the cards, and the discard pile."""
    colour = look.seats[look.number].colour
    if look.seats[look.number].played_by == MADE:
        name = _("%(name)s, made here") % {"name": name}
    cards = plural("%(number)d card", "%(number)d cards", look.cards) % {"number": look.cards}
    words = {
        "name": name,
        "chip": team_word(colour) if is_team(look.seats, colour) else chip_word(colour),
        "cards": listed(map(card_word, look.hand)) if look.hand else cards,
        "card": card_word(look.top) if look.pile else _("empty"),
    }
    label = _("%(name)s, %(chip)s, %(cards)s, discard pile: %(card)s")
    if look.owes:
        label = _("%(name)s, %(chip)s, %(cards)s, may draw one, discard pile: %(card)s")
    return listed([label % words, _rows_text(look)] if look.rows_to_win > 1 else [label % words])


def _rows_text(look: Look) -> str:
    """How many rows are finished, of how many that win."""
    words = {"number": look.rows, "all": look.rows_to_win}
    return _("finished rows: %(number)d of %(all)d") % words


def _finished_rows(look: Look) -> Node:
    """A stripe for each row that is needed to win; those of finished rows are full."""
    stripes = (
        element("i", class_=classes(made=number < look.rows)) for number in range(look.rows_to_win)
    )
    return element("span", *stripes, class_="rows", key="rows")


def _held_cards(look: Look) -> list[Child]:
    """The cards of an open hand; else a sign, beside which the style sheet writes their number."""
    if look.hand:
        return [card_picture(card) for card in look.hand]
    return [picture("icon-draw" if look.owes else "icon-card")]


def _top_discard(look: Look) -> Node:
    return element(
        "span",
        card_picture(look.top),
        key=str(look.pile),
        data_place=f"discard-{look.number}-{look.pile}",
        data_from=look.from_,
    )
