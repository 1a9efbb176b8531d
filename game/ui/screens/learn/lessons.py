"""The lessons of a first game; each depends only on what the person may see; pure."""

from dataclasses import replace

from game.bots.bit_position import BitPosition
from game.bots.hint import Hint, best_of
from game.bots.plays import Play
from game.bots.reason import Begins, Blocks, Forks, Makes, Plain, Reason, Stops, TakesFrom
from game.rules.action import Action, Exchange, Place, Remove
from game.rules.cards import Card
from game.rules.edition import Cell, Colour, Edition, cell_position
from game.rules.observation import Observation
from game.ui.model.learn import Lesson, Lessons
from game.ui.play.game import Game
from game.ui.play.turn import can_play


def next_lessons(lessons: Lessons, before: Game | None, game: Game) -> Lessons:
    """The lessons after a step from `before` to `game`; another game repeats no lesson."""
    if before is None:
        return _in_turn(Lessons(), game)
    if before.record.setup != game.record.setup:
        begins = Lesson.CHIP not in lessons.done
        return _in_turn(Lessons(lessons.done, demonstrates=begins), game)
    if lessons.version != game.version:
        played = game.action_count > before.action_count
        return _in_turn(replace(lessons, done=_done(lessons) if played else lessons.done), game)
    if lessons.chosen != game.chosen and can_play(game):
        current = _step(game) if lessons.current in (Lesson.CARD, Lesson.CHIP) else lessons.current
        return _pointing(replace(lessons, current=current), game)
    return lessons


def _done(lessons: Lessons) -> frozenset[Lesson]:
    """The lessons that are done after a play in this turn."""
    if lessons.current in (Lesson.CARD, Lesson.CHIP):
        return lessons.done | {Lesson.CARD, Lesson.CHIP}
    return lessons.done | {lessons.current} if lessons.current else lessons.done


def _in_turn(lessons: Lessons, game: Game) -> Lessons:
    """The lessons at a new version of the game."""
    if not can_play(game):
        return replace(lessons, current=None, advised=None, version=game.version, chosen=None)
    begins = lessons.demonstrates and game.seen.ply < len(game.seen.seats)
    current = _lesson(game, lessons.done)
    return _pointing(replace(lessons, demonstrates=begins, current=current), game)


def _pointing(lessons: Lessons, game: Game) -> Lessons:
    """The lessons with the action that the paw points at now."""
    advised = _advice(game, lessons)
    return replace(lessons, advised=advised, version=game.version, chosen=game.chosen)


def _step(game: Game) -> Lesson:
    return Lesson.CARD if game.card is None else Lesson.CHIP


def _lesson(game: Game, done: frozenset[Lesson]) -> Lesson | None:
    """The lesson of a new turn; a row that can be finished comes before any other card."""
    if Lesson.CHIP not in done:
        return _step(game) if game.plays() else None
    plays = _winning(game) or game.plays()
    lessons = {_lesson_of(game.seen.edition, play.card) for play in plays}
    fitting = {
        Lesson.DEAD: _exchange(game.seen) is not None and not _winning(game),
        Lesson.ROW: bool(plays),
        Lesson.REMOVE: Lesson.REMOVE in lessons,
        Lesson.WILD: Lesson.WILD in lessons,
    }
    found = next((one for one, fits in fitting.items() if fits and one not in done), None)
    if found or Lesson.SUN in done or not plays:
        return found
    return Lesson.SUN if line_with_sun(game.seen, best_of(game.seen, plays)) else None


def _winning(game: Game) -> list[Play]:
    """The plays that finish a row."""
    position = BitPosition(game.seen)
    return [play for play in game.plays() if position.wins(play)]


def _lesson_of(edition: Edition, card: Card) -> Lesson:
    """The lesson that tells about the card."""
    if edition.wild and card == edition.wild.card:
        return Lesson.WILD
    return Lesson.REMOVE if edition.remove and card == edition.remove.card else Lesson.CARD


def _exchange(seen: Observation) -> Exchange | None:
    return next((action for action in seen.legal if isinstance(action, Exchange)), None)


def _advice(game: Game, lessons: Lessons) -> Action | None:
    """The best action that the paw can point at; None if nothing can be played."""
    if lessons.current is Lesson.DEAD and game.card is None:
        return _exchange(game.seen)
    plays = _plays(game, lessons)
    if lessons.current in (Lesson.CARD, Lesson.CHIP):
        plays = _far_from_suns(game.seen.edition, plays)
    return best_of(game.seen, plays) if plays else None


