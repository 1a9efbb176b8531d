"""The sentences about a past turn."""

from game.ui.look.i18n import _
from game.ui.play.game import Game
from game.ui.play.history import History
from game.ui.screens.table.ending_sentences import ending_text
from game.ui.screens.table.event_sentences import events_text


def announcement(past: History) -> str:
    """What a screen reader says about the turn that is shown."""
    if past.board_saved:
        return _("Board saved.")
    game = past.shown
    end = [ending_text(game)] if game.seen.outcome is not None else []
    return " ".join([turn_text(game, spoken=True), *end, count_text(past)])


def turn_text(game: Game, *, spoken: bool = False) -> str:
    """What was done in the turn; for the deal, that the cards are dealt."""
    return events_text(game, spoken=spoken) or _("The cards are dealt.")


def count_text(past: History) -> str:
    """The number of the turn, and of all turns."""
    return _("Move %(number)d of %(all)d") % {"number": past.place, "all": past.last}
