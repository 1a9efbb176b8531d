"""Why an action is not legal (specification, sections 2 to 4)."""

from enum import Enum, auto

from game.rules.action import Action, Draw, Exchange, Pass, Place, Remove
from game.rules.cards import Card
from game.rules.edition import Cell
from game.rules.state import State


class Reason(Enum):
    """The first rule that an action breaks."""

    GAME_OVER = auto()
    NO_CARD_OWED = auto()
    CAN_STILL_ACT = auto()
    NOT_IN_HAND = auto()
    NOT_DEAD = auto()
    NO_EXCHANGE_LEFT = auto()
    NO_SUCH_CELL = auto()
    TAKES_ONLY = auto()
    """The action puts a chip, but the card is a remove card."""

    PUTS_ONLY = auto()
    """The action takes a chip away, but the card is no remove card."""

    FREE_CELL = auto()
    CHIP_ON_CELL = auto()
    OTHER_PICTURE = auto()
    OWN_CHIP = auto()
    LOCKED = auto()
    """The chip is part of a finished row."""
    NO_CHIP = auto()


class IllegalAction(ValueError):  # noqa: N818 - the field's word
    """The rules do not allow this action in this state. The message says why in English."""

    def __init__(self, state: State, action: Action, reason: Reason) -> None:
        """`reason` is what `refusal` returns for the state and the action."""
        super().__init__(f"{action} is not legal: {_in_words(state, action, reason)}")
        self.action = action
        self.reason = reason


def is_dead(state: State, card: Card) -> bool:
    """Whether no open cell is left for the card. A remove card is never dead."""
    cells = state.edition.cells_of.get(card)
    return cells is not None and all(cell in state.board for cell in cells)


def refusal(state: State, action: Action) -> Reason:
    """The reason why `legal_actions` does not list the action.

    The result has no meaning for a legal action.

    >>> from game.rules.edition_data import load_edition
    >>> from game.rules.state import Options, Seat, Setup, new_game
    >>> seats = (Seat("Ann", "red"), Seat("Ben", "yellow"))
    >>> setup = Setup(Options(hand_size=3), seats, dealer=1, seed="1")
    >>> state = new_game(load_edition("little-zoo"), setup)
    >>> refusal(state, Place("fox", "b1"))
    <Reason.OTHER_PICTURE: 12>
    """
    if state.outcome is not None:
        return Reason.GAME_OVER
    match action:
        case Draw():
            return Reason.NO_CARD_OWED
        case Pass():
            return Reason.CAN_STILL_ACT
        case Exchange(card) | Place(card) | Remove(card) if card not in state.hands[state.turn]:
            return Reason.NOT_IN_HAND
        case Exchange(card):
            return Reason.NO_EXCHANGE_LEFT if is_dead(state, card) else Reason.NOT_DEAD
        case Place(card, cell):
            return _refusal_to_place(state, card, cell)
        case Remove(card, cell):
            return _refusal_to_remove(state, card, cell)


def _refusal_to_place(state: State, card: Card, cell: Cell) -> Reason:
    if cell not in state.edition.picture_at:
        return Reason.NO_SUCH_CELL
    if card not in state.edition.cells_of:
        return Reason.TAKES_ONLY
    if cell in state.edition.free:
        return Reason.FREE_CELL
    return Reason.CHIP_ON_CELL if cell in state.board else Reason.OTHER_PICTURE


def _refusal_to_remove(state: State, card: Card, cell: Cell) -> Reason:
    if cell not in state.edition.picture_at:
        return Reason.NO_SUCH_CELL
    if card in state.edition.cells_of:
        return Reason.PUTS_ONLY
    if cell in state.edition.free:
        return Reason.FREE_CELL
    if cell not in state.board:
        return Reason.NO_CHIP
    is_own = state.board[cell] == state.setup.seats[state.turn].colour
    return Reason.OWN_CHIP if is_own else Reason.LOCKED


def _in_words(state: State, action: Action, reason: Reason) -> str:
    """The reason in English, with the names of card, cell and seat."""
    seat = action.seat if isinstance(action, Draw) else state.turn
    card = "" if isinstance(action, Draw | Pass) else action.card
    cell = action.cell if isinstance(action, Place | Remove) else ""
    words = {
        Reason.GAME_OVER: "the game is over",
        Reason.NO_CARD_OWED: f"seat {seat} has no card to draw",
        Reason.CAN_STILL_ACT: f"seat {seat} can still play or exchange a card",
        Reason.NOT_IN_HAND: f"seat {seat} has no {card} in its hand",
        Reason.NOT_DEAD: f"{card} is not dead",
        Reason.NO_EXCHANGE_LEFT: f"seat {seat} may exchange no more cards in this turn",
        Reason.NO_SUCH_CELL: f"there is no cell {cell} on the board",
        Reason.TAKES_ONLY: f"{card} takes a chip away and puts none",
        Reason.PUTS_ONLY: f"{card} puts a chip and takes none away",
        Reason.FREE_CELL: f"{cell} is a free cell and bears no chip",
        Reason.CHIP_ON_CELL: f"{cell} already bears a {state.board.get(cell)} chip",
        Reason.OTHER_PICTURE: f"{cell} shows {state.edition.picture_at.get(cell)}, not {card}",
        Reason.OWN_CHIP: f"the chip on {cell} is of the seat's own colour",
        Reason.LOCKED: f"the chip on {cell} is part of a finished row",
        Reason.NO_CHIP: f"{cell} bears no chip",
    }
    return words[reason]
