"""How a turn goes on: actions, draws, the next seat; each function returns the next Game; pure."""

from dataclasses import replace

from game.rules.action import Action, Draw, Exchange, Pass, Place, Remove
from game.rules.cards import Card
from game.rules.play import apply, legal_actions
from game.rules.refusal import refusal
from game.ui.play.event import Event, event_of
from game.ui.play.feedback import Refused
from game.ui.play.game import Game, Phase, Playback


def can_play(game: Game) -> bool:
    """Whether the seat in view can act now."""
    return game.phase is Phase.PLAYING and game.state.outcome is None


def act(game: Game, action: Action) -> Game:
    """The game after a legal action, with the next seat in view unless the play is shown first."""
    acted = act_in_record(game, action)
    record = replace(acted.record, actions=(*acted.record.actions, action))
    return _hold_last_play(replace(acted, record=record), action, before=game)


def show_next(game: Game) -> Game:
    """Shows the next action of the record again."""
    action = game.record.actions[game.action_count]
    return _hold_last_play(act_in_record(game, action), action, before=game)


def act_in_record(game: Game, action: Action) -> Game:
    """The game after a legal action that its record already has."""
    state = apply(game.state, action)
    by_chance = game.announced is not None and game.announced.by_chance
    event = event_of(game.state, action, state, by_chance=by_chance)
    acted = replace(
        clear_selection(game),
        state=state,
        action_count=game.action_count + 1,
        events=(*_recent(game, action), event),
        warned=game.warned if state.turn == game.state.turn else None,
        announced=None,
        taken_back=(),
        taken_back_by=None,
        playback=Playback.PAUSED if game.playback is Playback.STEPPING else game.playback,
        before=game if can_play(game) and not isinstance(action, Draw) else game.before,
    )
    return _with_next_seat(acted, before=game)


def _recent(game: Game, action: Action) -> tuple[Event, ...]:
    """The events so far of the turn that the action belongs to."""
    ended = any(isinstance(e.action, Place | Remove | Pass) for e in game.events)
    return () if ended and not isinstance(action, Draw) else game.events


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
    return go_on(game) if played or game.phase is not Phase.PLAYING else game


def _hold_last_play(game: Game, action: Action, before: Game) -> Game:
    """Keeps the seat in view after a play, so that people see it before the curtain comes."""
    if game.phase is not Phase.COVERED or not isinstance(action, Place | Remove):
        return game
    return replace(game, phase=Phase.LANDED, seat=before.seat)


def _waits_for_draws(game: Game) -> bool:
    """Whether the game waits for the seat in view to draw by hand."""
    return not game.open_hands or game.computer is not None


def go_on(game: Game) -> Game:
    """Goes on with a computer, with another device, or with the next person."""
    if game.computer is not None:
        return replace(game, phase=Phase.WATCHING, seat=game.seat if game.people else game.computer)
    phase = Phase.COVERED if game.covers_hands else Phase.PLAYING
    return replace(game, phase=phase, seat=game.state.turn, hurried=False)


def show_hand(game: Game) -> Game:
    """Shows the hand to the seat in view, to play or only to draw a card.

    The last play can no longer be taken back.
    """
    to_play = game.seat == game.state.turn
    seeing = Phase.PLAYING if to_play else Phase.HANDING_ON
    return replace(game, phase=seeing, before=None) if game.phase is Phase.COVERED else game


def pass_tablet(game: Game) -> Game:
    """The game goes on: the seat in view draws no further card, or the curtain comes."""
    goes_on = game.phase in (Phase.HANDING_ON, Phase.LANDED)
    return go_on(clear_selection(game)) if goes_on else game


def end_landing(game: Game, version: str) -> Game:
    """Brings the curtain, unless the game went on since that version."""
    shown = game.phase is Phase.LANDED and game.version == version
    return pass_tablet(game) if shown else game


def exchange(game: Game, card: Card) -> Game:
    """Exchanges a dead card, or refuses to."""
    if not can_play(game):
        return game
    if Exchange(card) not in legal_actions(game.state):
        return refuse(clear_selection(game), Exchange(card), game)
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
    """Draws by hand for the person on the seat if that person may draw."""
    return act(game, Draw(seat)) if seat in game.may_draw else game


def refuse_draw(game: Game) -> Game:
    """Refuses to draw, because nobody may draw."""
    return refuse(clear_selection(game), Draw(game.seat), game)


def refuse(game: Game, action: Action, before: Game) -> Game:
    """The game with the reason why the action is not legal; `before` has the last refusal."""
    number = before.refused.number + 1 if before.refused else 1
    refused = Refused(action, refusal(game.state, action), number)
    return replace(game, refused=refused, taps_in_vain=game.taps_in_vain + 1)


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
