"""The table: seats, board, hand, draw pile, and a sentence about what to do."""

from game.rules.action import Exchange, Place, Remove
from game.rules.cards import Card
from game.rules.state import Win
from game.ui.history.msg import LookBackPicked
from game.ui.home.msg import SoundFlipped
from game.ui.look.i18n import _, listed, plural
from game.ui.look.markup import Child, Node, classes, element
from game.ui.look.parts import button, menu, picture, seat_face, worded
from game.ui.look.words import card_word, chip_word
from game.ui.model import Model
from game.ui.msg import FeatureMsg
from game.ui.table.advice import reason_text
from game.ui.table.again import next_step, steps_of
from game.ui.table.board import board
from game.ui.table.msg import (
    AllHandsOpened,
    CardPicked,
    DiscardsOpened,
    ExchangesPicked,
    HintPicked,
    HomePicked,
    PassPicked,
    PausePicked,
    PilePicked,
    PlayAgainPicked,
    PlayHarderPicked,
    SpeakerPicked,
    StepPicked,
    TabletPassed,
    UndoPicked,
)
from game.ui.table.names import seat_name
from game.ui.table.sentences import can_exchange, happened_text, to_do_text
from game.ui.table.state import Game, Phase, Playback

CONFETTI_PIECES = 36


def table_screen(model: Model, game: Game, lesson: Node | None) -> Node:
    """The game as the seat in view may see it, with the bubble of a first game."""
    over = game.seen.outcome is not None
    return element(
        "main",
        element(
            "div",
            _round_button("icon-history", LookBackPicked, _("Look back")) if over else menu(),
            _sound_button(model),
            class_="tools",
        ),
        seats(game),
        _status(model, game),
        _board_place(model, game, lesson),
        _ending(game) if over else _hand(game),
        _pile(game),
        _confetti(game) if isinstance(game.seen.outcome, Win) else None,
        key="table",
        class_=classes(
            "table",
            f"seats-{len(game.seen.seats)}",
            wide=game.seen.edition.wide,
            over=over,
            learning=model.learning,
        ),
    )


def _board_place(model: Model, game: Game, lesson: Node | None) -> Node:
    drawn = board(game, turned=model.is_board_turned)
    return element("div", lesson, drawn, class_="board-place")


def seats(game: Game, open_hands: tuple[tuple[Card, ...], ...] = ()) -> Node:
    """All seats, each with its open hand, or else with the number of its cards."""
    hands = open_hands or (None,) * len(game.seen.seats)
    return element(
        "ul",
        *(_seat(game, seat, hand) for seat, hand in enumerate(hands)),
        class_="seats",
        aria_label=_("Seats"),
    )


def _seat(game: Game, seat: int, hand: tuple[Card, ...] | None) -> Node:
    name, colour = seat_name(game, seat), game.seen.seats[seat].colour
    number, pile = game.seen.hand_sizes[seat], game.seen.discards[seat]
    cards = plural("%(number)d card", "%(number)d cards", number) % {"number": number}
    cards = listed(map(card_word, hand)) if hand else cards
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
                *_held_cards(hand, owes=owes),
                class_=classes("note", owes=owes, open=bool(hand)),
                data_place=f"seat-{seat}",
                data_count=None if hand else str(number),
            ),
            element("span", _top_discard(seat, pile) if pile else None, class_="discard"),
            msg=DiscardsOpened,
            about=(seat,),
            class_="seat",
            label=label % words,
            current=turn,
        ),
        class_=classes(colour, turn=turn),
    )


def _held_cards(hand: tuple[Card, ...] | None, *, owes: bool) -> list[Child]:
    """The cards of an open hand; else a sign, beside which the style sheet writes their number."""
    if hand:
        return [picture(card) for card in hand]
    return [picture("icon-draw" if owes else "icon-card")]


def _top_discard(seat: int, pile: tuple[Card, ...]) -> Node:
    """The top of a discard pile; its motion begins at the hand, or else at the seat."""
    return element(
        "span",
        picture(pile[-1]),
        key=str(len(pile)),
        data_place=f"discard-{seat}-{len(pile)}",
        data_from=f"{_place_in_hand(seat, pile[-1])} seat-{seat}",
    )


def _place_in_hand(seat: int, card: Card) -> str:
    """The place of a card in a hand, by which `motion.js` finds where it comes from."""
    return f"hand-{seat}-{card}"


def _sound_button(model: Model) -> Node:
    """The button that switches sounds on or off."""
    on = model.settings.sound
    icon = "icon-sound" if on else "icon-silent"
    return button(
        picture(icon),
        msg=SoundFlipped,
        class_="round",
        label=_("Sounds"),
        pressed=on,
        key="sound",
    )


def _status_face(model: Model, game: Game) -> Node:
    """The face of the seat that acts or has won; with a voice, a button that says what to do."""
    shown = game.seen.outcome.seats[0] if isinstance(game.seen.outcome, Win) else game.busy
    thinking = (
        game.phase is Phase.WATCHING and not game.staged and game.playback is not Playback.PAUSED
    )
    face = seat_face(shown, game.seen.seats[shown], thinking=thinking)
    if not model.can_speak:
        return face
    speaker = picture("icon-speaker", "speaks")
    label = _("Say what is to be done")
    return button(face, speaker, msg=SpeakerPicked, class_="speaker", label=label, key="speaker")


