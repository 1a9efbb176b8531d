"""The faces of bots: one robot, which wears different things on plates of different colours."""

from game.ui.look.i18n import _
from game.ui.look.markup import Node, classes, element
from game.ui.look.parts import button, picture
from game.ui.look.words import EXTRAS
from game.ui.workshop.bots_text import FACES, Bot
from game.ui.workshop.msg import BotFacePicked
from game.ui.workshop.sentences import ROBOT


def bot_face(number: int) -> Node:
    """The face of a bot without the colour of a seat."""
    return element("span", *worn(ROBOT, number), class_=face_classes(number))


def worn(drawing: str, number: int) -> list[Node]:
    """The drawing of a face, and of what it wears."""
    return [picture(name) for name in (drawing, EXTRAS[number]) if name]


def face_classes(number: int, *more: str) -> str:
    """The classes of a computer's face with this number."""
    plate = [f"plate-{number}"] if number else []
    return classes("face", *more, *plate, computer=True)


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
    words = _("Face of %(name)s") % {"name": bot.name}
    return element(
        "div",
        element("p", words, class_="note"),
        element("div", *faces, class_="bot-faces", role="group", aria_label=words),
        key="faces",
    )
