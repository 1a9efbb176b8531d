"""What people and computers do at the table: each function returns the next Game; pure."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from game.bots.danger import danger
from game.bots.hint import Hint
from game.rules.action import Action, Draw, Exchange, Pass, Place, Remove
from game.rules.cards import Card
from game.rules.edition import Cell, cell_name, cell_position
from game.rules.play import apply, legal_actions
from game.rules.record import Record, RecordError
from game.rules.refusal import IllegalAction, is_dead, refusal
from game.rules.state import State, new_game
from game.ui.play.game import Event, Game, Phase, Playback, Refused, Staged, Warned, Woken
from game.ui.settings.settings import Settings

MOST_TAKEN_BACK = 200
"""The number of actions that can be taken back in a game that was replayed.

Python frees a chain of games by recursion, which ends the interpreter of a browser if the chain
has some thousand games.
"""


def deal(settings: Settings, seed: str, dealer: int) -> Game:
    """A new game, seen by the seat that starts, or by the first person if a computer starts."""
    return _begin(Record(settings.rules, settings.setup(seed, dealer)), settings.open_hands)


def resume(game: Game) -> Game:
    """The replayed game, ready to go on: the curtain covers the hand if there are other people."""
    if game.seat not in game.owing:
        game = pass_tablet(game)
    shown = game.phase in (Phase.PLAYING, Phase.HANDING_ON) and game.state.outcome is None
    return replace(game, phase=Phase.COVERED) if shown and game.covers_hands else game


def replayed(record: Record, *, open_hands: bool) -> Iterator[Game]:
    """The game after the deal, then after each action of the record.

    Each game has the whole record: see `cut_record`. A copy after each action would take quadratic
    time and memory.
    Raises `RecordError` with the number of the first action that is not legal.
    """
    game = _begin(record, open_hands)
    yield game
    oldest = len(record.actions) - MOST_TAKEN_BACK
    for position, action in enumerate(record.actions, 1):
        looked_at = game if isinstance(action, Draw) else show_hand(pass_tablet(game))
        if game.action_count <= oldest:
            looked_at = replace(looked_at, before=None)
        try:
            game = _act(looked_at, action)
        except IllegalAction as error:
            raise RecordError(f"action {position} of the record: {error}") from error
        yield game


def _begin(record: Record, open_hands: bool) -> Game:
    state = new_game(record.edition, record.setup)
    game = Game(
        record=record,
        state=state,
        seat=state.turn,
        phase=Phase.COVERED,
        cursor=next(cell for cell in record.edition.picture_at if cell not in record.edition.free),
        open_hands=open_hands,
    )
    in_view = state.turn if state.turn in game.people or not game.people else game.people[0]
    return _go_on(replace(game, seat=in_view))


def act(game: Game, action: Action) -> Game:
    """The game after a legal action, with the next seat in view unless the play is shown first."""
    acted = _act(game, action)
    record = replace(acted.record, actions=(*acted.record.actions, action))
    return _hold_last_play(replace(acted, record=record), action, before=game)


def _act(game: Game, action: Action) -> Game:
    """The game after a legal action, with the same record."""
    state = apply(game.state, action)
    event = Event(
        _actor(game, action),
        action,
        _losers(game, action),
        _in_a_row(state, action.cell) if isinstance(action, Place) else 0,
        game.state.board[action.cell] if isinstance(action, Remove) else None,
        _rows_made(game.state, state),
        game.staged is not None and game.staged.by_chance,
    )
    acted = replace(
        clear_selection(game),
        state=state,
        action_count=game.action_count + 1,
        happened=(*_recent(game, action), event),
        warned=game.warned if state.turn == game.state.turn else None,
        staged=None,
        taken_back=(),
        playback=Playback.PAUSED if game.playback is Playback.STEPPING else game.playback,
        before=game if can_play(game) and not isinstance(action, Draw) else game.before,
    )
    return _with_next_seat(acted, before=game)


def take_back(game: Game) -> Game:
    """The game before the last play of a person, behind the curtain if hands are covered.

    The draw pile is the same again, so the same card will be drawn.
    """
    if game.before is None or not game.can_undo:
        return game
    phase = Phase.COVERED if game.covers_hands else Phase.PLAYING
    left = game.before.state.board
    return replace(
        clear_selection(cut_record(game.before)),
        phase=phase,
        cursor=game.cursor,
        undone=game.undone + 1,
        taken_back=tuple(chip for chip in game.state.board.items() if chip[0] not in left),
    )


def cut_record(game: Game) -> Game:
    """The game with a record that ends at its last action."""
    actions = game.record.actions[: game.action_count]
    return replace(game, record=replace(game.record, actions=actions))


def clear_selection(game: Game) -> Game:
    """The game without a chosen card, an asked cell, a refusal, a hint and shown threats."""
    return replace(game, chosen=None, asked=None, refused=None, hint=None, threats_asked=False)


def show_hand(game: Game) -> Game:
    """Shows the hand to the seat in view, to play or only to draw an owed card.

    The last play can no longer be taken back.
    """
    to_play = game.seat == game.state.turn
    seeing = Phase.PLAYING if to_play else Phase.HANDING_ON
    return replace(game, phase=seeing, before=None) if game.phase is Phase.COVERED else game


def pass_tablet(game: Game) -> Game:
    """The game goes on: the seat in view draws no card any more, or the curtain comes."""
    goes_on = game.phase in (Phase.HANDING_ON, Phase.LANDED)
    return _go_on(clear_selection(game)) if goes_on else game


def end_landing(game: Game, moment: str) -> Game:
    """Brings the curtain, unless the game went on since that moment."""
    shown = game.phase is Phase.LANDED and game.moment == moment
    return pass_tablet(game) if shown else game


def pick_card(game: Game, index: int) -> Game:
    """Chooses the card; a chosen card is put back, a dead card is exchanged."""
    if not can_play(game) or index >= len(game.state.hands[game.seat]):
        return game
    card = game.state.hands[game.seat][index]
    if is_dead(game.state, card):
        return exchange(game, card)
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
    """Moves the cursor to the first cell for the chosen card, unless it stands on one."""
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
        return replace(clear_selection(game), asked=None if game.asked == cell else cell)
    play = play_at(game, cell)
    if play:
        return act(game, play)
    number = before.refused.number + 1 if before.refused else 1
    return _refuse(replace(game, hint=None), _play(game, game.card, cell), number)


def with_only_card(game: Game, cell: Cell) -> Game:
    """The game with the only card of the hand chosen, if nothing is and it fits on the cell."""
    if game.card is not None or len(game.seen.hand) != 1:
        return game
    chosen = replace(game, chosen=0)
    return chosen if play_at(chosen, cell) else game


def _wake(game: Game, cell: Cell) -> Game:
    number = game.woken.number + 1 if game.woken else 1
    return replace(game, woken=Woken(cell, number))


def play_at(game: Game, cell: Cell) -> Place | Remove | None:
    """The play of the chosen card on the cell, if it is legal."""
    if game.card is None or not can_play(game):
        return None
    return next((play for play in game.plays(game.card) if play.cell == cell), None)


def _play(game: Game, card: Card, cell: Cell) -> Place | Remove:
    """The play of the card on the cell, legal or not."""
    removes = game.record.edition.remove
    return Remove(card, cell) if removes and card == removes.card else Place(card, cell)


def _refuse(game: Game, action: Action, number: int = 1) -> Game:
    """The game with the reason why the action is not legal."""
    return replace(game, refused=Refused(action, refusal(game.state, action), number))


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


def stage(game: Game, action: Action, *, by_chance: bool = False) -> Game:
    """The computer shows the card that it will play."""
    return replace(game, staged=Staged(action, by_chance=by_chance))


def show_cell(game: Game) -> Game:
    """The computer also shows the cell."""
    return replace(game, staged=replace(game.staged, cell_shown=True)) if game.staged else game


def pause(game: Game) -> Game:
    """Pauses the computers in a game without people, or lets them go on."""
    if game.people:
        return game
    playback = Playback.PAUSED if game.playback is Playback.RUNNING else Playback.RUNNING
    return replace(game, playback=playback, staged=None)


def step(game: Game) -> Game:
    """Lets a computer act once in a game without people, then pauses."""
    return game if game.people else replace(game, playback=Playback.STEPPING, staged=None)


def exchange(game: Game, card: Card) -> Game:
    """Exchanges a dead card, or refuses to."""
    if not can_play(game):
        return game
    if Exchange(card) not in legal_actions(game.state):
        return _refuse(clear_selection(game), Exchange(card))
    return act(game, Exchange(card))


def exchange_until_playable(game: Game) -> Game:
    """Exchanges dead cards, the oldest first, while no card can be played."""
    while can_play(game) and not game.plays():
        dead = next((a for a in legal_actions(game.state) if isinstance(a, Exchange)), None)
        if dead is None:
            break
        game = act(game, dead)
    return game


def pass_turn(game: Game) -> Game:
    """Passes if that is legal."""
    legal = can_play(game) and Pass() in legal_actions(game.state)
    return act(game, Pass()) if legal else game


def draw(game: Game, seat: int) -> Game:
    """Draws by hand for the person on the seat if a card is owed."""
    return act(game, Draw(seat)) if seat in game.owing else game


def refuse_draw(game: Game) -> Game:
    """Refuses to draw, because no seat is owed a card."""
    return _refuse(clear_selection(game), Draw(game.seat))


def move_cursor(game: Game, across: int, down: int) -> Game:
    """Moves the cursor by this many columns and rows, but not off the board."""
    column, row = cell_position(game.cursor)
    columns, rows = game.record.edition.size
    column, row = min(max(column + across, 0), columns - 1), min(max(row + down, 0), rows - 1)
    return replace(game, cursor=cell_name(column, row))


def ask_threats(game: Game) -> Game:
    """Shows who is one chip away from a row, or hides it again; a chosen card stays chosen."""
    if not can_play(game):
        return game
    return replace(game, threats_asked=not game.threats_asked, refused=None)


def jump_cursor(game: Game) -> Game:
    """Moves the cursor to the next cell for the chosen card, or for any card of the hand."""
    cells = game.targets or frozenset(play.cell for play in game.plays())
    order = game.record.edition.board_order(cells | {game.cursor})
    place = order.index(game.cursor)
    after = [cell for cell in (*order[place + 1 :], *order[:place]) if cell in cells]
    return replace(game, cursor=after[0]) if after else game


def can_play(game: Game) -> bool:
    """Whether the seat in view can act now."""
    return game.phase is Phase.PLAYING and game.state.outcome is None


def _actor(game: Game, action: Action) -> int:
    return action.seat if isinstance(action, Draw) else game.state.turn


def _losers(game: Game, action: Action) -> tuple[int, ...]:
    """The seats that lose their right to draw by the action."""
    pending, turn = game.state.pending, game.state.turn
    match action:
        case Draw(seat):
            return pending[: pending.index(seat)]
        case Place() | Remove() if turn in pending:
            return (turn,)
    return ()


def _in_a_row(state: State, cell: Cell) -> int:
    """The length of the longest run of its colour through the cell, suns included, in one line."""
    colour, edition = state.board[cell], state.edition

    def own(one: Cell) -> bool:
        return one in edition.free or state.board.get(one) == colour

    lines = [sorted(line, key=cell_position) for line in edition.lines_through[cell]]
    runs = [list(run) for line in lines for _own, run in groupby(line, own)]
    return max((len(run) for run in runs if cell in run), default=0)


def _rows_made(before: State, after: State) -> int:
    """The number of rows of the seat that has played if it has made one and several win, else 0."""
    colour = before.setup.seats[before.turn].colour
    rows = len(after.rows.get(colour, ()))
    return rows if rows > len(before.rows.get(colour, ())) else 0


def _recent(game: Game, action: Action) -> tuple[Event, ...]:
    """The events so far of the turn that the action belongs to."""
    ended = any(isinstance(e.action, Place | Remove | Pass) for e in game.happened)
    return () if ended and not isinstance(action, Draw) else game.happened


def _with_next_seat(game: Game, before: Game) -> Game:
    """The game with the next seat in view after an action."""
    if game.state.outcome is not None:
        return replace(game, phase=Phase.PLAYING)
    owes = game.seat in game.state.pending and game.seat in game.people
    played = game.state.turn != before.state.turn
    if owes and before.state.turn == game.seat and played and _waits_for_draws(game):
        return replace(game, phase=Phase.HANDING_ON)
    if game.phase is Phase.HANDING_ON and (owes or len(game.people) > 1):
        return game
    return _go_on(game) if played or game.phase is not Phase.PLAYING else game


def _hold_last_play(game: Game, action: Action, before: Game) -> Game:
    """Keeps the seat in view after a play, so that people see it before the curtain comes."""
    if game.phase is not Phase.COVERED or not isinstance(action, Place | Remove):
        return game
    return replace(game, phase=Phase.LANDED, seat=before.seat)


def _waits_for_draws(game: Game) -> bool:
    """Whether the game waits for the seat in view to draw by hand."""
    return not game.open_hands or game.computer is not None


def _go_on(game: Game) -> Game:
    """Goes on with a computer, or with the next person."""
    if game.computer is not None:
        return replace(game, phase=Phase.WATCHING, seat=game.seat if game.people else game.computer)
    phase = Phase.COVERED if game.covers_hands else Phase.PLAYING
    return replace(game, phase=phase, seat=game.state.turn, hurried=False)
