"""The paw shows what to do: in a first game, and as a hint. Three small paws count the steps."""

from collections.abc import Iterator, Sequence

from game.bots.hint import Hint
from game.rules.action import Exchange, Place, Remove
from game.rules.edition import Cell
from game.ui.frame.markup import Node, classes, element
from game.ui.look.i18n import _, plural
from game.ui.look.parts import card_picture, picture, said, worded
from game.ui.look.words import card_word, power_words
from game.ui.model.learn import STEPS, Lesson, Lessons
from game.ui.model.model import Model
from game.ui.play.game import Game
from game.ui.play.turn import can_play
from game.ui.screens.learn.lessons import line_to_make, line_with_sun, row_of_hint
from game.ui.screens.learn.msg import LessonsSkipped
from game.ui.screens.table.announcement import announcement
from game.ui.screens.table.event_sentences import event_texts
from game.ui.screens.table.names import sun_text
from game.ui.screens.table.sentences import goal_text, to_do_text

AT_ONCE = (Lesson.CARD, Lesson.CHIP, Lesson.REMOVE, Lesson.WILD, Lesson.DEAD)
"""The lessons for which the paw comes at once. For others it comes if the person hesitates.

If a card is chosen, the paw always shows at once where it goes."""


def progress(model: Model, game: Game) -> Node | None:
    """Three small paws, and a button that skips the lessons; None in a game without lessons."""
    if not model.learning:
        return None
    over, step = game.seen.outcome is not None, _step(model.lessons)
    done = len(STEPS) if game.wins(game.seat) else step
    paws = [
        picture("icon-paw", classes("picture", done=i < done, here=not over and i == step))
        for i in range(len(STEPS))
    ]
    return element(
        "div",
        element("span", *paws, class_="paws", role="img", aria_label=_step_text(step)),
        None
        if over
        else worded("icon-last", _("Skip"), msg=LessonsSkipped, label=_("Skip the lessons")),
        key="lesson",
        class_="lesson",
    )


def _step(lessons: Lessons) -> int:
    """The number of the step, counted from 0."""
    if lessons.current in STEPS:
        return STEPS.index(lessons.current)
    return STEPS.index(Lesson.ROW) if Lesson.CHIP in lessons.done else 0


def _step_text(step: int) -> str:
    return _("Step %(number)d of %(all)d.") % {"number": step + 1, "all": len(STEPS)}


def lesson_text(model: Model, game: Game) -> str:
    """The one sentence of the lesson; empty if the table says what is to be done."""
    lesson, seen = model.lessons.current, game.seen
    answered = game.card or game.asked or game.refused or game.hint or game.threats_asked
    if not model.learning or not can_play(game):
        return ""
    if model.is_demonstrating:
        return _("Watch the paw!")
    if answered:
        return ""
    match lesson, model.lessons.advised:
        case Lesson.CARD, Place(card) | Remove(card):
            return _("Now you! Choose your card: %(card)s.") % {"card": card_word(card)}
        case Lesson.DEAD, Exchange(card):
            words = {"card": card_word(card)}
            return _("“%(card)s” is stuck: tap it for a new card.") % words
        case Lesson.ROW, _advised:
            return row_text(seen.edition.row)
        case Lesson.REMOVE, _advised:
            return _("%(remove)s: take away a chip of another colour.") % power_words(seen.edition)
        case Lesson.WILD, _advised:
            return _("%(wild)s: put your chip on any free picture.") % power_words(seen.edition)
        case Lesson.SUN, _advised:
            return sun_text()
    return ""


def row_text(number: int) -> str:
    """The sentence that says how long a row must be."""
    pattern = plural(
        "Make a row of %(number)d chip and you win!",
        "Make a row of %(number)d chips and you win!",
        number,
    )
    return pattern % {"number": number}


def lesson_announcement(model: Model, game: Game) -> Sequence[Node]:
    """What a screen reader says in a first game."""
    lesson = model.lessons.current
    if lesson is None or game.hint or game.refused or game.threats_asked:
        return announcement(game)
    step = _step_text(_step(model.lessons)) if lesson in STEPS else ""
    to_do = lesson_text(model, game) or to_do_text(game, spoken=True)
    return said(goal_text(game), *event_texts(game, spoken=True), step, to_do)


