"""What the end of a game shows: confetti for people who have won, and what to do next."""

import re

from game.rules.cards import Card
from game.rules.state import Win
from game.ui.frame.markup import Child, Node, classes, element
from game.ui.frame.message import Message, encode
from game.ui.look import parts, shown_pictures
from game.ui.look.gestures import gesture
from game.ui.look.i18n import _, later, plural
from game.ui.look.parts import button, picture, seat_face, sticker, worded
from game.ui.look.words import EXTRAS, LEVEL_FACES, is_bot, place_among_equals
from game.ui.model.guest import is_guest
from game.ui.model.model import Model
from game.ui.play.game import Game
from game.ui.play.winning_row import row_pictures
from game.ui.screens.table.again import Offer, dealer_elsewhere, easier, harder
from game.ui.screens.table.ending_sentences import consoling_text
from game.ui.screens.table.msg import (
    MenuOpened,
    PlayAgainPicked,
    PlayEasierPicked,
    PlayHarderPicked,
)
from game.ui.screens.together.send_panel import send_end
from game.ui.screens.together.sentences import again_text
from game.ui.settings.difficulty import Step
from game.ui.ways import AnimalTapped, CoachPicked, HomePicked, LookBackPicked

BALLOONS_ONCE_IN = 10

LOW = 620
"""On a page of at most this height, only "More" offers to look back, and what could be done."""

AGAINST = {
    ("easier", "cub"): later("Easier: Robo Cub"),
    ("easier", "fox"): later("Easier: Robo Fox"),
    ("harder", "fox"): later("Harder: Robo Fox"),
    ("harder", "owl"): later("Harder: Robo Owl"),
}
"""The words for a game against computers of another level."""


def confetti(game: Game) -> Node | None:
    """Confetti in the colour of the winner and with its sign; None if computers beat people.

    About one win in ten has balloons. The number of actions decides which.
    """
    if not isinstance(game.seen.outcome, Win) or not game.is_won:
        return None
    rare = game.action_count % BALLOONS_ONCE_IN == 0
    return parts.confetti(game.seen.outcome.colour, balloons=rare)


def parade(game: Game) -> tuple[Node | None, Node | None]:
    """The pictures of the row that won, as many before the winner's face as after it.

    Of an odd number, the one in the middle is on the board only.
    """
    if not game.is_won:
        return None, None
    animals = animals_of_row(game)
    half = len(animals) // 2
    return (
        element("div", *map(_marching, animals[:half]), class_="parade", key="before"),
        element(
            "div",
            *map(_marching, animals[len(animals) - half :]),
            class_="parade after",
            key="after",
        ),
    )


def _marching(card: Card) -> Node:
    """A picture that calls when it is tapped."""
    drawing = shown_pictures.board_drawing(card)
    return element(
        "span",
        sticker(drawing),
        class_=gesture(drawing),
        data_msg=encode(AnimalTapped, card),
        data_repeats=True,
        aria_hidden="true",
    )


def consoled(game: Game) -> Node | None:
    """The faces of people whom other people have beaten, with a kind word; or None."""
    seats = [seat for seat in game.people if game.is_won and not game.wins(seat)]
    if not seats:
        return None
    faces = (seat_face(seat, game.seen.seats) for seat in seats)
    return element("p", *faces, consoling_text(game, seats), class_="consoled")


def bow(game: Game, seat: int) -> Node | None:
    """The whole body of a computer that has beaten people, which bows to them.

    A bot of the workshop has only a face.
    """
    computer = game.seen.seats[seat]
    if not game.is_lost or is_bot(computer):
        return None
    level, colour = computer.played_by, computer.colour
    extra = EXTRAS[place_among_equals(game.seen.seats, seat)]
    head = [_drawing(name, 2, 4, 26, 26) for name in (LEVEL_FACES[level], extra) if name]
    return element(
        "svg",
        element("g", _drawing("bow-tail", 0, 0, 56, 40), class_="tail"),
        _drawing("bow-body", 0, 0, 56, 40),
        _drawing(f"chip-{colour}", 38, 14, 10, 10),
        element("g", *head, class_="head"),
        class_=f"bow {level} {colour}",
        viewBox="0 0 56 40",
        aria_hidden="true",
    )


def _drawing(name: str, x: int, y: int, width: int, height: int) -> Node:
    return element("use", href=f"#art-{name}", x=x, y=y, width=width, height=height)


def ending_buttons(model: Model, game: Game) -> Node:
    """The ways on after the game: again, and apart from it harder or easier, back, home, rarer.

    A guest waits until the device that has dealt deals again. The end of a game by message is sent
    before anything else.
    """
    send, back = send_end(game), _back(model, game)
    is_sent = send is None or game.is_sent
    main, quiet = (_again(model, game), send or back) if is_sent else (send, back)
    deals = not is_guest(model) and dealer_elsewhere(game) is None
    offer = _offers(model, game) if is_sent and deals else None
    return element(
        "div",
        main,
        offer,
        quiet,
        worded("icon-home", _("Home"), msg=HomePicked, class_="quiet"),
        worded("icon-menu", _("More"), msg=MenuOpened, class_="quiet"),
        key="ending",
        class_=classes("ending", offers=offer is not None),
    )


def _back(model: Model, game: Game) -> Node | None:
    """The way to what people could have done, or to look back; a low page has both in the menu."""
    if model.viewport[1] <= LOW:
        return None
    if not game.everybody:
        return worded("icon-history", _("Look back"), msg=LookBackPicked, class_="quiet")
    words = _("What could I have done?")
    return worded("icon-hint", words, msg=CoachPicked, class_="quiet coach-way", key="coach")


def _again(model: Model, game: Game) -> Node:
    """The way to another game, or who deals it."""
    far = dealer_elsewhere(game)
    if far is None and not is_guest(model):
        return worded(
            "icon-again", _("Play again"), msg=PlayAgainPicked, class_="main", autofocus=True
        )
    host_seats = model.together.host_seats if model.together else ()
    words = element("span", again_text(game, host_seats if far is None else (far,)))
    sign = picture("icon-tablets" if far is None else "icon-plane")
    return element("p", sign, words, class_="main waits")


def _offers(model: Model, game: Game) -> Node | None:
    """The button for a harder or an easier game."""
    return _offer(harder(model, game), PlayHarderPicked, "harder") or _offer(
        easier(model, game), PlayEasierPicked, "easier"
    )


def _offer(offered: Offer | None, msg: type[Message], key: str) -> Node | None:
    """The button for another game: its computers, or as many cards as each hand gets."""
    if offered is None:
        return None
    if offered.level:
        face, words = picture(LEVEL_FACES[offered.level]), _(AGAINST[key, offered.level])
    else:
        face, words = _cards(offered.step), _step_text(offered.step)
    return button(face, element("span", *_unbroken(words)), msg=msg, class_="worded offer", key=key)


def _unbroken(words: str) -> list[Child]:
    """The words as children; no line breaks after the hyphen of a name."""
    parts = filter(None, re.split(r"(\S+-\S+)", words))
    return [element("span", one, class_="whole") if "-" in one else one for one in parts]


def _cards(step: Step) -> Node:
    cards = [picture("icon-card")] * step.cards
    return element("span", *cards, class_="picture cards", aria_hidden="true")


def animals_of_row(game: Game) -> list[Card]:
    """The animals of the row that won, each once."""
    return list(dict.fromkeys(row_pictures(game)))


def _step_text(step: Step) -> str:
    if step.power_cards:
        return _("Play the full game")
    pattern = plural("Play with %(number)d card", "Play with %(number)d cards", step.cards)
    return pattern % {"number": step.cards}
