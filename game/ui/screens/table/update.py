"""What messages about the game on the table do; pure."""

from dataclasses import replace
from typing import assert_never

from game.rules.edition_data import is_mix
from game.ui.model.effect import Focus, Result, Say
from game.ui.model.model import Model
from game.ui.model.saving_effects import saving
from game.ui.model.start_game import game_settings
from game.ui.model.table import (
    AllHandsDialog,
    DiscardsDialog,
    EndDialog,
    MenuDialog,
    Table,
    TableDialog,
    WatchOutDialog,
    WhoDrawsDialog,
)
from game.ui.model.timed_effects import ThinkOfHint
from game.ui.play import playback, selection, start, turn
from game.ui.play.game import Game, Phase
from game.ui.screens.table import computers
from game.ui.screens.table.leaving import kept_end, leave
from game.ui.screens.table.msg import (
    AllHandsOpened,
    AnnouncedShown,
    BotFailed,
    CardKeyPressed,
    CardLifted,
    CardPicked,
    CellPicked,
    ComputerChose,
    ComputerMsg,
    CursorJumped,
    CursorMoved,
    Dealt,
    DialogMsg,
    DiscardsOpened,
    DrawPicked,
    EndGamePicked,
    ExchangesPicked,
    GameMsg,
    HandShown,
    HintFound,
    HintPicked,
    KeyMsg,
    LandingShown,
    LastMenuOpened,
    LeaveMsg,
    MenuOpened,
    PassPicked,
    PausePicked,
    PilePicked,
    PlayMsg,
    RefusalShown,
    SelectionCleared,
    SpeakerPicked,
    StepPicked,
    TableMsg,
    TabletPassed,
    ThreatsAsked,
    TurnMsg,
    UndoPicked,
    WarnedPlayConfirmed,
)
from game.ui.screens.table.sounds import hear
from game.ui.screens.table.waiting_table import set_table
from game.ui.screens.together.far import dealt, first_dealer
from game.ui.settings.first_deal import first_seed
from game.ui.ways import AnimalTapped, HomeIdle, ReadAloudFlipped


def update(model: Model, msg: TableMsg) -> Result:
    """The model after the message, and the effects.

    While somebody looks back the game waits; then only discard piles open.
    """
    if isinstance(msg, Dealt):
        return _dealt(model, msg)
    if isinstance(msg, HomeIdle):
        return (model if model.shown else set_table(model)), ()
    if isinstance(msg, AnimalTapped | ReadAloudFlipped):
        return hear(model, msg)
    if isinstance(msg, DialogMsg):
        return _opened(model, msg)
    if model.active is None:
        return model, ()
    return _on_active(model, model.active, msg)


def _on_active(model: Model, game: Game, msg: GameMsg) -> Result:
    if isinstance(msg, TurnMsg):
        return _played(model, game, _turn(game, msg))
    if isinstance(msg, KeyMsg):
        return _key(model, game, msg)
    if isinstance(msg, PlayMsg):
        return _on_play(model, game, msg)
    if isinstance(msg, ComputerMsg):
        return _computer(model, game, msg)
    if isinstance(msg, LeaveMsg):
        return leave(model, game, msg)
    if isinstance(msg, SpeakerPicked):
        can_speak = game.phase is not Phase.COVERED and model.can_speak
        return model, (Say("to-do"),) if can_speak else ()
    assert_never(msg)


def _dealt(model: Model, msg: Dealt) -> Result:
    settings = game_settings(model)
    dealer = first_dealer(model, msg.dealer % settings.seats)
    seed = first_seed(settings, msg.seed, dealer) if model.learning else msg.seed
    board = msg.board if msg.board and is_mix(msg.board, settings.rules) else settings.rules
    game = dealt(model, start.deal(settings, seed, dealer, board))
    aside = kept_end(model.game) if model.game else ()
    return replace(model, screen=Table(game), dialog=None), (
        *aside,
        saving(game),
    )


def _opened(model: Model, msg: DialogMsg) -> Result:
    is_there = model.shown if isinstance(msg, DiscardsOpened) else model.active
    return (replace(model, dialog=_dialog(msg)) if is_there else model), ()


def _dialog(msg: DialogMsg) -> TableDialog:
    match msg:
        case MenuOpened():
            return MenuDialog()
        case LastMenuOpened():
            return MenuDialog(is_last=True)
        case DiscardsOpened(seat):
            return DiscardsDialog(seat)
        case AllHandsOpened():
            return AllHandsDialog()
        case EndGamePicked():
            return EndDialog()
        case _:
            assert_never(msg)


def _turn(game: Game, msg: TurnMsg) -> Game:
    match msg:
        case HandShown():
            return turn.show_hand(game)
        case TabletPassed():
            return turn.pass_tablet(game)
        case LandingShown(version):
            return turn.end_landing(game, version)
        case RefusalShown(version, number):
            return selection.forget_refusal(game, version, number)
        case SelectionCleared():
            return turn.clear_selection(game)
        case ExchangesPicked():
            return turn.exchange_until_playable(game)
        case PassPicked():
            return turn.pass_turn(game)
        case _:
            assert_never(msg)


