"""Carries actions between the table and the other devices; pure.

The side of the room, a `Host` or a `Guest`, decides which actions count. `agree` puts its game on
the table.
"""

from dataclasses import replace

from game.rules.action import Action, Place, Remove
from game.together.guest import Guest
from game.together.host import Host
from game.together.messages import Bye, Reason, Table, text_of
from game.together.shared_game import SharedGame, TableError, open_game
from game.together.step import Change, Dealt, Gone, Joined, SetAside, Step
from game.ui.model.devices import Together, game_id
from game.ui.model.effect import Call, Effect, Result
from game.ui.model.joining import CloseLink, SaveDevices, SendText
from game.ui.model.model import Model
from game.ui.model.saving_effects import SetGameAside, saving
from game.ui.play import start, turn
from game.ui.play.game import Game, Phase
from game.ui.saved.devices_text import SavedDevices, SharedPlaces
from game.ui.saved.game_text import with_clean_names

MOST_AT_ONCE = 8
"""Up to this many new actions are shown one by one. Of more, only the last position is shown."""


def share(before: Model, after: Model) -> Result:
    """What follows for other devices from a step of any room."""
    together, game = after.together, after.game
    if together is None or game is before.game:
        return after, ()
    if game is None:
        return _left_table(before, after, together)
    if _is_shared(together, game):
        return _send_actions(after, together, game)
    if together.is_host and not game.record.actions and together.given_seats(after.settings):
        return _deal(after, together, game)
    return leave(after)


def keep_guests(before: Model, after: Model) -> Result:
    """What follows if somebody goes on with a saved game while devices are linked.

    A host deals it to its guests. A guest leaves its host.
    """
    old, new = before.together, after.together
    if old is None or new is None or old.game or not new.game or new.links or not old.links:
        return after, ()
    side = old.side
    if not (isinstance(side, Host) and new.is_host):
        _left, effects = leave(before)
        return after, effects
    return step_to(replace(after, together=old), old, side.deal(new.game))


def leave(model: Model) -> Result:
    """This device leaves the room; its game stays as it is."""
    together = model.together
    if together is None:
        return model, ()
    step = together.side.leave()
    gone = tuple(CloseLink(link) for link in together.links)
    return replace(model, together=None), (*_sent(together, step), *gone)


def step_to(model: Model, together: Together, step: "Step[Host] | Step[Guest]") -> Result:
    """The model after a step of the room. The table then shows the game of the room."""
    after = replace(together, side=step.state)
    aside: list[Effect] = []
    for sent in step.sent:
        if isinstance(sent.message, Bye):
            after = after.without_link(together.link_of(sent.device))
    for change in step.changes:
        after, kept = _changed(after, change)
        aside += kept
    is_dealt = any(isinstance(change, Dealt) for change in step.changes)
    agreed, effects = agree(replace(model, together=after), is_dealt=is_dealt)
    return agreed, (*_sent(together, step), *aside, *effects)


def agree(model: Model, *, is_dealt: bool = False) -> Result:
    """Puts the game of the room on the table, and saves what is new.

    Unless `is_dealt`, a device that has left the table does not come back to it.
    """
    together, shared = model.together, model.together.game if model.together else None
    if together is None or shared is None:
        return model, ()
    table = model.game if model.game and _is_shared(together, model.game) else None
    if table is None and not is_dealt:
        return model, ()
    game, effects = _played_on(model, table, shared, together)
    game = start.seen_from(game, together.elsewhere, together.away, together.departed_seats)
    if game == table:
        return model, ()
    saves: tuple[Effect, ...] = ()
    if table is None or table.elsewhere != game.elsewhere:
        saves = (save_devices(together, shared),)
    if table is None or table.record is not game.record:
        saves = (*saves, saving(game))
    agreed = replace(model.with_game(game), learning=False)
    if table is None:
        agreed = replace(agreed, dialog=None)
    if table is None and model.has_saved_game and together.keeps_own:
        used = replace(together, keeps_own=False)
        agreed = replace(agreed, together=used, shelved=agreed.shelved + 1)
        saves = (SetGameAside(), *saves)
    return agreed, (*saves, *effects)


def save_devices(together: Together, shared: SharedGame | None) -> SaveDevices:
    """The effect that saves which devices share the game."""
    host = together.own if isinstance(together.side, Host) else together.side.host
    games = (SharedPlaces(shared.id, host, shared.places),) if shared and host else ()
    return SaveDevices(SavedDevices(together.own, games))


def _is_shared(together: Together, game: Game) -> bool:
    """Whether the game on the table is the one that the devices share."""
    shared = together.game
    return shared is not None and shared.record.setup.seed == game.record.setup.seed


def _left_table(before: Model, after: Model, together: Together) -> Result:
    """A host keeps its guests after the end of a game, for the next one."""
    ended = before.game is not None and before.game.state.outcome is not None
    return (after, ()) if together.is_host and ended else leave(after)


