"""How a contest begins; pure."""

from collections.abc import Sequence
from dataclasses import replace

from game.bots.level_names import LEVELS
from game.ui.workshop.bots_text import Bot
from game.ui.workshop.contest_state import Entrant, new_contest
from game.ui.workshop.effect import PlayContest, Result
from game.ui.workshop.state import Arena, Purpose, Tab, Workshop


def own_entrant(model: Workshop) -> Entrant:
    """The bot in the editor as an entrant."""
    return bot_entrant(model, model.bot)


def bot_entrant(model: Workshop, bot: Bot) -> Entrant:
    """A bot as an entrant. If it was made here, its author is who makes bots here."""
    return Entrant(bot.name, "", bot.code, bot.author or model.author, bot.face)


def begin_contest(
    model: Workshop,
    entrants: Sequence[Entrant],
    games: int,
    purpose: Purpose,
    *,
    lesson: int | None = None,
    board: int | None = None,
) -> Result:
    """Begins a contest, and stops the one before it."""
    edition = model.editions[board] if board is not None else model.edition
    series = model.series if lesson is None else 1
    seats, cards = (model.seats, model.cards) if board is None else (0, 0)
    contest = new_contest(edition, entrants, games, series, seats, cards)
    number = model.arena.number + 1 if model.arena else 0
    arena = Arena(number, contest, purpose, lesson=lesson)
    if model.arena and model.arena.contest.entrants[0].code != entrants[0].code:
        model = without_puzzle(model)
    begun = replace(model, arena=arena, is_playing=False, fault=None, is_seed_refused=False)
    return begun, (PlayContest(number, contest),)


def without_puzzle(model: Workshop) -> Workshop:
    """The page without a missed puzzle on the board: the bot solves it now, or is another one."""
    if model.origin is None or model.origin.puzzle is None:
        return model
    return replace(model, match=None, watched=None, steps=None, asked="", answer=None, chosen=None)


def tournament(model: Workshop, bots: Sequence[Bot]) -> Result:
    """Lets the bots of a class play each other. A single bot plays against the levels."""
    entrants = [Entrant(bot.name, "", bot.code, bot.author, bot.face) for bot in bots]
    if len(entrants) == 1:
        entrants += [Entrant(level, level=level) for level in LEVELS]
    shown = replace(model, tab=Tab.ARENA)
    return begin_contest(shown, entrants, model.pair_games, Purpose.TOURNAMENT)
