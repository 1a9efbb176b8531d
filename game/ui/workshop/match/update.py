"""What messages about the game on the board do; pure."""

from dataclasses import replace

from game.bots.level_names import RANDOM
from game.rules.action import Action, Place, Remove
from game.ui.screens.table.msg import CardPicked, CellPicked
from game.ui.workshop.answers import Answer, Why, parse_answer
from game.ui.workshop.effect import AskLevel, AskSandbox, ChooseSeed, Pause, Result
from game.ui.workshop.match import stepping
from game.ui.workshop.match.msg import (
    ActionPicked,
    AgainPicked,
    BotAnswered,
    LevelChose,
    MatchMsg,
    PauseEnded,
    PeekFlipped,
    PersonMsg,
    PlacePicked,
    PlayFlipped,
    SeedChosen,
    ShortenPicked,
    StepPicked,
    StepsMsg,
)
from game.ui.workshop.match.person import person_acts
from game.ui.workshop.match_state import Match, again, begin, shorten, take
from game.ui.workshop.seating import BOT, PERSON, easier, is_known, is_level, saved_bot, seatings
from game.ui.workshop.state import Tab, Workshop
from game.ui.workshop.ways import (
    BoardPicked,
    CardsPicked,
    GamePicked,
    OpponentPicked,
    SeatsPicked,
)


def update(model: Workshop, msg: MatchMsg) -> Result:  # noqa: C901 - one case a message
    """The model after the message, and the effects."""
    match msg:
        case OpponentPicked(opponent):
            known = is_known(opponent, model.bots)
            return (replace(model, opponent=opponent) if known else model), ()
        case BoardPicked(number):
            is_one = number in range(len(model.editions))
            return (replace(model, board=number) if is_one else model), ()
        case SeatsPicked(number):
            is_one = number in [one.seats for one in seatings(model.edition)]
            return (replace(model, seats=number) if is_one else model), ()
        case CardsPicked(number):
            fewer = [step.cards for step in easier(model.edition, model.seats)]
            is_one = number in (0, *fewer)
            return (replace(model, cards=number) if is_one else model), ()
        case PeekFlipped():
            return replace(model, peeks=not model.peeks), ()
        case GamePicked():
            return replace(model, tab=Tab.BOARD), (ChooseSeed(),)
        case SeedChosen(seed):
            game = begin(model.edition, model.opponent, model.games, seed, model.seats, model.cards)
            return _begin(model, game)
    if isinstance(msg, StepsMsg):
        return stepping.update(model, msg)
    if model.match is None:
        return (
            (model, (ChooseSeed(),)) if isinstance(msg, PlayFlipped | StepPicked) else (model, ())
        )
    match msg:
        case AgainPicked():
            return _again(model, model.match)
        case PlayFlipped():
            return _flip(model, model.match)
        case StepPicked():
            return _step(replace(model, is_playing=False), model.match)
        case PlacePicked(place):
            return _go_to(model, model.match, place), ()
        case ShortenPicked():
            if model.match.is_at_end:
                return model, ()
            shorter = replace(model, match=shorten(model.match), asked="", is_playing=False)
            return replace(shorter, games=model.games, fault=None), ()
        case BotAnswered(version, text):
            return _answered(model, model.match, version, text)
        case LevelChose(version, action):
            is_awaited = version == model.asked
            return _played(model, model.match, action) if is_awaited else (model, ())
        case PauseEnded(version, place):
            goes_on = model.is_playing and (version, place) == (
                model.match.version,
                model.match.place,
            )
            return _step(model, model.match) if goes_on else (model, ())
        case _:
            return _person(model, model.match, msg)


def _again(model: Workshop, game: Match) -> Result:
    """Begins the same game again. If it is one of the arena, the way back stays."""
    if model.origin:
        moved = model.origin.replace(match=model.games, puzzle=None)
        model = replace(model, watched=moved)
    return _begin(model, again(game, model.games))


def _begin(model: Workshop, game: Match) -> Result:
    begun = replace(
        model,
        match=game,
        games=model.games + 1,
        is_playing=True,
        asked="",
        answer=None,
        chosen=None,
        peeks=False,
        fault=None,
    )
    return begun, (Pause(game.version, 0),)


