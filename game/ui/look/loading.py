"""The texts that the page needs before Python runs; the build writes them to `index.html`."""

from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _

GO_ON, START_CLEAN, DELETE = "go-on", "clean", "delete"
"""What `static/start/before_python/` does when the button is tapped."""


def loading_messages() -> Node:
    """The steps of loading and the failures, each named by its attribute `data-told`."""
    return element(
        "div",
        _step("loading", _("The game is loading: %(percent)s per cent …")),
        _step("starting", _("The game is starting …")),
        _failure(
            "browser",
            _("This browser cannot run the game."),
            _(
                "It needs Safari 16.4, Chrome 112, Firefox 112 or newer. It also needs "
                "WebAssembly, which Lockdown Mode turns off. Update the browser, or open "
                "this page in another one."
            ),
        ),
        _failure(
            "missing",
            _("Part of the game did not load."),
            _(
                "Check your internet connection and load the page again. If that does not "
                "help, the site is incomplete: tell the person who runs it."
            ),
            names_file=True,
        ),
        _failure(
            "network",
            _("This network asks you to sign in."),
            _("Sign in to the network, then load the page again."),
        ),
        _failure(
            "type",
            _("This site sends part of the game with the wrong file type."),
            _(
                "Tell the person who runs the site: it must send .js and .mjs as "
                "text/javascript, and .css as text/css."
            ),
            names_file=True,
        ),
        _failure(
            "address",
            _("The slash at the end of this page’s address is missing."),
            _("Add a slash (/) to the end of the address, then load the page again."),
        ),
        _failure(
            "file",
            _("This page was opened as a file."),
            _("The game only runs from a web address that starts with https or http."),
        ),
        _failure(
            "damaged",
            _("Part of the game is damaged."),
            _("Load the page again. If that does not help, tell the person who runs this site."),
            START_CLEAN,
            names_file=True,
        ),
        _failure(
            "start",
            _("The game could not start."),
            _("Load the page again. If that does not help, tell the person who runs this site."),
            START_CLEAN,
        ),
        _failure(
            "slow",
            _("The game is taking a long time to load."),
            _("Wait a little longer, or load the page again."),
        ),
        _failure(
            "fault",
            _("Something went wrong inside the game."),
            _(
                "Your last tap did nothing."
                " Keep playing; if that does not work, load the page again."
            ),
            GO_ON,
        ),
        _failure(
            "crashed",
            _("The game has stopped."),
            _("Load it again. Everything you saved is still there."),
            START_CLEAN,
        ),
        _failure(
            "clean",
            _("Delete everything saved here?"),
            _(
                "Your games, names and settings are in the downloaded file. If you start "
                "fresh, they are deleted from this device."
            ),
            DELETE,
        ),
        _failure(
            "unsaved",
            _("Delete everything saved here?"),
            _(
                "What is saved here could not be read or saved to a file. If you start "
                "fresh, games, names and settings are deleted from this device."
            ),
            DELETE,
        ),
    )


def _step(name: str, text: str) -> Node:
    """A sentence; `static/start/before_python/` replaces `{percent}` by a number."""
    return element("span", text % {"percent": "{percent}"}, data_told=name)


def _failure(
    name: str, what: str, to_do: str, way_on: str = "", *, names_file: bool = False
) -> Node:
    """A failure with "Load again" and perhaps another way on.

    `static/start/before_python/` fills in the file.
    """
    words = {GO_ON: _("Go on"), START_CLEAN: _("Start fresh"), DELETE: _("Delete and start fresh")}
    return element(
        "div",
        element("h2", what),
        element("p", element("code", data_file="")) if names_file else None,
        element("p", to_do),
        element("button", _("Load again"), type="button", class_="button main", data_act="reload"),
        element("button", words[way_on], type="button", class_="button", data_act=way_on)
        if way_on
        else None,
        data_told=name,
    )
