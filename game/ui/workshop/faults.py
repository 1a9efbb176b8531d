"""What is wrong with a bot, in words that a child understands."""

import re
from collections.abc import Mapping
from keyword import kwlist

from game.ui.look.i18n import _, later
from game.ui.look.words import CARDS
from game.ui.workshop.answers import ShownFault, Why
from game.ui.workshop.words import ZOO
from game.workshop.api import __all__ as public_names
from game.workshop.mistake import ADVICE, Mistake

FROZEN = "FrozenInstanceError"

FAULTS = {
    "SyntaxError": later("Python cannot read this line. Is a bracket, a quote or a colon missing?"),
    "IndentationError": later(
        "The indentation of this line is wrong: check the spaces at its start."
    ),
    "TabError": later("This line is indented with tabs and spaces. Use only spaces."),
    "TypeError": later("A value here has the wrong type."),
    "ValueError": later("This value is not allowed here."),
    "IndexError": later("The list has no item at this index."),
    "KeyError": later("The dictionary does not have this key."),
    "ZeroDivisionError": later("You cannot divide by zero."),
    "RecursionError": later("The function keeps calling itself and never stops."),
    "StopIteration": later("There are no more items."),
    "AssertionError": later("This `assert` has failed: its condition is not true."),
    "OverflowError": later("This number is too large."),
    FROZEN: later("A bot cannot change what it sees."),
    "IllegalAction": later(
        "This move is not possible in that position. `legal(position)` lists those that are."
    ),
    "PermissionError": later("A bot is not allowed to do this."),
    ADVICE: later("Use `rng` in the place of `random`: then the same game can be played again."),
}
"""What an exception of Python means, by its class."""

CALLED = tuple(f"'{kind}' object is not callable" for kind in ("tuple", "list", "dict", "str"))
"""Python's messages about what has items, but is called as a function."""

UNREADABLE = ("SyntaxError", "IndentationError", "TabError")

MESSAGES = {
    "Maybe you meant '=='": later(
        "`=` assigns a value to a name. To compare two values, write `==`."
    ),
    "expected ':'": later("A colon is missing at the end of this line."),
    "was never closed": later("This line opens a bracket that is never closed."),
    "unmatched": later("This line closes a bracket that is not open."),
    "does not match opening": later("This line closes a bracket that is not open."),
    "unterminated": later("A text starts in this line, but its closing quote is missing."),
    "Perhaps you forgot a comma": later("Is a comma missing in this line?"),
    "invalid decimal literal": later("A name cannot start with a digit."),
    "expected 'except'": later("`try:` needs `except:` below it."),
    "'return' outside function": later("`return` is outside of a function. Indent this line."),
    "outside loop": later("`break` and `continue` work only inside a loop."),
    "not properly in loop": later("`break` and `continue` work only inside a loop."),
    "invalid character": later(
        "Python does not know one of the characters in this line. Type it again."
    ),
    "expected an indented block": later(
        "Indent this line: it belongs to the line above, which ends with a colon."
    ),
    "unexpected indent": later(
        "This line is indented too far. It must start exactly below the line above."
    ),
    "unindent does not match": later(
        "This line does not line up with any line above. Add or remove spaces until it "
        "starts exactly below one of them."
    ),
}
"""What a message of Python about unreadable code means, by a part of the message."""

MISTAKES = {
    Mistake.NO_CHOOSE: later("Your code has no function `choose`."),
    Mistake.CHOOSE_WITHOUT_NAMES: later(
        "`choose` needs two parameters: `def choose(seen, rng)`. Yours has none."
    ),
    Mistake.CHOOSE_WITH_OTHER_NAMES: later(
        "`choose` needs two parameters: `def choose(seen, rng)`. Yours has `%(value)s`."
    ),
    Mistake.NOTHING: later("Your bot returned `None`. Is a `return` missing?"),
    Mistake.NO_ACTION: later(
        "Your bot returned `%(value)s`. That is not one of the moves in `seen.legal`."
    ),
    Mistake.NO_DICTIONARY: later(
        "The numbers for the moves must be in a dictionary. `%(value)s` is not one."
    ),
    Mistake.EMPTY_DICTIONARY: later("The dictionary with the numbers is empty."),
    Mistake.SCORE_FOR_NO_ACTION: later(
        "The dictionary has a number for `%(value)s`. That is not one of the moves in `seen.legal`."
    ),
    Mistake.CALL: later("`%(name)s` needs these values: `%(sample)s`."),
    Mistake.NO_POSITION: later("`seen` is not a position. `guess(seen, rng)` makes one."),
    Mistake.SEVERAL_COLOURS: later(
        "`lines` takes one colour, not all of them. Write `lines(seen, colours(seen)[0])` for your "
        "own."
    ),
    Mistake.LIST: later("A list has no `%(name)s`. Take one item first, for example with `[0]`."),
    Mistake.SCORE_WITHOUT_NUMBER: later(
        "The dictionary must have a number for each move, but one move has `%(value)s`."
    ),
    Mistake.FORM: later("A line with `%(name)s` looks like this: `%(sample)s`"),
    Mistake.NO_CODE: later("Is this line only for people? Then write `#` before it."),
    Mistake.OWN_WORD: later("`%(name)s` is one of Python’s own words. Choose another name."),
    Mistake.ENDS_EARLY: later("Something is missing after `%(name)s`."),
    Mistake.NO_IF: later("`%(name)s` belongs to an `if` above it, and starts exactly below it."),
    Mistake.ONE_SIGN: MESSAGES["Maybe you meant '=='"],
    Mistake.CHARACTER: MESSAGES["invalid character"],
    Mistake.OPEN_BRACKET: MESSAGES["was never closed"],
}
"""What is wrong with an answer, or with a line."""

