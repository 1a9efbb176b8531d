"""The texts that the page needs before Python runs; the build writes them to `index.html`."""

from game.ui.look.i18n import _
from game.ui.look.markup import Node, element


def loading_messages() -> Node:
    """The steps of loading and the failures, each named by its attribute `data-told`."""
    return element(
        "div",
        _step("loading", _("The game is loading, %(percent)s percent are here …")),
        _step("starting", _("The game is starting …")),
        _failure(
            "browser",
            _("This browser is too old for the game."),
            _(
                "It needs Safari 16.4, Chrome 112, Firefox 112 or a newer one."
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
        ),
        _failure(
            "start",
            _("The game could not start."),
            _("Load the page again. If that does not help, tell whoever runs this site."),
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
                " Go on playing; if that does not work, load the page again."
            ),
            go_on=True,
        ),
    )


def _step(name: str, text: str) -> Node:
    """A sentence; `start.js` replaces `{percent}` by a number."""
    return element("span", text % {"percent": "{percent}"}, data_told=name)


def _failure(name: str, what: str, to_do: str, *, go_on: bool = False) -> Node:
    go_on_button = element("button", _("Go on"), type="button", class_="button", data_act="go-on")
    return element(
        "div",
        element("h2", what),
        element("p", to_do),
        element("button", _("Load again"), type="button", class_="button main", data_act="reload"),
        go_on_button if go_on else None,
        data_told=name,
    )
