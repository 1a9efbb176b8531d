"""The table: seats, board, hand, draw pile, and one sentence about what is to be done."""

from game.rules.action import Exchange, Place, Remove
from game.rules.cards import Card
from game.ui import msg as m
from game.ui.i18n import _, plural
from game.ui.markup import Node, classes, element
from game.ui.model import Game, Model, Phase, Run
from game.ui.view.advice import because
from game.ui.view.board import board
from game.ui.view.names import seat_name
from game.ui.view.parts import button, menu, picture, seat_face
from game.ui.view.sentences import can_exchange, happened, to_do
from game.ui.words import card_word, chip_word


def table(model: Model, game: Game) -> Node:
    """The game as the seat in view may see it."""
    over = game.seen.outcome is not None
    return element(
        "main",
        None if over else menu(),
        _seats(game),
        _status(game),
        element("div", board(game, turned=model.board_turned), class_="board-place"),
        _ending() if over else _hand(game),
        _pile(game),
        key="table",
        class_=classes("table", f"seats-{len(game.seen.seats)}", wide=game.wide, over=over),
    )


def _seats(game: Game) -> Node:
    return element(
        "ul",
        *(_seat(game, seat) for seat in range(len(game.seen.seats))),
        class_="seats",
        aria_label=_("Seats"),
    )


def _seat(game: Game, seat: int) -> Node:
    name, colour = seat_name(game, seat), game.seen.seats[seat].colour
    number, pile = game.seen.hand_sizes[seat], game.seen.discards[seat]
    cards = plural("%(number)d card", "%(number)d cards", number) % {"number": number}
    turn = seat == game.seen.turn and game.seen.outcome is None
    top = card_word(pile[-1]) if pile else _("empty")
    words = {"name": name, "chip": chip_word(colour), "cards": cards, "card": top}
    owes = seat in game.seen.pending and game.seen.outcome is None
    label = _("%(name)s, %(chip)s, %(cards)s, discard pile: %(card)s")
    if owes:
        label = _("%(name)s, %(chip)s, %(cards)s, may draw one, discard pile: %(card)s")
    return element(
        "li",
        button(
            seat_face(seat, game.seen.seats[seat]),
            element("span", name, class_="name"),
            element(
                "span",
                picture("icon-draw" if owes else "icon-card"),
                str(number),
                class_=classes("note", owes=owes),
            ),
            element("span", picture(pile[-1]) if pile else None, class_="discard"),
            msg=m.DiscardsOpened,
            about=(seat,),
            class_="seat",
            label=label % words,
            current=turn,
        ),
        class_=classes(colour, turn=turn),
    )


def _status(game: Game) -> Node:
    thinking = game.phase is Phase.WATCHING and not game.staged and game.run is not Run.STANDS
    return element(
        "div",
        seat_face(game.busy, game.seen.seats[game.busy], thinking=thinking),
        element(
            "div",
            element("h1", to_do(game), class_="to-do"),
            element("p", because(game) or happened(game), class_="happened"),
            class_="words",
        ),
        _shown_card(game),
        *_buttons(game),
        class_="status",
    )


def _shown_card(game: Game) -> Node | None:
    """The card that a computer is about to play."""
    match game.staged and game.staged.action:
        case Place(card) | Remove(card) | Exchange(card):
            return element("span", picture(card), class_="shown-card", key="shown")
    return None


def _buttons(game: Game) -> list[Node]:
    """What a turn offers beside cards and cells: to take back, a hint, a way out, to go on."""
    if game.seen.outcome is not None:
        return []
    undo = [_round("icon-undo", m.UndoPicked, _("Take back"))] if game.can_undo else []
    if game.phase is Phase.WATCHING:
        return undo if game.people else _run(game)
    if game.phase is Phase.HANDING_ON:
        words = _("Pass the tablet on") if len(game.people) > 1 else _("Go on")
        return [*undo, button(words, msg=m.HandedOn, class_="main", key="on", autofocus=True)]
    return [*undo, _round("icon-hint", m.HintPicked, _("Hint")) if game.plays() else _way_out(game)]


def _run(game: Game) -> list[Node]:
    """How a game without people is stopped, goes on, or goes on by one step."""
    if game.run is Run.GOES:
        return [_round("icon-pause", m.PausePicked, _("Pause"))]
    return [
        _round("icon-play", m.PausePicked, _("Go on")),
        _round("icon-step", m.StepPicked, _("One step")),
    ]


def _round(icon: str, msg: type[m.Msg], label: str) -> Node:
    return button(picture(icon), msg=msg, class_="round", label=label, key=icon)


def _way_out(game: Game) -> Node:
    """The button for a turn in which no card can be played."""
    if can_exchange(game):
        once = game.seen.edition.exchange_limit is not None
        text = _("Exchange a dead card") if once else _("Exchange until something fits")
        return button(text, msg=m.ExchangesPicked, class_="main", key="exchange")
    return button(_("Pass"), msg=m.PassPicked, class_="main", key="pass")


def _hand(game: Game) -> Node:
    if not game.hand_shown:
        return _covered_hand(game)
    hand = [_card(game, index, card) for index, card in enumerate(game.seen.hand)]
    return element(
        "ul", *hand, key="hand", class_=f"hand of-{len(hand)}", aria_label=_("Your cards")
    )


def _covered_hand(game: Game) -> Node:
    """The hand in view face down, while several people watch a computer."""
    number = game.seen.hand_sizes[game.seat]
    backs = [element("li", picture("card-back", "back"), key=str(i)) for i in range(number)]
    return element("ul", *backs, key="covered", class_=f"hand of-{number}", aria_hidden="true")


def _card(game: Game, index: int, card: Card) -> Node:
    dead = card in game.seen.dead
    fits = game.asked is not None and any(p.cell == game.asked for p in game.plays(card))
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
            picture(card),
            element("span", word, class_="name"),
            element("span", _("No free place"), class_="badge") if dead else None,
            msg=m.CardPicked,
            about=(index,),
            class_=classes("card", dead=dead, fits=fits, steps_back=bool(game.asked) and not fits),
            pressed=game.chosen == index,
            label=label % {"card": word},
            autofocus=index == 0,
            disabled=game.phase is Phase.WATCHING,
        ),
        key=str(index),
    )


def _pile(game: Game) -> Node:
    number = game.seen.draw_pile_size
    words = plural("Draw pile, %(number)d card", "Draw pile, %(number)d cards", number)
    label = words % {"number": number}
    count = element("span", str(number), class_="count", aria_hidden="true")
    back = picture("card-back", "back")
    if game.seen.options.draw == "manual" and game.seen.outcome is None:
        owed = classes("pile", owed=bool(game.seen.pending))
        return button(back, count, msg=m.PilePicked, class_=owed, label=label, key="button")
    return element("div", back, count, key="figure", class_="pile", role="img", aria_label=label)


def _ending() -> Node:
    return element(
        "div",
        button(_("Play again"), msg=m.AgainPicked, class_="main", autofocus=True),
        button(_("Show all hands"), msg=m.HandsOpened),
        button(_("Home"), msg=m.HomePicked),
        key="ending",
        class_="ending",
    )
