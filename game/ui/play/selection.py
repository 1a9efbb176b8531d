"""What taps and keys select: cards, cells, hints, the cursor; pure."""

from dataclasses import replace

from game.bots.danger import danger
from game.bots.hint import Hint
from game.rules.action import Place, Remove
from game.rules.cards import Card
from game.rules.edition import Cell, cell_name, cell_position
from game.rules.refusal import is_dead
from game.ui.play.feedback import Warned, Woken
from game.ui.play.game import Game
from game.ui.play.turn import act, can_play, clear_selection, exchange, refuse


def pick_card(game: Game, index: int) -> Game:
    """Chooses the card; a chosen card is put back, a dead card is exchanged.

    A card that a hint has chosen stays: who is told to try a card taps it.
    """
    if not can_play(game) or index >= len(game.state.hands[game.seat]):
        return game
    card = game.state.hands[game.seat][index]
    if is_dead(game.state, card):
        return exchange(game, card)
    if game.hint is not None and game.chosen == index:
        return game
    return _with_fitting_cursor(
        replace(clear_selection(game), chosen=None if game.chosen == index else index)
    )


def lift_card(game: Game, index: int) -> Game:
    """Chooses the card if it can be played; forgets the cell that was asked for.

    A card that is chosen already keeps what was said about it, such as a hint.
    """
    if not can_play(game) or game.chosen == index or index >= len(game.state.hands[game.seat]):
        return game
    if not game.plays(game.state.hands[game.seat][index]):
        return game
    return _with_fitting_cursor(replace(clear_selection(game), chosen=index))


def _with_fitting_cursor(game: Game) -> Game:
    """Moves the cursor to the first cell for the chosen card, unless it is on such a cell."""
    if not game.targets or game.cursor in game.targets:
        return game
    return replace(game, cursor=game.record.edition.board_order(game.targets)[0])


def pick_cell(game: Game, cell: Cell) -> Game:
    """Plays the chosen card there; without one, shows which cards of the hand fit.

    After the game the picture of the cell wakes.
    """
    before, game = game, replace(game, cursor=cell, refused=None)
    if not can_play(game):
        return _wake(game, cell) if game.state.outcome is not None else game
    if game.card is None:
        asked = replace(clear_selection(game), asked=None if game.asked == cell else cell)
        return replace(asked, taps_in_vain=asked.taps_in_vain + asked.is_in_vain)
    play = play_at(game, cell)
    if play:
        return act(game, play)
    return refuse(replace(game, hint=None), _play(game, game.card, cell), before)


def forget_refusal(game: Game, version: str, number: int) -> Game:
    """What can be done is said again, unless something else has happened since that tap."""
    if game.version != version or game.taps_in_vain != number or not game.is_in_vain:
        return game
    return replace(game, refused=None, asked=None)


def with_only_card(game: Game, cell: Cell) -> Game:
    """The game with the only card of the hand chosen, if nothing is and it fits on the cell."""
    if game.card is not None or len(game.seen.hand) != 1:
        return game
    chosen = replace(game, chosen=0)
    return chosen if play_at(chosen, cell) else game


def play_at(game: Game, cell: Cell) -> Place | Remove | None:
    """The play of the chosen card on the cell, if it is legal."""
    if game.card is None or not can_play(game):
        return None
    return next((play for play in game.plays(game.card) if play.cell == cell), None)


def _play(game: Game, card: Card, cell: Cell) -> Place | Remove:
    """The play of the card on the cell, legal or not."""
    removes = game.record.edition.remove
    return Remove(card, cell) if removes and card == removes.card else Place(card, cell)


def _wake(game: Game, cell: Cell) -> Game:
    number = game.woken.number + 1 if game.woken else 1
    return replace(game, woken=Woken(cell, number))


def warn(game: Game, cell: Cell) -> Game:
    """Warns of the play on the cell if it lets somebody win.

    The warning comes once in a turn, and never for a play that was advised.
    """
    play = play_at(game, cell)
    advised = game.hint is not None and play == game.hint.action
    found = danger(game.seen, play) if play and not game.warned and not advised else None
    if not play or not found:
        return game
    return replace(game, warned=Warned(play, found), threats_asked=False)


def play_warned(game: Game) -> Game:
    """Makes the play that somebody was warned of."""
    if game.warned is None or not can_play(game) or game.warned.play not in game.seen.legal:
        return game
    return act(game, game.warned.play)


def take_hint(game: Game, hint: Hint) -> Game:
    """Shows the hint and chooses its card, unless a card was chosen in the meantime."""
    if not can_play(game) or game.card or hint.action not in game.seen.legal:
        return game
    shown = replace(clear_selection(game), hint=hint)
    if isinstance(hint.action, Place | Remove):
        chosen = game.seen.hand.index(hint.action.card)
        return replace(shown, chosen=chosen, cursor=hint.action.cell)
    return shown


def ask_threats(game: Game) -> Game:
    """Shows who is one chip away from a row, or hides it again; a chosen card stays chosen."""
    if not can_play(game):
        return game
    return replace(game, threats_asked=not game.threats_asked, refused=None)


def move_cursor(game: Game, across: int, down: int) -> Game:
    """Moves the cursor by this many columns and rows, but not off the board."""
    column, row = cell_position(game.cursor)
    columns, rows = game.record.edition.size
    column, row = min(max(column + across, 0), columns - 1), min(max(row + down, 0), rows - 1)
    return replace(game, cursor=cell_name(column, row))


def jump_cursor(game: Game) -> Game:
    """Moves the cursor to the next cell for the chosen card, or for any card of the hand."""
    cells = game.targets or frozenset(play.cell for play in game.plays())
    order = game.record.edition.board_order(cells | {game.cursor})
    place = order.index(game.cursor)
    after = [cell for cell in (*order[place + 1 :], *order[:place]) if cell in cells]
    return replace(game, cursor=after[0]) if after else game
