"""The panel with the names that a bot may use."""

from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.workshop.bots.zoo_docs import documentation
from game.ui.workshop.code_view import breaking_code, code_parts, with_code
from game.ui.workshop.words import CHANCE, KINDS, PLAY, SEEN, ZOO, Word


def words_panel() -> Node:
    """The names that a bot may use."""
    about = _(
        "A bot is the function `choose(seen, rng)`. It is called every time it is your "
        "bot’s turn, and returns one of `seen.legal`."
    )
    scored = _(
        "It can also return a dictionary with a number for each move. The move with "
        "the largest number is played, and the board shows all the numbers."
    )
    both = _(
        "Or it can return both, `return play, numbers`: then that move is played, and "
        "the board shows the numbers."
    )
    return element(
        "section",
        element("h2", _("What a bot can use")),
        with_code(about),
        with_code(scored),
        with_code(both),
        _group(_("What your bot sees"), SEEN),
        _group(_("A move: `play`"), PLAY),
        _group(_("From the zoo: `from zoo import wins`"), (*ZOO, *KINDS)),
        _group(_("Random choice and printing"), CHANCE),
        key="words",
        class_="bench words-bench",
        tabindex=0,
        aria_label=_("What a bot can use"),
    )


def _group(title: str, words: tuple[Word, ...]) -> Node:
    return element(
        "div",
        element("h3", *code_parts(title)),
        element("dl", *(part for word in words for part in _word(word))),
        class_="group",
    )


def _word(word: Word) -> list[Node]:
    """The name and what it is. A tap opens what `zoo` says about it."""
    sample = word.sample and word.sample != word.name
    about = [
        *code_parts(word.explanation),
        breaking_code(word.sample, "sample") if sample else None,
    ]
    further = documentation(word.name)
    opened = element("details", element("summary", *about), further) if further else None
    return [
        element("dt", breaking_code(word.name), key=word.name),
        element("dd", *([opened] if opened else about), key=f"{word.name}-about"),
    ]
