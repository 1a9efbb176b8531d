"""The question of a first start: a little child, a child or a grown-up?"""

from game.ui.controls import language_choice
from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.look.parts import button, dialog, picture
from game.ui.model.model import Model
from game.ui.screens.home.msg import AgePicked
from game.ui.settings.settings import Age


def welcome_dialog(model: Model) -> Node:
    """Three large pictures; who is in doubt goes on to the home screen."""
    ages = {
        Age.LITTLE: ("icon-age-little", _("A little child"), _("Very easy")),
        Age.CHILD: ("icon-age-child", _("A child"), _("Easy")),
        Age.GROWN_UP: ("icon-age-grown-up", _("A grown-up"), _("All the cards")),
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
        back=_("Later"),
        sign="icon-close",
        focus_on_back=False,
    )
