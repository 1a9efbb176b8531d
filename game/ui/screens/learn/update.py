"""What messages about learning the game do; pure."""

from dataclasses import replace
from typing import assert_never

from game.rules.action import Place, Remove
from game.ui.frame.message import Message
from game.ui.model.effect import Effect, Result, Say
from game.ui.model.learn import HelpDialog, Lessons, RulesDialog
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveSettings, saving
from game.ui.model.start_game import start_game
from game.ui.model.timed_effects import MovePaw
from game.ui.play import selection, turn
from game.ui.screens.history.msg import HistoryMsg
from game.ui.screens.learn.lessons import next_lessons, with_kind_hint
from game.ui.screens.learn.msg import (
    LearnMsg,
    LessonsSkipped,
    PawPressed,
    PawStopped,
    ReadAloudPicked,
)
from game.ui.screens.table.msg import (
    CardKeyPressed,
    CardPicked,
    DialogMsg,
    HintPicked,
    KeyMsg,
    LeaveMsg,
    PlayMsg,
    SpeakerPicked,
    TurnMsg,
)
from game.ui.ways import HelpPicked, LearnPicked, RulesPicked, SoundFlipped

TO_CARD_SECONDS, TO_CELL_SECONDS = 1.8, 2.2
"""The time that the paw takes to press the card, and then the cell: see learn.css."""

TAPS = (
    TurnMsg
    | PlayMsg
    | KeyMsg
    | DialogMsg
    | LeaveMsg
    | HistoryMsg
    | HintPicked
    | SpeakerPicked
    | SoundFlipped
    | LessonsSkipped
    | HelpPicked
    | RulesPicked
    | ReadAloudPicked
    | PawStopped
)
"""What somebody taps at the table; each ends the demonstration."""


def update(model: Model, msg: LearnMsg) -> Result:
    """The model after the message, and the effects."""
    match msg:
        case LearnPicked():
            is_home = model.shown is None
            return start_game(replace(model, learning=True)) if is_home else (model, ())
        case LessonsSkipped():
            return _learned(replace(model, learning=False))
        case HelpPicked(page):
            return replace(model, dialog=HelpDialog(page)), ()
        case RulesPicked():
            return replace(model, dialog=RulesDialog()), ()
        case ReadAloudPicked(element):
            return model, (Say(element),) if model.can_speak else ()
        case PawPressed():
            return _press(model) if _awaited(model) == msg else (model, ())
        case PawStopped():
            return model, ()
        case _:
            assert_never(msg)


def stop_demonstration(model: Model, msg: Message) -> Model:
    """The model without a demonstration if the message is a tap; the tap itself counts as well.

    The card that the paw has chosen can be tapped like any other, and is then chosen.
    """
    if model.game is None or not model.is_demonstrating or not isinstance(msg, TAPS):
        return model
    on_card = isinstance(msg, CardPicked | CardKeyPressed)
    game = turn.clear_selection(model.game) if on_card else model.game
    return replace(model.with_game(game), lessons=replace(model.lessons, demonstrates=False))


def teach(before: Model, after: Model) -> Result:
    """Goes on with the lessons: says the next sentence, or lets the paw move."""
    if not after.learning or after.game is None:
        return (replace(after, lessons=Lessons()) if before.learning else after), ()
    lessons = next_lessons(after.lessons, before.game, after.game)
    kind = with_kind_hint(after.game)
    taught = after if kind is after.game else after.with_game(kind)
    taught = taught if lessons == after.lessons else replace(taught, lessons=lessons)
    return taught, (*_said(before, taught), *_moved(before, taught))


def _said(before: Model, after: Model) -> tuple[Effect, ...]:
    """Says a new sentence aloud, if there is a voice and sounds are on."""
    audible = after.can_speak and after.settings.sound
    is_new = _sentence(before) != _sentence(after)
    return (Say("to-do"),) if audible and is_new and _sentence(after) else ()


def _sentence(model: Model) -> tuple[str, bool] | None:
    """What identifies the sentence of the lesson; None if there is none."""
    lessons = model.lessons
    has_sentence = lessons.current is not None and lessons.chosen is None
    return (lessons.version, lessons.demonstrates) if has_sentence else None


def _moved(before: Model, after: Model) -> tuple[Effect, ...]:
    """Starts the next part of the demonstration."""
    awaited = _awaited(after)
    if awaited is None or awaited == _awaited(before):
        return ()
    seconds = TO_CELL_SECONDS if awaited.on_cell else TO_CARD_SECONDS
    return (MovePaw(awaited.version, awaited.on_cell, seconds),)


def _awaited(model: Model) -> PawPressed | None:
    """What the paw does next by itself; it waits while a dialog is open."""
    lessons = model.lessons
    is_ready = model.is_demonstrating and isinstance(lessons.advised, Place | Remove)
    is_ready = is_ready and model.dialog is None
    return PawPressed(lessons.version, lessons.chosen is not None) if is_ready else None


def _press(model: Model) -> Result:
    """The paw chooses the card that it points at, or plays it."""
    game, play = model.active, model.lessons.advised
    if game is None or not isinstance(play, Place | Remove) or play not in game.seen.legal:
        return model, ()
    if game.chosen is None:
        picked = selection.pick_card(game, game.seen.hand.index(play.card))
        return model.with_game(picked), ()
    played = turn.act(game, play)
    lessons = replace(model.lessons, demonstrates=False, current=None)
    shown = replace(model.with_game(played), lessons=lessons)
    return shown, (saving(played),)


def finish_first_game(model: Model) -> Result:
    """Notes a first game with all cards that was played to its end: nothing is explained again.

    After lessons no others are offered. After a game without power cards these are still to be
    learned.
    """
    game = model.game
    over = game is not None and game.state.outcome is not None and game.seen.options.power_cards
    known = replace(model, settings=replace(model.settings, is_new=False)) if over else model
    if over and model.learning and not model.settings.learned:
        return _learned(known)
    is_noted = known.settings != model.settings
    return known, (SaveSettings(known.settings),) if is_noted else ()


def _learned(model: Model) -> Result:
    settings = replace(model.settings, learned=True)
    return replace(model, settings=settings), (SaveSettings(settings),)