def _status(model: Model, game: Game) -> Node:
    return element(
        "div",
        _status_face(model, game),
        element(
            "div",
            element("h1", to_do_text(game), id="to-do", class_="to-do"),
            element("p", reason_text(game) or happened_text(game), class_="happened"),
            class_="words",
        ),
        _shown_card(game),
        *_turn_buttons(game),
        class_="status",
    )


def _shown_card(game: Game) -> Node | None:
    """The card that a computer shows before it acts."""
    match game.staged and game.staged.action:
        case Place(card) | Remove(card) | Exchange(card):
            return element(
                "span",
                picture(card),
                class_="shown-card",
                key="shown",
                data_place=_place_in_hand(game.busy, card),
                data_from=f"seat-{game.busy}",
            )
    return None


def _turn_buttons(game: Game) -> list[Node]:
    """The buttons of a turn: undo, hint, go on, and what to do if no card can be played."""
    if game.seen.outcome is not None:
        return []
    undo = [_round_button("icon-undo", UndoPicked, _("Take back"))] if game.can_undo else []
    if game.phase is Phase.WATCHING:
        return undo if game.people else _playback_buttons(game)
    if game.phase is Phase.HANDING_ON:
        words = _("Pass the tablet on") if len(game.people) > 1 else _("Go on")
        on = worded(
            "icon-page-on", words, msg=TabletPassed, class_="main", key="on", autofocus=True
        )
        return [*undo, on]
    return [
        *undo,
        _round_button("icon-hint", HintPicked, _("Hint"))
        if game.plays()
        else _unplayable_button(game),
    ]


def _playback_buttons(game: Game) -> list[Node]:
    """The buttons that control a game without people: pause, go on, one step."""
    if game.playback is Playback.RUNNING:
        return [_round_button("icon-pause", PausePicked, _("Pause"))]
    return [
        _round_button("icon-play", PausePicked, _("Go on")),
        _round_button("icon-step", StepPicked, _("One step")),
    ]


def _round_button(icon: str, msg: type[FeatureMsg], label: str) -> Node:
    return button(picture(icon), msg=msg, class_="round", label=label, key=icon)


def _unplayable_button(game: Game) -> Node:
    """The button for a turn in which no card can be played."""
    if can_exchange(game):
        once = game.seen.edition.exchange_limit is not None
        text = _("Exchange a dead card") if once else _("Exchange until something fits")
        return button(text, msg=ExchangesPicked, class_="main", key="exchange")
    return button(_("Pass"), msg=PassPicked, class_="main", key="pass")


def _hand(game: Game) -> Node:
    if not game.hand_shown:
        return _covered_hand(game)
    hand = [_card(game, index, card) for index, card in enumerate(game.seen.hand)]
    idle = game.phase is Phase.PLAYING and game.chosen is None and game.asked is None
    return element(
        "ul",
        *hand,
        key="hand",
        class_=classes(f"hand of-{len(hand)}", idle=idle),
        aria_label=_("Your cards"),
    )


def _covered_hand(game: Game) -> Node:
    """The hand in view, face down, while several people watch a computer."""
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
            element(
                "span",
                picture(card),
                element("span", word, class_="name", id=f"card-{index}"),
                element("span", _("No free place"), class_="badge") if dead else None,
                class_="front",
                data_place=_place_in_hand(game.seat, card)
                + "+" * game.seen.hand[:index].count(card),
                data_from=f"pile-{game.seat}",
            ),
            msg=CardPicked,
            about=(index,),
            class_=classes(
                "card",
                dead=dead,
                fits=fits,
                steps_back=bool(game.asked) and not fits,
                playable=bool(game.plays(card)),
            ),
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
    back = element("span", picture("card-back", "back"), data_place=f"pile-{game.seat}")
    if game.seen.options.draw == "manual" and game.seen.outcome is None:
        owed = classes("pile", owed=bool(game.seen.pending))
        return button(back, count, msg=PilePicked, class_=owed, label=label, key="button")
    return element("div", back, count, key="figure", class_="pile", role="img", aria_label=label)


def _confetti(game: Game) -> Node:
    """Confetti in all colours, most of it in that of the winner."""
    assert isinstance(game.seen.outcome, Win)
    colours = [game.seen.outcome.colour, "red", game.seen.outcome.colour, "yellow", "blue", "green"]
    pieces = [element("i", class_=colours[i % len(colours)]) for i in range(CONFETTI_PIECES)]
    return element("div", *pieces, key="confetti", class_="confetti", aria_hidden="true")


def _ending(game: Game) -> Node:
    harder = _harder_text(game)
    return element(
        "div",
        worded("icon-anew", _("Play again"), msg=PlayAgainPicked, class_="main", autofocus=True),
        worded("icon-star", harder, msg=PlayHarderPicked, class_="harder") if harder else None,
        worded("icon-hands", _("Show all hands"), msg=AllHandsOpened),
        worded("icon-home", _("Home"), msg=HomePicked),
        key="ending",
        class_=classes("ending", offers=bool(harder)),
    )


def _harder_text(game: Game) -> str:
    """The words for the next step of difficulty; empty if there is none to offer."""
    number = next_step(game)
    if number is None:
        return ""
    step = steps_of(game)[number]
    if step.power_cards:
        return _("Play the full game")
    pattern = plural("Play with %(number)d card", "Play with %(number)d cards", step.cards)
    return pattern % {"number": step.cards}
