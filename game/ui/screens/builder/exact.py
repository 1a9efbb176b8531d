"""A game on a board for exactly the pictures of a set, which the page lays out first; pure."""

from dataclasses import replace

from game.rules.edition import Edition
from game.rules.edition_data import edition_of
from game.ui.boards.board import edition_dict
from game.ui.boards.boards_text import is_full
from game.ui.boards.exact import exact_board, exact_cards, saved_exact, with_cards
from game.ui.look.names import free_name
from game.ui.model.builder import STOP, Building
from game.ui.model.effect import Focus, Result
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.start_game import start_game
from game.ui.model.timed_effects import StopWork
from game.ui.screens.builder.laying import with_pictures
from game.ui.screens.builder.msg import BuilderMsg, LaidOut, LayoutAdvanced, WorkStopped
from game.ui.screens.builder.saving import choose, with_board


def begin(model: Model) -> Result:
    """Plays on a saved board that fits the set on the page, or lays out a new one."""
    if model.editing is None:
        return model, ()
    pictures = model.editing.pictures
    if found := saved_exact(pictures, model.boards):
        return _play(model, found)
    name = free_name(pictures.name, {board.name for board in model.boards})
    board = exact_board(pictures, name)
    if board is None or is_full(model.boards):
        return model, ()
    shown, work = with_pictures(
        replace(model, screen=Building(board, plays=exact_cards(pictures)), dialog=None)
    )
    return shown, (*work, Focus(STOP))


def update(model: Model, building: Building, msg: BuilderMsg) -> Result:
    """What the message does while the board is laid out: it is saved, and a game begins on it."""
    match msg:
        case LayoutAdvanced(board, percent) if board == building.board:
            return model.on_ground(replace(building, percent=percent)), ()
        case LaidOut(board, layout) if board == building.board:
            there = tuple(tuple(line) for line in with_cards(layout, building.plays))
            after, saving = with_board(model, edition_of(edition_dict(board, there)))
            started, effects = _play(after, saving.edition)
            return started, (saving, *effects)
        case WorkStopped():
            return replace(model, screen=HOME), (StopWork(),)
    return model, ()


def _play(model: Model, board: Edition) -> Result:
    """Starts a game on the saved board, with all the cards that it has."""
    whole = replace(model.settings, hand_size=0, power_cards=True)
    chosen, effects = choose(replace(model, settings=whole), board)
    started, start = start_game(replace(chosen, screen=HOME, learning=False))
    return started, (*effects, *start)
