"""The panel with the game: the board, who plays, and what the bot said."""

from collections.abc import Iterator

from game.rules.action import Place, Remove
from game.rules.observation import observe
from game.ui.frame.markup import Child, Node, classes, element
from game.ui.frame.message import encode
from game.ui.look.i18n import _
from game.ui.look.parts import button, face, picture, worded
from game.ui.look.words import card_word, edition_word
from game.ui.screens.table.msg import CardPicked
from game.ui.workshop.answers import Answer, Fault
from game.ui.workshop.board import board, number_text, scores
from game.ui.workshop.coded import code_parts
from game.ui.workshop.match import BOT, Match, players, setup
from game.ui.workshop.msg import (
    ActionPicked,
    BoardPicked,
    GamePicked,
    OpponentPicked,
    PeekFlipped,
    PlacePicked,
    PlayFlipped,
    RulesOpened,
    ShortenPicked,
    StepPicked,
)
from game.ui.workshop.opponents import LEVELS_HERE, OWN, PERSON, rival
from game.ui.workshop.playing import is_secret, person_acts
from game.ui.workshop.sentences import (
    count_sentence,
    fault_sentence,
    opponent_word,
    player,
    seconds_sentence,
    status_sentence,
    turn_sentence,
)
from game.ui.workshop.state import Workshop

FLAT = 1.4
"""How much wider than high a board is below which all else stands on a wide screen."""

LISTED_SCORES = 8
"""How many scores are listed below the board."""


def board_panel(model: Workshop) -> Node:
    """The game that is shown, and what can be done with it."""
    match = model.match
    columns, rows = (match.shown.edition if match else model.edition).size
    return element(
        "section",
        element("div", *_sides(model, match), class_="sides", key="sides"),
        element("div", board(model), class_="board-place"),
        _steps(model, match) if match else _begin(),
        element(
            "div",
            _status(model, match),
            *(_hands(model, match) if match else []),
            _said(model, match) if match else None,
            class_="story",
            key="story",
        ),
        element(
            "div",
            _ways_on(match) if match else None,
            choices(model),
            class_="another",
            key="another",
        ),
        key="board",
        class_=classes(
            "bench",
            "board-bench",
            taps=bool(match and PERSON in match.players),
            flat=columns >= FLAT * rows,
        ),
        aria_label=_("Game"),
    )


def choices(model: Workshop, *, with_person: bool = True) -> Node:
    """Whom the bot plays against, and on which board; a person plays no contest."""
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
    return element(
        "div",
        _select(_("Against"), opponents, encode(OpponentPicked)),
        element(
            "div",
            _select(_("Board"), boards, encode(BoardPicked)),
            button(picture("icon-rules"), msg=RulesOpened, class_="round", label=_("The rules")),
            class_="board-choice",
        ),
        class_="choosing",
    )


def _select(label: str, options: list[Node], msg: str) -> Node:
    return element(
        "label", element("span", label), element("select", *options, data_msg=msg), class_="select"
    )


def _sides(model: Workshop, match: Match | None) -> Iterator[Node]:
    """Each seat of the game, or of the next one: its face and colour, and its name."""
    if match:
        playing, seats = match.players, match.seats
        turn = match.shown.turn if match.shown.outcome is None else None
    else:
        playing = players(model.edition, BOT, model.opponent)
        seats, turn = setup(model.edition, playing, 0, "").seats, None
    for number, who in enumerate(playing):
        colour = seats[number].colour
        said = player(model, who)
        yield element(
            "span",
            face(
                said.picture,
                said.face,
                picture(f"chip-{colour}", "sign"),
                colour=colour,
                computer=who != PERSON,
            ),
            element("span", said.name, class_="name"),
            key=str(number),
            class_=classes("side", turn=number == turn),
        )


def _status(model: Workshop, match: Match | None) -> Node:
    """What was done last, and what comes next."""
    if match is None:
        words = _("Let your bot play, and watch every turn.")
        return element("div", element("p", words), class_="status-line", key="status")
    return element(
        "div",
        element("p", turn_sentence(model, match), key="turn"),
        element("p", status_sentence(model, match), key="next", class_="next"),
        class_="status-line",
        key="status",
    )


