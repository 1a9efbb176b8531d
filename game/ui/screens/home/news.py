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
            return _("Your unfinished game is damaged. You cannot go on with it.")
        case News.NEWER:
            return _("Your unfinished game needs a newer version of Rowdy Zoo.")
        case News.SETTINGS_DAMAGED:
            return _("The settings were damaged and have been reset. The child lock is on.")
        case News.FAMILY_DAMAGED:
            return _("The family page was damaged. A new one has been started.")
        case News.BOARDS_DAMAGED:
            return _("The boards built here are damaged and cannot be shown.")
        case News.SETS_DAMAGED:
            return _("The pictures made here are damaged and cannot be shown.")
        case News.BOTS_DAMAGED:
            return _("The bots in the workshop are damaged and cannot be shown.")
    return ""


def _text(news: News | None) -> str:
    """The sentence about anything else."""
    match news:
        case News.GAME_GONE:
            return _("Your unfinished game is no longer on this device.")
        case News.OTHERS_OPEN:
            return _("A new version is ready. First close the game in all other tabs and windows.")
        case News.VERSION_READY:
            return _("A new version is ready.")
        case News.NOTHING_SAVED:
            return _(
                "This browser cannot save anything. When you close the page, names and the "
                "unfinished game are lost."
            )
        case News.NEEDS_NETWORK:
            return _(
                "This browser cannot store the game, so it needs the internet every time it starts."
            )
        case News.NOT_SECURE:
            return _(
                "This address is not secure (https), so the game needs the internet every "
                "time it starts."
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
    return [worded("icon-done", _("OK"), msg=NewsDismissed, about=about)]