def _deal(model: Model, together: Together, game: Game) -> Result:
    """Deals to all devices. Without a place in a message, the game stays on this one."""
    side = together.side
    assert isinstance(side, Host)
    given, seats = together.given_seats(model.settings), range(len(game.record.setup.seats))
    places = tuple(given.get(seat, together.own) for seat in seats)
    try:
        shared = open_game(Table(game_id(game.record), game.record, places), together.own)
    except TableError:
        return leave(model.with_game(start.seen_from(game, frozenset(), frozenset())))
    dealt = replace(together, side=replace(side, taken=frozenset()))
    step = replace(side, taken=frozenset()).deal(shared)
    after, effects = step_to(model, dealt, step)
    return after, (save_devices(dealt, shared), *effects)


def _send_actions(model: Model, together: Together, game: Game) -> Result:
    """Sends what somebody has done here; the table goes back if the room does not accept it."""
    shared = together.game
    assert shared is not None
    done, known = game.record.actions, shared.record.actions
    if done == known:
        return model, ()
    effects: list[Effect] = []
    if len(done) < len(known):
        return step_to(model, together, together.side.back(len(done)))
    for action in done[len(known) :]:
        step = together.side.act(action)
        effects += _sent(together, step)
        together = replace(together, side=step.state)
    agreed, more = agree(replace(model, together=together))
    return agreed, (*effects, *more)


def _changed(together: Together, change: Change) -> tuple[Together, tuple[Effect, ...]]:
    match change:
        case Joined(hello):
            known = {**together.known, hello.device: hello}
            departed = together.departed - {hello.device}
            return replace(together, known=known, departed=departed), ()
        case Gone(device, reason):
            link = together.link_of(device)
            left = {device} if reason is Reason.LEFT else set[str]()
            gone = replace(together, departed=together.departed | left)
            return gone.without_link(link), (CloseLink(link),) if link else ()
        case SetAside():
            return together, (SetGameAside(),)
    return together, ()


def _sent(together: Together, step: "Step[Host] | Step[Guest]") -> tuple[Effect, ...]:
    """The effects that send the messages; after a `Bye` the link is closed."""
    effects: list[Effect] = []
    for sent in step.sent:
        link = together.link_of(sent.device)
        if link:
            effects.append(SendText(link, text_of(sent.message)))
        if link and isinstance(sent.message, Bye):
            effects.append(CloseLink(link))
    return tuple(effects)


def _played_on(
    model: Model, table: Game | None, shared: SharedGame, together: Together
) -> tuple[Game, tuple[Effect, ...]]:
    """The game on the table with the actions of the shared one, and what is heard of them."""
    record = shared.record if together.is_host else with_clean_names(shared.record)
    if table is None:
        *_between, game = start.replayed(
            record, open_hands=_open_hands(model, together), elsewhere=together.elsewhere
        )
        return replace(start.resume(game), undone=_undone(model)), ()
    done = table.record.actions
    if done == record.actions:
        return table, ()
    more = record.actions[len(done) :]
    if record.actions[: len(done)] == done and len(more) <= MOST_AT_ONCE:
        game = table
        for action in more:
            game = _acted(game, action)
        return game, _heard(model, more[-1])
    *_between, game = start.replayed(
        record, open_hands=table.open_hands, elsewhere=together.elsewhere
    )
    left = game.state.board
    taken = tuple(chip for chip in table.state.board.items() if chip[0] not in left)
    again = replace(start.resume(game), undone=_undone(model), cursor=table.cursor)
    by = _taken_back_by(again, done)
    return replace(again, taken_back=taken, taken_back_by=by, before=None), ()


def _taken_back_by(game: Game, done: tuple[Action, ...]) -> int | None:
    """The seat on another device that took its play back. None if no play went back."""
    left, seat = game.record.actions, game.state.turn
    is_shorter = len(left) < len(done) and done[: len(left)] == left
    return seat if is_shorter and seat in game.elsewhere else None


def _acted(game: Game, action: Action) -> Game:
    """The game after an action of another device; what somebody has chosen here stays chosen."""
    after = turn.act(game, action)
    stays = game.phase is Phase.PLAYING and after.phase is Phase.PLAYING and after.seat == game.seat
    if not stays or after.state.turn != game.state.turn:
        return after
    return replace(after, chosen=game.chosen, asked=game.asked, hint=game.hint)


def _undone(model: Model) -> int:
    """A new version, so that late answers are dropped."""
    return model.game.undone + 1 if model.game else 1


def _open_hands(model: Model, together: Together) -> bool:
    """Whether people here see each other's cards: only the host's settings are of this game."""
    return together.is_host and model.settings.open_hands


def _heard(model: Model, action: Action) -> tuple[Effect, ...]:
    """The call of the card's animal, as after a computer's play."""
    settings = model.settings
    if not (settings.sound and settings.calls and isinstance(action, Place | Remove)):
        return ()
    return (Call(action.card, (), softly=True),)
