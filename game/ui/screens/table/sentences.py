"""The sentences at the table, in the user's language."""

from itertools import pairwise

from game.rules.action import Draw, Exchange, Pass, Place, Remove
from game.rules.edition import cell_position
from game.rules.refusal import Reason
from game.rules.state import Drawn, DrawReason, Win
from game.ui.look.i18n import _, later, listed, plural
from game.ui.look.words import board_word, card_word, chip_word
from game.ui.play.game import Event, Game, Phase, Playback
from game.ui.screens.table.advice import hint_text, reason_text
from game.ui.screens.table.names import cell_word, place_word, seat_name
from game.ui.screens.table.threats import threats_text

MIN_REPORTED_ROW = 3
"""The smallest number of chips in a row that a sentence reports."""

REFUSALS = {
    Reason.NO_EXCHANGE_LEFT: later("No more cards can be exchanged in this turn."),
    Reason.NO_CARD_OWED: later("Nobody has a card to draw now. Play a card first."),
    Reason.FREE_CELL: later("A sun belongs to everybody: no chip is ever put on it."),
    Reason.OWN_CHIP: later("“%(card)s” takes only chips of another colour."),
    Reason.LOCKED: later("A finished row stays: nobody takes its chips."),
    Reason.NO_CHIP: later("There is no chip on “%(picture)s” that “%(card)s” could take."),
    Reason.CHIP_ON_CELL: later("There is a chip on “%(picture)s” already."),
    Reason.OTHER_PICTURE: later("“%(card)s” does not fit on “%(picture)s”."),
}
"""Why an action that somebody can try on the page is not legal."""


def announcement(game: Game) -> str:
    """What a screen reader says when the game changes."""
    happened, to_do = happened_text(game, spoken=True), to_do_text(game, spoken=True)
    if game.phase is Phase.WATCHING:
        return happened or _goal_text(game)
    if game.hint:
        return f"{to_do} {reason_text(game)}"
    return f"{happened or _goal_text(game)} {to_do}".strip()


def happened_text(game: Game, *, spoken: bool = False) -> str:
    """What happened in this turn so far, or else in the last one; the play comes first.

    `spoken` names the cells, which eyes see.
    """
    exchanged = [event for event in game.happened if isinstance(event.action, Exchange)]
    plays = [event for event in game.happened if event not in exchanged]
    texts = [_action_text(game, event, spoken=spoken) for event in plays]
    won = isinstance(game.seen.outcome, Win)
    texts += [] if won else [_row_text(game, event) for event in game.happened]
    by_chance = dict.fromkeys(event.seat for event in game.happened if event.by_chance)
    texts += [_by_chance_text(game, seat) for seat in by_chance]
    lost = [seat for event in game.happened for seat in event.lost]
    texts += [_lost_text(game, seat) for seat in lost]
    if exchanged:
        texts.append(_exchanged_text(game, exchanged[0].seat, len(exchanged)))
    return " ".join(filter(None, texts))


def second_text(game: Game) -> str:
    """The line below what is to be done: why a hint advises it, or what happened."""
    if game.is_lost:
        return _won_row_text(game)
    return reason_text(game) or happened_text(game) or _goal_text(game)


def _goal_text(game: Game) -> str:
    """How many rows win, where it is more than one; empty at the end of the game."""
    rows = game.seen.rows_to_win
    if rows == 1 or game.seen.outcome is not None:
        return ""
    return plural("%(number)d row wins.", "%(number)d rows win.", rows) % {"number": rows}


def _row_text(game: Game, event: Event) -> str:
    """How many rows are finished, or how many chips now stand in a row; empty for few."""
    if event.rows:
        words = {"number": event.rows, "all": game.seen.rows_to_win}
        return _("Finished rows: %(number)d of %(all)d!") % words
    if event.in_a_row < MIN_REPORTED_ROW:
        return ""
    number = {"number": event.in_a_row}
    return plural("%(number)d in a row!", "%(number)d in a row!", event.in_a_row) % number


def _lost_text(game: Game, seat: int) -> str:
    name = {"name": seat_name(game, seat)}
    return _("%(name)s forgot to draw and plays on with fewer cards.") % name


def _by_chance_text(game: Game, seat: int) -> str:
    name = {"name": seat_name(game, seat)}
    return _("%(name)s had no answer, so it played by chance.") % name


