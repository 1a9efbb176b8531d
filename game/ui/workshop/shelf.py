"""What messages about the bots do: to write, name, open, keep, export and import them; pure."""

from collections.abc import Iterable
from dataclasses import replace

from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.boards.boards_text import parse_boards
from game.ui.look.names import clean_name
from game.ui.workshop import contests
from game.ui.workshop.bots_text import (
    FACES,
    MAX_BOTS,
    MAX_NAME,
    NO_FACE,
    Bot,
    clean_code,
    file_text,
    free_name,
    keep,
    parse_bots,
    read_file,
    without,
)
from game.ui.workshop.effect import AskForBots, DeleteBot, KeepBot, OfferText, Result
from game.ui.workshop.lessons import first_open
from game.ui.workshop.msg import (
    BotFacePicked,
    BotNamed,
    BotPicked,
    BotsChanged,
    BotsOpened,
    BotsRead,
    CodeChanged,
    DeleteBotConfirmed,
    DeleteBotPicked,
    EditionsRead,
    ExportPicked,
    FilesRead,
    ImportPicked,
    NewBotPicked,
    NotKept,
    ShelfMsg,
    StrangersTaken,
    TournamentPicked,
)
from game.ui.workshop.opening import kept_bots, new_name, open_bot, show_bot
from game.ui.workshop.state import BotsDialog, DeleteBotDialog, StrangersDialog, Workshop

STARTER = '''\
def choose(seen, rng):
    """Choose one of the plays in seen.legal."""
    return rng.choice(seen.legal)
'''
"""The code of a new bot."""


def update(model: Workshop, msg: ShelfMsg) -> Result:  # noqa: C901 - one case a message
    """The model after the message, and the effects."""
    match msg:
        case BotsRead(text):
            return _read(model, text), ()
        case BotsChanged(text):
            kept = parse_bots(text)
            return replace(model, bots=kept.bots, passed=kept.passed), ()
        case EditionsRead(text):
            built = parse_boards(text).items
            return replace(model, editions=(*map(load_edition, EDITION_NAMES), *built)), ()
        case NotKept():
            return replace(model, cannot_save=True), ()
        case CodeChanged(text):
            return _change(model, replace(model.bot, code=clean_code(text)))
        case BotNamed(text):
            return _rename(model, clean_name(text, MAX_NAME))
        case BotFacePicked(number):
            is_one = number in range(FACES)
            return _change(model, replace(model.bot, face=number)) if is_one else (model, ())
        case NewBotPicked():
            return open_bot(model, Bot(new_name(model), STARTER, NO_FACE))
        case BotsOpened():
            return replace(model, dialog=BotsDialog()), ()
        case BotPicked(number):
            is_one = number in range(len(model.bots))
            return (show_bot(model, model.bots[number]) if is_one else model), ()
        case DeleteBotPicked():
            return replace(model, dialog=DeleteBotDialog()), ()
        case DeleteBotConfirmed():
            return _delete(model)
        case ExportPicked():
            return model, (OfferText(f"{_file_name(model.bot.name)}.py", file_text(model.bot)),)
        case ImportPicked():
            return model, (AskForBots(for_contest=False),)
        case TournamentPicked():
            return model, (AskForBots(for_contest=True),)
        case FilesRead(bots, for_contest):
            dialog = StrangersDialog(bots, for_contest) if bots else None
            return replace(model, dialog=dialog), ()
        case StrangersTaken():
            return _take(model)


def _read(model: Workshop, text: str) -> Workshop:
    """The model with the kept bots, the newest of which is opened, and the next lesson."""
    kept = parse_bots(text)
    read = replace(model, bots=kept.bots, passed=kept.passed, lesson=first_open(kept.passed))
    return show_bot(read, kept.bots[0] if kept.bots else Bot(new_name(model), STARTER))


def _change(model: Workshop, bot: Bot) -> Result:
    """The changed bot is kept at once; what was wrong with the old code is forgotten."""
    if bot == model.bot:
        return model, ()
    kept = keep(kept_bots(model), bot, model.bot.name)
    fault = model.fault if bot.code == model.bot.code else None
    changed = replace(model, bot=bot, bots=kept.bots, fault=fault)
    return changed, (KeepBot(bot, model.bot.name),)


def _rename(model: Workshop, name: str) -> Result:
    taken = {bot.name for bot in model.bots if bot.name != model.bot.name}
    return _change(model, replace(model.bot, name=free_name(name, taken))) if name else (model, ())


def _delete(model: Workshop) -> Result:
    gone = model.bot.name
    kept = without(kept_bots(model), gone).bots
    left = replace(model, bots=kept)
    return show_bot(left, kept[0] if kept else Bot(new_name(left), STARTER)), (DeleteBot(gone),)


def _take(model: Workshop) -> Result:
    if not isinstance(model.dialog, StrangersDialog):
        return model, ()
    strangers, for_contest = model.dialog.bots, model.dialog.for_contest
    seen = replace(model, dialog=None)
    return contests.tournament(seen, strangers) if for_contest else open_bot(seen, strangers[0])


def strangers(files: Iterable[tuple[str, str]]) -> tuple[Bot, ...]:
    """The bots of the files, by name and text, each with a name of its own."""
    bots: list[Bot] = []
    for name, text in files:
        taken = {bot.name for bot in bots}
        clean = clean_name(name.removesuffix(".py").replace("_", " "), MAX_NAME) or "?"
        if len(bots) < MAX_BOTS:
            bots.append(Bot(free_name(clean, taken), *read_file(text)))
    return tuple(bots)


def _file_name(name: str) -> str:
    return "".join(sign if sign.isalnum() else "_" for sign in name)
