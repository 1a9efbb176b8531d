"""The sounds of a change from one model to the next; pure.

They depend only on the two models, so `update` does not return them.
"""

from dataclasses import replace

from game.rules.action import Pass, Place, Remove
from game.rules.cards import Card
from game.rules.edition import cell_position
from game.rules.state import Win
from game.ui.model.effect import (
    Call,
    CallRow,
    Effect,
    PlaySound,
    Result,
    Say,
    Silence,
    Sound,
)
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveSettings
from game.ui.play.game import Game, Phase
from game.ui.play.turn import can_play
from game.ui.play.winning_row import row_pictures
from game.ui.screens.table.answers import answering
from game.ui.screens.table.read_aloud import reads_aloud, said_after
from game.ui.ways import AnimalTapped, ReadAloudFlipped


def sound_effects(before: Model, after: Model) -> tuple[Effect, ...]:
    """The effects that play the sound of the change, and then say what the page has written."""
    heard = (*_sounds(before, after), *_call_to_play(before, after))
    return (*heard, *said_after(heard, before, after))


def _call_to_play(before: Model, after: Model) -> tuple[PlaySound, ...]:
    """A soft sound if a play of somebody else has made it a person's turn, without a curtain."""
    old, new = before.game, after.game
    if old is None or new is None or not (before.settings.sound and after.settings.sound):
        return ()
    is_other = old.phase is Phase.WATCHING or old.seat != new.seat
    is_same_game = old.record.setup == new.record.setup and old.phase is not Phase.COVERED
    begins = can_play(new) and is_other and is_same_game and new.action_count > old.action_count
    return (PlaySound(Sound.TURN),) if begins else ()


def _sounds(before: Model, after: Model) -> tuple[Effect, ...]:
    """The effects that play the sound of the change.

    A picked card calls; if the animals do not call, its name is said. The card that a computer
    shows calls softly, and so does a picture that is tapped without a card.
    """
    if not after.settings.sound:
        return (Silence(),) if before.settings.sound else ()
    if not before.settings.sound:
        return (PlaySound(Sound.PICK),)
    game, sound = after.game, sound_of(before.game, after.game)
    if game is not None and game.announced and not (before.game and before.game.announced):
        card = game.announced.card if after.settings.calls else None
        return (Call(card, _answers(after, game), softly=True),) if card else ()
    if game is None or sound is None:
        picture = _tapped_picture(before.game, game) if after.settings.calls else None
        return (Call(picture, (), softly=True),) if picture else ()
    if sound is Sound.WIN and after.settings.calls:
        return (CallRow(row_pictures(game)),)
    if sound is not Sound.PICK or game.card is None:
        return (PlaySound(sound),)
    if after.settings.calls:
        return (Call(game.card, _answers(after, game), softly=False),)
    named = game.hint is None and after.can_speak and not reads_aloud(after)
    return (PlaySound(sound), Say(f"card-{game.chosen}")) if named else (PlaySound(sound),)


def hear(model: Model, msg: AnimalTapped | ReadAloudFlipped) -> Result:
    """What these messages do: an animal that is no card and no cell calls; reading aloud flips."""
    settings = model.settings
    if isinstance(msg, ReadAloudFlipped):
        settings = replace(settings, read_aloud=not settings.read_aloud)
        return replace(model, settings=settings), (SaveSettings(settings),)
    if not settings.sound:
        return model, ()
    return model, (Call(msg.card, (), softly=False) if settings.calls else PlaySound(Sound.PICK),)


def _tapped_picture(before: Game | None, game: Game | None) -> Card | None:
    """The picture of a cell that was tapped without a card, or after the game."""
    if before is None or game is None:
        return None
    cell = game.asked if game.asked not in (None, before.asked) else None
    if game.woken not in (None, before.woken):
        cell = game.woken.cell
    return game.seen.edition.picture_at[cell] if cell else None


def _answers(model: Model, game: Game) -> tuple[float, ...]:
    """From where the pictures of the card answer, -1 (left) to 1 (right)."""
    columns, rows = game.record.edition.size
    places = [cell_position(cell) for cell in answering(game)]
    if model.is_board_turned:
        return tuple(2 * row / (rows - 1) - 1 for _column, row in places)
    return tuple(2 * column / (columns - 1) - 1 for column, _row in places)


def sound_of(before: Game | None, after: Game | None) -> Sound | None:
    """The sound of the change from one game to the next; None if it has no sound."""
    if after is None or after is before:
        return None
    if before is None or before.record.setup != after.record.setup:
        return Sound.DEAL
    if len(after.record.actions) < len(before.record.actions):
        return Sound.CARD
    if after.record is not before.record:
        return _sound_of_action(after)
    if after.refused not in (None, before.refused):
        return Sound.NO
    return Sound.PICK if after.chosen not in (None, before.chosen) else None


def _sound_of_action(game: Game) -> Sound:
    """The sound of the last action, or of the end of the game."""
    if game.state.outcome:
        won = isinstance(game.state.outcome, Win)
        return Sound.LOST if game.is_lost else Sound.WIN if won else Sound.END
    match game.record.actions[-1:]:
        case (Place(),):
            return Sound.ROW if game.events[-1].rows else Sound.CHIP
        case (Remove(),):
            return Sound.TAKE
        case (Pass(),):
            return Sound.PASS
    return Sound.CARD
