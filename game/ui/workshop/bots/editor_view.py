"""The editor: the bot's name, its code, and what is wrong with it."""

from game.ui.frame.markup import Node, element
from game.ui.frame.message import encode
from game.ui.look.i18n import _
from game.ui.look.parts import picture, round_button, worded
from game.ui.workshop.answers import ShownFault, Why
from game.ui.workshop.bots.face import bot_face
from game.ui.workshop.bots.msg import BotNamed, DeleteBotPicked, NewBotPicked, SharePicked
from game.ui.workshop.code_view import code_parts
from game.ui.workshop.faults import fault_sentence
from game.ui.workshop.state import Workshop
from game.ui.workshop.ways import GamePicked

EDITOR = "editor"
"""The id of the element in which `static/workshop/editor.js` shows the editor."""


def editor_panel(model: Workshop) -> Node:
    """The bot's name, its code, and what is wrong with it."""
    name = element(
        "input",
        value=model.bot.name,
        maxlength=40,
        autocomplete="off",
        spellcheck="false",
        aria_label=_("Bot name"),
        data_msg=encode(BotNamed),
    )
    tools = [
        round_button("icon-pencil", NewBotPicked, _("New bot")),
        round_button("icon-share", SharePicked, _("Share this bot")),
        round_button("icon-bin", DeleteBotPicked, _("Delete this bot")),
    ]
    run = worded("icon-play", _("Run"), msg=GamePicked, class_="main", key="run")
    return element(
        "section",
        element("div", bot_face(model.bot.face), name, *tools, run, class_="bot-line"),
        element("div", key=EDITOR, id=EDITOR, class_="editor", dir="ltr"),
        _fault(model.fault) if model.fault else None,
        key="coding",
        class_="coding",
        aria_label=_("Code"),
    )


def _fault(fault: ShownFault) -> Node:
    """What is wrong, in our words, and below in Python's own."""
    own = fault.traceback if fault.why is Why.ERROR else ""
    return element(
        "div",
        element(
            "p",
            picture("icon-watch-out"),
            element("span", *code_parts(fault_sentence(fault))),
            role="alert",
        ),
        element("pre", own, class_="traceback", lang="en", dir="ltr", tabindex=0) if own else None,
        key="fault",
        class_="fault",
    )
