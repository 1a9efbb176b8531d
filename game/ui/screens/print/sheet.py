"""Puzzles on paper: four on a page, and their answers on the next one."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.bots.plays import Play
from game.coach.contrast import explained
from game.rules.action import Remove
from game.rules.cards import Card
from game.rules.edition import Edition
from game.rules.observation import Observation
from game.ui.frame.markup import Node, classes, element
from game.ui.look import shown_pictures
from game.ui.look.i18n import _
from game.ui.look.parts import card_picture, picture
from game.ui.look.tints import tint
from game.ui.look.words import card_word, edition_word
from game.ui.model.print import Sheet
from game.ui.model.puzzles import Question
from game.ui.play.game import Game
from game.ui.screens.coach.sentences import condition_text, next_wins_text, question_text
from game.ui.screens.table.advice import reason_text
from game.ui.screens.table.cell import cell_picture, drawing, tint_class, transform, wooden_frame
from game.ui.screens.table.cell_props import CELL_SIZE, FRAME, CellProps, plain_props
from game.ui.screens.table.names import place_word

MARGIN = 44
"""The width of the letters and numbers beside a board, in units of the drawing."""

MOST_NAMES = 5
"""A hand with more cards has no room for their names."""


def leaf(kind: str, *children: Node | None) -> Node:
    """A page of paper."""
    return element("section", *children, class_=f"leaf {kind}")


def sheet_leaves(edition: Edition, sheet: Sheet) -> list[Node]:
    """The page with the puzzles and the one with their answers; both empty until they are there."""
    questions, place = sheet.questions, f"{edition_word(edition.name)} · {sheet.number}"
    if not questions:
        return [leaf("puzzle-sheet"), leaf("puzzle-sheet")]
    note = _("In each puzzle it’s your turn. Circle one card and one cell on the board.")
    is_several = any(len(one.answers) > 1 for one in questions)
    several = _("Where there are several answers, each one is right.") if is_several else ""
    return [
        leaf(
            "puzzle-sheet",
            _title("icon-present", _("Puzzles"), place),
            element("p", note, class_="task"),
            *(_puzzle(number, one) for number, one in enumerate(questions, 1)),
        ),
        leaf(
            "puzzle-sheet answers",
            _title("icon-hint", _("Answers"), place),
            element("p", several, class_="task"),
            *(_solved(number, one) for number, one in enumerate(questions, 1)),
        ),
    ]


def _title(icon: str, title: str, place: str) -> Node:
    """The line at the top, with the number of the sheet, by which both pages are found again."""
    words = (element("h2", title), element("span", place))
    return element("div", picture(icon), *words, class_="title-line")


def _puzzle(number: int, asked: Question) -> Node:
    """The question, the board and the hand."""
    seen = asked.game.seen
    named = len(seen.hand) <= MOST_NAMES
    cards = (_card(card, seen.edition, named=named) for card in seen.hand)
    return element(
        "article",
        _head(number, asked, condition_text(asked.kind, asked.game)),
        _board(seen),
        element("div", *cards, class_=f"in-hand of-{len(seen.hand)}"),
        class_="posed",
    )


def _head(number: int, asked: Question, condition: str = "") -> Node:
    """The number of the puzzle, its question, and the chips of who answers it."""
    seen = asked.game.seen
    chip = picture(f"chip-{seen.seats[seen.turn].colour}")
    return element(
        "div",
        element("b", str(number)),
        element(
            "div",
            element("h3", question_text(asked.kind)),
            element("p", condition) if condition else None,
        ),
        element("span", chip, element("small", _("Your chips")), class_="whose-chips"),
        class_="question-line",
    )


def _card(card: Card, edition: Edition, *, named: bool) -> Node:
    shade = f"tint-{tint(edition, card)}" if card in edition.pictures else "power"
    has_word = named and not shown_pictures.card_is_word(card)
    word = element("span", card_word(card), class_="word") if has_word else None
    return element("div", card_picture(card), word, class_=f"paper-card {shade}")


def _solved(number: int, asked: Question) -> Node:
    """The board with the answers marked on it, and in words."""
    lines = (_answer(asked, play) for play in asked.answers)
    return element(
        "article",
        _head(number, asked),
        _board(asked.game.seen, asked.answers),
        element("ul", *lines, class_="in-words"),
        class_="posed",
    )


def _answer(asked: Question, play: Play) -> Node:
    shown = _card(play.card, asked.game.seen.edition, named=False)
    reason = element("small", why(asked, play))
    words = element("span", f"{answer_text(asked.game, play)} ", reason)
    return element("li", shown, words)


def why(asked: Question, play: Play) -> str:
    """Why the play is an answer, in one sentence."""
    hint = explained(asked.game.seen, play)
    reason = reason_text(replace(asked.game, hint=hint))
    return next_wins_text(asked, hint, spoken=True) or reason


def answer_text(game: Game, play: Play) -> str:
    """The card and the cell of an answer; a card with a picture names its cell, too."""
    words = {"card": card_word(play.card), "place": place_word(game, play.cell, spoken=True)}
    if isinstance(play, Remove):
        return _("“%(card)s” takes the chip on “%(place)s”") % words
    if play.card in game.seen.edition.pictures:
        return words["place"]
    return _("“%(card)s” on “%(place)s”") % words


def _board(seen: Observation, answers: Sequence[Play] = ()) -> Node:
    """The board with its chips; with answers also what each of them does to it."""
    columns, rows = seen.edition.size
    width, height = columns * CELL_SIZE + 2 * FRAME, rows * CELL_SIZE + 2 * FRAME
    props = plain_props(seen.edition, turned=False)
    own = seen.seats[seen.turn].colour
    placed = {play.cell: own for play in answers if not isinstance(play, Remove)}
    chips = {**seen.board, **placed}
    return element(
        "svg",
        *_names(columns, rows),
        wooden_frame(width, height),
        *(_cell(one._replace(chip=chips.get(cell))) for cell, one in props.items()),
        *(_mark(props[play.cell], crossed=isinstance(play, Remove)) for play in answers),
        class_="board bare",
        viewBox=f"{-MARGIN} {-MARGIN} {width + MARGIN} {height + MARGIN}",
        aria_hidden="true",
    )


def _names(columns: int, rows: int) -> Iterator[Node]:
    """The letters of the columns and the numbers of the rows, as in the names of the cells."""
    middle = FRAME + CELL_SIZE // 2
    for column in range(columns):
        letter = chr(ord("a") + column)
        yield element("text", letter, x=middle + column * CELL_SIZE, y=-12)
    for row in range(rows):
        yield element("text", str(row + 1), x=-MARGIN // 2, y=middle + row * CELL_SIZE + 14)


def _cell(props: CellProps) -> Node:
    """The cell and its chip."""
    return element(
        "g",
        element("rect", class_="ground", x=3, y=3, width=94, height=94, rx=14),
        cell_picture(props.shown),
        drawing(f"chip-{props.chip}", "chip", 10, 80) if props.chip else None,
        class_=classes(tint_class(props), covered=bool(props.chip)),
        transform=transform(props.corner),
    )


def _mark(props: CellProps, *, crossed: bool) -> Node:
    """A ring around the cell of an answer; a chip that is taken is crossed out."""
    return element(
        "g",
        element("path", class_="crossed", d="M22 22l56 56m0-56l-56 56") if crossed else None,
        element("rect", class_="right-cell", x=-1, y=-1, width=102, height=102, rx=20),
        transform=transform(props.corner),
    )
