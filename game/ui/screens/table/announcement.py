"""What a screen reader says of the table."""

from collections.abc import Sequence

from game.ui.frame.markup import Node
from game.ui.look.parts import said
from game.ui.play.game import Game, Phase
from game.ui.screens.table.advice import reason_text
from game.ui.screens.table.event_sentences import event_texts
from game.ui.screens.table.sentences import goal_text, to_do_text
from game.ui.screens.together.sentences import away_text


def announcement(game: Game, explained: str = "") -> Sequence[Node]:
    """What a screen reader says when the game changes; another refusal is said again.

    `explained` is what a first game explains.
    """
    happened, to_do = event_texts(game, spoken=True), to_do_text(game, spoken=True)
    away = away_text(game)
    if game.phase is Phase.WATCHING:
        waits = to_do if game.busy in game.away else ""
        return said(goal_text(game), *happened, away, waits)
    if game.hint:
        return said(to_do, reason_text(game))
    number = game.refused.number if game.refused else 0
    return said(goal_text(game), *happened, explained, away, to_do, number=number)
