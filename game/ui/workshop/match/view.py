"""The panel with the game: the board, who plays, and what the bot said."""

from collections.abc import Iterator
from dataclasses import replace

from game.rules.state import Win
from game.ui.frame.markup import Node, classes, element
from game.ui.look.i18n import _
from game.ui.look.parts import confetti, face, picture, worded
from game.ui.workshop.choices import choices
from game.ui.workshop.code_view import with_code
from game.ui.workshop.match.board import board
from game.ui.workshop.match.hands import hand_lines
from game.ui.workshop.match.said import bot_said
from game.ui.workshop.match.sentences import status_sentence, turn_sentence
from game.ui.workshop.match.stepping import shown_steps
from game.ui.workshop.match.steps import begin_line, step_line, ways_on
from game.ui.workshop.match.steps_view import steps_view
from game.ui.workshop.match_state import Match
from game.ui.workshop.play_words import missed_sentence
from game.ui.workshop.player_words import player
from game.ui.workshop.seating import BOT, PERSON, players, setup
from game.ui.workshop.state import Tab, Watched, Workshop
from game.ui.workshop.ways import TabPicked

FLAT = 1.4
"""From this ratio of width to height, a wide screen shows everything else below the board."""


def board_panel(model: Workshop) -> Node:
    """The game that is shown, and what can be done with it."""
    match, steps = model.match, shown_steps(model)
    columns, rows = (match.shown.edition if match else model.edition).size
    if match and steps:
        before = replace(model, match=replace(match, place=steps.place), chosen=None)
        shown_board = board(before, steps.cells() if steps.steps else ())
    else:
        shown_board = board(model)
    return element(
        "section",
        element("div", *_sides(model, match), class_="sides", key="sides"),
        element("div", shown_board, class_="board-place"),
        step_line(model, match) if match else begin_line(),
        element(
            "div",
            _origin(model.origin) if model.origin and not steps else None,
            steps_view(steps) if steps else _status(model, match),
            *(hand_lines(model, match) if match and not steps else []),
            bot_said(model, match) if match and not steps else None,
            class_="story",
            key="story",
        ),
        element(
            "div",
            ways_on(model, match) if match else None,
            choices(model),
            class_="another",
            key="another",
        ),
        key="board",
        class_=classes(
            "bench",
            "board-bench",
            taps=bool(match and PERSON in match.players),
            flat=columns >= FLAT * rows or steps is not None,
            stepping=steps is not None,
        ),
        aria_label=_("Game"),
    )


def rain(model: Workshop) -> Node | None:
    """Confetti over the page for a person who has won the game that is shown."""
    match = model.match if model.panel is Tab.BOARD else None
    outcome = match.shown.outcome if match else None
    if match and isinstance(outcome, Win) and match.players[outcome.seats[0]] == PERSON:
        return confetti(outcome.colour)
    return None


def _sides(model: Workshop, match: Match | None) -> Iterator[Node]:
    """Each seat of the game, or of the next one: its face and colour, and its name."""
    if match:
        playing, seats = match.players, match.seats
        turn = match.shown.turn if match.shown.outcome is None else None
    else:
        playing = players(model.edition, BOT, model.opponent, model.seats)
        seats, turn = setup(model.edition, playing, 0, "").seats, None
    for number, who in enumerate(playing):
        colour = seats[number].colour
        said = player(model, who)
        yield element(
            "span",
            face(
                said.picture,
                said.face,
                picture(f"chip-{colour}", "sign"),
                colour=colour,
                computer=who != PERSON,
            ),
            element("span", said.name, class_="name"),
            key=str(number),
            class_=classes("side", turn=number == turn),
        )


def _origin(watched: Watched) -> Node:
    """What a puzzle has asked, and the way back to the arena or the lessons."""
    is_lesson = watched.back is Tab.LESSONS
    back = worded(
        "icon-star" if is_lesson else "icon-crown",
        _("Back to the lessons") if is_lesson else _("Back to the arena"),
        msg=TabPicked,
        about=(watched.back.value,),
        key="back",
    )
    asked = with_code(missed_sentence(*watched.puzzle)) if watched.puzzle else None
    return element("div", asked, back, class_="watched", key="watched")


def _status(model: Workshop, match: Match | None) -> Node:
    """What was done last, and what comes next."""
    if match is None:
        words = _("Let your bot play, and watch every move.")
        return element("div", element("p", words), class_="status-line", key="status")
    return element(
        "div",
        element("p", turn_sentence(model, match), key="turn"),
        element("p", status_sentence(model, match), key="next", class_="next"),
        class_="status-line",
        key="status",
    )
