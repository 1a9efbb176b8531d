"""What the end of a game shows: confetti for people who have won, and what to do next."""

from game.rules.cards import Card
from game.rules.state import Win
from game.ui.frame.markup import Node, classes, element
from game.ui.frame.message import encode
from game.ui.look import parts, shown_pictures
from game.ui.look.gestures import gesture
from game.ui.look.i18n import _, later, listed, plural
from game.ui.look.parts import button, picture, sticker, worded
from game.ui.look.words import EXTRAS, LEVEL_FACES, animal_word, is_bot, place_among_equals
from game.ui.model.model import Model
from game.ui.play.best_line import album_owners
from game.ui.play.game import Game
from game.ui.play.winning_row import row_pictures
from game.ui.saved.family import has_stickers, winners
from game.ui.screens.table.again import can_mix, easier, next_step, steps_of
from game.ui.screens.table.msg import (
    AllHandsOpened,
    PlayAgainPicked,
    PlayEasierPicked,
    PlayHarderPicked,
    PlayMixedPicked,
)
from game.ui.settings.difficulty import Step
from game.ui.ways import AnimalTapped, HomePicked, WinnerAlbumOpened

BALLOONS_ONCE_IN = 10

AGAINST = {"cub": later("Play Robo Cub"), "fox": later("Play Robo Fox")}
"""The words for a game against weaker computers."""


def confetti(game: Game) -> Node | None:
    """Confetti in the colour of the winner and with its sign; None if computers beat people.

    About one win in ten has balloons. The number of actions decides which.
    """
    if not isinstance(game.seen.outcome, Win) or not game.is_won:
        return None
    rare = game.action_count % BALLOONS_ONCE_IN == 0
    return parts.confetti(game.seen.outcome.colour, balloons=rare)


def parade(game: Game) -> tuple[Node | None, Node | None]:
    """The pictures of the row that won, before the winner's face and after it."""
    if not game.is_won:
        return None, None
    animals = _animals(game)
    half = len(animals) // 2
    return (
        element("div", *map(_marching, animals[:half]), class_="parade", key="before"),
        element("div", *map(_marching, animals[half:]), class_="parade after", key="after"),
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
    """The buttons after the game: again, also mixed, harder or easier, all hands, home."""
    offer = _harder(game) or _easier(model, game)
    return element(
        "div",
        _again(can_mix=can_mix(model, game)),
        offer,
        worded("icon-hands", _("Show all hands"), msg=AllHandsOpened),
        worded("icon-home", _("Home"), msg=HomePicked),
        key="ending",
        class_=classes("ending", offers=offer is not None),
    )


def _again(*, can_mix: bool) -> Node:
    again = worded(
        "icon-again", _("Play again"), msg=PlayAgainPicked, class_="main", autofocus=True
    )
    if not can_mix:
        return again
    mix = button(
        picture("icon-mix"),
        element("span", _("Mix"), class_="name"),
        msg=PlayMixedPicked,
        class_="mix",
        label=_("Mix the animals"),
    )
    return element("div", again, mix, class_="rematch")


def album_button(game: Game) -> Node | None:
    """The button that opens the album of the winner, and names the animals that came into it.

    For people whom computers have beaten it shows which animal will come. None if the game adds no
    stickers.
    """
    owners, won = album_owners(game), winners(game)
    if not owners or not has_stickers(game):
        return None
    words = {"animals": listed(map(animal_word, _animals(game)))}
    return button(
        picture("icon-album"),
        msg=WinnerAlbumOpened,
        about=(owners[0],),
        class_="round into-album",
        label=_("Sticker album: %(animals)s") % words if won else _("Sticker album"),
        key="album",
    )


def _animals(game: Game) -> list[Card]:
    """The animals of the row that won, each once."""
    return list(dict.fromkeys(row_pictures(game)))


def _harder(game: Game) -> Node | None:
    """The button for the next step of difficulty; None without a winner, or at the last step."""
    number = next_step(game)
    if number is None:
        return None
    text = _step_text(steps_of(game)[number])
    return worded("icon-star", text, msg=PlayHarderPicked, class_="offer", key="harder")


def _easier(model: Model, game: Game) -> Node | None:
    """The button for an easier game; None if people were not beaten, or if no game is easier."""
    offered = easier(model, game)
    if offered is None:
        return None
    icon = LEVEL_FACES.get(offered.level, "icon-card")
    text = _(AGAINST[offered.level]) if offered.level else _step_text(offered.step)
    return worded(icon, text, msg=PlayEasierPicked, class_="offer", key="easier")


def _step_text(step: Step) -> str:
    if step.power_cards:
        return _("Play the full game")
    pattern = plural("Play with %(number)d card", "Play with %(number)d cards", step.cards)
    return pattern % {"number": step.cards}
