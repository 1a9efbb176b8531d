"""What is wrong with a bot, in words that a child understands."""

from game.ui.look.i18n import _, later
from game.ui.workshop.answers import ShownFault, Why
from game.workshop.mistake import Mistake

FAULTS = {
    "SyntaxError": later("Python cannot read this line. Is a bracket, a quote or a colon missing?"),
    "IndentationError": later("The spaces at the start of this line are not right."),
    "TabError": later("This line mixes tabs and spaces. Use spaces."),
    "TypeError": later("These values do not go together."),
    "ValueError": later("This value does not fit here."),
    "IndexError": later("The list is shorter than that."),
    "KeyError": later("The dictionary has no such key."),
    "ZeroDivisionError": later("Nothing can be divided by zero."),
    "RecursionError": later("The function calls itself again and again, without an end."),
    "StopIteration": later("There is no next one any more."),
    "AssertionError": later("This should be true, but it is not."),
    "OverflowError": later("This number is too large."),
    "FrozenInstanceError": later("What the bot sees cannot be changed."),
    "PermissionError": later("A bot may not do this here."),
}
"""What an exception of Python means, by its class."""

UNREADABLE = ("SyntaxError", "IndentationError")

MESSAGES = {
    "Maybe you meant '=='": later(
        "`=` gives a name a value. To compare two values, write `==` here."
    ),
    "expected an indented block": later(
        "This line needs more spaces at its start: it belongs to the line above it."
    ),
    "unexpected indent": later(
        "This line has too many spaces at its start. It must begin exactly below the line above it."
    ),
    "unindent does not match": later(
        "This line begins between two others. Add spaces or take some away,"
        " so that it begins exactly below a line above it."
    ),
}
"""What a message of Python about unreadable code means, by a part of the message."""

MISTAKES = {
    Mistake.NO_CHOOSE: later("There is no function `choose` in the code."),
    Mistake.CHOOSE_WITHOUT_NAMES: later(
        "`choose` needs two names: `def choose(seen, rng)`. Here it has none."
    ),
    Mistake.CHOOSE_WITH_OTHER_NAMES: later(
        "`choose` needs two names: `def choose(seen, rng)`. Here it has `%(value)s`."
    ),
    Mistake.NOTHING: later("Your bot returned nothing, `None`. Was no `return` reached?"),
    Mistake.NO_ACTION: later(
        "Your bot returned `%(value)s`. That is not one of the plays in `seen.legal`."
    ),
    Mistake.NO_DICTIONARY: later(
        "The numbers for the plays must be in a dictionary, but here is `%(value)s`."
    ),
    Mistake.EMPTY_DICTIONARY: later("The dictionary with the numbers is empty."),
    Mistake.SCORE_FOR_NO_ACTION: later(
        "The dictionary has a number for `%(value)s`. That is not one of the plays in `seen.legal`."
    ),
    Mistake.SCORE_WITHOUT_NUMBER: later(
        "The dictionary must have a number for each play, but one play has `%(value)s`."
    ),
}
"""What is wrong with an answer."""

WHYS = {
    Why.SLOW: later(
        "There was no answer after three seconds. Does a loop never end?"
        " A play was chosen by chance."
    ),
    Why.MEMORY: later("It needed too much memory. A play was chosen by chance."),
    Why.ANSWER: later("This answer is not one of the plays in `seen.legal`."),
    Why.ENDED: later("The bot was stopped."),
}
"""Why a bot had no answer although Python told no error."""

LACKING = ("AttributeError", "ImportError")

NAMES = ("NameError", "UnboundLocalError")


def fault_sentence(fault: ShownFault) -> str:
    """What is wrong, and in which line, in our words."""
    text = _fault_text(fault)
    if not fault.line:
        return text
    return _("Line %(number)d: %(text)s") % {"number": fault.line, "text": text}


def _fault_text(fault: ShownFault) -> str:
    if fault.why in WHYS:
        return answer_words(fault)
    words = {"name": fault.name, "suggestion": fault.suggestion, "kind": fault.kind}
    if fault.name and fault.kind in NAMES:
        return " ".join([_("`%(name)s` is not a name.") % words, *_meant(fault)])
    if fault.name and fault.kind in LACKING:
        return " ".join([_("There is no `%(name)s` here.") % words, *_meant(fault)])
    if fault.name and fault.kind == "ModuleNotFoundError":
        return " ".join([_("`%(name)s` cannot be imported here.") % words, *_meant(fault)])
    return fault_words(fault) or _("Python stops here: %(kind)s.") % words


def _meant(fault: ShownFault) -> list[str]:
    """The question whether the author meant another name."""
    if not fault.suggestion:
        return []
    return [_("Did you mean `%(suggestion)s`?") % {"suggestion": fault.suggestion}]


def fault_words(fault: ShownFault) -> str:
    """What the exception means. Empty if that is not known."""
    known = next((part for part in MESSAGES if part in fault.message), None)
    if known and fault.kind in UNREADABLE:
        return _(MESSAGES[known])
    return _(FAULTS[fault.kind]) if fault.kind in FAULTS else ""


def answer_words(fault: ShownFault) -> str:
    """Why there is no answer; what is wrong with it, if that is known."""
    if fault.suggestion:
        words = {"suggestion": fault.suggestion}
        return (
            _("There is no function `choose`. Did you mean `choose` instead of `%(suggestion)s`?")
            % words
        )
    mistake = fault.mistake
    text = _(MISTAKES[mistake]) if mistake in MISTAKES else _(WHYS[fault.why])
    return text % {"value": fault.name.replace("`", "'")}
