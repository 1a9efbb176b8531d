"""The field for the name of who makes the bots here."""

from game.ui.frame.markup import Node, element
from game.ui.frame.message import encode
from game.ui.look.i18n import _
from game.ui.workshop.bots_text import MAX_AUTHOR
from game.ui.workshop.state import Workshop
from game.ui.workshop.ways import AuthorNamed


def author_field(model: Workshop) -> Node:
    """The field, with what it is for."""
    name = element(
        "input",
        value=model.author,
        maxlength=MAX_AUTHOR,
        autocomplete="off",
        spellcheck="false",
        data_msg=encode(AuthorNamed),
    )
    return element("label", element("span", _("Your name")), name, class_="author")
