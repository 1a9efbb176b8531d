"""The dialog that shares a game as a link or a file."""

from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.look.parts import choice, dialog, picture, switch
from game.ui.play.history import History, Sent
from game.ui.screens.history.msg import NamesFlipped, ShareFilePicked, ShareLinkPicked


def share(past: History, *, locked: bool) -> Node:
    """The ways to share the game, and what goes with it."""
    return dialog(
        _("Share this game"),
        element("p", _("Anyone with the link or the file can see every move.")),
        None if past.is_over else _warning(),
        switch("icon-names", _("Share the names, too"), msg=NamesFlipped, on=past.with_names),
        choice("icon-link", _("Share a link"), msg=ShareLinkPicked, key="link"),
        element("p", _sent(past), role="status", class_="note"),
        choice(
            "icon-file",
            _("Save the game as a file"),
            msg=ShareFilePicked,
            key="file",
            locked=locked,
        ),
        back=_("Back"),
    )


def _warning() -> Node:
    warning = _("This game is not over. Anyone you share it with can find out the hidden cards.")
    return element("div", picture("icon-watch-out"), element("p", warning), class_="warning")


def _sent(past: History) -> str:
    match past.sent:
        case Sent.SHARED:
            return _("The link is on its way.")
        case Sent.COPIED:
            return _("Link copied. Paste it anywhere you like.")
        case Sent.FAILED:
            return _("The link could not be copied. Save the game as a file instead.")
    return ""
