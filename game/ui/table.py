"""What taps do to a game on the table: each function takes a Game and gives the next one; pure."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from game.bots.danger import danger
from game.bots.hint import Hint
from game.rules.action import Action, Draw, Exchange, Pass, Place, Remove
from game.rules.cards import Card
from game.rules.edition import Cell, cell_name, cell_position
from game.rules.play import IllegalAction, apply, is_dead, legal_actions
from game.rules.record import Record, RecordError
from game.rules.state import State, new_game
from game.ui.model import Event, Game, NotHere, Notice, Phase, Run, Settings, Staged, Warned


def deal(settings: Settings, seed: str, dealer: int) -> Game:
    """A new game, seen by the seat that starts or, where a computer does, by the first person."""
    return _begin(Record(settings.rules, settings.setup(seed, dealer)), settings.open_hands)


def resume(record: Record, *, open_hands: bool) -> Game:
    """The game where the record leaves it, the hand in view covered if there are other people.

    RecordError names the first action that does not fit.
    """
    for game in played(record, open_hands=open_hands):  # noqa: B007 - the last one is wanted
        pass
    if game.seat not in game.owing:
        game = hand_on(game)
    alone = open_hands or len(game.people) < 2
    shown = game.phase in (Phase.PLAYING, Phase.HANDING_ON) and game.state.outcome is None
    return replace(game, phase=Phase.COVERED) if shown and not alone else game


def played(record: Record, *, open_hands: bool) -> Iterator[Game]:
    """The game after the deal, then after each action of the record."""
    game = _begin(Record(record.edition, record.setup), open_hands)
    yield game
    for position, action in enumerate(record.actions, 1):
        looked_at = game if isinstance(action, Draw) else show_hand(hand_on(game))
        try:
            game = act(looked_at, action)
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
    return _look_on(replace(game, seat=in_view))


def act(game: Game, action: Action) -> Game:
    """The game after a legal action, with the seat in view that is to see it next."""
    state = apply(game.state, action)
    event = Event(
        _actor(game, action),
        action,
        _losers(game, action),
        _in_a_row(state, action.cell) if isinstance(action, Place) else 0,
        game.state.board[action.cell] if isinstance(action, Remove) else None,
    )
    acted = replace(
        let_go(game),
        record=replace(game.record, actions=(*game.record.actions, action)),
        state=state,
        happened=(*_recent(game, action), event),
        warned=game.warned if state.turn == game.state.turn else None,
        staged=None,
        run=Run.STANDS if game.run is Run.STEPS else game.run,
        before=game if can_play(game) and not isinstance(action, Draw) else game.before,
    )
    return _next_in_view(acted, before=game)


def take_back(game: Game) -> Game:
    """The game before the last play of a person, at the curtain where hands are covered.

    The draw pile is the same as then: the card that was drawn will be drawn again.
    """
    if game.before is None or not game.can_undo:
        return game
    phase = Phase.COVERED if game.covers_hands else Phase.PLAYING
    return replace(let_go(game.before), phase=phase, cursor=game.cursor, undone=game.undone + 1)


def let_go(game: Game) -> Game:
    """No card is chosen, no cell asked about and no hint given."""
    return replace(game, chosen=None, asked=None, notice=None, hint=None)


def show_hand(game: Game) -> Game:
    """The seat that the tablet was passed to sees its hand, perhaps only to draw what it owes.

    What came before is settled.
    """
    to_play = game.seat == game.state.turn
    seeing = Phase.PLAYING if to_play else Phase.HANDING_ON
    return replace(game, phase=seeing, before=None) if game.phase is Phase.COVERED else game


def hand_on(game: Game) -> Game:
    """The game goes on without a card being drawn any more by the seat in view."""
    return _look_on(let_go(game)) if game.phase is Phase.HANDING_ON else game


def pick_card(game: Game, index: int) -> Game:
    """Chooses the card, lets go of it when it is chosen already, exchanges it when it is dead."""
    if not can_play(game) or index >= len(game.state.hands[game.seat]):
        return game
    card = game.state.hands[game.seat][index]
    if is_dead(game.state, card):
        return exchange(game, card)
    return _go_where_it_fits(replace(let_go(game), chosen=None if game.chosen == index else index))


def _go_where_it_fits(game: Game) -> Game:
    """The cursor goes to the first cell for the chosen card, unless it stands on one."""
    if not game.targets or game.cursor in game.targets:
        return game
    return replace(game, cursor=game.record.edition.board_order(game.targets)[0])


def pick_cell(game: Game, cell: Cell) -> Game:
    """Plays the chosen card there; without one, asks which cards of the hand fit."""
    game = replace(game, cursor=cell, notice=None)
    if not can_play(game):
        return game
    if game.card is None:
        return replace(let_go(game), asked=None if game.asked == cell else cell)
    action = play_on(game, cell)
    return act(game, action) if action else replace(game, hint=None, notice=NotHere(cell))


def play_on(game: Game, cell: Cell) -> Place | Remove | None:
    """The play of the chosen card on the cell, where it is legal."""
    if game.card is None or not can_play(game):
        return None
    return next((play for play in game.plays(game.card) if play.cell == cell), None)


def warn(game: Game, cell: Cell) -> Game:
    """Asks once in a turn whether the play on the cell is meant, if it lets somebody win.

    A play that was advised is never questioned.
    """
    play = play_on(game, cell)
    advised = game.hint is not None and play == game.hint.action
    found = danger(game.seen, play) if play and not game.warned and not advised else None
    return replace(game, warned=Warned(play, found)) if play and found else game


def play_what_is_meant(game: Game) -> Game:
    """The play that somebody was warned of."""
    meant = game.warned and can_play(game) and game.warned.play in game.seen.legal
    return act(game, game.warned.play) if game.warned and meant else game


def take_hint(game: Game, hint: Hint) -> Game:
    """Shows the hint, its card chosen, unless somebody has chosen a card in the meantime."""
    if not can_play(game) or game.card or hint.action not in game.seen.legal:
        return game
    shown = replace(let_go(game), hint=hint)
    if isinstance(hint.action, Place | Remove):
        chosen = game.seen.hand.index(hint.action.card)
        return replace(shown, chosen=chosen, cursor=hint.action.cell)
    return shown


def stage(game: Game, action: Action) -> Game:
    """The computer shows the card that it is about to play."""
    return replace(game, staged=Staged(action))


def show_cell(game: Game) -> Game:
    """The computer shows the cell, too."""
    return replace(game, staged=replace(game.staged, cell_shown=True)) if game.staged else game


def pause(game: Game) -> Game:
    """In a game without people the computers stop where they go, and go on where they stand."""
    if game.people:
        return game
    run = Run.STANDS if game.run is Run.GOES else Run.GOES
    return replace(game, run=run, staged=None)


def step(game: Game) -> Game:
    """The computers do one thing and stop."""
    return game if game.people else replace(game, run=Run.STEPS, staged=None)


def exchange(game: Game, card: Card) -> Game:
    """Exchanges a dead card, or tells why not."""
    if not can_play(game):
        return game
    if Exchange(card) not in legal_actions(game.state):
        return replace(let_go(game), notice=Notice.NO_MORE_EXCHANGES)
    return act(game, Exchange(card))


def exchange_until_something_fits(game: Game) -> Game:
    """Exchanges dead cards, the oldest first, while no card can be played."""
    while can_play(game) and not game.plays():
        dead = next((a for a in legal_actions(game.state) if isinstance(a, Exchange)), None)
        if dead is None:
            break
        game = act(game, dead)
    return game


def pass_turn(game: Game) -> Game:
    """Passes, where that is legal."""
    legal = can_play(game) and Pass() in legal_actions(game.state)
    return act(game, Pass()) if legal else game


def draw(game: Game, seat: int) -> Game:
    """Draws by hand for the person on the seat, where a card is owed."""
    return act(game, Draw(seat)) if seat in game.owing else game


def nobody_draws(game: Game) -> Game:
    """Tells whoever tapped the draw pile that no seat owes itself a card."""
    return replace(let_go(game), notice=Notice.NOBODY_DRAWS)


def move_cursor(game: Game, across: int, down: int) -> Game:
    """Moves the cursor by so many columns and rows, as far as the board goes."""
    column, row = cell_position(game.cursor)
    columns, rows = game.record.edition.size
    column, row = min(max(column + across, 0), columns - 1), min(max(row + down, 0), rows - 1)
    return replace(game, cursor=cell_name(column, row))


def can_play(game: Game) -> bool:
    """Whether the seat in view may act now."""
    return game.phase is Phase.PLAYING and game.state.outcome is None


def _actor(game: Game, action: Action) -> int:
    return action.seat if isinstance(action, Draw) else game.state.turn


def _losers(game: Game, action: Action) -> tuple[int, ...]:
    """The seats whose right to draw the action ends without a card."""
    pending, turn = game.state.pending, game.state.turn
    match action:
        case Draw(seat):
            return pending[: pending.index(seat)]
        case Place() | Remove() if turn in pending:
            return (turn,)
    return ()


def _in_a_row(state: State, cell: Cell) -> int:
    """The longest run of the chip's colour through the cell, suns included, within a line."""
    colour, edition = state.board[cell], state.edition

    def own(one: Cell) -> bool:
        return one in edition.free or state.board.get(one) == colour

    lines = [sorted(line, key=cell_position) for line in edition.lines_through[cell]]
    runs = [list(run) for line in lines for _own, run in groupby(line, own)]
    return max((len(run) for run in runs if cell in run), default=0)


