"""The dialogs in which bots go from device to device."""

from game.ui.frame.markup import Node, element
from game.ui.frame.message import encode
from game.ui.look.i18n import _, plural
from game.ui.look.parts import dialog, face, picture, worded
from game.ui.look.words import BOT_PICTURE
from game.ui.model.joining import Hint
from game.ui.screens.together.codes_view import (
    answering,
    by_hand,
    how,
    looking,
    said,
    seen_code,
    shown_code,
)
from game.ui.workshop.author_field import author_field
from game.ui.workshop.bots_text import Bot
from game.ui.workshop.collect.msg import CollectedPicked, SendAgreed, SentBotPicked
from game.ui.workshop.collect_state import Answer, CollectDialog, SendDialog
from game.ui.workshop.files import name_elsewhere
from game.ui.workshop.links import link_code
from game.ui.workshop.state import Workshop


def collect_dialog(model: Workshop, shown: CollectDialog) -> Node:
    """The code, the camera that looks for answers, and whose bots have come."""
    title = _("Collect bots")
    if shown.hint is Hint.UNSUPPORTED:
        return dialog(title, said(shown.hint), back=_("Back"))
    buttons = {"share": _("Share this bot"), "send": _("Send to the teacher")}
    words = _("On each tablet with a bot: tap “%(share)s”, then “%(send)s”.") % buttons
    bots = model.collected_bots
    tournament = worded(
        "icon-crown", _("Class tournament"), msg=CollectedPicked, class_="main", key="tournament"
    )
    return dialog(
        title,
        how(words),
        element("div", shown_code(shown.drawing), seen_code(shown), class_="codes"),
        _refused(shown.refused) if shown.refused else said(shown.hint),
        by_hand(
            shown,
            has_code=shown.drawing is not None,
            number=shown.read,
            words=_("If the other tablet has no camera, paste the link of its bot here."),
        ),
        _collected(bots),
        back=_("Stop"),
        beside_back=tournament if bots else None,
    )


def _refused(why: Answer) -> Node:
    """Why the last bot was not taken."""
    if why is Answer.FULL:
        words = _("There is no room for another bot. Delete one first.")
    else:
        words = _("What has come is no bot. Send it again.")
    return element("div", element("p", words), key="hint", class_="note hint", role="status")


def _collected(bots: tuple[Bot, ...]) -> Node:
    """How many bots have come, and which."""
    number = len(bots)
    forms = plural("%(number)d bot has come.", "%(number)d bots have come.", number)
    names = [
        element("li", face(BOT_PICTURE, bot.face), element("span", bot.name), key=bot.name)
        for bot in reversed(bots)
    ]
    return element(
        "div",
        element("p", forms % {"number": number}, role="status"),
        element("ul", *names, tabindex=0) if names else None,
        key="collected",
        class_="collected",
    )


def send_dialog(model: Workshop, shown: SendDialog) -> Node:
    """First the camera that looks for a code, then a question, the answer, and what came of it."""
    title = _("Send to the teacher")
    if shown.answer:
        is_taken = shown.answer is Answer.TAKEN
        sign = picture("icon-done" if is_taken else "icon-watch-out")
        words = element("p", sign, element("span", _answer(shown.answer)), role="status")
        return dialog(title, element("div", words, key="answer", class_="arrived"), back=_("Back"))
    if shown.hint is Hint.UNSUPPORTED:
        return dialog(title, said(shown.hint), back=_("Back"))
    if not shown.code:
        return dialog(title, *_looking(shown), back=_("Back"))
    if not shown.is_agreed:
        return _question(model, shown, title)
    return dialog(title, *answering(shown), back=_("Back"))


def _looking(shown: SendDialog) -> tuple[Node | None, ...]:
    """The camera that looks for the teacher's code, and the way without one."""
    buttons = {"share": _("Share this bot"), "link": _("Share a link")}
    words = _("Tap “%(share)s”, then “%(link)s”, and send the link to the teacher.") % buttons
    return looking(shown, wanted=_("Use the code that the teacher’s tablet shows."), words=words)


def _question(model: Workshop, shown: SendDialog, title: str) -> Node:
    """Which bot is sent, whose it is, and the button that sends it."""
    has_link = bool(link_code(model.bot, model.author, model.series))
    too_long = element("p", _("This bot is too long for a link. Save it as a file."), class_="note")
    return dialog(
        title,
        element("div", face(BOT_PICTURE, model.bot.face), _which(model), class_="sent-bot"),
        author_field(model),
        element("p", _whose(), role="alert", class_="note")
        if shown.is_name_asked and not model.author
        else None,
        None if has_link else too_long,
        worded(
            "icon-share",
            _("Send this bot"),
            msg=SendAgreed,
            class_="main",
            key="send-bot",
            disabled=not (has_link and shown.device),
        ),
        back=_("Back"),
    )


def _whose() -> str:
    return _("Whose bot is it? Write your name, or tap again to send it without one.")


def _which(model: Workshop) -> Node:
    """What the teacher will call the bot that is sent; several can be chosen from."""
    is_saved = any(bot.name == model.bot.name for bot in model.bots)
    if len(model.bots) < 2 or not is_saved:
        return element("b", name_elsewhere(model.bot, model.author))
    options = [
        element(
            "option",
            name_elsewhere(bot, model.author),
            value=number,
            selected=bot.name == model.bot.name,
            key=str(number),
        )
        for number, bot in enumerate(model.bots)
    ]
    return element("select", *options, data_msg=encode(SentBotPicked), aria_label=_("Bot name"))


def _answer(answer: Answer) -> str:
    match answer:
        case Answer.TAKEN:
            return _("Your bot has arrived.")
        case Answer.FULL:
            return _("The other tablet has no room for another bot.")
        case Answer.BAD:
            return _("The other tablet could not read your bot.")
