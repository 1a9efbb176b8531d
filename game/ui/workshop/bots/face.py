"""The faces of bots: one robot in different clothes, on plates of different colours."""

from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.look.parts import button, face
from game.ui.look.words import BOT_PICTURE
from game.ui.workshop.bots.msg import BotFacePicked
from game.ui.workshop.bots_text import FACES, Bot


def bot_face(number: int) -> Node:
    """The face of a bot without the colour of a seat."""
    return face(BOT_PICTURE, number)


def face_choice(bot: Bot) -> Node:
    """The faces, one of which the bot has."""
    faces = [
        button(
            bot_face(number),
            msg=BotFacePicked,
            about=(number,),
            class_="round",
            label=_("Face %(number)d") % {"number": number + 1},
            pressed=number == bot.face,
            key=str(number),
        )
        for number in range(FACES)
    ]
    words = _("%(name)s’s face") % {"name": bot.name}
    return element(
        "div",
        element("p", words, class_="note"),
        element("div", *faces, class_="bot-faces", role="group", aria_label=words),
        key="faces",
    )
