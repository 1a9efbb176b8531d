"""The workshop's page as markup: the editor, and one of the panels beside it; pure."""

from typing import assert_never

from game.ui.frame.markup import Node, classes, element
from game.ui.look.i18n import _
from game.ui.look.parts import button, picture, worded
from game.ui.workshop.bots.dialogs import (
    bots_dialog,
    delete_dialog,
    no_bot_dialog,
    share_dialog,
    strangers_dialog,
)
from game.ui.workshop.bots.editor_view import editor_panel
from game.ui.workshop.bots.msg import BotsOpened
from game.ui.workshop.bots.words_view import words_panel
from game.ui.workshop.collect.view import collect_dialog, send_dialog
from game.ui.workshop.collect_state import CollectDialog, SendDialog
from game.ui.workshop.contest.table_view import table_dialog
from game.ui.workshop.contest.view import arena_panel
from game.ui.workshop.language import set_language
from game.ui.workshop.lessons.view import lessons_panel
from game.ui.workshop.match.rules_dialog import rules_dialog
from game.ui.workshop.match.sentences import announcement
from game.ui.workshop.match.view import board_panel, rain
from game.ui.workshop.state import (
    BotsDialog,
    DeleteBotDialog,
    NoBotDialog,
    RulesDialog,
    ShareDialog,
    StrangersDialog,
    Tab,
    TableDialog,
    Workshop,
    WorkshopDialog,
)
from game.ui.workshop.ways import TabPicked


def view(model: Workshop) -> Node:
    """The whole page in the model's language."""
    set_language(model.language)
    dialog = _open_dialog(model, model.dialog) if model.dialog else None
    return element(
        "div",
        element(
            "main",
            _header(model),
            editor_panel(model),
            _tabs(model),
            _panel(model),
            rain(model),
            key="workshop",
            class_=classes("workshop", f"shows-{model.tab.value}", narrow=model.is_narrow),
        ),
        dialog,
        element("p", *announcement(model), key="spoken", class_="unseen", aria_live="polite"),
        class_="page",
    )


def _open_dialog(model: Workshop, shown: WorkshopDialog) -> Node:
    """The open dialog."""
    match shown:
        case BotsDialog():
            return bots_dialog(model)
        case DeleteBotDialog():
            return delete_dialog(model)
        case ShareDialog() as shown:
            return share_dialog(model, shown)
        case NoBotDialog():
            return no_bot_dialog()
        case StrangersDialog():
            return strangers_dialog(shown)
        case TableDialog(contest):
            return table_dialog(contest)
        case RulesDialog():
            return rules_dialog(model)
        case CollectDialog() as shown:
            return collect_dialog(model, shown)
        case SendDialog() as shown:
            return send_dialog(model, shown)
        case _:
            assert_never(shown)


def _header(model: Workshop) -> Node:
    home = element(
        "a",
        picture("icon-home"),
        href="./",
        class_="button round",
        aria_label=_("Go to the game"),
    )
    not_saved = element("p", _("This device cannot save anything."), class_="note", role="alert")
    return element(
        "header",
        home,
        element("h1", _("Workshop")),
        not_saved if model.cannot_save else None,
        worded("icon-open", _("My bots"), msg=BotsOpened, key="bots"),
    )


TABS = {
    Tab.CODE: "icon-pencil",
    Tab.BOARD: "icon-play",
    Tab.WORDS: "icon-names",
    Tab.LESSONS: "icon-star",
    Tab.ARENA: "icon-crown",
}


def tab_word(tab: Tab) -> str:
    """The name of a panel."""
    return {
        Tab.CODE: _("Code"),
        Tab.BOARD: _("Game"),
        Tab.WORDS: _("Words"),
        Tab.LESSONS: _("Lessons"),
        Tab.ARENA: _("Arena"),
    }[tab]


def _tabs(model: Workshop) -> Node:
    shown = [tab for tab in TABS if model.is_narrow or tab is not Tab.CODE]
    return element(
        "nav",
        *(
            button(
                picture(TABS[tab]),
                element("span", tab_word(tab), class_="name"),
                msg=TabPicked,
                about=(tab.value,),
                class_="tab",
                key=tab.value,
                current=tab is model.panel,
            )
            for tab in shown
        ),
        class_="tabs",
        aria_label=_("Workshop"),
    )


def _panel(model: Workshop) -> Node | None:
    match model.panel:
        case Tab.BOARD:
            return board_panel(model)
        case Tab.WORDS:
            return words_panel()
        case Tab.LESSONS:
            return lessons_panel(model)
        case Tab.ARENA:
            return arena_panel(model)
        case Tab.CODE:
            return None