FORMS = {
    "def": "def choose(seen, rng):",
    "for": "for play in seen.legal:",
    "if": "if wins(seen, play):",
    "elif": "elif wins(seen, play):",
    "while": "while number < 3:",
    "from": "from zoo import wins",
    "import": "from zoo import wins",
    "return": "return play",
    "print": "print(seen.hand)",
}
"""How a line with a word of Python looks."""

WHYS = {
    Why.SLOW: later("There was no answer after three seconds. Is there an infinite loop?"),
    Why.MEMORY: later("The bot used too much memory."),
    Why.ANSWER: later("This answer is not one of the moves in `seen.legal`."),
    Why.ENDED: later("The bot was stopped."),
}
"""Why a bot had no answer although Python told no error."""

PARAMETERS = ("seen", "rng")

CELL = re.compile(r"[a-l]1?[0-9]")

LACKING = ("AttributeError", "ImportError")

NAMES = ("NameError", "UnboundLocalError")


def fault_sentence(fault: ShownFault) -> str:
    """What is wrong, and in which line, in our words."""
    text = _fault_text(fault)
    if not fault.line:
        return text
    return _("Line %(number)d: %(text)s") % {"number": fault.line, "text": text}


def _fault_text(fault: ShownFault) -> str:
    words = {"name": fault.name, "suggestion": fault.suggestion, "kind": fault.kind}
    if fault.mistake in (Mistake.CALL, Mistake.NO_POSITION):
        sample = next((one.sample for one in ZOO if one.name == fault.name), fault.name)
        needed = _(MISTAKES[Mistake.CALL]) % {"name": fault.name, "sample": sample}
        return needed if fault.mistake is Mistake.CALL else f"{needed} {_(MISTAKES[fault.mistake])}"
    if fault.mistake is Mistake.SEVERAL_COLOURS or fault.why in WHYS:
        return answer_words(fault)
    if fault.suggestion and fault.kind in UNREADABLE:
        return _keyword_text(fault, words)
    if fault.suggestion in kwlist and fault.name != fault.suggestion:
        return _keyword_text(fault, words)
    if fault.name and fault.kind in NAMES:
        return _undefined_text(fault, words)
    if fault.mistake is Mistake.LIST and not fault.suggestion:
        return _mistake_text(fault, fault.mistake)
    if fault.name and fault.kind in LACKING:
        return " ".join([_("There is no `%(name)s` here.") % words, *_meant(fault)])
    if fault.name in public_names and fault.kind == "ModuleNotFoundError":
        return _import_text(words)
    if fault.name and fault.kind == "ModuleNotFoundError":
        return " ".join([_("`%(name)s` cannot be imported here.") % words, *_meant(fault)])
    return fault_words(fault) or _("Python stops here: %(kind)s.") % words


def _keyword_text(fault: ShownFault, words: Mapping[str, str]) -> str:
    """That a word of Python is written in another way."""
    if fault.name.lower() == fault.suggestion:
        return _("Python’s own words have small letters: `%(suggestion)s`.") % words
    return " ".join([_("Python does not know `%(name)s`.") % words, *_meant(fault)])


def _undefined_text(fault: ShownFault, words: Mapping[str, str]) -> str:
    """That a name has no value, and what helps."""
    if fault.suggestion.startswith("global "):
        return _("To change a name outside the function, write `%(suggestion)s` first.") % words
    if fault.kind == "UnboundLocalError":
        return _("`%(name)s` has no value here yet.") % words
    if fault.name in PARAMETERS:
        return _("`%(name)s` exists only inside `choose(seen, rng)`.") % words
    if fault.name == "random":
        return _(FAULTS[ADVICE])
    if fault.name in public_names:
        return _import_text(words)
    if fault.name in CARDS or CELL.fullmatch(fault.name):
        return _("Write it in quotes: `%(text)s`.") % {"text": f'"{fault.name}"'}
    return " ".join([_("The name `%(name)s` is not defined here.") % words, *_meant(fault)])


def _import_text(words: Mapping[str, str]) -> str:
    return _("Write `from zoo import %(name)s` at the top of your code.") % words


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
    if fault.kind in UNREADABLE and fault.mistake in MISTAKES:
        return _mistake_text(fault, fault.mistake)
    if fault.kind == "TypeError" and fault.message.startswith(CALLED):
        return _("To get one item, write square brackets: `[0]`, not `(0)`.")
    if fault.kind == "TypeError" and "'mappingproxy' object" in fault.message:
        return _(FAULTS[FROZEN])
    return _(FAULTS[fault.kind]) if fault.kind in FAULTS else ""


def answer_words(fault: ShownFault) -> str:
    """Why there is no answer; what is wrong with it, if that is known."""
    if fault.suggestion:
        words = {"suggestion": fault.suggestion}
        return (
            _(
                "There is no function `choose`. Did you mean to write `choose` instead of "
                "`%(suggestion)s`?"
            )
            % words
        )
    if fault.mistake in MISTAKES:
        return _mistake_text(fault, fault.mistake)
    return _(WHYS[fault.why])


def _mistake_text(fault: ShownFault, mistake: Mistake) -> str:
    value = fault.name.replace("`", "'")
    return _(MISTAKES[mistake]) % {"name": value, "value": value, "sample": FORMS.get(value, "")}
