"""Sheets about games that come and go: opened, shared, set aside."""

from game.ui import msg as m
from game.ui.i18n import _
from game.ui.markup import Node, element
from game.ui.model import History, Model, Sent
from game.ui.view.parts import choice, dialog, picture, switch, worded


def other_games(model: Model) -> list[Node]:
    """The ways to the game that was set aside and to those in files."""
    before, locked = _("Back to the game before"), model.locked
    original = choice("icon-undo", before, msg=m.OriginalPicked, key="original")
    file = choice("icon-open", _("Open a game"), msg=m.FileAsked, key="open", locked=locked)
    return [original, file] if model.original else [file]


def share(past: History, *, locked: bool) -> Node:
    """How the game is shared, and what goes with it."""
    return dialog(
        _("Share this game"),
        element("p", _("Whoever has the link or the file can look at every turn.")),
        None if past.over else _warning(),
        switch("icon-names", _("Share the names, too"), msg=m.NamesFlipped, on=past.with_names),
        choice("icon-link", _("Share a link"), msg=m.LinkPicked, key="link"),
        element("p", _sent(past), role="status", class_="note"),
        choice(
            "icon-file", _("Save the game as a file"), msg=m.FilePicked, key="file", locked=locked
        ),
        back=_("Back"),
    )


def _warning() -> Node:
    told = _("This game is not over. Whoever has it can find out the hidden cards.")
    return element("div", picture("icon-watch-out"), element("p", told), class_="warning")


def _sent(past: History) -> str:
    match past.sent:
        case Sent.SHARED:
            return _("The link is on its way.")
        case Sent.COPIED:
            return _("The link is copied. Paste it wherever you like.")
        case Sent.FAILED:
            return _("The link could not be copied. Save the game as a file instead.")
    return ""


def replaced(*, locked: bool) -> Node:
    """Whether the game that was set aside is to be given up."""
    return dialog(
        _("A game was set aside before."),
        element("p", _("If you go on from here, nobody can go back to it.")),
        worded("icon-branch", _("Go on from here"), msg=m.FromHereMeant, locked=locked),
        back=_("Back"),
    )


def no_game() -> Node:
    """That nothing could be opened."""
    return dialog(
        _("This game cannot be opened."),
        element("p", _("The link or file is damaged, or is no game of Rowdy Zoo.")),
        back=_("All right"),
        sign="icon-done",
    )


def newer_game() -> Node:
    """That a newer version could open it."""
    return dialog(
        _("This game cannot be opened."),
        element("p", _("It needs a newer version of Rowdy Zoo.")),
        back=_("All right"),
        sign="icon-done",
    )
