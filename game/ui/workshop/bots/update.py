"""What messages about the bots do: they change, open, save, export and import them; pure."""

from dataclasses import replace

from game.together.packed_text import MAX_DRAWN
from game.ui.look.i18n import _
from game.ui.look.names import clean_name
from game.ui.workshop.answers import Why, parse_fault
from game.ui.workshop.bots.msg import (
    BotFacePicked,
    BotNamed,
    BotPicked,
    BotsChanged,
    BotsMsg,
    BotsOpened,
    BotsRead,
    CodeChanged,
    CodeChecked,
    CodeDrawn,
    DeleteBotConfirmed,
    DeleteBotPicked,
    ExportPicked,
    FilesRead,
    ImportPicked,
    LinkPicked,
    LinkRead,
    LinkSent,
    NewBotPicked,
    SharePicked,
    StrangersTaken,
)
from game.ui.workshop.bots_text import (
    FACES,
    MAX_AUTHOR,
    MAX_NAME,
    NO_FACE,
    Bot,
    Bots,
    clean_code,
    free_name,
    parse_bots,
    with_bot,
    without_bot,
)
from game.ui.workshop.effect import (
    AskForBots,
    CheckCode,
    DeleteBot,
    DrawBot,
    OfferText,
    Result,
    SaveAuthor,
    SaveBot,
    ShareBot,
)
from game.ui.workshop.files import file_name, file_text, is_collected, sent_name
from game.ui.workshop.goals import first_open
from game.ui.workshop.language import set_language
from game.ui.workshop.links import SIGN, link_code
from game.ui.workshop.open_bot import open_bot, saved_bots, show_bot
from game.ui.workshop.start_contest import tournament
from game.ui.workshop.starter import starter_code
from game.ui.workshop.state import (
    BotsDialog,
    DeleteBotDialog,
    NoBotDialog,
    ShareDialog,
    StrangersDialog,
    Tab,
    Workshop,
)
from game.ui.workshop.ways import AuthorNamed


def update(model: Workshop, msg: BotsMsg) -> Result:  # noqa: C901 - one case a message
    """The model after the message, and the effects."""
    match msg:
        case BotsRead(text):
            return _read(model, text), ()
        case BotsChanged(text):
            saved = parse_bots(text)
            return _with(model, saved), ()
        case CodeChanged(text):
            return _change(model, replace(model.bot, code=clean_code(text)))
        case CodeChecked(code, text):
            return _checked(model, code, text), ()
        case BotNamed(text):
            return _rename(model, clean_name(text, MAX_NAME))
        case BotFacePicked(number):
            is_one = number in range(FACES)
            return _change(model, replace(model.bot, face=number)) if is_one else (model, ())
        case NewBotPicked():
            return open_bot(model, replace(_new_bot(model), face=NO_FACE))
        case BotsOpened():
            return replace(model, dialog=BotsDialog()), ()
        case BotPicked(number):
            is_one = number in range(len(model.bots))
            return (show_bot(model, model.bots[number]) if is_one else model), ()
        case DeleteBotPicked():
            return replace(model, dialog=DeleteBotDialog()), ()
        case DeleteBotConfirmed():
            return _delete(model)
        case SharePicked():
            return _draw(replace(model, dialog=ShareDialog()))
        case LinkPicked():
            code = link_code(model.bot, model.author, model.series)
            return model, (ShareBot(SIGN + code),) if code else ()
        case LinkSent(result) if isinstance(model.dialog, ShareDialog):
            return replace(model, dialog=model.dialog.replace(sent=result)), ()
        case CodeDrawn(drawing) if isinstance(model.dialog, ShareDialog):
            return replace(model, dialog=model.dialog.replace(drawing=drawing)), ()
        case LinkSent() | CodeDrawn():
            return model, ()
        case LinkRead(found):
            shown = StrangersDialog((found.bot,), False, found.series) if found else NoBotDialog()
            return replace(model, dialog=shown), ()
        case ExportPicked():
            is_asked = not model.author and not isinstance(model.dialog, ShareDialog)
            return (replace(model, dialog=ShareDialog()), ()) if is_asked else _export(model)
        case AuthorNamed(text):
            author = clean_name(text, MAX_AUTHOR)
            named, effects = _draw(replace(model, author=author))
            return named, (SaveAuthor(author), *effects)
        case ImportPicked():
            return model, (AskForBots(for_contest=False),)
        case FilesRead(bots, for_contest):
            dialog = StrangersDialog(bots, for_contest) if bots else None
            return replace(model, dialog=dialog), ()
        case StrangersTaken():
            return _take(model)


