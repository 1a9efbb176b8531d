"""The dialogs about bots."""

from game.ui.frame.markup import Node, element
from game.ui.look.code_picture import code_picture
from game.ui.look.i18n import _, plural
from game.ui.look.parts import button, dialog, with_focus, worded
from game.ui.workshop.author_field import author_field
from game.ui.workshop.bots.face import bot_face, face_choice
from game.ui.workshop.bots.msg import (
    BotPicked,
    DeleteBotConfirmed,
    ExportPicked,
    ImportPicked,
    LinkPicked,
    NewBotPicked,
    StrangersTaken,
)
from game.ui.workshop.bots_text import MAX_BOTS
from game.ui.workshop.code_view import code_block
from game.ui.workshop.links import link_code
from game.ui.workshop.state import Drawing, ShareDialog, StrangersDialog, Workshop
from game.ui.workshop.ways import SendToTeacherPicked


def bots_dialog(model: Workshop) -> Node:
    """The saved bots, which can be opened, and the buttons that add one."""
    bots = [
        element(
            "li",
            button(
                bot_face(bot.face),
                element("span", bot.name),
                msg=BotPicked,
                about=(number,),
                class_="choice",
                pressed=bot.name == model.bot.name,
            ),
            key=bot.name,
        )
        for number, bot in enumerate(model.bots)
    ]
    is_full = len(model.bots) >= MAX_BOTS
    full = _("There is no room for another bot. Delete one first.")
    return dialog(
        _("My bots"),
        element("ul", *bots, class_="bots") if bots else element("p", _("You have no bots yet.")),
        face_choice(model.bot) if bots else None,
        element("p", full, class_="problem") if is_full else None,
        worded("icon-pencil", _("New bot"), msg=NewBotPicked, disabled=is_full),
        worded("icon-open", _("Open a file"), msg=ImportPicked, disabled=is_full),
        back=_("Back"),
    )


def delete_dialog(model: Workshop) -> Node:
    """The question whether to delete the open bot."""
    words = _("%(name)s and its code will be deleted.") % {"name": model.bot.name}
    return dialog(
        _("Delete this bot?"),
        element("p", words),
        worded("icon-bin", _("Delete this bot"), msg=DeleteBotConfirmed),
        back=_("Back"),
    )


def share_dialog(model: Workshop, shown: ShareDialog) -> Node:
    """The question who has made the bot, and the ways to share it."""
    about = _("The file and the table of a tournament show your name.")
    too_long = _("This bot is too long for a link. Save it as a file.")
    has_link = bool(link_code(model.bot, model.author, model.series))
    ways = (
        author_field(model),
        element("p", about, class_="note"),
        worded("icon-file", _("Save as a file"), msg=ExportPicked, class_="main"),
        worded("icon-link", _("Share a link"), msg=LinkPicked, disabled=not has_link),
        worded(
            "icon-tablets",
            _("Send to the teacher"),
            msg=SendToTeacherPicked,
            disabled=not has_link,
        ),
        element("p", _sent(shown.sent) if has_link else too_long, role="status", class_="note"),
    )
    title, back = _("Share this bot"), _("Back")
    if not shown.drawing:
        return dialog(title, *ways, back=back)
    return dialog(title, element("div", *ways, class_="half"), _drawn(shown.drawing), back=back)


def _sent(result: str) -> str:
    match result:
        case "shared":
            return _("The link is on its way.")
        case "copied":
            return _("Link copied. Paste it anywhere you like.")
        case "failed":
            return _("The link could not be copied. Save the bot as a file instead.")
    return ""


def _drawn(drawing: Drawing) -> Node:
    words = _("A code for the camera of the other tablet")
    code = code_picture(drawing.side, drawing.path, words, "bot-code")
    return element("div", element("p", words, class_="note"), code, class_="half")


def no_bot_dialog() -> Node:
    """Says that a link has no bot."""
    words = _("The link is damaged. Ask for a new one.")
    return dialog(_("This link has no bot."), element("p", words), back=_("Back"))


def strangers_dialog(shown: StrangersDialog) -> Node:
    """Code of somebody else, and the question whether to use it."""
    number = len(shown.bots)
    title = plural("Look at %(number)d bot first", "Look at %(number)d bots first", number)
    about = _(
        "Somebody else wrote this code. It runs in a sandbox: it cannot reach your games "
        "or the internet. Use it only if you know who wrote it."
    )
    take = _("Let them play") if shown.for_contest else _("Open it")
    files = [
        element(
            "details",
            element("summary", bot_face(max(bot.face, 0)), bot.name),
            code_block(bot.code),
            key=bot.name,
            open=number == 1,
        )
        for bot in shown.bots
    ]
    return dialog(
        title % {"number": number},
        element("p", about),
        element("div", *files, class_="strangers"),
        with_focus(worded("icon-done", take, msg=StrangersTaken, class_="main")),
        back=_("Back"),
        focus_on_back=False,
    )
