"""The home screen: the meadow of the face that plays, and the button that plays at once."""

from typing import assert_never

from game.ui.boards.little_board import board_picture
from game.ui.frame.markup import Node, element, with_id
from game.ui.frame.message import Message, encode
from game.ui.look.i18n import _, plural
from game.ui.look.ids import HEADING, PLAY, SET_UP
from game.ui.look.parts import button, picture, seat_face, worded
from game.ui.look.words import edition_word
from game.ui.model.home import HOME, Home, HomeDialog, MakeDialog, WelcomeDialog
from game.ui.model.model import Model
from game.ui.model.people import owner, owner_seat, person_word
from game.ui.screens.home.make import make_dialog
from game.ui.screens.home.meadow import meadow
from game.ui.screens.home.msg import MakeOpened, ToyTouched
from game.ui.screens.home.news import news_line
from game.ui.screens.home.welcome import welcome_dialog
from game.ui.ways import (
    ContinuePicked,
    GrownUpsOpened,
    HelpPicked,
    OwnAlbumOpened,
    PlayPicked,
    PuzzlesOpened,
    SetUpOpened,
    ShelfOpened,
    SoundFlipped,
)


def home_screen(model: Model) -> Node:
    """The controls first, then the meadow."""
    home = model.screen if isinstance(model.screen, Home) else HOME
    return element(
        "main",
        _sky(),
        _header(model, home),
        news_line(model),
        _starts(model),
        meadow(model, home),
        key="home",
        class_="home",
    )


def open_dialog(model: Model, shown: HomeDialog) -> Node:
    """The open dialog."""
    match shown:
        case WelcomeDialog():
            return welcome_dialog(model)
        case MakeDialog():
            return make_dialog()
        case _:
            assert_never(shown)


def _sky() -> Node:
    """Sky and hills behind the meadow."""
    drawing = element("use", href="#art-scenery")
    return element("svg", drawing, class_="scenery", aria_hidden="true")


def _header(model: Model, home: Home) -> Node:
    on = model.settings.sound
    sound = button(
        picture("icon-sound" if on else "icon-silent"),
        msg=SoundFlipped,
        class_="round",
        label=_("Sounds"),
        key="sound",
        pressed=on,
    )
    rules = button(
        picture("icon-help"),
        msg=HelpPicked,
        about=(0,),
        class_="round",
        label=_("How to play"),
        key="help",
    )
    gate = button(
        picture("icon-grown-ups"),
        msg=GrownUpsOpened,
        class_="round",
        label=_("For grown-ups"),
        key="gate",
        locked=model.is_locked,
    )
    return element(
        "header",
        _face(model),
        sign(home.touches % 2 if home.touched == "sign" else None),
        element("div", rules, sound, gate, class_="corner"),
    )


def _face(model: Model) -> Node:
    """Who plays; behind it is the album, and behind that the family."""
    name = person_word(owner(model))
    settings = model.settings
    return button(
        seat_face(owner_seat(settings), settings.seated),
        element("span", name, class_="name"),
        msg=OwnAlbumOpened,
        class_="who-am-i",
        key="family",
        label=_("%(name)s: our family and the albums") % {"name": name},
    )


def sign(touched: int | None) -> Node:
    """The sign over the entrance; three animals look over it."""
    return element(
        "div",
        *(picture(animal, f"picture peeping {animal}") for animal in ("panda", "lion", "giraffe")),
        element(
            "h1",
            element("svg", element("use", href="#art-lettering"), aria_hidden="true"),
            id=HEADING,
            aria_label="Rowdy Zoo",
            tabindex=-1,
        ),
        class_="sign-post" if touched is None else f"sign-post touched-{touched}",
        data_msg=encode(ToyTouched, "sign"),
        data_repeats=True,
    )


def _starts(model: Model) -> Node:
    """The button that starts, who plays on which board, the puzzles, and what people make."""
    return element(
        "div",
        _play(model),
        _line(model),
        _door("icon-present", _("Puzzles"), PuzzlesOpened, "puzzles"),
        _door("icon-make", _("Make something"), MakeOpened, "make", locked=model.is_locked),
        class_="starts",
    )


def _door(icon: str, words: str, msg: type[Message], name: str, *, locked: bool = False) -> Node:
    return worded(icon, words, msg=msg, look=f"door to-{name}", key=name, locked=locked)


def _play(model: Model) -> Node:
    """Play, or go on with a game of several; under that a small button starts a new one."""
    board, arrow = _board(model), picture("icon-play")
    if not model.games:
        word = element("span", _("Play"))
        play = button(board, arrow, word, msg=PlayPicked, class_="main go", key="play")
        return element("div", with_id(play, PLAY), class_="going")
    if model.games == 1:
        word = element("span", _("Go on"))
        go_on = button(board, arrow, word, msg=ContinuePicked, class_="main go on", key="go-on")
    else:
        number = element("span", str(model.games), class_="count")
        word = element("span", _("Our games"))
        go_on = button(board, number, word, msg=ShelfOpened, class_="main go on", key="go-on")
    anew = worded("icon-anew", _("New game"), msg=PlayPicked, key="play")
    return element("div", go_on, with_id(anew, PLAY), class_="going")


def _board(model: Model) -> Node:
    """The board of the saved game. If that is not known, the board of the next game."""
    edition = model.saved_board if model.games else None
    return board_picture(edition or model.settings.rules)


def _line(model: Model) -> Node:
    """Who plays on which board; behind it are the questions."""
    settings = model.settings
    number = plural("%(number)d player", "%(number)d players", settings.seats)
    faces = (seat_face(seat, settings.seated) for seat in range(settings.seats))
    line = button(
        element("span", *faces, class_="faces"),
        element("span", edition_word(settings.rules.name), class_="name"),
        element("span", number % {"number": settings.seats}, class_="unseen"),
        element("span", element("span", _("Change")), picture("icon-tablets"), class_="changes"),
        msg=SetUpOpened,
        class_="line",
        key="line",
        locked=model.is_locked,
    )
    return with_id(line, SET_UP)
