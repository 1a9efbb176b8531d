"""How far a contest is, and what came out for one bot against another."""

from collections.abc import Iterator

from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _, plural
from game.ui.look.parts import worded
from game.ui.workshop.answers import ShownFault
from game.ui.workshop.code_view import code_parts, with_code
from game.ui.workshop.contest_state import Contest, Entrant, Score, mistaken
from game.ui.workshop.faults import fault_sentence
from game.ui.workshop.pace import HALF_MINUTE, MINUTE, SOON
from game.ui.workshop.play_words import missed_sentence
from game.ui.workshop.player_words import opponent_word
from game.ui.workshop.state import Arena, Workshop
from game.ui.workshop.ways import ContestStopped, LossPicked, MissedPicked


def bar(shown: Arena) -> Node:
    """How far the contest is, and the button that stops it."""
    played, games = shown.contest.played, shown.contest.all_games
    if shown.contest.asks_puzzles:
        words = puzzles_words(played)
    else:
        forms = plural("%(number)d game played", "%(number)d games played", played)
        words = forms % {"number": played}
    return element(
        "div",
        element("span", words),
        element("progress", value=played, max=games, aria_label=words),
        element("span", left_sentence(shown.seconds_left), class_="note", key="left")
        if shown.seconds_left
        else None,
        worded("icon-close", _("Stop"), msg=ContestStopped, key="stop"),
        class_="working",
        key="bar",
    )


def left_sentence(seconds: int) -> str:
    """How long the contest will still take, from `seconds_left` of `pace.py`."""
    if seconds == SOON:
        return _("A few seconds left.")
    if seconds == HALF_MINUTE:
        return _("About half a minute left.")
    minutes = seconds // MINUTE
    forms = plural("About %(number)d minute left.", "About %(number)d minutes left.", minutes)
    return forms % {"number": minutes}


def entrant_word(entrant: Entrant) -> str:
    """The name of who takes part."""
    return opponent_word(entrant.level) if entrant.level else entrant.name


def _stopped(model: Workshop, contest: Contest, entrant: int, fault: ShownFault) -> Node:
    """Says that a mistake has stopped the contest. The results would mean nothing."""
    name = entrant_word(contest.entrants[entrant])
    say = puzzles_stopped_sentence if contest.asks_puzzles else stopped_sentence
    words = say(contest.scores[0].games, name)
    return element("div", element("p", words), _once(model, fault), class_="outcome", key="results")


def _once(model: Workshop, fault: ShownFault) -> Node | None:
    """What went wrong, unless the page shows it below the code."""
    if fault == model.fault and not model.is_narrow:
        return None
    return element(
        "p", element("span", *code_parts(fault_sentence(fault))), class_="other-fault", key="fault"
    )


def lesson_fault(model: Workshop, shown: Arena) -> Node | None:
    """The mistake that a lesson's check has found, unless the page shows it below the code."""
    fault = shown.contest.scores[0].fault
    return _once(model, fault) if fault else None


def pair_results(model: Workshop, shown: Arena) -> Node:
    """What came out so far between the first two of the contest."""
    found = mistaken(shown.contest.scores[0])
    return _stopped(model, shown.contest, *found) if found else _duel(model, shown.contest)


def _duel(model: Workshop, contest: Contest) -> Node:
    score, name = contest.scores[0], entrant_word(contest.entrants[0])
    asks = contest.asks_puzzles
    told = (solved_sentence if asks else score_sentence)(score, name)
    missing = (unanswered_sentence if asks else faults_sentence)(score.faults)
    return element(
        "div",
        element("p", told) if score.games else None,
        element("p", missing) if score.faults else None,
        _once(model, score.fault) if score.fault else None,
        *(_missed(contest) if score.missed >= 0 else ()),
        worded("icon-history", _("Watch the worst loss"), msg=LossPicked, about=(0,))
        if score.loss
        else None,
        class_="outcome",
        key="results",
    )


def _missed(contest: Contest) -> Iterator[Node]:
    """What the bot played in the first puzzle that it has not solved, and what is right there."""
    score, name = contest.scores[0], contest.entrants[-1].name
    yield with_code(missed_sentence(name, score.missed, score.answered))
    yield worded("icon-history", _("Look at this puzzle"), msg=MissedPicked)


def score_sentence(score: Score, name: str) -> str:
    """How many games the first of two has won, with the standard error."""
    words = {
        "name": name,
        "won": score.won,
        "number": score.games,
        "share": round(100 * score.share),
        "error": round(100 * score.error),
    }
    return (
        plural(
            "%(name)s has won %(won)d of %(number)d game: %(share)d%% (± %(error)d).",
            "%(name)s has won %(won)d of %(number)d games: %(share)d%% (± %(error)d).",
            score.games,
        )
        % words
    )


def faults_sentence(faults: int) -> str:
    """How many games a bot has lost because it had no answer."""
    return plural(
        "It lost %(number)d game because it had no answer.",
        "It lost %(number)d games because it had no answer.",
        faults,
    ) % {"number": faults}


def stopped_sentence(games: int, name: str) -> str:
    """After how many games a mistake has stopped a contest, and whose mistake it is."""
    return plural(
        "The contest stopped after %(number)d game because of an error in %(name)s.",
        "The contest stopped after %(number)d games because of an error in %(name)s.",
        games,
    ) % {"number": games, "name": name}


def puzzles_words(number: int) -> str:
    """The number of puzzles, in words."""
    return plural("%(number)d puzzle", "%(number)d puzzles", number) % {"number": number}


def solved_sentence(score: Score, name: str) -> str:
    """How many puzzles the bot has solved."""
    words = {"name": name, "solved": score.won, "number": score.games}
    return (
        plural(
            "%(name)s solves %(solved)d of %(number)d puzzle.",
            "%(name)s solves %(solved)d of %(number)d puzzles.",
            score.games,
        )
        % words
    )


def unanswered_sentence(puzzles: int) -> str:
    """In how many puzzles a bot had no answer."""
    return plural(
        "In %(number)d puzzle it had no answer.",
        "In %(number)d puzzles it had no answer.",
        puzzles,
    ) % {"number": puzzles}


def puzzles_stopped_sentence(puzzles: int, name: str) -> str:
    """After how many puzzles a mistake has stopped them, and whose mistake it is."""
    return plural(
        "It stopped after %(number)d puzzle because of an error in %(name)s.",
        "It stopped after %(number)d puzzles because of an error in %(name)s.",
        puzzles,
    ) % {"number": puzzles, "name": name}
