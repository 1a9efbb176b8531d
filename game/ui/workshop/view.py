"""The workshop's page as markup: the editor, and one of the panels beside it; pure."""

from game.ui.frame.markup import Node, classes, element
from game.ui.frame.message import encode
from game.ui.look.i18n import _
from game.ui.look.parts import button, picture, worded
from game.ui.workshop import arena_view, dialogs, lesson_view
from game.ui.workshop.answers import Fault
from game.ui.workshop.board_view import board_panel
from game.ui.workshop.coded import code_parts, with_code
from game.ui.workshop.docs import documentation
from game.ui.workshop.face import bot_face
from game.ui.workshop.language import set_language
from game.ui.workshop.msg import (
    BotNamed,
    BotsOpened,
    DeleteBotPicked,
    ExportPicked,
    GamePicked,
    NewBotPicked,
    TabPicked,
)
from game.ui.workshop.sentences import announcement, fault_sentence
from game.ui.workshop.state import Tab, Workshop
from game.ui.workshop.words import CHANCE, KINDS, PLAY, SEEN, ZOO, Word

EDITOR = "editor"
"""The id of the element in which `static/workshop/editor.js` shows the editor."""


def view(model: Workshop) -> Node:
    """The whole page in the model's language."""
    set_language(model.language)
    dialog = dialogs.open_dialog(model, model.dialog) if model.dialog else None
    return element(
        "div",
        element(
            "main",
            _header(model),
            _coding(model),
            _tabs(model),
            _panel(model),
            key="workshop",
            class_=classes("workshop", f"shows-{model.tab.value}", narrow=model.is_narrow),
        ),
        dialog,
        element("p", announcement(model), key="spoken", class_="unseen", aria_live="polite"),
        class_="page",
    )


def _header(model: Workshop) -> Node:
    home = element(
        "a",
        picture("icon-home"),
        href="./",
        class_="button round",
        aria_label=_("To the game"),
    )
    unkept = element("p", _("This device keeps nothing."), class_="note", role="alert")
    return element(
        "header",
        home,
        element("h1", _("Workshop")),
        unkept if model.cannot_save else None,
        worded("icon-open", _("My bots"), msg=BotsOpened, key="bots"),
    )


def _coding(model: Workshop) -> Node:
    """The bot's name, its code, and what is wrong with it."""
    name = element(
        "input",
        value=model.bot.name,
        maxlength=40,
        autocomplete="off",
        spellcheck="false",
        aria_label=_("Name of the bot"),
        data_msg=encode(BotNamed),
    )
    tools = [
        _tool("icon-pencil", _("New bot"), NewBotPicked),
        _tool("icon-file", _("Save as a file"), ExportPicked),
        _tool("icon-bin", _("Delete the bot"), DeleteBotPicked),
    ]
    run = worded("icon-play", _("Play"), msg=GamePicked, class_="main", key="run")
    return element(
        "section",
        element("div", bot_face(model.bot.face), name, *tools, run, class_="bot-line"),
        element("div", key=EDITOR, id=EDITOR, class_="editor", dir="ltr"),
        _fault(model.fault) if model.fault else None,
        key="coding",
        class_="coding",
        aria_label=_("Code"),
    )


def _tool(icon: str, label: str, msg: type) -> Node:
    return button(picture(icon), msg=msg, class_="round", label=label, key=icon)


def _fault(fault: Fault) -> Node:
    """What is wrong, in our words, and below in Python's own."""
    own = fault.traceback if fault.why == "error" else ""
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
            return _words()
        case Tab.LESSONS:
            return lesson_view.lessons(model)
        case Tab.ARENA:
            return arena_view.arena(model)
        case Tab.CODE:
            return None


def _words() -> Node:
    """The names that a bot may use."""
    about = _(
        "A bot is the function `choose(seen, rng)`. It is called whenever it is your bot's turn,"
        " and returns one of `seen.legal`."
    )
    scored = _(
        "It may also return a dictionary with a number for each play. The largest number wins,"
        " and the board shows all of them."
    )
    both = _(
        "Or it returns both, `return play, numbers`: then this play counts, and the board shows the"
        " numbers."
    )
    return element(
        "section",
        element("h2", _("What a bot may use")),
        with_code(about),
        with_code(scored),
        with_code(both),
        _group(_("What your bot sees"), SEEN),
        _group(_("A play"), PLAY),
        _group(_("From the zoo: `from zoo import wins`"), (*ZOO, *KINDS)),
        _group(_("Chance and printing"), CHANCE),
        key="words",
        class_="bench words-bench",
        tabindex=0,
        aria_label=_("What a bot may use"),
    )


def _group(title: str, words: tuple[Word, ...]) -> Node:
    return element(
        "div",
        element("h3", *code_parts(title)),
        element("dl", *(part for word in words for part in _word(word))),
        class_="group",
    )


def _word(word: Word) -> list[Node]:
    """The name, what it is, and what `zoo` says about it, which can be opened."""
    sample = word.sample and word.sample != word.name
    about = [
        *code_parts(word.explanation),
        element("code", word.sample, class_="sample", dir="ltr") if sample else None,
    ]
    further = documentation(word.name)
    opened = element("details", element("summary", *about), further) if further else None
    return [
        element("dt", element("code", word.name, dir="ltr"), key=word.name),
        element("dd", *([opened] if opened else about), key=f"{word.name}-about"),
    ]
