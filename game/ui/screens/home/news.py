"""The news on the home screen, and what somebody can do about it."""

from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.look.parts import button, picture, worded
from game.ui.model.model import Model
from game.ui.saved.news import NEW_VERSION, UNREADABLE, News
from game.ui.screens.home.msg import NewsDismissed, NewVersionPicked
from game.ui.ways import DeleteDamagedPicked, SaveFilePicked


def first_news(model: Model) -> News | None:
    """The most important news, which is shown first; None if there is none."""
    return next((news for news in News if news in model.news), None)


def news_text(model: Model) -> str:
    """The sentence of the news that is shown; empty if there is none."""
    news = first_news(model)
    return _unreadable_text(news) if news in UNREADABLE else _text(news)


def _unreadable_text(news: News | None) -> str:
    """The sentence about a saved text that cannot be read."""
    match news:
        case News.DAMAGED:
            return _("The game that was not finished is damaged and cannot go on.")
        case News.NEWER:
            return _("The game that was not finished needs a newer version of Rowdy Zoo.")
        case News.SETTINGS_DAMAGED:
            return _("The settings were damaged. They were reset, with the children's lock on.")
        case News.FAMILY_DAMAGED:
            return _("The family board was damaged. A new one was started.")
        case News.BOARDS_DAMAGED:
            return _("The boards that were built here were damaged. They cannot be shown.")
        case News.SETS_DAMAGED:
            return _("The pictures that were made here were damaged. They cannot be shown.")
        case News.BOTS_DAMAGED:
            return _("The bots of the workshop were damaged. They cannot be shown.")
    return ""


def _text(news: News | None) -> str:
    """The sentence about anything else."""
    match news:
        case News.GAME_GONE:
            return _("The game that was not finished is not on this device any more.")
        case News.OTHERS_OPEN:
            return _("A new version is ready. First close the game in all other tabs and windows.")
        case News.VERSION_READY:
            return _("A new version is ready.")
        case News.NOTHING_SAVED:
            return _(
                "This browser keeps nothing:"
                " names and a game in progress are lost when the page is closed."
            )
        case News.NEEDS_NETWORK:
            return _("This browser does not keep the game: it needs the network at every start.")
        case News.NOT_SECURE:
            return _(
                "This address is not secure (https): the game needs the network at every start."
            )
    return ""


def news_line(model: Model) -> Node | None:
    """The sentence and its buttons; None if there is no news."""
    news = first_news(model)
    if news is None:
        return None
    return element(
        "aside",
        element("p", news_text(model)),
        *_buttons(news, locked=model.is_locked),
        key=news.value,
        class_="news",
    )


def _buttons(news: News, *, locked: bool) -> list[Node]:
    about = (news.value,)
    if news in UNREADABLE:
        close = picture("icon-close")
        return [
            worded("icon-file", _("Save it as a file"), msg=SaveFilePicked, locked=locked),
            worded("icon-bin", _("Delete it"), msg=DeleteDamagedPicked, locked=locked),
            button(close, msg=NewsDismissed, about=about, class_="round later", label=_("Later")),
        ]
    if news in NEW_VERSION:
        start = _("Start the new version")
        return [
            worded("icon-anew", start, msg=NewVersionPicked, locked=locked),
            worded("icon-close", _("Later"), msg=NewsDismissed, about=about),
        ]
    return [worded("icon-done", _("All right"), msg=NewsDismissed, about=about)]