def _plays(game: Game, lessons: Lessons) -> list[Play]:
    """The plays of the chosen card; else those of the lesson's card, or of cards that are known.

    A play that finishes a row needs no lesson.
    """
    if game.card is not None:
        return game.plays(game.card)
    edition, current = game.seen.edition, lessons.current
    about = {play: _lesson_of(edition, play.card) for play in game.plays()}
    if current in (Lesson.REMOVE, Lesson.WILD):
        return [play for play, lesson in about.items() if lesson is current]
    known = [play for play, lesson in about.items() if lesson in lessons.done | {Lesson.CARD}]
    return _winning(game) or known or game.plays()


def _far_from_suns(edition: Edition, plays: list[Play]) -> list[Play]:
    """The plays in no line with a sun, or all of them.

    With a sun a game can end in the third turn, before the lessons do.
    """
    far = [p for p in plays if not any(x & edition.free for x in edition.lines_through[p.cell])]
    return far or plays


def line_to_make(seen: Observation, action: Action | None) -> tuple[Cell, ...]:
    """The line that could become the row of the seat: if possible, one with its chips.

    Lines without suns come first, then those with most own chips, with the cell of the action, and
    those that run across. Empty if no line is open.
    """
    own = _colour(seen)
    mine = {cell for cell, colour in seen.board.items() if colour == own}
    others = seen.board.keys() - mine
    here = {action.cell} if isinstance(action, Place) else set()

    def worth(line: frozenset[Cell]) -> tuple[bool, bool, int, bool, bool]:
        across = len({cell_position(cell)[1] for cell in line}) == 1
        plain = not line & seen.edition.free
        return bool(line & mine), plain, len(line & mine), bool(line & here), across

    lines = [line for line in seen.edition.lines if not line & others]
    return seen.edition.board_order(max(lines, key=worth)) if lines else ()


def line_with_sun(seen: Observation, action: Action | None) -> tuple[Cell, ...]:
    """A line with a sun that the action adds to, on which there is no other colour; or empty."""
    if not isinstance(action, Place):
        return ()
    own = _colour(seen)
    others = {cell for cell, colour in seen.board.items() if colour != own}
    lines = seen.edition.lines_through[action.cell]
    open_lines = (line for line in lines if line & seen.edition.free and not line & others)
    return seen.edition.board_order(next(open_lines, frozenset()))


def with_kind_hint(game: Game) -> Game:
    """The game in which a hint does not speak of a row that somebody has only begun."""
    hint = game.hint
    if hint is None or not isinstance(hint.reason, Stops):
        return game
    return replace(game, hint=replace(hint, reason=None))


def row_of_hint(seen: Observation, hint: Hint) -> tuple[Cell, ...]:
    """The row that the reason of the hint is about, of the own or of another colour; or empty.

    It is the line through the advised cell that has most chips of the colour, suns included.
    """
    colour, play = _colour_of_row(seen, hint.reason), hint.action
    if colour is None or not isinstance(play, Place | Remove):
        return ()
    chips = {cell for cell, chip in seen.board.items() if chip == colour}
    others = seen.board.keys() - chips
    lines = [line for line in seen.edition.lines_through[play.cell] if not line & others]
    best = max(lines, key=lambda line: len(line & (chips | seen.edition.free)), default=frozenset())
    return seen.edition.board_order(best)


def rows_of_hint(seen: Observation, hint: Hint) -> list[tuple[tuple[Cell, ...], tuple[Cell, ...]]]:
    """Each row that the reason of the hint is about, and its cells that the play leaves open.

    Two ways to win are several rows; any other reason has one, or none.
    """
    play = hint.action
    if not isinstance(hint.reason, Forks) or not isinstance(play, Place):
        row = row_of_hint(seen, hint)
        return [(row, ())] if row else []
    colour, free, order = _colour(seen), seen.edition.free, seen.edition.board_order
    own = {cell for cell, chip in seen.board.items() if chip == colour} | {play.cell}
    others = seen.board.keys() - own
    lines = [line for line in seen.edition.lines if not line & others]
    return [
        (order(line), order(line - own - free)) for line in lines if len(line - own - free) == 1
    ]


def _colour_of_row(seen: Observation, reason: Reason | None) -> Colour | None:
    """The colour of the row in the reason. None if the reason has no row."""
    match reason:
        case Blocks(colour) | Stops(colour) | TakesFrom(colour):
            return colour
        case Forks() | Makes() | Begins() | Plain.FINISHES:
            return _colour(seen)
    return None


def _colour(seen: Observation) -> Colour:
    """The colour of the seat."""
    return seen.seats[seen.seat].colour
