"""The chances of all colours from turn to turn: lines on which the players' faces walk."""

from game.rules.edition import Colour
from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _, listed
from game.ui.look.words import seat_picture
from game.ui.play.history import History
from game.ui.screens.table.names import seat_name

HEIGHT = 100
"""The height of the chart in its own units: a percent each."""


def chart(past: History) -> Node | None:
    """A line for each colour, and a face on each at the turn that is shown."""
    if past.review is None:
        return None
    lines = {colour: _line(past, colour) for colour in past.review.lines}
    return element(
        "div",
        element(
            "svg",
            element("path", class_="middle", d=f"M0 {HEIGHT // 2}H{past.last}"),
            *(_drawn(colour, line) for colour, line in lines.items()),
            viewBox=f"0 0 {max(past.last, 1)} {HEIGHT}",
            preserveAspectRatio="none",
            aria_hidden="true",
        ),
        element(
            "svg",
            *(_walker(past, colour, line) for colour, line in lines.items()),
            aria_hidden="true",
        ),
        key="chart",
        class_="chart",
    )


def _line(past: History, colour: Colour) -> list[float]:
    """The chance of the colour after each turn, in percent."""
    chances = past.review.lines[colour] if past.review else ()
    return [HEIGHT * chances[turn.action_count] for turn in past.turns]


def _drawn(colour: Colour, line: list[float]) -> Node:
    points = " ".join(f"{place},{HEIGHT - chance:.1f}" for place, chance in enumerate(line))
    return element("polyline", points=points, class_=f"chance {colour}")


def _walker(past: History, colour: Colour, line: list[float]) -> Node:
    """The face of the first seat of the colour."""
    seats = past.shown.seen.seats
    seat = next(i for i, one in enumerate(seats) if one.colour == colour)
    x, y = 100 * past.place / max(past.last, 1), HEIGHT - line[past.place]
    return element(
        "use",
        href=f"#art-{seat_picture(seat, seats[seat])}",
        x=f"{x:.1f}%",
        y=f"{y:.1f}%",
        width=24,
        height=24,
        key=colour,
    )


def chances_text(past: History) -> str:
    """The chances at the turn that is shown, for who does not see the lines; empty without them."""
    if past.review is None:
        return ""
    seats = past.shown.seen.seats
    return listed(
        _("%(name)s: %(number)d of 100")
        % {
            "name": listed(
                seat_name(past.shown, i) for i, one in enumerate(seats) if one.colour == colour
            ),
            "number": round(_line(past, colour)[past.place]),
        }
        for colour in past.review.lines
    )


def balance(past: History) -> Node | None:
    """What came from the cards and the others, and what from the own plays; and how it is known."""
    if past.review is None:
        return None
    told = [_balance_text(past, seat) for seat in past.shown.everybody]
    how = _("Robo Owl estimates each chance from what the player could see. 100 is a sure win.")
    return element("p", " ".join([*told, how]), key="balance", class_="balance", role="status")


def _balance_text(past: History, seat: int) -> str:
    review = past.review
    if review is None:
        return ""
    line = review.lines[past.shown.seen.seats[seat].colour]
    taken = round(HEIGHT * review.taken(seat))
    given = round(HEIGHT * (line[-1] - line[0])) + taken
    words = {"name": seat_name(past.shown, seat), "given": abs(given), "taken": taken}
    if given < 0:
        return _("%(name)s: cards and others took %(given)d, own moves took %(taken)d.") % words
    return _("%(name)s: cards and others gave %(given)d, own moves took %(taken)d.") % words
