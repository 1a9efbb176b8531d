"""The table of a contest, small in the arena or as large as the page."""

from collections.abc import Iterator

from game.ui.frame.markup import Node, classes, element
from game.ui.look.i18n import _
from game.ui.look.parts import dialog, face, picture
from game.ui.look.words import BOT_PICTURE, edition_word
from game.ui.workshop.answers import ShownFault
from game.ui.workshop.choices import cards_word, seats_word
from game.ui.workshop.code_view import code_parts
from game.ui.workshop.contest.standings import Standing, first_faults, share_against, standings
from game.ui.workshop.contest_state import Contest, Entrant
from game.ui.workshop.faults import fault_sentence
from game.ui.workshop.outcome import entrant_word
from game.ui.workshop.seating import seating


def table_dialog(contest: Contest) -> Node:
    """The table, as large as the page."""
    return dialog(_("Results"), *table_parts(contest), back=_("Back"))


def table_parts(contest: Contest) -> Iterator[Node]:
    """Which games were played, the table, and what went wrong in them."""
    told = _("Board: %(board)s. Seed: %(seed)d.") % contest_words(contest)
    seats = seats_word(seating(contest.edition, contest.seats))
    cards = cards_word(contest.cards) if contest.cards else _("Full game")
    facts = (element("span", fact) for fact in (told, seats, cards))
    yield element("p", *facts, class_="note facts", key="facts")
    yield _table(contest)
    for found in sorted(first_faults(contest).items()):
        yield _mistake(contest, *found)


def contest_words(contest: Contest) -> dict[str, str | int]:
    """The board and the seed of the contest, for sentences."""
    return {"board": edition_word(contest.edition.name), "seed": contest.series}


def _table(contest: Contest) -> Node:
    """Who has won how much against whom, the best first."""
    order = standings(contest)
    names = [entrant_word(contest.entrants[standing.entrant]) for standing in order]
    head = element(
        "tr",
        element("th", _("Bot"), scope="col", class_="who"),
        element("th", _("Won"), scope="col"),
        element("th", _("Errors"), scope="col"),
        *(
            element("th", name, scope="col", class_="other", key=f"c{place}", dir="auto")
            for place, name in enumerate(names, 1)
        ),
    )
    rows = [_row(contest, order, place) for place in range(1, len(order) + 1)]
    return element(
        "div",
        element("table", element("thead", head), element("tbody", *rows)),
        class_="table-place",
        tabindex=0,
        role="region",
        aria_label=_("Results"),
    )


def _row(contest: Contest, order: list[Standing], place: int) -> Node:
    """The results of one entrant. The best one has a crown when all games are over."""
    standing = order[place - 1]
    entrant = contest.entrants[standing.entrant]
    is_best = contest.is_over and place == 1
    share = _("%(share)d%%") % {"share": round(100 * standing.share)}
    who = element(
        "div",
        element("span", str(place), class_="place"),
        _face(entrant),
        element("span", entrant_word(entrant), class_="bot-name", dir="auto"),
        picture("icon-crown") if is_best else None,
    )
    return element(
        "tr",
        element("th", who, scope="row", class_="who"),
        element("td", share if standing.games else "–", class_="won"),
        element("td", str(standing.faults) if standing.games else "–"),
        *(
            element("td", _share(contest, standing.entrant, other.entrant), key=f"c{number}")
            for number, other in enumerate(order, 1)
        ),
        key=str(standing.entrant),
        class_=classes("standing", best=is_best),
    )


def _face(entrant: Entrant) -> Node:
    """The robot of a level, or the face of a bot; a file may have named none."""
    if entrant.level:
        return face(f"robot-{entrant.level}", 0)
    return face(BOT_PICTURE, max(entrant.face, 0))


def _mistake(contest: Contest, entrant: int, fault: ShownFault) -> Node:
    """What went wrong first for one of the table."""
    name = entrant_word(contest.entrants[entrant])
    return element(
        "p",
        element("b", name),
        element("span", *code_parts(fault_sentence(fault))),
        key=f"fault-{entrant}",
        class_="mistake",
    )


def _share(contest: Contest, one: int, other: int) -> str:
    share = None if one == other else share_against(contest, one, other)
    return "" if share is None else f"{100 * share:.0f}"
