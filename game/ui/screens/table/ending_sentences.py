"""The sentences about the end of a game."""

from itertools import pairwise

from game.rules.edition import cell_position
from game.rules.state import Drawn, DrawReason, Win
from game.ui.look.i18n import _, listed, plural
from game.ui.play.best_line import best_line_of
from game.ui.play.game import Game
from game.ui.screens.table.names import place_word, seat_name


def ending_text(game: Game) -> str:
    """Who won, or why nobody did."""
    match game.seen.outcome:
        case Win(_colour, (seat,)) if game.people == (seat,):
            return _("You win!")
        case Win(_colour, (seat,)):
            return _("%(name)s wins!") % {"name": seat_name(game, seat)}
        case Win(_colour, seats):
            names = listed(seat_name(game, seat) for seat in seats)
            return _("The team wins: %(names)s!") % {"names": names}
        case Drawn(DrawReason.FULL):
            return _("The board is full, and nobody lost. Well played, everybody!")
        case Drawn(DrawReason.PASSES):
            return _("Nobody can play any more, and nobody lost. Well played, everybody!")
        case _:
            return _("A very long game, and nobody lost. Well played, everybody!")


def lost_text(game: Game, *, spoken: bool) -> str:
    """A kind word for people whom computers have beaten; `spoken`, also what eyes see."""
    if spoken:
        return " ".join([won_row_text(game), _best_line_text(game), _("Again?")])
    line = best_line_of(game)
    is_close = line is not None and line.is_close
    return _("So close! Again?") if is_close else _("Good game! Again?")


def missing_text(game: Game) -> str:
    """The picture that people whom computers have beaten needed; empty if more were missing."""
    line = best_line_of(game)
    if line is None or not line.is_close:
        return ""
    words = {"place": place_word(game, line.missing[0], spoken=False)}
    return _("You needed only “%(place)s”.") % words


def consoling_text(game: Game, seats: list[int]) -> str:
    """A kind word for these seats, which other people have beaten."""
    if len(seats) > 1:
        return _("Well played, everybody!")
    return _("Well played, %(name)s!") % {"name": seat_name(game, seats[0])}


def won_row_text(game: Game) -> str:
    """Who has a row, and how long it is; or how many rows, where more than one wins."""
    if game.seen.rows_to_win > 1:
        return _won_rows_text(game)
    seats = game.seen.outcome.seats if isinstance(game.seen.outcome, Win) else ()
    names, number = [seat_name(game, seat) for seat in seats], _cells_in_row(game)
    words = {"names": listed(names), "number": number}
    if number is None and len(names) == 1:
        return _("%(names)s has two rows at once.") % words
    if number is None:
        return _("The team has two rows at once: %(names)s.") % words
    if len(names) == 1:
        pattern = plural(
            "%(names)s has a row of %(number)d.", "%(names)s has a row of %(number)d.", number
        )
        return pattern % words
    pattern = plural(
        "The team has a row of %(number)d: %(names)s.",
        "The team has a row of %(number)d: %(names)s.",
        number,
    )
    return pattern % words


def _won_rows_text(game: Game) -> str:
    """Who has how many rows."""
    match game.seen.outcome:
        case Win(colour, seats):
            number = len(game.seen.rows[colour])
        case _:
            return ""
    words = {"names": listed(seat_name(game, seat) for seat in seats), "number": number}
    if len(seats) == 1:
        pattern = plural("%(names)s has %(number)d row.", "%(names)s has %(number)d rows.", number)
    else:
        pattern = plural(
            "The team has %(number)d row: %(names)s.",
            "The team has %(number)d rows: %(names)s.",
            number,
        )
    return pattern % words


def _cells_in_row(game: Game) -> int | None:
    """The number of cells of the winning row. None if several rows won."""
    cells = game.seen.outcome.cells if isinstance(game.seen.outcome, Win) else ()
    places = [cell_position(cell) for cell in cells]
    steps = {(right[0] - left[0], right[1] - left[1]) for left, right in pairwise(places)}
    return len(cells) if len(steps) == 1 else None


def _best_line_text(game: Game) -> str:
    """How close the people came, and which place was missing."""
    line = best_line_of(game)
    if line is None or not line.is_close:
        return _("Good game!")
    own = [seat for seat in game.people if game.seen.seats[seat].colour == line.colour]
    words = {
        "number": line.chips,
        "row": len(line.cells),
        "place": place_word(game, line.missing[0], spoken=True),
        "names": listed(seat_name(game, seat) for seat in own),
    }
    if len(game.people) == 1:
        return _("So close! You had %(number)d and needed only “%(place)s”.") % words
    return (
        _("So close, %(names)s! You had %(number)d of %(row)d and needed only “%(place)s”.") % words
    )
