"""The panel with the arena: many games, and a table of bots."""

from collections.abc import Iterator

from game.ui.frame.markup import Node, element
from game.ui.frame.message import encode
from game.ui.look.i18n import _, plural
from game.ui.look.parts import round_button, worded
from game.ui.workshop.choices import cards_word, choices
from game.ui.workshop.contest.msg import (
    CsvPicked,
    DuelPicked,
    GoodGamePicked,
    PairGamesPicked,
    PuzzlesPicked,
    SeedNamed,
    TableClosed,
    TableOpened,
    TablePicked,
    TournamentPicked,
)
from game.ui.workshop.contest.standings import good_games
from game.ui.workshop.contest.table_view import contest_words, table_parts
from game.ui.workshop.contest_state import DUEL, MAX_SEED, TABLE_GAMES, Contest
from game.ui.workshop.outcome import bar, entrant_word, pair_results, puzzles_words
from game.ui.workshop.state import TABLES, Purpose, Workshop
from game.ui.workshop.ways import CollectPicked
from game.workshop.puzzle_sets import ASKED


def arena_panel(model: Workshop) -> Node:
    """The ways to begin a contest, and its results."""
    shown = model.arena if model.arena and model.arena.purpose is not Purpose.LESSON else None
    is_running = model.arena is not None and model.arena.is_running
    return element(
        "section",
        element("h2", _("Arena")),
        choices(model, with_person=False),
        None if is_running else _ways(model),
        bar(model.arena) if model.arena and is_running else None,
        _duel_words(shown.contest) if shown and shown.purpose is Purpose.DUEL else None,
        pair_results(model, shown) if shown and shown.purpose not in TABLES else None,
        _kept(model.table, is_complete=not is_running) if model.table else None,
        key="arena",
        class_="bench arena-bench",
    )


def _ways(model: Workshop) -> Node:
    duel = plural("%(number)d game", "%(number)d games", DUEL) % {"number": DUEL}
    return element(
        "ul",
        element(
            "li",
            worded("icon-play", _("My bot against the opponent"), msg=DuelPicked, class_="main"),
            element("span", duel, class_="note"),
        ),
        element(
            "li",
            worded("icon-hint", _("Puzzles"), msg=PuzzlesPicked),
            element("span", puzzles_words(ASKED), class_="note"),
        ),
        element(
            "li",
            worded("icon-crown", _("All my bots and the robots"), msg=TablePicked),
            _pair_games(model),
            element("span", _("With the collected bots, too."), class_="note")
            if model.collected_bots
            else None,
        ),
        element(
            "li",
            worded("icon-open", _("Open bots from files"), msg=TournamentPicked),
            element("span", _("Choose the files of all the bots at once."), class_="note"),
        ),
        element(
            "li",
            worded("icon-tablets", _("Collect bots"), msg=CollectPicked),
            element("span", _("The other tablets send them to this one."), class_="note"),
        ),
        element(
            "li", _seed(model), element("span", _("It deals the same games again."), class_="note")
        ),
        _refused_seed(model.series) if model.is_seed_refused else None,
        class_="contests",
        key="ways",
    )


def _seed(model: Workshop) -> Node:
    number = element(
        "input",
        type="number",
        value=model.series,
        min=0,
        max=MAX_SEED,
        data_msg=encode(SeedNamed),
        aria_invalid="true" if model.is_seed_refused else None,
    )
    return element("label", element("span", _("Seed")), number, class_="seed")


def _refused_seed(series: int) -> Node:
    """Says what a seed is, while the field has another text."""
    told = _("Use a whole number from 0 to %(most)d. The seed is still %(seed)d.")
    words = told % {"most": MAX_SEED, "seed": series}
    return element("li", words, key="refused", class_="note", role="alert")


def _pair_games(model: Workshop) -> Node:
    """How many games each pair of a table plays."""
    options = [
        element(
            "option",
            plural("%(number)d game for each pair", "%(number)d games for each pair", number)
            % {"number": number},
            value=number,
            selected=number == model.pair_games,
            key=str(number),
        )
        for number in TABLE_GAMES
    ]
    label = _("Games for each pair")
    return element("select", *options, data_msg=encode(PairGamesPicked), aria_label=label)


def _duel_words(contest: Contest) -> Node:
    """Against whom, on which board and with which seed the results are: the choices may differ."""
    told = _("Against: %(name)s. Board: %(board)s. Seed: %(seed)d.")
    words = {**contest_words(contest), "name": entrant_word(contest.entrants[1])}
    return element("p", told % words, *_cards(contest), key="about", class_="note about")


def _cards(contest: Contest) -> list[Node]:
    """How many cards a hand had, unless it was the full game."""
    return [element("span", f" {cards_word(contest.cards)}")] if contest.cards else []


def _kept(contest: Contest, *, is_complete: bool) -> Node:
    """The last table, with what went wrong, until somebody closes it. Later, also good games."""
    return element(
        "div",
        *table_parts(contest),
        element(
            "div",
            worded("icon-tablet", _("Show it large"), msg=TableOpened, key="large"),
            worded("icon-file", _("Save the table (CSV)"), msg=CsvPicked, key="csv"),
            round_button("icon-close", TableClosed, _("Close the table")),
            class_="ways",
        ),
        *(_good(contest) if is_complete else ()),
        class_="outcome",
        key="table",
    )


def _good(contest: Contest) -> Iterator[Node]:
    """The buttons that show good games of the table."""
    found = good_games(contest)
    if not found:
        return
    yield element("h3", _("Watch a good game"), key="good")
    shown = (
        worded(
            "icon-history",
            _good_word(contest, pair, len(record.actions)),
            msg=GoodGamePicked,
            about=(pair,),
            key=f"good-{pair}",
        )
        for pair, record in found
    )
    yield element("div", *shown, class_="ways", key="good-games")


def _good_word(contest: Contest, pair: int, turns: int) -> str:
    one, other = (entrant_word(contest.entrants[number]) for number in contest.pairs[pair])
    forms = plural(
        "%(one)s against %(other)s, %(number)d move",
        "%(one)s against %(other)s, %(number)d moves",
        turns,
    )
    game = forms % {"one": one, "other": other, "number": turns}
    winner = one if contest.scores[pair].is_longest_won else other
    return f"{game} – {_('%(name)s wins!') % {'name': winner}}"
