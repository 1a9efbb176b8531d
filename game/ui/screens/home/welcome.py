"""The question of a first start: a little child, a child or a grown-up?"""

from game.ui.controls import language_choice
from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _, plural
from game.ui.look.parts import button, dialog, picture
from game.ui.model.model import Model
from game.ui.screens.home.msg import AgePicked
from game.ui.settings.settings import Age


def welcome_dialog(model: Model) -> Node:
    """Three large pictures; who is in doubt goes on to the home screen."""
    ages = {
        Age.LITTLE: ("icon-age-little", _("A little child"), _cards(1)),
        Age.CHILD: ("icon-age-child", _("A child"), _cards(2)),
        Age.GROWN_UP: ("icon-age-grown-up", _("A grown-up"), _("Full game")),
    }
    return dialog(
        _("Who are you?"),
        element(
            "div",
            *(
                button(
                    picture(drawing),
                    element("span", word, class_="name"),
                    element("span", game, class_="note"),
                    key=age.value,
                    msg=AgePicked,
                    about=(age.value,),
                    class_="tile",
                )
                for age, (drawing, word, game) in ages.items()
            ),
            class_="ages",
            tabindex=-1,
            autofocus=True,
        ),
        beside_back=language_choice(model.language, locked=model.is_locked),
        back=_("Home"),
        sign="icon-home",
        focus_on_back=False,
    )


def _cards(number: int) -> str:
    return plural("%(number)d card", "%(number)d cards", number) % {"number": number}