def _exchanged_text(game: Game, seat: int, number: int) -> str:
    words = {"name": seat_name(game, seat), "number": number}
    pattern = plural(
        "%(name)s swapped %(number)d card.",
        "%(name)s swapped %(number)d cards.",
        number,
    )
    return pattern % words


def _action_text(game: Game, event: Event, *, spoken: bool) -> str:
    words = {"name": seat_name(game, event.seat)}
    match event.action:
        case Place(card, cell):
            words |= {"card": card_word(card), "place": place_word(game, cell, spoken=spoken)}
            words |= {"chip": chip_word(game.seen.seats[event.seat].colour)}
            if card in game.seen.edition.pictures:
                return _("%(name)s: %(chip)s on “%(place)s”.") % words
            return _("%(name)s plays “%(card)s”: %(chip)s on “%(place)s”.") % words
        case Remove(card, cell):
            words |= {"card": card_word(card), "place": place_word(game, cell, spoken=spoken)}
            return _("%(name)s plays “%(card)s”: the chip on “%(place)s” is gone.") % words
        case Draw():
            return _("%(name)s drew a card.") % words
        case _:
            return _("%(name)s passed.") % words


def to_do_text(game: Game, *, spoken: bool = False) -> str:
    """What somebody has to do now, or how the game ended; `spoken` names cells."""
    if game.is_lost:
        return lost_text(game, spoken=spoken)
    if game.seen.outcome is not None:
        return ending_text(game)
    name = {"name": seat_name(game, game.seat)}
    if game.phase is Phase.WATCHING:
        return _watching_text(game)
    if game.phase is Phase.LANDED:
        return pass_text(game, game.seen.turn)
    if game.phase is Phase.COVERED:
        return pass_text(game, game.seat)
    if game.phase is Phase.HANDING_ON:
        if game.seat in game.seen.pending:
            return _("Draw your card from the pile.")
        return _("%(name)s has played.") % name
    return (
        _refusal_text(game)
        or threats_text(game, spoken=spoken)
        or hint_text(game, spoken=spoken)
        or _choose_text(game, spoken=spoken)
    )


def pass_text(game: Game, seat: int) -> str:
    """Who gets the tablet."""
    return _("Pass it to %(name)s") % {"name": seat_name(game, seat)}


def _watching_text(game: Game) -> str:
    """What a computer is doing."""
    words = {"name": seat_name(game, game.busy)}
    match game.staged and game.staged.action:
        case Place(card) | Remove(card):
            return _("%(name)s plays “%(card)s”.") % (words | {"card": card_word(card)})
        case Exchange(card):
            return _("%(name)s exchanges “%(card)s”.") % (words | {"card": card_word(card)})
        case Draw():
            return _("%(name)s draws a card.") % words
        case Pass():
            return _("%(name)s passes.") % words
    if game.playback is Playback.PAUSED:
        return _("It is %(name)s's turn.") % words
    return _("%(name)s is thinking …") % words


def _refusal_text(game: Game) -> str:
    """Why the last action is not legal; empty if it is."""
    if game.refused is None or game.refused.reason not in REFUSALS:
        return ""
    action = game.refused.action
    words = {}
    if isinstance(action, Place | Remove):
        words = {"card": card_word(action.card), "picture": cell_word(game, action.cell)}
    return _(REFUSALS[game.refused.reason]) % words


def _choose_text(game: Game, *, spoken: bool) -> str:
    edition, card = game.seen.edition, game.card
    words = {"name": seat_name(game, game.seat), "card": card_word(card or "")}
    if card is not None and edition.remove and card == edition.remove.card:
        if not game.plays(card):
            return _("There is no chip that “%(card)s” could take.") % words
        return _("%(name)s, take away a chip of another colour.") % words
    if card is not None and edition.wild and card == edition.wild.card:
        return _("%(name)s, put your chip on any free picture.") % words
    if card is not None and spoken:
        words["cells"] = listed(game.answering)
        return _("“%(card)s” fits on %(cells)s.") % words
    if card is not None:
        words["card"] = board_word(card)
        return _("%(name)s, put your chip on: %(card)s.") % words
    if game.asked is not None:
        return _fitting_text(game, game.asked, spoken=spoken)
    if game.plays():
        return _("%(name)s, choose a card.") % words
    if can_exchange(game):
        return _("%(name)s, no card fits.") % words
    return _("%(name)s, no card fits and none can be exchanged.") % words


