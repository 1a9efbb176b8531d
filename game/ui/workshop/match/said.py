"""What the bot answered in the turn that is shown."""

from collections.abc import Iterator

from game.ui.frame.markup import Child, Node, element
from game.ui.look.i18n import _
from game.ui.look.parts import picture
from game.ui.workshop.answers import Answer, ShownFault
from game.ui.workshop.code_view import code_parts
from game.ui.workshop.faults import fault_sentence
from game.ui.workshop.match.board import number_text, scores
from game.ui.workshop.match.person import is_secret
from game.ui.workshop.match.sentences import chance_sentence, seconds_sentence
from game.ui.workshop.match_state import Match
from game.ui.workshop.state import Workshop

LISTED_SCORES = 8
"""How many scores are listed below the board."""


def bot_said(model: Workshop, match: Match) -> Node | None:
    """What a bot answered just now without a play, or in the turn that is shown."""
    newest = model.answer if match.is_at_end else None
    answer = newest or (match.last.answer if match.last else None)
    if answer is None:
        return None
    chance = "" if newest else chance_sentence(model, match.last)
    return element("div", *_answer(model, match, answer, chance), class_="said", key="said")


def _answer(model: Workshop, match: Match, answer: Answer, chance: str) -> Iterator[Node]:
    fault = answer.fault
    if chance:
        yield element("p", chance, key="chance")
    if fault and fault != model.fault:
        yield element("p", *_told(fault), class_="other-fault")
    if not is_secret(model):
        yield from _thoughts(match, answer)
    if answer.seconds and not fault:
        yield element("p", seconds_sentence(answer.seconds), class_="note", key="seconds")


def _thoughts(match: Match, answer: Answer) -> Iterator[Node]:
    """What the bot printed, and the best of its scores."""
    if answer.printed:
        yield element("h2", _("Output"), key="printed-title")
        yield element("pre", answer.printed, key="printed", dir="auto", tabindex=0)
    found = scores(match)
    if found and not answer.fault:
        yield element("h2", _("Why"), key="why-title")
        yield element("ol", *map(_score, found[:LISTED_SCORES]), key="why", class_="scores")


def _told(fault: ShownFault) -> list[Child]:
    return [picture("icon-watch-out"), element("span", *code_parts(fault_sentence(fault)))]


def _score(scored: tuple[str, float]) -> Node:
    cell, score = scored
    return element("li", element("b", cell), f" {number_text(score)}", key=cell)
