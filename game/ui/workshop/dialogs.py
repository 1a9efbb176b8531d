"""The dialogs of the workshop."""

from typing import assert_never

from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _, plural
from game.ui.look.parts import button, dialog, picture, worded
from game.ui.screens.learn.rules_page import rules_page
from game.ui.workshop.bots_text import MAX_BOTS
from game.ui.workshop.coded import code_block
from game.ui.workshop.face import bot_face, face_choice
from game.ui.workshop.match import BOT, players, setup
from game.ui.workshop.msg import (
    BotPicked,
    DeleteBotConfirmed,
    ImportPicked,
    NewBotPicked,
    StrangersTaken,
)
from game.ui.workshop.state import (
    BotsDialog,
    DeleteBotDialog,
    RulesDialog,
    StrangersDialog,
    Workshop,
    WorkshopDialog,
)


def open_dialog(model: Workshop, shown: WorkshopDialog) -> Node:
    """The open dialog."""
    match shown:
        case BotsDialog():
            return _bots(model)
        case DeleteBotDialog():
            return _delete(model)
        case StrangersDialog():
            return _strangers(shown)
        case RulesDialog():
            return _rules(model)
        case _:
            assert_never(shown)


def _bots(model: Workshop) -> Node:
    """The kept bots, each of which can be opened, and the ways to further ones."""
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
    full = _("There is no room for more bots. Delete one first.")
    return dialog(
        _("My bots"),
        element("ul", *bots, class_="bots") if bots else element("p", _("You have no bot yet.")),
        face_choice(model.bot) if bots else None,
        element("p", full, class_="problem") if is_full else None,
        worded("icon-pencil", _("New bot"), msg=NewBotPicked, disabled=is_full),
        worded("icon-open", _("Open a file"), msg=ImportPicked, disabled=is_full),
        back=_("Back"),
    )


def _delete(model: Workshop) -> Node:
    words = _("%(name)s and its code will be gone.") % {"name": model.bot.name}
    return dialog(
        _("Delete the bot?"),
        element("p", words),
        worded("icon-bin", _("Delete the bot"), msg=DeleteBotConfirmed),
        back=_("Back"),
    )


def _strangers(shown: StrangersDialog) -> Node:
    """Code from elsewhere, and the question whether to use it."""
    number = len(shown.bots)
    title = plural("Look at %(number)d bot first", "Look at %(number)d bots first", number)
    about = _(
        "This code comes from a file. It runs closed in: it cannot reach your games or the network."
        " Use it only if you know who wrote it."
    )
    take = _("Let them play") if shown.for_contest else _("Open it")
    files = [
        element(
            "details",
            element("summary", picture("robot-own"), bot.name),
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
        worded("icon-done", take, msg=StrangersTaken),
        back=_("Back"),
    )


def _rules(model: Workshop) -> Node:
    """The rules of the chosen board, as the game tells them."""
    edition = model.edition
    begun = setup(edition, players(edition, BOT, BOT), 0, "")
    return dialog(
        _("The rules"),
        rules_page(edition, begun, can_speak=False),
        back=_("Back"),
        focus_on_back=False,
    )
