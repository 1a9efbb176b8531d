"""What messages about the moments of a game do; pure. The game itself never changes."""

from dataclasses import replace
from types import MappingProxyType
from typing import assert_never

from game.bots.plays import Play
from game.coach.contrast import explained
from game.puzzles.paths import Path
from game.rules.action import Place
from game.rules.edition import Cell
from game.rules.refusal import is_dead
from game.ui.look.ids import SAID
from game.ui.model.coach import Coaching, Moment, Praise, ReviewGame, Step
from game.ui.model.effect import Effect, Focus, PlaySound, Result, Say, Sound
from game.ui.model.history import LookingBack
from game.ui.model.model import Model
from game.ui.model.puzzles import (
    AGAIN,
    FIRST_DAY,
    KeepAnswer,
    KeepSolved,
    Puzzles,
    Question,
)
from game.ui.play import selection
from game.ui.play.game import Game
from game.ui.play.turn import clear_selection
from game.ui.saved.family import won_sticker
from game.ui.screens.coach.closing import closed, ended, kept_moments, with_chances
from game.ui.screens.coach.msg import (
    CoachClosed,
    CoachMsg,
    MomentCardLifted,
    MomentCardPicked,
    MomentCellPicked,
    MomentCursorMoved,
    MomentMsg,
    MomentPicked,
    MomentSaid,
    MomentsFound,
    MomentShown,
    WholeGamePicked,
)
from game.ui.screens.table.read_aloud import LONG_SECONDS, reads_aloud
from game.ui.ways import CoachPicked

FIRST_PUZZLES = 3
"""The number of solved puzzles after which the paw no longer points at once."""


def update(model: Model, msg: CoachMsg | MomentMsg) -> Result:
    """The model after the message, and the effects.

    A new question or answer is read aloud if people have switched that on.
    """
    after, effects = _update(model, msg)
    before, shown = model.coaching, after.coaching
    is_new = shown and (before is None or (before.place, before.step) != (shown.place, shown.step))
    if shown and is_new and reads_aloud(after):
        effects = (*effects, Say(_words(shown), LONG_SECONDS if effects else 0.0))
    return after, effects


def _update(model: Model, msg: CoachMsg | MomentMsg) -> Result:
    if isinstance(msg, MomentMsg):
        shown = model.coaching
        if shown is None or shown.game is None:
            return model, ()
        return _try(model, shown, shown.game, msg)
    match msg:
        case CoachPicked():
            game = ended(model)
            if model.coaching or game is None:
                return model, ()
            people = game.people or game.everybody
            return replace(model, dialog=None), (ReviewGame(game.record, people),)
        case MomentsFound(moments):
            return (_opened(model, msg) if moments and _is_wanted(model) else model), ()
        case MomentPicked(place):
            shown = model.coaching
            return (replace(model, screen=_at(shown, place)) if shown else model), ()
        case CoachClosed():
            shown = model.coaching
            return closed(model, shown) if shown else (model, ())
        case WholeGamePicked():
            shown = model.coaching
            return with_chances(*closed(model, shown)) if shown else (model, ())
        case MomentSaid():
            shown = model.coaching
            return model, (Say(_words(shown)),) if shown and model.can_speak else ()
        case _:
            assert_never(msg)


def _words(shown: Coaching) -> str:
    """The id of the words to read aloud: what is asked, and why something is better."""
    return "to-do" if isinstance(shown.shown, Praise) else SAID


def _is_wanted(model: Model) -> bool:
    """Whether the game that is over is still shown, and nothing lies over it."""
    return ended(model) is not None and not model.coaching and not model.dialog


def _opened(model: Model, found: MomentsFound) -> Model:
    looked_at = model.screen if isinstance(model.screen, LookingBack) else None
    behind = looked_at or model.ground
    return replace(model, screen=_at(Coaching(found.moments, behind), 0))


def _at(shown: Coaching, place: int) -> Coaching:
    """The moment with this index, as it was."""
    if not 0 <= place < len(shown.moments):
        return shown
    there = shown.moments[place]
    game = None if isinstance(there, Praise) else there.game
    return shown.replace(place=place, step=Step.ASKED, game=game, tried=None)


def _try(model: Model, shown: Coaching, game: Game, msg: MomentMsg) -> Result:
    if shown.step is Step.FOUND:
        return model, ()
    match msg:
        case MomentCardPicked(index):
            return _on_card(model, shown, game, index)
        case MomentCardLifted(index):
            return _selected(model, shown, selection.lift_card(game, index))
        case MomentCellPicked(cell):
            return _on_cell(model, shown, selection.with_only_card(game, cell), cell)
        case MomentCursorMoved(across, down):
            if model.is_board_turned:
                across, down = down, across
            moved = selection.move_cursor(game, across, down)
            return _selected(model, shown, moved)[0], (Focus(f"cell-{moved.cursor}"),)
        case MomentShown():
            return _help(model, shown, _more_help(shown, game))
        case _:
            assert_never(msg)


def shows_place(shown: Coaching) -> bool:
    """Whether the row glows from the beginning."""
    return shown.question is not None and shown.question.way in (Path.LOOK.value, FIRST_DAY)


def points_at_once(shown: Coaching) -> bool:
    """Whether the paw points from the beginning: in the first puzzles for who cannot read."""
    behind = shown.behind
    is_first = not isinstance(behind, Puzzles) or len(behind.solved) < FIRST_PUZZLES
    return shows_place(shown) and is_first


