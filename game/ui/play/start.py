"""How a game begins: somebody deals, or a record is replayed; pure."""

from collections import deque
from collections.abc import Iterator
from dataclasses import replace

from game.rules.action import Draw
from game.rules.edition import Edition
from game.rules.record import Record, RecordError
from game.rules.refusal import IllegalAction
from game.rules.state import new_game
from game.ui.play.game import Game, Phase
from game.ui.play.turn import act_in_record, clear_selection, go_on, pass_tablet, show_hand
from game.ui.settings.settings import Settings

MOST_TAKEN_BACK = 200
"""The number of actions that can be taken back in a game that was replayed.

Python frees a chain of games by recursion. A chain of some thousand games would end the interpreter
of a browser.
"""

MOST_SHOWN = 8
"""A game by message that is opened shows at most this many actions of others again."""


def deal(settings: Settings, seed: str, dealer: int, board: Edition | None = None) -> Game:
    """A new game on the board of the settings or on `board`, which has the same rules.

    It is seen by the seat that starts, or by the first person if a computer starts.
    """
    record = Record(board or settings.rules, settings.setup(seed, dealer))
    return _begin(record, settings.open_hands, frozenset())


def to_move(game: Game) -> Game:
    """A game of a record, as the seat to move sees it before its play."""
    return replace(game, seat=game.state.turn, phase=Phase.PLAYING, before=None, events=())


def resume(game: Game) -> Game:
    """The replayed game, ready to go on: the curtain covers the hand if there are other people."""
    if game.seat not in game.may_draw:
        game = pass_tablet(game)
    shown = game.phase in (Phase.PLAYING, Phase.HANDING_ON) and game.state.outcome is None
    return replace(game, phase=Phase.COVERED) if shown and game.covers_hands else game


def seen_from(
    game: Game,
    elsewhere: frozenset[int],
    away: frozenset[int],
    departed: frozenset[int] = frozenset(),
) -> Game:
    """The game while other devices play these seats; some cannot be reached, or have left.

    If other seats are played here than before, the curtain or the hand of the next one comes.
    """
    changed = replace(game, elsewhere=elsewhere, away=away, departed=departed)
    if elsewhere == game.elsewhere or game.state.outcome is not None:
        return changed
    in_view = game.seat if game.seat in changed.people else _in_view(changed)
    return go_on(replace(clear_selection(changed), seat=in_view, announced=None, before=None))


def before_others(game: Game) -> Iterator[Game]:
    """Replays the game. The last one that it yields is as it was before others acted.

    Its record is the whole one. `show_next` brings it back to the end.
    """
    shown: deque[Game] = deque(maxlen=MOST_SHOWN + 1)
    for one in replayed(game.record, open_hands=game.open_hands, elsewhere=game.elsewhere):
        if one.events and one.events[-1].seat in one.people:
            shown.clear()
        shown.append(one)
        yield one
    if len(shown) == 1:
        yield game
        return
    first = replace(shown[0], phase=Phase.WATCHING, before=None, by_message=game.by_message)
    yield replace(first, seat=first.seat if first.seat in first.people else _in_view(first))


def replayed(
    record: Record, *, open_hands: bool, elsewhere: frozenset[int] = frozenset()
) -> Iterator[Game]:
    """The game after the deal, then after each action of the record.

    Each game has the whole record: see `cut_record`. A copy after each action would take quadratic
    time and memory.
    Raises `RecordError` with the number of the first action that is not legal.
    """
    game = _begin(record, open_hands, elsewhere)
    yield game
    oldest = len(record.actions) - MOST_TAKEN_BACK
    for position, action in enumerate(record.actions, 1):
        looked_at = game if isinstance(action, Draw) else show_hand(pass_tablet(game))
        if game.action_count <= oldest:
            looked_at = replace(looked_at, before=None)
        try:
            game = act_in_record(looked_at, action)
        except IllegalAction as error:
            raise RecordError(f"action {position} of the record: {error}") from error
        yield game


def _begin(record: Record, open_hands: bool, elsewhere: frozenset[int]) -> Game:
    state = new_game(record.edition, record.setup)
    game = Game(
        record=record,
        state=state,
        seat=state.turn,
        phase=Phase.COVERED,
        cursor=next(cell for cell in record.edition.picture_at if cell not in record.edition.free),
        open_hands=open_hands,
        elsewhere=elsewhere,
    )
    return go_on(replace(game, seat=_in_view(game)))


def _in_view(game: Game) -> int:
    """The seat to act, or the first person here if somebody else plays that seat."""
    turn = game.state.turn
    return turn if turn in game.people or not game.people else game.people[0]
