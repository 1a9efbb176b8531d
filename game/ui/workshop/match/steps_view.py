"""A turn of a bot, line by line: the line that runs next, names with values, what was printed."""

from collections.abc import Iterator

from game.ui.frame.markup import Node, element
from game.ui.frame.message import encode
from game.ui.look.i18n import _, plural
from game.ui.look.parts import button, picture, round_button
from game.ui.workshop.code_view import code_block, code_parts
from game.ui.workshop.faults import fault_sentence
from game.ui.workshop.match.msg import StepsClosed, StepShown
from game.ui.workshop.match.sentences import before_sentence
from game.ui.workshop.stepped import Steps

AROUND = 3
"""How many lines of the code are shown before and after the marked one."""


def steps_view(steps: Steps) -> Node:
    """The step that is shown, and the ways to the others."""
    return element("div", *_parts(steps), class_="steps-of-turn", key="steps-of-turn")


def _parts(steps: Steps) -> Iterator[Node]:
    last = len(steps.steps) - 1
    yield _ways(steps, last)
    yield element("div", *_values(steps), class_="values", key="values")
    yield element("div", *_lines(steps, last), class_="lines", key="lines")


def _values(steps: Steps) -> Iterator[Node]:
    """Which position the board has, the names, and what was printed so far."""
    yield element("p", before_sentence(), class_="before", key="before")
    if steps.steps:
        yield _names(steps)
    if steps.shown_text:
        yield element("h2", _("Output"), key="printed-title")
        yield element("pre", steps.shown_text, key="printed", dir="auto", tabindex=0)


def _lines(steps: Steps, last: int) -> Iterator[Node]:
    """The code, and after the last step what went wrong."""
    if steps.steps:
        yield from _left_out(steps.steps[steps.at].left_out)
        yield _code(steps)
    elif steps.fault is None:
        yield element("p", _("There are no steps to show."), key="none")
    if steps.fault and steps.at >= last:
        words = element("span", *code_parts(fault_sentence(steps.fault)))
        yield element("p", picture("icon-watch-out"), words, class_="other-fault", key="fault")
    if steps.is_cut and steps.at >= last:
        forms = plural(
            "Only the first %(number)d step is shown.",
            "Only the first %(number)d steps are shown.",
            last + 1,
        )
        yield element("p", forms % {"number": last + 1}, class_="note", key="cut")


def _left_out(number: int) -> Iterator[Node]:
    """How many steps are missing before the one that is shown."""
    if number:
        forms = plural(
            "%(number)d step before this one is left out.",
            "%(number)d steps before this one are left out.",
            number,
        )
        yield element("p", forms % {"number": number}, class_="note", key="left-out")


def _ways(steps: Steps, last: int) -> Node:
    """The buttons and the slider, from left to right in every language."""
    count = _("Step %(number)d of %(all)d") % {"number": steps.at + 1, "all": last + 1}
    slider = element(
        "input",
        type="range",
        min=0,
        max=max(last, 0),
        value=steps.at,
        class_="slider",
        aria_label=_("Step"),
        aria_valuetext=count,
        data_msg=encode(StepShown),
    )
    return element(
        "div",
        _way("icon-back", _("One step back"), steps.at - 1, here=steps.at == 0),
        slider if last > 0 else None,
        _way("icon-forward", _("One step forward"), steps.at + 1, here=steps.at >= last),
        _way("icon-redo", _("Over calls and loops"), steps.over, here=steps.at >= last)
        if steps.steps
        else None,
        element("span", count, class_="count") if last >= 0 else None,
        round_button("icon-close", StepsClosed, _("Close the steps")),
        class_="going",
        role="group",
        aria_label=_("Step by step"),
        key="ways",
    )


def _way(icon: str, label: str, at: int, *, here: bool) -> Node:
    return button(
        picture(icon),
        msg=StepShown,
        about=(max(at, 0),),
        class_="round",
        label=label,
        key=icon,
        disabled=here,
        repeats=True,
    )


def _code(steps: Steps) -> Node:
    """The marked line, and those around it."""
    lines = steps.code.splitlines()
    line = steps.steps[steps.at].line
    first = max(1, min(line - AROUND, len(lines) - 2 * AROUND))
    part = "\n".join(lines[first - 1 : first + 2 * AROUND])
    return code_block(part, first=first, marked=line)


def _names(steps: Steps) -> Node:
    rows = [
        element(
            "tr",
            element("th", element("code", name, dir="ltr"), scope="row"),
            element("td", element("code", text, dir="ltr")),
            key=name,
        )
        for name, text in steps.names().items()
    ]
    return element(
        "table",
        element("tbody", *rows),
        class_="names-table",
        aria_label=_("Names and their values"),
        tabindex=0,
        translate="no",
        key="names",
    )