def _go_to(model: Workshop, game: Match, place: int) -> Workshop:
    shown = replace(game, place=min(max(place, 0), len(game.turns)))
    return replace(model, match=shown, is_playing=False, chosen=None)


def _flip(model: Workshop, game: Match) -> Result:
    """Plays or pauses. At the end of a game, a new one begins."""
    if model.is_playing:
        return replace(model, is_playing=False), ()
    if game.is_over and game.is_at_end:
        return model, (ChooseSeed(),)
    return _step(replace(model, is_playing=True), game)


def _step(model: Workshop, game: Match) -> Result:
    """Shows the next turn. If there is none yet, asks the seat that acts next."""
    if not game.is_at_end:
        shown = replace(game, place=game.place + 1)
        return _shown(replace(model, match=shown, chosen=None), shown)
    if game.is_over or model.asked:
        return model, ()
    return ask(model, game)


def _shown(model: Workshop, game: Match) -> Result:
    """Lets the next turn follow after a pause, while the game goes on by itself."""
    if not model.is_playing:
        return model, ()
    if game.is_at_end and game.is_over:
        return replace(model, is_playing=False), ()
    return model, (Pause(game.version, game.place),)


def ask(model: Workshop, game: Match) -> Result:
    """Asks the computer that acts next. A person is not asked, but taps."""
    player, seen = game.players[game.seat], game.seen
    if player == PERSON:
        return model, ()
    asked = replace(model, asked=game.version, answer=None)
    if is_level(player):
        return asked, (AskLevel(game.version, player, seen, game.chance),)
    bot = model.bot if player == BOT else saved_bot(player, model.bots)
    if bot is None:
        return replace(model, is_playing=False), ()
    return asked, (AskSandbox(game.version, bot, seen),)


def _answered(model: Workshop, game: Match, version: str, text: str) -> Result:
    """Takes the bot's action.

    A bot with a mistake waits until somebody mends it. For a bot that is too slow or too large,
    chance chooses.
    """
    if version != model.asked:
        return model, ()
    seen = game.seen
    answer = parse_answer(text, seen.legal)
    if answer.action:
        return _played(replace(model, answer=answer), game, answer.action)
    is_own = game.players[game.seat] == BOT
    faulty = replace(
        model,
        answer=answer,
        is_playing=False,
    )
    faulty = faulty.with_fault(answer.fault) if is_own else faulty
    if answer.fault and answer.fault.why in (Why.SLOW, Why.MEMORY):
        return faulty, (AskLevel(version, RANDOM, seen, game.chance),)
    return replace(faulty, asked=""), ()


def _played(model: Workshop, game: Match, action: Action) -> Result:
    if action not in game.seen.legal:
        return replace(model, asked=""), ()
    answer: Answer | None = model.answer
    after = take(game, action, answer)
    shown = after if game.is_at_end else replace(after, place=game.place)
    return _shown(replace(model, match=shown, asked="", answer=None, chosen=None), shown)


def _person(model: Workshop, game: Match, msg: PersonMsg) -> Result:
    """Takes what a person taps who plays against the bot: a card and a cell, or another action."""
    if not person_acts(game):
        return model, ()
    seen = game.seen
    match msg:
        case CardPicked(number):
            is_one = number in range(len(seen.hand)) and number != model.chosen
            return replace(model, chosen=number if is_one else None), ()
        case CellPicked(cell):
            card = seen.hand[model.chosen] if model.chosen is not None else None
            fitting = [
                action
                for action in seen.legal
                if isinstance(action, Place | Remove)
                and action.cell == cell
                and card in (None, action.card)
            ]
            return _person_plays(model, game, fitting[0]) if fitting else (model, ())
        case ActionPicked(number):
            is_one = number in range(len(seen.legal))
            return _person_plays(model, game, seen.legal[number]) if is_one else (model, ())


def _person_plays(model: Workshop, game: Match, action: Action) -> Result:
    """Takes the person's action. Then the game goes on by itself."""
    return _played(replace(model, is_playing=True, answer=None), game, action)
