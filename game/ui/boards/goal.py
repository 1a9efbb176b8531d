"""What wins on a board, in words."""

from game.ui.look.i18n import plural


def goal_words(rows: int, length: int, *, has_teams: bool = False) -> str:
    """The number of rows that win, their length in cells, and whether teams play."""
    if rows == 1 and has_teams:
        goal = plural("Row of %(number)d, teams", "Row of %(number)d, teams", length)
    elif rows == 1:
        goal = plural("Row of %(number)d", "Row of %(number)d", length)
    elif has_teams:
        goal = plural(
            "%(number)d row of %(length)d, teams", "%(number)d rows of %(length)d, teams", rows
        )
    else:
        goal = plural("%(number)d row of %(length)d", "%(number)d rows of %(length)d", rows)
    return goal % {"number": length if rows == 1 else rows, "length": length}