def _more_help(shown: Coaching, game: Game) -> Step:
    """What the paw shows next: a row of cells, then the place, then the play."""
    if shows_place(shown) and (shown.step is not Step.ASKED or points_at_once(shown)):
        return Step.SHOWN
    if shown.step is Step.ASKED:
        return Step.LOOK
    return Step.PLACE if shown.step is Step.LOOK and _has_choice(game) else Step.SHOWN


def _has_choice(game: Game) -> bool:
    """Whether the hand has two different cards: else to show the cell is to show the play."""
    return len(set(game.seen.hand)) > 1


def _on_card(model: Model, shown: Coaching, game: Game, index: int) -> Result:
    """Chooses the card, or judges it on the cell that was tapped before.

    A dead card does nothing: to exchange it is no play.
    """
    hand = game.state.hands[game.seat]
    if index >= len(hand) or is_dead(game.state, hand[index]):
        return model, ()
    picked = selection.pick_card(game, index)
    if game.asked and (play := selection.play_at(picked, game.asked)):
        return _played(model, shown, picked, play)
    return _selected(model, shown, picked)


def _on_cell(model: Model, shown: Coaching, game: Game, cell: Cell) -> Result:
    """Judges the play of the chosen card there; without one, shows which cards fit."""
    if play := selection.play_at(game, cell):
        return _played(model, shown, game, play)
    return _selected(model, shown, selection.pick_cell(game, cell))


def _selected(model: Model, shown: Coaching, game: Game) -> Result:
    return replace(model, screen=shown.replace(game=game)), ()


def _played(model: Model, shown: Coaching, game: Game, play: Play) -> Result:
    """Cheers a play that is as good as the best one. After another one the paw helps."""
    if play in _moment(shown).answers:
        is_helped = shown.step is Step.SHOWN
        had = shown.found if is_helped else shown.found | {shown.place}
        found = shown.replace(step=Step.FOUND, game=_with_play(game, play), found=had)
        after, keeping = _kept(replace(model, screen=found), shown, play)
        return after, (*keeping, *_sound(model, Sound.WIN))
    glows = shows_place(shown) and shown.step is Step.ASKED and _has_choice(game)
    step = Step.LOOK if glows else _more_help(shown, game)
    return _help(model, shown.replace(tried=play), step, Sound.NO)


def _kept(model: Model, shown: Coaching, play: Play) -> Result:
    """Keeps that somebody has solved the puzzle, unless the paw has shown the play."""
    question, behind = shown.question, shown.behind
    if question is None or not isinstance(behind, Puzzles) or shown.step is Step.SHOWN:
        return model, ()
    if question.way == AGAIN:
        return _answered(model, behind, question, is_found=True)
    sticker = won_sticker(question.game.seen, play, behind.person)
    album = (*behind.person.album, sticker.replace(is_golden=True))
    solved = behind.replace(
        solved=behind.solved | {question.id},
        person=replace(behind.person, album=album),
        won=sticker.animal,
    )
    return model.on_ground(solved), (KeepSolved(behind.person, question.id, sticker),)


def _answered(model: Model, behind: Puzzles, question: Question, *, is_found: bool) -> Result:
    """Keeps whether an own moment was found. It does not come again today."""
    rest = tuple(one for one in behind.again if one != question.id)
    answer = KeepAnswer(behind.person, question.id, is_found)
    return model.on_ground(behind.replace(again=rest)), (answer,)


def _moment(shown: Coaching) -> Moment | Question:
    """The moment or the puzzle that is shown; there is one while its game is shown."""
    assert not isinstance(shown.shown, Praise)
    return shown.shown


def _with_play(game: Game, play: Play) -> Game:
    """The game after the play, before a card is drawn, and why it is good."""
    board = {cell: colour for cell, colour in game.state.board.items() if cell != play.cell}
    if isinstance(play, Place):
        board[play.cell] = game.state.setup.seats[game.seat].colour
    hands, hand = game.state.hands, list(game.seen.hand)
    hand.remove(play.card)
    hands = (*hands[: game.seat], tuple(hand), *hands[game.seat + 1 :])
    state = game.state._replace(board=MappingProxyType(board), hands=hands)
    return replace(clear_selection(game), state=state, hint=explained(game.seen, play))


def _help(model: Model, shown: Coaching, step: Step, sound: Sound = Sound.TURN) -> Result:
    """Shows more of the best play."""
    if step is Step.SHOWN:
        return _show(model, shown)
    moment = _moment(shown)
    game = moment.game
    if step is Step.PLACE or shows_place(shown):
        game = replace(game, cursor=moment.answers[0].cell)
    return replace(model, screen=shown.replace(step=step, game=game)), _sound(model, sound)


def _show(model: Model, shown: Coaching) -> Result:
    """Shows the best play, and why it is good."""
    moment = _moment(shown)
    hint = explained(moment.game.seen, moment.answers[0])
    game = selection.take_hint(moment.game, hint)
    after = replace(model, screen=shown.replace(step=Step.SHOWN, game=game))
    question, behind = shown.question, shown.behind
    keeping = kept_moments(model, shown, [shown.place])
    if question and question.way == AGAIN and isinstance(behind, Puzzles):
        after, keeping = _answered(after, behind, question, is_found=False)
    return after, (*keeping, *_sound(model, Sound.TURN))


def _sound(model: Model, sound: Sound) -> tuple[Effect, ...]:
    return (PlaySound(sound),) if model.settings.sound else ()
