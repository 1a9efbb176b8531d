"""What the page on which a board is built says in sentences."""

from game.ui.boards.board import REMOVE, WILD, Board, Problem, Seats, problem
from game.ui.boards.boards_text import MAX_BOARDS
from game.ui.boards.hopeless import is_hopeless
from game.ui.boards.step import ALL, ANIMALS, NAME, SEATS, SUNS
from game.ui.boards.trial import Trial, mended
from game.ui.look.i18n import _, in_context, plural
from game.ui.look.shown_pictures import ANIMALS as ANIMALS_THEMSELVES
from game.ui.look.shown_pictures import in_use
from game.ui.look.words import PICTURES, card_word
from game.ui.model.builder import Building, Work


def problem_text(board: Board) -> str:
    """Why the board makes no game; empty if it makes one."""
    match problem(board):
        case Problem.NO_NAME:
            return _("The board needs a name.")
        case Problem.TOO_MANY_PICTURES:
            words = {"number": 2 * len(PICTURES)}
            return (
                _("There are only enough pictures for %(number)d cells. Make the board smaller.")
                % words
            )
        case Problem.NO_LINE:
            return _("The board is too small for a row that long.")
        case Problem.SUNS_IN_LINE:
            return _("One row is all suns. Take some away.")
        case Problem.ODD:
            if not board.free:
                return _("One cell is left over: each picture needs two. Put a sun on the board.")
            return _("One cell is left over: each picture needs two. Add or take away a sun.")
        case Problem.NO_SEATS:
            return _("Choose how many can play.")
        case Problem.LARGE_HANDS:
            return _("There are not enough cards to deal that many.")
    return ""


def hopeless_text(board: Board) -> str:
    """Says that nobody can win on the board. Empty if somebody may win."""
    return _("Nobody can win on this board.") if is_hopeless(board) else ""


def full_text() -> str:
    """Why no further board can be saved."""
    return _("You already have %(number)d boards. Delete one first.") % {"number": MAX_BOARDS}


def below_title(building: Building) -> str:
    """What was undone or redone just now, or else how many animals or pictures the board has."""
    if building.undone:
        return _("Undone: %(what)s") % {"what": _step_word(building.undone)}
    if building.redone:
        return _("Done again: %(what)s") % {"what": _step_word(building.redone)}
    number = building.board.pictured // 2
    if in_use() is not ANIMALS_THEMSELVES:
        return plural("%(number)d picture", "%(number)d pictures", number) % {"number": number}
    return plural("%(number)d animal", "%(number)d animals", number) % {"number": number}


def _step_word(what: str) -> str:
    """What a step changes."""
    words = {
        NAME: in_context("of a thing", "Name"),
        SUNS: _("Suns"),
        SEATS: _("How many can play"),
        ALL: _("all changes"),
    }
    return words.get(what) or number_word(what)


def number_word(number: str) -> str:
    """A number of the board, a key of RANGES, or how many animals it has."""
    words = {
        "columns": _("Width"),
        "rows": _("Height"),
        ANIMALS: _("Animals"),
        "row": _("Row length"),
        "rows_to_win": _("Rows to win"),
        "hand": _("Cards in hand"),
        "wild": card_word(WILD),
        "remove": card_word(REMOVE),
    }
    return words[number]


def announcement(building: Building) -> str:
    """What a screen reader says when it changes."""
    if building.undone or building.redone:
        return below_title(building)
    if text := problem_text(building.board):
        return text
    if building.work in {Work.LAYOUT, Work.MIX}:
        return _("The animals are finding their places …")
    if building.work is Work.TRIAL:
        return _("Two robots are playing …") if _seats(building) == 2 else _("Robots are playing …")
    if building.trial:
        return " ".join(trial_sentences(building.trial))
    if building.layout and (text := hopeless_text(building.board)):
        return text
    return _("All the animals have found their places.") if building.layout else ""


def _seats(building: Building) -> int:
    return min(group.number for group in building.board.groups)


def trial_sentences(trial: Trial) -> tuple[str, ...]:
    """How fair a board is, and how long a game takes."""
    if not trial.games:
        return ()
    won, length, draws = trial.won_of_100, trial.length, trial.draws_of_100
    starts = plural(
        "The starting player wins %(number)d of 100 games.",
        "The starting player wins %(number)d of 100 games.",
        won,
    )
    lasts = plural(
        "A game takes about %(number)d move.", "A game takes about %(number)d moves.", length
    )
    nobody = plural(
        "In %(number)d of 100 games, nobody wins.",
        "In %(number)d of 100 games, nobody wins.",
        draws,
    )
    return (
        starts % {"number": won},
        lasts % {"number": length},
        nobody % {"number": draws} if trial.draws else _("Somebody always wins."),
    )


def remedy_text(board: Board) -> str:
    """What makes the board one on which somebody wins; empty if nothing does."""
    match mended(board)[0]:
        case "row":
            return _("Make rows shorter")
        case "rows_to_win":
            return _("Let fewer rows win")
    return ""


def group_words(group: Seats) -> str:
    """Who plays, for a screen reader."""
    number = group.number
    match group.teams:
        case 2:
            words = plural(
                "%(number)d player in two teams", "%(number)d players in two teams", number
            )
        case 3:
            words = plural(
                "%(number)d player in three teams", "%(number)d players in three teams", number
            )
        case _:
            words = plural("%(number)d player", "%(number)d players", number)
    return words % {"number": number}
