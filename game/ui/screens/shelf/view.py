"""The screen with all games that can go on, and the question before one is deleted."""

from collections.abc import Sequence

from game.ui.boards.little_board import Position, little_position
from game.ui.frame.markup import Child, Node, classes, element
from game.ui.look.i18n import _
from game.ui.look.ids import HEADING
from game.ui.look.parts import button, dialog, picture, said, seat_face, worded
from game.ui.look.words import edition_word
from game.ui.model.model import Model
from game.ui.model.shelf import Shelf, ShelfDialog, Shelved
from game.ui.screens.shelf.msg import DeleteConfirmed, DeletePicked, GamePicked, ShelfClosed
from game.ui.screens.shelf.sentences import game_text, names_text, since_text, turn_text


def screen(model: Model) -> Sequence[Node]:
    """The screen with the games: first those that wait for people here, the newest first."""
    shelf = model.screen
    if not isinstance(shelf, Shelf):
        return ()
    in_order = sorted(model.shelf, key=lambda game: not (game.here or game.unsent))
    games = [_game(game, shelf.today) for game in in_order]
    asked = element("p", _asked(model), class_="wanted") if _asked(model) else None
    all_games = element("ul", *games, class_="waiting-games", key="games") if games else None
    return [element("main", _header(), asked, all_games, key="shelf", class_="our-games")]


def announcement(model: Model) -> Sequence[Node]:
    """What the screen asks for."""
    return said(_asked(model))


def open_dialog(model: Model, shown: ShelfDialog) -> Node | None:
    """Asks whether to delete the game; None if it is gone already."""
    game = next((one for one in model.shelf if one.id == shown.game), None)
    if game is None or not isinstance(model.screen, Shelf):
        return None
    delete, locked = _("Delete this game"), model.is_locked
    return dialog(
        _("Delete this game?"),
        element("div", *_card(game, model.screen.today), class_="kept-game"),
        worded("icon-bin", delete, msg=DeleteConfirmed, about=(game.id,), locked=locked),
        back=_("Back"),
    )


def _asked(model: Model) -> str:
    """What somebody has to do before a new game starts, or that no game is here."""
    is_full = isinstance(model.screen, Shelf) and model.screen.is_full
    if is_full and model.shelf:
        return _("The shelf is full. Which game may go?")
    is_read = isinstance(model.screen, Shelf) and model.screen.today
    return _("No game is waiting.") if is_read and not model.shelf else ""


def _header() -> Node:
    return element(
        "header",
        worded("icon-home", _("Home"), msg=ShelfClosed, key="home"),
        element("h1", _("Our games"), id=HEADING, tabindex=-1),
    )


def _game(game: Shelved, today: str) -> Node:
    """A game, which goes on after a tap, and its bin."""
    label = game_text(game, today)
    card = button(
        *_card(game, today),
        msg=GamePicked,
        about=(game.id,),
        class_="kept-game",
        label=label,
        key="game",
    )
    gone = button(
        picture("icon-bin"),
        msg=DeletePicked,
        about=(game.id,),
        class_="round bin",
        label=f"{_('Delete this game')}: {label}",
        key="bin",
    )
    return element("li", card, gone, key=game.id)


def _card(game: Shelved, today: str) -> Sequence[Child | None]:
    """The board as it is, who plays, whose turn it is, and since when the game is here."""
    faces = [
        element(
            "span",
            seat_face(seat, game.seats),
            class_=classes("sits", turns=seat == game.turn),
        )
        for seat in range(len(game.seats))
    ]
    return (
        little_position(Position(game.board, game.chips, game.won)),
        element("span", *faces, class_="faces", aria_hidden="true"),
        element("span", names_text(game), class_="names"),
        " ",
        element("span", turn_text(game), class_=classes("turn-of", mine=game.here or game.unsent)),
        " ",
        element(
            "span",
            picture("icon-plane" if game.is_far else "icon-tablets") if game.is_shared else None,
            element("span", edition_word(game.board.name)),
            " ",
            element("span", since_text(game.since, today)),
            class_="note",
        ),
    )
