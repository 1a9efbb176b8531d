"""How the same seats play again, perhaps on the next step of difficulty; pure."""

import random
from dataclasses import dataclass, replace

from game.bots.level_names import LEVELS, Level
from game.rules.edition import DrawMode, Edition
from game.rules.edition_data import is_built, is_mix, unmixed
from game.rules.state import Seat
from game.ui.boards.mixing import mixed
from game.ui.look.words import BOT_FACES, FACES, dress, is_bot, seat_face_number
from game.ui.model.effect import Result
from game.ui.model.model import Model
from game.ui.model.saving_effects import Deal, SaveSettings
from game.ui.play.by_message import NEVER
from game.ui.play.game import Game
from game.ui.settings.difficulty import Step, at_step, steps
from game.ui.settings.fitting import fit_seats
from game.ui.settings.settings import MAX_SEATS, PERSON, SeatBot, Settings, Who


@dataclass(frozen=True, slots=True)
class Offer:
    """A harder or an easier game."""

    settings: Settings

    step: Step
    """Its step of difficulty."""

    level: Level = ""
    """The level of its computers, such as `cub`; empty if the step is another one instead."""


def play_again(model: Model, game: Game) -> Result:
    """Deals again; a first game that people have not won goes on to teach."""
    if model.learning and not (game.wins(*game.everybody) and model.settings.learned):
        return model, (_deal(model.settings, game),)
    return _deal_again(model, game, as_played(model.settings, game))


def play_mixed(model: Model, game: Game) -> Result:
    """Deals again with the animals in other places: after a game, or before anybody has played."""
    if not can_mix(model, game):
        return model, ()
    board = mixed(game.record.edition, random.Random(game.version))
    return _deal_again(model, game, as_played(model.settings, game), board)


def can_mix(model: Model, game: Game) -> bool:
    """Whether the animals can be put into other places now: no person loses a chip by that."""
    chips, seats = {*game.state.board.values()}, game.seen.seats
    if model.together and not model.together.is_host:
        return False
    if dealer_elsewhere(game) is not None:
        return False
    is_known = game.by_message is not None and game.by_message.sent != NEVER
    is_begun = (
        is_known
        or game.before is not None
        or any(seats[seat].colour in chips for seat in game.everybody)
    )
    return not model.learning and (game.state.outcome is not None or not is_begun)


def play_harder(model: Model, game: Game) -> Result:
    """Deals again what `harder` offers, and saves its settings."""
    offered = harder(model, game)
    return _deal_again(model, game, offered.settings) if offered else (model, ())


def play_easier(model: Model, game: Game) -> Result:
    """Deals again what `easier` offers, and saves its settings."""
    offered = easier(model, game)
    return _deal_again(model, game, offered.settings) if offered else (model, ())


def steps_of(game: Game) -> tuple[Step, ...]:
    """All steps of difficulty for the seats of this game."""
    return steps(game.seen.edition, len(game.seen.seats))


def harder(model: Model, game: Game) -> Offer | None:
    """A harder game for people who have won. None if no game is harder.

    It is the next step of difficulty. After the last one, the weakest computers that play against
    people become one level stronger.
    """
    if not game.wins(*game.everybody):
        return None
    settings = as_played(model.settings, game)
    known, played = steps_of(game), _step(game)
    number = known.index(played) + 1 if played in known else len(known)
    if number < len(known):
        return Offer(at_step(settings, number), known[number])
    levels = [game.seen.seats[seat].played_by for seat in _opponents(game)]
    weakest = min((LEVELS.index(level) for level in levels if level in LEVELS), default=None)
    if weakest is None or LEVELS[weakest] == LEVELS[-1]:
        return None
    higher = LEVELS[weakest + 1]
    return Offer(_against(settings, game, LEVELS[: weakest + 1], higher), played, higher)


def easier(model: Model, game: Game) -> Offer | None:
    """An easier game for people whom computers have beaten; None if no game is easier.

    Computers that play against people come down to the level below that of the winner. Below the
    lowest level, and if a bot of the workshop has won, it is one step of difficulty. A first game
    and a game with other settings, such as one from a link, offer nothing.
    """
    settings = model.settings
    if not game.is_lost or model.learning or as_played(settings, game) != settings:
        return None
    known, played = steps_of(game), _step(game)
    level = max(
        LEVELS.index(seat.played_by) if seat.played_by in LEVELS else 0
        for i, seat in enumerate(game.seen.seats)
        if game.wins(i)
    )
    if level > 0:
        lower = LEVELS[level - 1]
        return Offer(_against(settings, game, LEVELS[level:], lower), played, lower)
    number = known.index(played) - 1 if played in known else -1
    return Offer(at_step(settings, number), known[number]) if number >= 0 else None


