"""The chances of all colours from turn to turn: lines on which the players' faces walk."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import replace
from itertools import chain, count

from game.rules.edition import Colour
from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _, listed
from game.ui.look.parts import button, picture
from game.ui.look.words import seat_picture
from game.ui.play.history import History
from game.ui.screens.history.msg import TurnPicked
from game.ui.screens.history.sentences import count_text
from game.ui.screens.table.names import seat_name

HEIGHT = 100
"""The height of the chart in its own units: a percent each."""

SCALE = (100, 50, 0)
"""The chances, in percent, with a line and a number."""

FACE, NEAR = 24, 40
"""The size of a face in pixels, and the percent by which two faces are never one over the other."""

STEP = 0.3
"""How long before the end of a turn its line begins to fall, in turns."""

APART, APART_IF_WIDE = 0.18, 0.08
"""The part of the game by which two buttons are apart at least, so that a finger can tap each."""

WIDE = (1000, 0)
"""The width and height, in CSS pixels, of a page with a wide chart."""


def chart(past: History) -> Node | None:
    """A line for each colour, and a face on each at the turn that is shown."""
    if past.review is None:
        return None
    lines = {colour: _line(past, colour) for colour in past.review.lines}
    across = "".join(f"M0 {HEIGHT - chance}H{past.last}" for chance in SCALE)
    return element(
        "div",
        element(
            "svg",
            element("path", class_="middle", d=across),
            *(_drawn(past, colour, line) for colour, line in lines.items()),
            viewBox=f"0 0 {max(past.last, 1)} {HEIGHT}",
            preserveAspectRatio="none",
            aria_hidden="true",
        ),
        element(
            "svg",
            *(_number(chance) for chance in SCALE),
            *(_walker(past, colour, lane, lines) for colour, lane in _lanes(past, lines).items()),
            aria_hidden="true",
        ),
        key="chart",
        class_="chart",
    )


def stars(past: History, apart: float) -> Node | None:
    """A star below each move for which there was a clearly better one; None if there is none.

    A place for each turn, with or without a star, puts them below their moves. Stars that are less
    than this part of the game apart share a button, which leads from one to the next.
    """
    found = moments(past)
    if not found:
        return None
    groups = list[list[int]]()
    for place in found:
        near = (one for one in groups if abs(one[0] - place) < apart * past.last)
        group = next(near, None)
        if group is None:
            groups.append([place])
        else:
            group.append(place)
    heads = {group[0]: _star(past, group) for group in groups}
    lone = dict.fromkeys(found, picture("icon-star"))
    spots = (
        element("span", heads.get(place) or lone.get(place), key=str(place))
        for place in range(past.last + 1)
    )
    return element("div", *spots, key="stars", class_="stars")


def _star(past: History, group: list[int]) -> Node:
    """The button that leads to the worst move of the group, and from each to the next."""
    is_here = past.place in group
    place = group[(group.index(past.place) + 1) % len(group)] if is_here else group[0]
    there = replace(past, place=place)
    return button(
        picture("icon-star"),
        msg=TurnPicked,
        about=(place,),
        label=f"{count_text(there)} {moment_text(there)}",
        current=is_here,
    )


def moments(past: History) -> dict[int, int]:
    """The places after moves for which there was a clearly better one, and the seats.

    The worst move comes first.
    """
    if past.review is None:
        return {}
    ends = [turn.action_count for turn in past.turns]
    every = chain.from_iterable(past.review.moments(seat) for seat in past.shown.everybody)
    worst_first = sorted(every, key=lambda one: one.loss, reverse=True)
    return {bisect_right(ends, one.at): one.seat for one in worst_first}


def _line(past: History, colour: Colour) -> list[float]:
    """The chance of the colour after each turn, in percent."""
    chances = past.review.lines[colour] if past.review else ()
    return [HEIGHT * chances[turn.action_count] for turn in past.turns]


def _drawn(past: History, colour: Colour, line: list[float]) -> Node:
    """The line, with a step down at each own move for which there was a better one."""
    places = dict(enumerate(line)) | _before_moves(past, colour)
    points = " ".join(f"{place},{HEIGHT - places[place]:.1f}" for place in sorted(places))
    return element("polyline", points=points, class_=f"chance {colour}")


def _before_moves(past: History, colour: Colour) -> dict[float, float]:
    """The chance, in percent, right before own moves, if the best one was played then."""
    if past.review is None:
        return {}
    ends = [turn.action_count for turn in past.turns]
    seats = past.shown.seen.seats
    own = (play for play in past.review.plays if seats[play.seat].colour == colour)
    return {
        bisect_right(ends, play.at) - STEP: HEIGHT * past.review.could[play.at]
        for play in own
        if past.review.fall(play, colour)
    }


def _at(past: History, place: int, line: list[float]) -> dict[str, str]:
    """The attributes that put a mark on the line."""
    x, y = 100 * place / max(past.last, 1), HEIGHT - line[place]
    return {"x": f"{x:.1f}%", "y": f"{y:.1f}%"}


def _number(chance: int) -> Node:
    words = _("%(share)d%%") % {"share": chance}
    return element("text", words, x=-17, y=f"{HEIGHT - chance}%", dy="0.35em", key=str(chance))


def _lanes(past: History, lines: Mapping[Colour, list[float]]) -> dict[Colour, int]:
    """How many faces each face steps aside, so that it covers no other one."""
    taken: dict[int, list[float]] = {}
    lanes: dict[Colour, int] = {}
    for colour, line in lines.items():
        chance = line[past.place]
        lanes[colour] = next(
            lane
            for lane in count()
            if all(abs(chance - other) >= NEAR for other in taken.get(lane, ()))
        )
        taken.setdefault(lanes[colour], []).append(chance)
    return lanes


def _walker(past: History, colour: Colour, lane: int, lines: Mapping[Colour, list[float]]) -> Node:
    """The face of the first seat of the colour; it steps aside to the middle of the chart."""
    seats = past.shown.seen.seats
    seat = next(i for i, one in enumerate(seats) if one.colour == colour)
    aside = lane * (FACE + 2) * (-1 if past.place > past.last / 2 else 1)
    face = element(
        "use",
        href=f"#art-{seat_picture(seat, seats[seat])}",
        x=aside - FACE // 2,
        y=-FACE // 2,
        width=FACE,
        height=FACE,
    )
    place = _at(past, past.place, lines[colour])
    return element("svg", face, **place, overflow="visible", aria_hidden="true", key=colour)


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
    star = _("Tap a star: a better move was possible there.") if moments(past) else ""
    words = " ".join(filter(None, [*told, star, how]))
    return element("p", words, key="balance", class_="balance", role="status")


def _balance_text(past: History, seat: int) -> str:
    """How the seat's chance changed, as a sum of numbers that agree; empty without a review."""
    review = past.review
    if review is None:
        return ""
    colour = past.shown.seen.seats[seat].colour
    line = review.lines[colour]
    fallen = sum(review.fall(play, colour) for play in review.plays if play.seat == seat)
    first, last, taken = (round(HEIGHT * one) for one in (line[0], line[-1], fallen))
    words = {
        "name": seat_name(past.shown, seat),
        "first": first,
        "given": _signed(last - first + taken),
        "taken": _signed(-taken),
        "last": last,
    }
    return (
        _(
            "%(name)s: %(first)d at first, %(given)s by cards and others, %(taken)s by own moves,"
            " %(last)d at the end."
        )
        % words
    )


def _signed(number: int) -> str:
    """The number with its sign on the left, in languages from right to left, too."""
    return f"\u200e{number:+d}".replace("-", "−") if number else "0"


def moment_text(past: History) -> str:
    """That there was a better move, for who does not see the star; empty for other moves."""
    seat = moments(past).get(past.place)
    if seat is None:
        return ""
    return _("%(name)s, do you see something better?") % {"name": seat_name(past.shown, seat)}
