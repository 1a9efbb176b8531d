"""Everything that can happen to the workshop's page."""

from typing import TypeAlias

from game.ui.frame.keys import KeyPressed
from game.ui.frame.message import Message
from game.ui.screens.page.msg import Resized
from game.ui.screens.saved.msg import NotSaved
from game.ui.ways import DialogClosed
from game.ui.workshop.bots.msg import BotsMsg
from game.ui.workshop.collect.msg import CollectMsg
from game.ui.workshop.contest.msg import ContestMsg
from game.ui.workshop.lessons.msg import LessonMsg
from game.ui.workshop.match.msg import MatchMsg
from game.ui.workshop.ways import RulesOpened, TabPicked


class EditionsRead(Message):
    """The saved text of the boards that people have built."""

    text: str


class EditorOpened(Message):
    """The editor can be used."""


PageMsg: TypeAlias = (
    EditionsRead
    | EditorOpened
    | NotSaved
    | TabPicked
    | RulesOpened
    | Resized
    | KeyPressed
    | DialogClosed
)
"""Messages about the whole page."""

WorkshopMsg: TypeAlias = BotsMsg | MatchMsg | LessonMsg | ContestMsg | CollectMsg | PageMsg