def paw(model: Model, game: Game) -> Node | None:
    """The paw, its dots and its chips; `screen/paw.js` puts them where cards and cells are."""
    if not can_play(game):
        return None
    if game.hint:
        return _paw_of_hint(game, game.hint)
    return _paw_of_lesson(game, model.lessons) if model.learning else None


def _paw_of_hint(game: Game, hint: Hint) -> Node | None:
    """The paw leads the advised card to its cell, in the row that is the reason."""
    play = hint.action
    if not isinstance(play, Place | Remove) or game.card != play.card:
        return None
    row = (_row_mark(cell, None) for cell in row_of_hint(game.seen, hint))
    return _show((*row, *_marks(game, play, (play.cell,))), f"hint {game.action_count} {play}")


def _paw_of_lesson(game: Game, lessons: Lessons) -> Node | None:
    advised = lessons.advised
    marks = list(_row_marks(game, lessons))
    if isinstance(advised, Place | Remove | Exchange):
        marks += _marks(game, advised, _cells(game, advised))
    chosen = lessons.current, lessons.demonstrates, lessons.version, lessons.chosen
    late = lessons.current not in AT_ONCE and game.chosen is None
    return _show(marks, f"{chosen}", demonstrates=lessons.demonstrates, late=late)


def _show(marks: Sequence[Node], key: str, **kinds: bool) -> Node | None:
    if not marks:
        return None
    kind = classes("paw-show", **kinds)
    return element("div", *marks, key=f"paw {key}", class_=kind, aria_hidden="true")


def _marks(
    game: Game, advised: Place | Remove | Exchange, cells: tuple[Cell, ...]
) -> Iterator[Node]:
    """The paw at the card, and dots from there to the cells, with a chip over each."""
    index = game.seen.hand.index(advised.card) if game.chosen is None else game.chosen
    card = f"card-{index}"
    for cell in cells:
        yield element("span", class_="dots-of-paw", data_from=card, data_to=f"cell-{cell}")
    for cell in cells:
        yield element(
            "span", _over_cell(game, advised), class_="over-cell", data_from=f"cell-{cell}"
        )
    target = None if isinstance(advised, Exchange) else f"cell-{advised.cell}"
    yield element(
        "span",
        picture("paw", "arm"),
        class_=classes("paw", on_cell=game.chosen is not None),
        data_from=card,
        data_to=target,
    )


def _over_cell(game: Game, advised: Place | Remove | Exchange) -> Node | None:
    """A chip where one can be put, a cross where a dead card finds no place.

    The animal of a remove card carries a chip away.
    """
    match advised:
        case Place():
            return _chip(game)
        case Remove(card, cell):
            taken = picture(f"chip-{game.seen.board[cell]}", "taken")
            return element("span", taken, card_picture(card, "taker"), class_="carried")
        case Exchange():
            return picture("icon-close", "cross")
    return None


def _cells(game: Game, advised: Place | Remove | Exchange) -> tuple[Cell, ...]:
    """The cells of the advised picture card, or the one cell of another card.

    Those of a dead card are all taken.
    """
    if isinstance(advised, Exchange):
        shown = game.seen.edition.picture_at.items()
        return game.seen.edition.board_order(frozenset(c for c, p in shown if p == advised.card))
    if advised.card not in game.seen.edition.pictures:
        return (advised.cell,)
    fitting = frozenset(play.cell for play in game.plays(advised.card))
    return game.seen.edition.board_order(fitting)


def _row_marks(game: Game, lessons: Lessons) -> Iterator[Node]:
    """Chips over the cells of a row to make, or over the sun that helps to make it.

    They disappear after a tap, because the user need not tap these cells.
    """
    if game.card is not None or game.asked is not None:
        return
    row: tuple[Cell, ...] = ()
    if lessons.current is Lesson.ROW:
        row = line_to_make(game.seen, lessons.advised)
    elif lessons.current is Lesson.SUN:
        row = line_with_sun(game.seen, lessons.advised)
    for cell in row:
        is_free = cell not in game.seen.board and cell not in game.seen.edition.free
        yield _row_mark(cell, _chip(game) if is_free else None)


def _row_mark(cell: Cell, chip: Node | None) -> Node:
    return element("span", chip, class_="in-row", data_from=f"cell-{cell}")


def _chip(game: Game) -> Node:
    return picture(f"chip-{game.seen.seats[game.seat].colour}", "chip")
