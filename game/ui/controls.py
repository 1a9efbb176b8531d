"""Controls that several screens show."""

from game.rules.edition import Edition
from game.ui.boards.little_board import board_picture
from game.ui.frame.markup import Node, element
from game.ui.frame.message import Message, encode
from game.ui.look.i18n import LANGUAGES, _
from game.ui.look.parts import button, choice, picture, switch
from game.ui.model.model import Model
from game.ui.settings.settings import Pace, Settings
from game.ui.ways import (
    CallsFlipped,
    GrownUpsOpened,
    LanguagePicked,
    LoserStartsFlipped,
    OpenFilePicked,
    PacePicked,
    ReadAloudFlipped,
)


def language_choice(language: str, *, locked: bool = False) -> Node:
    """The languages, each by its own name; if `locked`, only the current one."""
    if locked:
        name = element("span", LANGUAGES[language], class_="name")
        globe = picture("icon-globe")
        return button(globe, name, msg=GrownUpsOpened, class_="language", key="locked", locked=True)
    languages = [
        element("option", name, value=code, lang=code, selected=code == language)
        for code, name in LANGUAGES.items()
    ]
    choices = element(
        "select", *languages, aria_label=_("Language"), data_msg=encode(LanguagePicked)
    )
    return element("span", picture("icon-globe"), choices, class_="language")


def read_aloud_switch(model: Model) -> Node | None:
    """The switch for reading aloud; None if the device has no voice for the language."""
    if not model.can_speak:
        return None
    words, on = _("Always read aloud what to do"), model.settings.read_aloud
    return switch("icon-speaker", words, msg=ReadAloudFlipped, on=on)


def pace_choice(shown: Pace) -> Node:
    """How fast the computer's turns are shown."""
    paces = {
        Pace.SLOW: ("turtle", _("Slow")),
        Pace.NORMAL: ("rabbit", _("Normal")),
        Pace.AT_ONCE: ("icon-at-once", _("Fast")),
    }
    return element(
        "div",
        element("h3", _("How fast does the computer play?")),
        element(
            "div",
            *(
                button(
                    picture(icon),
                    element("span", word, class_="name"),
                    msg=PacePicked,
                    about=(pace.value,),
                    class_="choice tile",
                    pressed=pace is shown,
                )
                for pace, (icon, word) in paces.items()
            ),
            class_="choices even",
            role="group",
            aria_label=_("How fast does the computer play?"),
        ),
        class_="paces",
    )


def calls_switch(settings: Settings) -> Node:
    """Whether animals call."""
    return switch("icon-sound", _("Animal voices"), msg=CallsFlipped, on=settings.calls)


def loser_switch(settings: Settings) -> Node:
    """Who starts the next game."""
    words = _("After each game, the loser starts")
    return switch("icon-anew", words, msg=LoserStartsFlipped, on=settings.loser_starts)


def other_games(model: Model) -> list[Node]:
    """The button that opens a game in a file."""
    words, locked = _("Open a game"), model.is_locked
    return [choice("icon-open", words, msg=OpenFilePicked, key="open", locked=locked)]


def waiting_game(board: Edition, msg: type[Message]) -> Node:
    """The large button of a game that can go on."""
    return button(
        board_picture(board),
        element("span", _("Go on"), class_="name"),
        msg=msg,
        class_="main waiting-game",
        key="go-on",
    )


def page_link(sign: str, words: str, address: str) -> Node:
    """The way to another page of the site."""
    return element(
        "a",
        picture(sign),
        element("span", words),
        key=address,
        href=address,
        class_="button choice",
    )