def _fitting_text(game: Game, cell: str, *, spoken: bool) -> str:
    """Which cards of the hand fit on the cell that was asked for."""
    if cell in game.seen.edition.free:
        return _(REFUSALS[Reason.FREE_CELL])
    fitting = [card_word(card) for card in game.fitting]
    words = {"picture": cell_word(game, cell), "cards": listed(fitting)}
    if spoken and fitting:
        return _("Your cards for “%(picture)s”: %(cards)s.") % words
    if spoken:
        return _("None of your cards fits on “%(picture)s”.") % words
    if fitting:
        return _("Fits here: %(cards)s.") % words
    return _("None of your cards fits here.")


def can_exchange(game: Game) -> bool:
    """Whether the seat in view may exchange a card."""
    return any(isinstance(action, Exchange) for action in game.seen.legal)


def lost_text(game: Game, *, spoken: bool) -> str:
    """A kind word for people whom computers have beaten; `spoken`, also what eyes see."""
    if spoken:
        return " ".join([_won_row_text(game), _best_line_text(game), _("Again?")])
    is_close = game.best_line is not None and game.best_line.is_close
    return _("So close! Again?") if is_close else _("Good game! Again?")


def _won_row_text(game: Game) -> str:
    """Who has a row, and how long it is; or how many rows, where more than one wins."""
    if game.seen.rows_to_win > 1:
        return _won_rows_text(game)
    seats = game.seen.outcome.seats if isinstance(game.seen.outcome, Win) else ()
    names, number = [seat_name(game, seat) for seat in seats], _cells_in_row(game)
    words = {"names": listed(names), "number": number}
    if number is None and len(names) == 1:
        return _("%(names)s has two rows at once.") % words
    if number is None:
        return _("The team has two rows at once: %(names)s.") % words
    if len(names) == 1:
        pattern = plural(
            "%(names)s has %(number)d in a row.", "%(names)s has %(number)d in a row.", number
        )
        return pattern % words
    pattern = plural(
        "The team has %(number)d in a row: %(names)s.",
        "The team has %(number)d in a row: %(names)s.",
        number,
    )
    return pattern % words


def _won_rows_text(game: Game) -> str:
    """Who has how many rows."""
    match game.seen.outcome:
        case Win(colour, seats):
            number = len(game.seen.rows[colour])
        case _:
            return ""
    words = {"names": listed(seat_name(game, seat) for seat in seats), "number": number}
    if len(seats) == 1:
        pattern = plural("%(names)s has %(number)d row.", "%(names)s has %(number)d rows.", number)
    else:
        pattern = plural(
            "The team has %(number)d row: %(names)s.",
            "The team has %(number)d rows: %(names)s.",
            number,
        )
    return pattern % words


def _cells_in_row(game: Game) -> int | None:
    """How many cells the row that won has; None if it is more than one row."""
    cells = game.seen.outcome.cells if isinstance(game.seen.outcome, Win) else ()
    places = [cell_position(cell) for cell in cells]
    steps = {(right[0] - left[0], right[1] - left[1]) for left, right in pairwise(places)}
    return len(cells) if len(steps) == 1 else None


def _best_line_text(game: Game) -> str:
    """How close the people came, and which place was missing."""
    line = game.best_line
    if line is None or not line.is_close:
        return _("Good game!")
    own = [seat for seat in game.people if game.seen.seats[seat].colour == line.colour]
    words = {
        "number": line.chips,
        "row": len(line.cells),
        "place": place_word(game, line.missing[0], spoken=True),
        "names": listed(seat_name(game, seat) for seat in own),
    }
    if len(game.people) == 1:
        return _("So close: you had %(number)d, and only “%(place)s” was missing.") % words
    return (
        _("So close, %(names)s: %(number)d of %(row)d, and only “%(place)s” was missing.") % words
    )


def ending_text(game: Game) -> str:
    """Who won, or why nobody did."""
    match game.seen.outcome:
        case Win(_colour, (seat,)) if game.people == (seat,):
            return _("You win!")
        case Win(_colour, (seat,)):
            return _("%(name)s wins!") % {"name": seat_name(game, seat)}
        case Win(_colour, seats):
            names = listed(seat_name(game, seat) for seat in seats)
            return _("The team wins: %(names)s!") % {"names": names}
        case Drawn(DrawReason.FULL):
            return _("The board is full. Nobody lost: well played, everybody!")
        case Drawn(DrawReason.PASSES):
            return _("Nobody can play any more. Nobody lost: well played, everybody!")
        case _:
            return _("A very long game! Nobody lost: well played, everybody!")
