"""The seats around the board, each with its discard pile."""

from typing import NamedTuple

from game.rules.action import Remove
from game.rules.cards import Card
from game.rules.state import Seat
from game.ui.frame.markup import Child, Node, classes, element
from game.ui.look.colours import chip_word, is_team, team_word
from game.ui.look.i18n import _, listed, plural
from game.ui.look.names import seat_word
from game.ui.look.parts import button, card_picture, picture, seat_face
from game.ui.look.remembered import remembered
from game.ui.look.words import card_word, is_bot, is_person
from game.ui.play.game import Game
from game.ui.screens.table.cheers import called, cheers, claps, is_crowned, tips_hat
from game.ui.screens.table.hand import place_in_hand
from game.ui.screens.table.msg import DiscardsOpened
from game.ui.screens.together.sentences import tablet_text

SEATS_OF_A_PAIR = 2
"""Only games of more seats show who is next."""


class SeatProps(NamedTuple):
    """All that the drawing of a seat depends on."""

    number: int
    """Its index in `seats`."""

    seats: tuple[Seat, ...]

    hand: tuple[Card, ...]
    """Its cards if they lie open, else empty."""

    cards: int
    """The number of its cards."""

    pile: int
    """The number of cards on its discard pile."""

    top: Card
    """The last card on that pile; empty if the pile is."""

    from_: str | None
    """The places from which the last card came: `hand-0-lion seat-0`."""

    rows: int
    """The number of finished rows of its colour."""

    rows_to_win: int

    acts: bool
    """Whether it is its turn."""

    called: str
    """The classes that call a person to play; or empty."""

    comes_next: bool
    """Whether it plays after that, where more than two play."""

    may_draw: bool
    wins: bool
    is_crowned: bool
    claps: bool

    tips_hat: bool
    """Whether it greets a person for a good play."""

    cheers: bool
    """Whether it hops because of a good play of another seat."""

    is_elsewhere: bool = False
    """Whether a person on another device plays it."""

    is_away: bool = False
    """Whether its device cannot be reached."""

    is_far: bool = False
    """Whether links bring what is played there."""

    is_you: bool = False
    """Whether it is the only person here, and others play on other devices."""


def seats(game: Game, all_hands: tuple[tuple[Card, ...], ...] = ()) -> Node:
    """All seats in the order of turns, each with its open hand, or else its number of cards.

    `all_hands` shows the hands also of a game in which they are covered.
    """
    count = len(game.seen.seats)
    hands = all_hands or game.shown_hands or ((),) * count
    teams = {seat.colour for seat in game.seen.seats}
    return element(
        "ul",
        *(_seat(_props(game, seat, hands[seat])) for seat in range(count)),
        class_=classes("seats", teams=len(teams) < count),
        aria_label=_("Players"),
    )


def _props(game: Game, seat: int, hand: tuple[Card, ...]) -> SeatProps:
    """How the seat looks now.

    The motion of its last card begins at the hand, or else at the seat. The animal of a remove card
    flies over the board instead.
    """
    seen = game.seen
    pile, goes_on = seen.discards[seat], seen.outcome is None
    top = pile[-1] if pile else ""
    flies = any(isinstance(e.action, Remove) and e.seat == seat for e in game.events)
    return SeatProps(
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
        called=called(game, seat),
        comes_next=goes_on and _comes_next(game, seat),
        may_draw=seat in seen.pending and goes_on,
        wins=game.wins(seat),
        is_crowned=is_crowned(game, seat),
        claps=claps(game, seat),
        tips_hat=tips_hat(game, seat),
        cheers=cheers(game, seat),
        is_elsewhere=seat in game.elsewhere and is_person(seen.seats[seat]),
        is_away=seat in game.away,
        is_far=game.by_message is not None,
        is_you=bool(game.elsewhere) and list(game.people) == [seat],
    )


def _comes_next(game: Game, seat: int) -> bool:
    count = len(game.seen.seats)
    return count > SEATS_OF_A_PAIR and seat == (game.seen.turn + 1) % count


@remembered(16)
def _seat(props: SeatProps) -> Node:
    seat, colour = props.number, props.seats[props.number].colour
    name = seat_word(props.seats, seat)
    return element(
        "li",
        button(
            seat_face(seat, props.seats, crowned=props.is_crowned, clapping=props.claps),
            element("span", _("You") if props.is_you else name, class_="name"),
            element(
                "span",
                *_held_cards(props),
                class_=classes("note", owes=props.may_draw, open=bool(props.hand)),
                data_place=f"seat-{seat}",
                data_count=None if props.hand else str(props.cards),
            ),
            element("span", _top_discard(props) if props.pile else None, class_="discard"),
            _finished_rows(props) if props.rows_to_win > 1 else None,
            picture("icon-page-on", "next") if props.comes_next else None,
            _device(props) if props.is_elsewhere else None,
            msg=DiscardsOpened,
            about=(seat,),
            class_="seat",
            label=_label(props, name),
            current=props.acts,
        ),
        key=f"seat-{seat}",
        class_=classes(
            colour,
            props.called,
            turn=props.acts or props.wins,
            greets=props.tips_hat,
            cheers=props.cheers,
            away=props.is_away,
        ),
        data_place=f"place-{seat}",
    )


def _device(props: SeatProps) -> Node:
    return picture("icon-plane" if props.is_far else "icon-tablet", "on-tablet")


def _label(props: SeatProps, name: str) -> str:
    """What a screen reader says: the name, the colour, the cards, and the discard pile."""
    colour = props.seats[props.number].colour
    if is_bot(props.seats[props.number]):
        name = _("%(name)s, made here") % {"name": name}
    cards = plural("%(number)d card", "%(number)d cards", props.cards) % {"number": props.cards}
    words = {
        "name": name,
        "chip": team_word(colour) if is_team(props.seats, colour) else chip_word(colour),
        "cards": listed(map(card_word, props.hand)) if props.hand else cards,
        "card": card_word(props.top) if props.pile else _("empty"),
    }
    label = _("%(name)s, %(chip)s, %(cards)s, discard pile: %(card)s")
    if props.may_draw:
        label = _("%(name)s, %(chip)s, %(cards)s, can draw one, discard pile: %(card)s")
    rows = _rows_text(props) if props.rows_to_win > 1 else ""
    comes_next = _("plays next") if props.comes_next else ""
    tablet = tablet_text(is_away=props.is_away, is_far=props.is_far) if props.is_elsewhere else ""
    you = _("you") if props.is_you else ""
    return listed(filter(None, (label % words, you, rows, comes_next, tablet)))


def _rows_text(props: SeatProps) -> str:
    """How many rows are finished, of how many that win."""
    words = {"number": props.rows, "all": props.rows_to_win}
    return _("finished rows: %(number)d of %(all)d") % words


def _finished_rows(props: SeatProps) -> Node:
    """A stripe for each row that is needed to win; those of finished rows are full."""
    stripes = (
        element("i", class_=classes(made=number < props.rows))
        for number in range(props.rows_to_win)
    )
    return element("span", *stripes, class_="rows", key="rows")


def _held_cards(props: SeatProps) -> list[Child]:
    """The cards of an open hand; else a sign, beside which the style sheet writes their number."""
    if props.hand:
        return [card_picture(card) for card in props.hand]
    return [picture("icon-draw" if props.may_draw else "icon-card")]


def _top_discard(props: SeatProps) -> Node:
    return element(
        "span",
        card_picture(props.top),
        key=str(props.pile),
        data_place=f"discard-{props.number}-{props.pile}",
        data_from=props.from_,
    )