def _recent(game: Game, action: Action) -> tuple[Event, ...]:
    """What happened in the turn that the action belongs to."""
    ended = any(isinstance(e.action, Place | Remove | Pass) for e in game.happened)
    return () if ended and not isinstance(action, Draw) else game.happened


def _next_in_view(game: Game, before: Game) -> Game:
    """Who looks after an action: mostly the same seat, until the turn or a computer's is over."""
    if game.state.outcome is not None:
        return replace(game, phase=Phase.PLAYING)
    owes = game.seat in game.state.pending and game.seat in game.people
    played = game.state.turn != before.state.turn
    if owes and before.state.turn == game.seat and played and _waits_for_draws(game):
        return replace(game, phase=Phase.HANDING_ON)
    if game.phase is Phase.HANDING_ON and (owes or len(game.people) > 1):
        return game
    return _look_on(game) if played or game.phase is not Phase.PLAYING else game


def _waits_for_draws(game: Game) -> bool:
    """Whether the seat in view is given time to draw by hand before the game goes on."""
    return not game.open_hands or game.computer is not None


def _look_on(game: Game) -> Game:
    """The game goes on: with a computer, or with the next person."""
    if game.computer is not None:
        return replace(game, phase=Phase.WATCHING, seat=game.seat if game.people else game.computer)
    phase = Phase.COVERED if game.covers_hands else Phase.PLAYING
    return replace(game, phase=phase, seat=game.state.turn)
