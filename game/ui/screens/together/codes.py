"""Codes that devices show and read, in a room of players and of the workshop; pure."""

from itertools import takewhile

from game.together.bytes_text import SIGNS, CodeError, NewerCodeError
from game.together.code import SIGN, Code, read_code
from game.ui.model.joining import Hint

VIDEO = "together-camera"
"""The id of the element that shows the camera's picture."""

GOOD_SECONDS = 600.0
"""How long a code is good."""

LONG_SECONDS = 15.0
"""After this time without a connection the page says what to check."""

SENT = {"copied": Hint.COPIED, "shared": Hint.SHARED, "failed": Hint.NOT_SENT}
"""What the page says of a code that was sent as a link."""


def code_in(text: str, sign: str = SIGN) -> Code | Hint:
    """The code in the text, or why it has none; what stands around the code is left out."""
    _before, _sign, behind = text.partition(sign)
    try:
        return read_code(sign + "".join(takewhile(SIGNS.__contains__, behind)), sign)
    except NewerCodeError:
        return Hint.NEWER
    except CodeError:
        return Hint.NO_CODE
