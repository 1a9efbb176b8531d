"""The bubble of a first game: it explains what to do, and why."""

from game.ui.learn.lessons import Lesson, lesson, progress
from game.ui.learn.msg import LessonsSkipped, ReadAloudPicked
from game.ui.look.i18n import _, later, plural
from game.ui.look.markup import Node, element
from game.ui.look.parts import button, picture, worded
from game.ui.look.words import card_word, power_words
from game.ui.model import Model
from game.ui.table.names import seat_name
from game.ui.table.state import Game

SENTENCES = {
    Lesson.CHOOSE: later("These are your cards. Tap one of them!"),
    Lesson.NEAR: later("Which of the two pictures is nearer to your other chips? Tap it!"),
    Lesson.OTHERS: later("Now it is the turn of %(name)s. Look where the chip goes!"),
    Lesson.SUN: later("A sun belongs to everybody: it counts in your row, too."),
    Lesson.WILD: later("%(wild)s is a strong card: it fits on every free picture."),
    Lesson.ANYWHERE: later("Now every free picture is yours. Tap the best one!"),
    Lesson.REMOVE: later("%(remove)s takes a chip of another colour away, if you want."),
    Lesson.TAKE: later("Tap a chip of %(name)s: it will be gone!"),
    Lesson.DEAD: later("%(dead)s has no free place any more. Tap the card and get a new one."),
    Lesson.WAY_OUT: later("No card of yours fits now. The big button helps you."),
    Lesson.ANOTHER_CARD: later("This card fits nowhere now. Tap another one."),
    Lesson.BLOCK: later("Watch out, %(name)s needs only one more! Can you get in the way?"),
    Lesson.WON: later("You have won, and now you know the game!"),
    Lesson.OVER: later("Now you know the game. Will you win the next one?"),
}


def bubble(model: Model, game: Game) -> Node | None:
    """The current lesson and a button that skips the lessons; None in any other game."""
    if not model.learning:
        return None
    speaker = button(
        picture("icon-speaker"),
        msg=ReadAloudPicked,
        about=("lesson",),
        class_="round",
        label=_("Read aloud"),
    )
    over = game.seen.outcome is not None
    return element(
        "div",
        speaker if model.can_speak else picture("lion"),
        element("p", lesson_text(game), id="lesson"),
        None
        if over
        else worded("icon-last", _("Skip"), msg=LessonsSkipped, label=_("Skip the lessons")),
        key="lesson",
        class_="lesson",
    )


def lesson_text(game: Game) -> str:
    """The current lesson as a sentence."""
    seen, current = game.seen, lesson(game)
    other = next((i for i in range(len(seen.seats)) if i != game.seat), game.seat)
    words: dict[str, str | int] = {
        "name": seat_name(game, other),
        "row": seen.edition.row,
        "dead": card_word(next((card for card in seen.hand if card in seen.dead), "")),
        **power_words(seen.edition),
    }
    if current in SENTENCES:
        return _(SENTENCES[current]) % words
    words["number"] = number = _number(game, current)
    return _sentence_with_number(current, number) % words


def _number(game: Game, current: Lesson) -> int:
    """The number in the sentence of the lesson."""
    if current is Lesson.TAP:
        return len(game.plays(game.card))
    if current is Lesson.PROGRESS:
        return progress(game.seen, game.seen.seats[game.seat].colour)
    return game.seen.edition.row


def _sentence_with_number(current: Lesson, number: int) -> str:
    match current:
        case Lesson.TAP:
            return plural(
                "It fits on %(number)d picture of the board. Tap it: your chip goes there!",
                "It fits on %(number)d pictures of the board. Tap one: your chip goes there!",
                number,
            )
        case Lesson.PROGRESS:
            return plural(
                "You have %(number)d of %(row)d in a row. Go on there!",
                "You have %(number)d of %(row)d in a row. Go on there!",
                number,
            )
    return plural(
        "%(number)d in a row wins: across, down or on a diagonal.",
        "%(number)d in a row win: across, down or on a diagonal.",
        number,
    )
