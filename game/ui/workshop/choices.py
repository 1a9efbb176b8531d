"""The controls that choose the opponent and the board."""

from game.ui.frame.markup import Node, element
from game.ui.frame.message import encode
from game.ui.look.i18n import _
from game.ui.look.parts import button, picture
from game.ui.look.words import edition_word
from game.ui.workshop.player_words import opponent_word, player
from game.ui.workshop.seating import LEVELS_HERE, OWN, PERSON, rival
from game.ui.workshop.state import Workshop
from game.ui.workshop.ways import BoardPicked, OpponentPicked, RulesOpened


def choices(model: Workshop, *, with_person: bool = True) -> Node:
    """Chooses whom the bot plays against, and on which board. A person plays no contest."""
    opponent = model.opponent if with_person else rival(model.opponent, model.bots)
    own = [OWN + bot.name for bot in model.bots if bot.name != model.bot.name]
    opponents = [
        element(
            "option",
            opponent_word(who) if who in LEVELS_HERE else player(model, who).name,
            value=who,
            selected=who == opponent,
            key=who,
        )
        for who in (*LEVELS_HERE, *([PERSON] if with_person else []), *own)
    ]
    boards = [
        element(
            "option",
            edition_word(edition.name),
            value=number,
            selected=number == model.board,
            key=str(number),
        )
        for number, edition in enumerate(model.editions)
    ]
    return element(
        "div",
        _select(_("Against"), opponents, encode(OpponentPicked)),
        element(
            "div",
            _select(_("Board"), boards, encode(BoardPicked)),
            button(picture("icon-rules"), msg=RulesOpened, class_="round", label=_("The rules")),
            class_="board-choice",
        ),
        class_="choosing",
    )


def _select(label: str, options: list[Node], msg: str) -> Node:
    return element(
        "label", element("span", label), element("select", *options, data_msg=msg), class_="select"
    )
