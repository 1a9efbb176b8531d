"""The texts that the page needs before Python runs; the build writes them to `index.html`."""

from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _

GO_ON, START_CLEAN, DELETE = "go-on", "clean", "delete"
"""What `static/start/before_python/` does when the button is tapped."""


def loading_messages() -> Node:
    """The steps of loading and the failures, each named by its attribute `data-told`."""
    return element(
        "div",
        _step("loading", _("The game is loading, %(percent)s percent are here …")),
        _step("starting", _("The game is starting …")),
        _failure(
            "browser",
            _("This browser cannot run the game."),
            _(
                "It needs Safari 16.4, Chrome 112, Firefox 112 or a newer one,"
                " and WebAssembly, which Lockdown Mode switches off."
                " Update the browser, or open this page in another one."
            ),
        ),
        _failure(
            "missing",
            _("A part of the game could not be loaded."),
            _(
                "Check the network and load the page again."
                " If that does not help, the site is incomplete: tell whoever runs it."
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
            _("This site sends a part of the game as something else."),
            _(
                "Tell whoever runs it: it must send .js and .mjs as text/javascript,"
                " .css as text/css."
            ),
            names_file=True,
        ),
        _failure(
            "address",
            _("The address of this page lacks its last slash."),
            _("Add a slash (/) to the end of the address, then load the page again."),
        ),
        _failure(
            "file",
            _("This page was opened as a file."),
            _("The game can only start from a web address, which begins with https or http."),
        ),
        _failure(
            "damaged",
            _("A part of the game is damaged."),
            _("Load the page again. If that does not help, tell whoever runs this site."),
            START_CLEAN,
            names_file=True,
        ),
        _failure(
            "start",
            _("The game could not start."),
            _("Load the page again. If that does not help, tell whoever runs this site."),
            START_CLEAN,
        ),
        _failure(
            "slow",
            _("The game is taking very long to load."),
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
            _("Load it again. What was saved is still there."),
            START_CLEAN,
        ),
        _failure(
            "clean",
            _("Delete what is saved here?"),
            _(
                "Games, names and settings are in the downloaded file now."
                " Starting clean deletes them on this device."
            ),
            DELETE,
        ),
        _failure(
            "unsaved",
            _("Delete what is saved here?"),
            _(
                "It cannot be read, so it is in no file."
                " Starting clean deletes games, names and settings on this device."
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
    words = {GO_ON: _("Go on"), START_CLEAN: _("Start clean"), DELETE: _("Delete and start clean")}
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
