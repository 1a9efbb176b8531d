"""What taps do to a game on the table: each function takes a Game and gives the next one; pure."""

from dataclasses import replace

from game.rules.action import Action, Draw, Exchange, Pass, Place, Remove
from game.rules.cards import Card
from game.rules.edition import Cell, cell_name, cell_position
from game.rules.play import apply, is_dead, legal_actions
from game.rules.record import Record
from game.rules.state import new_game
from game.ui.model import Event, Game, NotHere, Notice, Phase, Settings


def deal(settings: Settings, seed: str, dealer: int) -> Game:
    """A new game, seen by the seat that starts."""
    record = Record(settings.rules, settings.setup(seed, dealer))
    state = new_game(record.edition, record.setup)
    return Game(
        record=record,
        state=state,
        seat=state.turn,
        phase=Phase.PLAYING if settings.open_hands else Phase.COVERED,
        cursor=next(cell for cell in record.edition.picture_at if cell not in record.edition.free),
        open_hands=settings.open_hands,
    )


def act(game: Game, action: Action) -> Game:
    """The game after a legal action, with the seat in view that is to see it next."""
    state = apply(game.state, action)
    event = Event(_actor(game, action), action, _losers(game, action))
    acted = replace(
        game,
        record=replace(game.record, actions=(*game.record.actions, action)),
        state=state,
        happened=(*_recent(game, action), event),
    )
    return _next_in_view(let_go(acted), before=game)


def let_go(game: Game) -> Game:
    """No card is chosen and no cell asked about."""
    return replace(game, chosen=None, asked=None, notice=None)


def show_hand(game: Game) -> Game:
    """The seat that the tablet was passed to sees its hand."""
    return replace(game, phase=Phase.PLAYING) if game.phase is Phase.COVERED else game


def hand_on(game: Game) -> Game:
    """The next seat gets the tablet, its hand still covered."""
    if game.phase is not Phase.HANDING_ON:
        return game
    return replace(let_go(game), seat=game.state.turn, phase=Phase.COVERED)


def pick_card(game: Game, index: int) -> Game:
    """Chooses the card, lets go of it when it is chosen already, exchanges it when it is dead."""
    if not can_play(game) or index >= len(game.state.hands[game.seat]):
        return game
    card = game.state.hands[game.seat][index]
    if is_dead(game.state, card):
        return exchange(game, card)
    return replace(let_go(game), chosen=None if game.chosen == index else index)


def pick_cell(game: Game, cell: Cell) -> Game:
    """Plays the chosen card there; without one, asks which cards of the hand fit."""
    game = replace(game, cursor=cell, notice=None)
    if not can_play(game):
        return game
    if game.card is None:
        return replace(game, asked=None if game.asked == cell else cell)
    action = next((play for play in game.plays(game.card) if play.cell == cell), None)
    return act(game, action) if action else replace(game, notice=NotHere(cell))


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
    """Draws by hand for the seat, where it owes itself a card."""
    return act(game, Draw(seat)) if Draw(seat) in legal_actions(game.state) else game


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


def _recent(game: Game, action: Action) -> tuple[Event, ...]:
    """What happened in the turn that the action belongs to."""
    ended = any(isinstance(e.action, Place | Remove | Pass) for e in game.happened)
    return () if ended and not isinstance(action, Draw) else game.happened


def _next_in_view(game: Game, before: Game) -> Game:
    state = game.state
    if state.outcome is not None or state.turn == before.state.turn:
        return game
    if game.open_hands:
        return replace(game, seat=state.turn)
    if game.seat in state.pending:
        return replace(game, phase=Phase.HANDING_ON)
    return replace(game, seat=state.turn, phase=Phase.COVERED)
