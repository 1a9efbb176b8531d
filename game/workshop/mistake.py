"""What can be wrong with a bot, besides what Python itself tells."""

from enum import Enum

ADVICE = "Advice"
"""The kind of what is no fault, but can be better."""

MOST_WAITS = 2
"""After this number of games without an answer, a contest stops for the bot."""


class Mistake(Enum):
    """What is wrong with an answer, `choose`, a call or a line.

    The value follows the name of the bot. If it does not end the sentence, the wrong part follows.
    """

    NO_CHOOSE = "has no function called choose"
    CHOOSE_WITHOUT_NAMES = "cannot be asked with seen and rng: its choose has no names"
    CHOOSE_WITH_OTHER_NAMES = "cannot be asked with seen and rng: its choose has the names"
    NOT_LOADED = "is not loaded"
    NOTHING = "returned nothing: perhaps it reached no return"
    NO_ACTION = "returned no action of seen.legal, but"
    NO_DICTIONARY = "returned scores that are no dictionary, but"
    EMPTY_DICTIONARY = "returned an empty dictionary"
    SCORE_FOR_NO_ACTION = "returned a score for no action of seen.legal, but for"
    SCORE_WITHOUT_NUMBER = "returned a score that is no number, but"
    CALL = "calls with wrong values"
    NO_POSITION = "takes what it sees for a position"
    LIST = "asks a list for what one of its items has"
    SEVERAL_COLOURS = "asks for the lines of several colours at once"
    FORM = "has a line of the wrong form, with"
    NO_CODE = "has a line of plain words"
    OWN_WORD = "gives a value to a word of Python:"
    ENDS_EARLY = "has a line that ends after"
    NO_IF = "has no if above"
    ONE_SIGN = "compares two values with one"
    CHARACTER = "has a character that Python does not know:"
    OPEN_BRACKET = "opens a bracket that it does not close"