def _step(game: Game) -> Step:
    options = game.seen.options
    return Step(options.hand_size, options.power_cards)


def _opponents(game: Game) -> set[int]:
    """The seats of other colours than those of people."""
    own = {game.seen.seats[seat].colour for seat in game.everybody}
    return {i for i, seat in enumerate(game.seen.seats) if seat.colour not in own}


def _against(settings: Settings, game: Game, levels: tuple[Level, ...], level: Level) -> Settings:
    """The settings with this level for each computer against people that has one of `levels`."""
    seats = game.seen.seats
    changed = {seat for seat in _opponents(game) if seats[seat].played_by in levels}
    who = (level if i in changed else who for i, who in enumerate(settings.who))
    return replace(settings, who=tuple(who))


def _deal_again(
    model: Model, game: Game, settings: Settings, board: Edition | None = None
) -> Result:
    saved = (SaveSettings(settings),) if settings != model.settings else ()
    learning = model.learning and not model.settings.learned
    again = replace(model, settings=settings, learning=learning)
    return again, (*saved, _deal(settings, game, board))


def _deal(settings: Settings, game: Game, board: Edition | None = None) -> Deal:
    """Deals on this board. Without one, the board of the game stays as it is."""
    shown, rules = board or game.record.edition, settings.rules
    is_mixed = shown != rules and is_mix(shown, rules)
    is_begun_anew = board is not None and game.state.outcome is None
    dealer = game.record.setup.dealer if is_begun_anew else next_dealer(settings, game)
    return Deal(len(game.state.hands), dealer, shown if is_mixed else None)


def dealer_elsewhere(game: Game) -> int | None:
    """The seat of the person far away who deals after a game by message.

    None if somebody here deals. The next person in turn deals, so that no two devices do.
    """
    if game.by_message is None or game.state.outcome is None:
        return None
    count = len(game.state.hands)
    in_turn = [(game.record.setup.dealer + 2 + i) % count for i in range(count)]
    seat = next(seat for seat in in_turn if seat in game.everybody)
    return seat if seat in game.elsewhere else None


def next_dealer(settings: Settings, game: Game) -> int:
    """The seat that deals next: the winner, so that a loser starts; else the next seat."""
    winners = [event.seat for event in game.events if game.wins(event.seat)]
    if settings.loser_starts and winners:
        return winners[-1]
    return (game.record.setup.dealer + 1) % len(game.state.hands)


def as_played(settings: Settings, game: Game) -> Settings:
    """The settings that deal the game on the table again.

    They differ from `settings` after a first game, or if those changed while the game was saved.
    """
    setup, edition = game.record.setup, game.record.edition
    dealt = settings.setup(setup.seed, setup.dealer)
    is_same = (dealt, settings.open_hands) == (setup, game.open_hands)
    if is_same and is_mix(edition, settings.rules):
        return settings
    seats, options, built = len(setup.seats), setup.options, is_built(unmixed(edition))
    names = [
        seat.name if seat.name and i in game.everybody else settings.names[i]
        for i, seat in enumerate(setup.seats)
    ]
    who = [PERSON if i in game.everybody else _who(seat) for i, seat in enumerate(setup.seats)]
    colours = dict.fromkeys([*(seat.colour for seat in setup.seats), *settings.colours])
    has_choice = DrawMode.MANUAL in edition.draw
    played = replace(
        settings,
        edition=settings.edition if built else edition.name,
        built=edition if built else None,
        seats=seats,
        names=(*names, *settings.names[seats:]),
        faces=_faces(settings, game),
        who=(*who, *settings.who[seats:]),
        colours=tuple(colours),
        hand_size=options.hand_size,
        power_cards=options.power_cards,
        manual_draw=options.draw is DrawMode.MANUAL if has_choice else settings.manual_draw,
        open_hands=game.open_hands,
    )
    return fit_seats(played)


def _who(seat: Seat) -> Who:
    """The computer of the seat, as the settings name it."""
    if not is_bot(seat):
        return seat.played_by
    return SeatBot(seat.name, BOT_FACES[dress((seat,), 0)])


def _faces(settings: Settings, game: Game) -> tuple[str, ...]:
    """The faces of the game's people; the other seats get those that are left."""
    seats = game.record.setup.seats
    faces = list(FACES)
    taken = {seat: faces[seat_face_number(seat, seats[seat])] for seat in game.everybody}
    others = dict.fromkeys([*settings.faces, *faces])
    left = iter([face for face in others if face not in taken.values()])
    return tuple(taken.get(seat) or next(left) for seat in range(MAX_SEATS))