def _hands(model: Workshop, match: Match) -> list[Node]:
    """The cards of a person and of the bot; a person who plays does not see those of the bot."""
    shown = [who for who in (PERSON, BOT) if who in match.players]
    hands = [_hand(model, match, match.players.index(who)) for who in shown]
    if PERSON not in match.players or match.is_over:
        return hands
    peek = worded(
        "icon-hint",
        _("Show the bot's cards and numbers"),
        msg=PeekFlipped,
        key="peek",
        pressed=model.peeks,
    )
    return [*(hands if model.peeks else hands[:1]), peek]


def _hand(model: Workshop, match: Match, seat: int) -> Node:
    is_person = person_acts(match) and match.players[seat] == PERSON
    seat = match.seat if is_person else seat
    seen = observe(match.shown, seat)
    who = match.players[seat]
    words = _("Your cards") if who == PERSON else _("Cards of %(name)s")
    cards = [_card(model, number, card, taps=is_person) for number, card in enumerate(seen.hand)]
    others = [
        worded(
            "icon-card",
            _("Pass") if str(action) == "pass" else str(action),
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


def _begin() -> Node:
    """What begins the first game."""
    new = worded("icon-anew", _("New game"), msg=GamePicked, class_="main", key="new")
    return element("div", new, class_="going", key="begin")


def _steps(model: Workshop, match: Match) -> Node:
    """The ways through the game, from left to right in every language."""
    place, last = match.place, len(match.turns)
    is_playing = model.is_playing
    flip = button(
        picture("icon-pause" if is_playing else "icon-play"),
        msg=PlayFlipped,
        class_="round main",
        label=_("Pause") if is_playing else _("Go on"),
        key="flip",
    )
    return element(
        "div",
        element(
            "div",
            _place("icon-first", _("First turn"), 0, here=place == 0),
            _place("icon-back", _("One turn back"), max(0, place - 1), here=place == 0),
            flip,
            button(
                picture("icon-forward"),
                msg=StepPicked,
                class_="round",
                label=_("One turn forward"),
                key="step",
                disabled=match.is_at_end and match.is_over,
                repeats=True,
            ),
            _place("icon-last", _("Last turn"), last, here=place == last),
            class_="through",
            key="through",
        ),
        element("span", count_sentence(match), class_="count", key="count"),
        class_="going",
        role="group",
        aria_label=_("Turns"),
        key="steps",
    )


def _ways_on(match: Match) -> Node:
    """Another game, or another way on from the turn that is shown."""
    end = match.is_at_end
    return element(
        "div",
        worded("icon-branch", _("From here"), msg=ShortenPicked, key="shorten", disabled=end),
        worded("icon-anew", _("New game"), msg=GamePicked, key="new"),
        class_="ways",
        key="ways",
    )


def _place(icon: str, label: str, place: int, *, here: bool) -> Node:
    return button(
        picture(icon),
        msg=PlacePicked,
        about=(place,),
        class_="round",
        label=label,
        key=icon,
        disabled=here,
        repeats=True,
    )


def _said(model: Workshop, match: Match) -> Node | None:
    """What a bot answered in the turn that is shown, or just now without a play."""
    stumble = model.stumble if match.is_at_end else None
    answer = stumble or (match.last.answer if match.last else None)
    if answer is None:
        return None
    return element("div", *_answer(model, match, answer), class_="said", key="said")


def _answer(model: Workshop, match: Match, answer: Answer) -> Iterator[Node]:
    fault = answer.fault
    if fault and fault != model.fault:
        yield element("p", *_told(fault), class_="other-fault")
    if not is_secret(model):
        yield from _thoughts(match, answer)
    if answer.seconds and not fault:
        yield element("p", seconds_sentence(answer.seconds), class_="note", key="seconds")


def _thoughts(match: Match, answer: Answer) -> Iterator[Node]:
    """What the bot printed, and the best of its scores."""
    if answer.printed:
        yield element("h3", _("It printed"), key="printed-title")
        yield element("pre", answer.printed, key="printed", dir="auto", tabindex=0)
    found = scores(match)
    if found and not answer.fault:
        yield element("h3", _("Why"), key="why-title")
        yield element("ol", *map(_score, found[:LISTED_SCORES]), key="why", class_="scores")


def _told(fault: Fault) -> list[Child]:
    return [picture("icon-watch-out"), element("span", *code_parts(fault_sentence(fault)))]


def _score(scored: tuple[str, float]) -> Node:
    cell, score = scored
    return element("li", element("b", cell), f" {number_text(score)}", key=cell)
