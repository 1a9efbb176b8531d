"""What the device says at the table for somebody who cannot read: one sentence at a time; pure."""

from collections.abc import Sequence

from game.ui.model.effect import Call, CallRow, Effect, PlaySound, Say, Sound
from game.ui.model.model import Model
from game.ui.play.game import Game, Phase
from game.ui.screens.table.sentences import to_do_text

CALL_SECONDS, ROW_SECONDS, LONG_SECONDS, SHORT_SECONDS = 0.9, 3.2, 1.1, 0.4
"""How long what is heard lasts: a call, the calls and the fanfare at a win, other sounds."""

LONG_SOUNDS = (Sound.ROW, Sound.WIN, Sound.LOST, Sound.END)


def reads_aloud(model: Model) -> bool:
    """Whether the device says what the table writes. Lessons speak for themselves."""
    wanted = model.settings.sound and model.settings.read_aloud
    return wanted and model.can_speak and not model.learning


def said_after(heard: Sequence[Effect], before: Model, after: Model) -> tuple[Say, ...]:
    """The effect that says what is new at the table, after what is heard; empty if nothing is new.

    A picked card has its name said, anything else the sentence about what to do.
    """
    game = after.active
    if game is None or game is before.active or not reads_aloud(after):
        return ()
    element = _news(before.active, game)
    return (Say(element, _seconds(heard)),) if element else ()


def _news(before: Game | None, game: Game) -> str:
    """The id of what is new; empty if nothing is.

    Nothing is said when somebody puts a card back, or while a computer thinks.
    """
    if game.phase is Phase.WATCHING and not game.announced:
        return ""
    if before is None:
        return "to-do"
    is_same_turn = before.version == game.version and before.phase is game.phase
    if is_same_turn and not game.hint and game.card and game.chosen != before.chosen:
        return f"card-{game.chosen}"
    if is_same_turn and before.card and not (game.card or game.asked or game.hint):
        return ""
    is_refused = game.refused not in (None, before.refused)
    return "to-do" if is_refused or _sentence(before) != _sentence(game) else ""


def _sentence(game: Game) -> str:
    return to_do_text(game, spoken=True)


def _seconds(heard: Sequence[Effect]) -> float:
    """How long what is heard lasts."""
    match heard:
        case [*_, PlaySound(Sound.TURN)]:
            return LONG_SECONDS
        case [Call(), *_]:
            return CALL_SECONDS
        case [CallRow(), *_]:
            return ROW_SECONDS
        case [PlaySound(sound), *_] if sound in LONG_SOUNDS:
            return LONG_SECONDS
    return SHORT_SECONDS
