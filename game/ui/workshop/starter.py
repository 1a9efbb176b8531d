"""The code of a new bot."""

import re

from game.ui.look.i18n import _

STARTER = '''\
def choose(seen, rng):
    """%s"""
    return rng.choice(seen.legal)
'''


def starter_code() -> str:
    """The code of a new bot, with a docstring in the user's language."""
    return STARTER % _("Choose one of the moves in seen.legal.")


def is_changed(code: str) -> bool:
    """Whether the code is another one than that of a new bot, in any language.

    Comments and empty lines change nothing.
    """
    plain = re.sub(r"(?m)^[ \t]*(?:#.*)?\n|[ \t]*#.*$", "", code)
    wanted = re.escape(STARTER.rstrip()).replace("%s", "[^\\n]*")
    return not re.fullmatch(wanted, plain.rstrip())