def _new_bot(model: Workshop) -> Bot:
    """A new bot, with a name and a docstring in the language of the page."""
    set_language(model.language)
    name = free_name(_("My bot"), {bot.name for bot in model.bots})
    return Bot(name, starter_code())


def _with(model: Workshop, saved: Bots) -> Workshop:
    return replace(model, bots=saved.bots, passed=saved.passed, author=saved.author)


def _read(model: Workshop, text: str) -> Workshop:
    """The model with the saved bots and the next lesson. The newest bot is opened.

    A bot that was collected is not: its code is to be seen first.
    """
    saved = parse_bots(text)
    read = replace(_with(model, saved), lesson=first_open(saved.passed))
    opened = next((bot for bot in saved.bots if not is_collected(bot)), None)
    collected = tuple(bot.name for bot in reversed(saved.bots) if is_collected(bot))
    return show_bot(replace(read, collected=collected), opened or _new_bot(read))


def _change(model: Workshop, bot: Bot) -> Result:
    """Saves the changed bot at once, and forgets what was wrong with the old code."""
    if bot == model.bot:
        return model, ()
    saved = with_bot(saved_bots(model), bot, model.bot.name)
    has_code, save = bot.code == model.bot.code, SaveBot(bot, model.bot.name)
    changed = replace(model if has_code else model.without_fault(), bot=bot, bots=saved.bots)
    return changed, (save,) if has_code else (save, CheckCode(bot.code))


def _checked(model: Workshop, code: str, text: str) -> Workshop:
    """Shows what is wrong with the code, if it is the newest and no other fault is shown."""
    fault = parse_fault(text)
    is_awaited = code == model.bot.code and model.fault is None
    is_known = fault is not None and fault.why is Why.ERROR  # else the check itself has failed
    return replace(model, fault=fault) if is_awaited and is_known else model


def _rename(model: Workshop, name: str) -> Result:
    taken = {bot.name for bot in model.bots if bot.name != model.bot.name}
    return _change(model, replace(model.bot, name=free_name(name, taken))) if name else (model, ())


def _delete(model: Workshop) -> Result:
    gone = model.bot.name
    saved = without_bot(saved_bots(model), gone).bots
    left = replace(model, bots=saved)
    return show_bot(left, saved[0] if saved else _new_bot(left)), (DeleteBot(gone),)


def _draw(model: Workshop) -> Result:
    """Draws the code of the open bot for cameras, if it is shared and short enough."""
    code = link_code(model.bot, model.author, model.series)
    if not isinstance(model.dialog, ShareDialog) or not 0 < len(code) <= MAX_DRAWN:
        return model, ()
    return model, (DrawBot(SIGN + code),)


def _export(model: Workshop) -> Result:
    """Offers the bot as a file with the name of its author."""
    name = sent_name(model.bot)
    has_author = name.endswith(model.author)
    name = file_name(name if has_author else f"{name} {model.author}")
    text = file_text(model.bot, model.author)
    return replace(model, dialog=None), (OfferText(f"{name}.py", text),)


def _take(model: Workshop) -> Result:
    if not isinstance(model.dialog, StrangersDialog):
        return model, ()
    strangers, for_contest = model.dialog.bots, model.dialog.for_contest
    series = model.series if model.dialog.series is None else model.dialog.series
    seen = replace(model, dialog=None, series=series)
    if for_contest:
        return tournament(seen, strangers)
    (bot, *_others) = strangers
    return open_bot(replace(seen, tab=Tab.CODE), replace(bot, name=sent_name(bot)))