def _on_play(model: Model, game: Game, msg: PlayMsg) -> Result:
    closed = replace(model, dialog=None)
    match msg:
        case CardPicked(index):
            return _on_card(model, game, index)
        case CardLifted(index):
            return _played(model, game, selection.lift_card(game, index))
        case CellPicked(cell):
            return _on_cell(model, game, cell)
        case PilePicked():
            return _on_pile(model, game)
        case DrawPicked(seat):
            return _played(closed, game, turn.draw(game, seat))
        case WarnedPlayConfirmed():
            return _played(closed, game, selection.play_warned(game))
        case UndoPicked():
            return _played(closed, game, turn.take_back(game))
        case _:
            assert_never(msg)


def _computer(model: Model, game: Game, msg: ComputerMsg) -> Result:
    match msg:
        case HintPicked():
            if not turn.can_play(game):
                return model, ()
            asked = ThinkOfHint(game.version, game.seen)
            return model.with_game(turn.clear_selection(game)), (asked,)
        case HintFound() | ComputerChose() | BotFailed() | AnnouncedShown():
            answered = computers.answer(game, msg, model.settings.pace)
            return _played(model, game, answered)
        case PausePicked():
            return _played(model, game, playback.pause(game))
        case StepPicked():
            return _played(model, game, playback.step_once(game))
        case _:
            assert_never(msg)


def _played(model: Model, before: Game, game: Game) -> Result:
    """The model with the game, which is saved if its record is longer or shorter."""
    saved = game.record is not before.record
    answered = isinstance(model.dialog, WhoDrawsDialog) and not game.may_draw
    effects = (saving(game),) if saved else ()
    return replace(model.with_game(game), dialog=None if answered else model.dialog), effects


def _on_cell(model: Model, game: Game, cell: str) -> Result:
    """Plays on the cell, or asks first if the play lets somebody win.

    The only card of a hand need not be chosen first. Hurries computers, and brings the curtain.
    """
    if game.phase is Phase.WATCHING:
        return _played(model, game, computers.hurry(selection.pick_cell(game, cell)))
    if game.phase is Phase.LANDED:
        return _played(model, game, turn.pass_tablet(game))
    game = selection.with_only_card(game, cell)
    warned = selection.warn(game, cell) if model.settings.watch_out else game
    if warned is game:
        return _played(model, game, selection.pick_cell(game, cell))
    return replace(model.with_game(warned), dialog=WatchOutDialog()), ()


def _on_card(model: Model, game: Game, index: int) -> Result:
    """Chooses the card, or plays it if it fits on the cell that was tapped before.

    In a first game a card that is tapped again stays chosen.
    """
    if model.learning and game.chosen == index:
        return model, ()
    picked = selection.pick_card(game, index)
    if game.asked and selection.play_at(picked, game.asked):
        return _on_cell(model, picked, game.asked)
    return _played(model, game, picked)


def _on_pile(model: Model, game: Game) -> Result:
    """Draws for the seat in view or the only one that may; else asks who draws, or refuses."""
    pending = game.may_draw
    if game.phase is Phase.HANDING_ON and game.seat in pending:
        return _played(model, game, turn.draw(game, game.seat))
    if pending == (game.seat,) or (game.open_hands and len(pending) == 1):
        return _played(model, game, turn.draw(game, pending[0]))
    if pending:
        return replace(model, dialog=WhoDrawsDialog()), ()
    return model.with_game(turn.refuse_draw(game)), ()


def _key(model: Model, game: Game, msg: KeyMsg) -> Result:
    match msg:
        case CardKeyPressed():
            return _card_key(model, game, msg)
        case CursorMoved(across, down):
            return _move_cursor(model, game, across, down)
        case CursorJumped():
            jumped = selection.jump_cursor(game)
            return model.with_game(jumped), (Focus(f"cell-{jumped.cursor}"),)
        case ThreatsAsked():
            return model.with_game(selection.ask_threats(game)), ()
        case _:
            assert_never(msg)


def _card_key(model: Model, game: Game, msg: CardKeyPressed) -> Result:
    """Does what a tap on the card does; a focus on the board follows the cursor."""
    after, effects = _on_card(model, game, msg.index)
    cursor = after.game.cursor if after.game else game.cursor
    if msg.on_board and cursor != game.cursor:
        return after, (*effects, Focus(f"cell-{cursor}"))
    return after, effects


def _move_cursor(model: Model, game: Game, across: int, down: int) -> Result:
    """Moves the cursor along the screen, on which the board may stand turned."""
    if model.is_board_turned:
        across, down = down, across
    moved = selection.move_cursor(game, across, down)
    return model.with_game(moved), (Focus(f"cell-{moved.cursor}"),)
