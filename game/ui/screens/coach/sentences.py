"""The sentences about moments and puzzles. None of them blames anybody."""

from game.bots.hint import Hint
from game.bots.plays import Play
from game.bots.reason import Blocks, Forks, Plain, Stops, TakesFrom
from game.puzzles.kinds import Kind
from game.rules.action import Place, Remove
from game.rules.state import Win
from game.ui.look.colours import colour_word, is_team
from game.ui.look.i18n import _, listed
from game.ui.look.words import animal_word, card_word
from game.ui.model.coach import Coaching, Moment, Praise, Step
from game.ui.model.puzzles import AGAIN, Puzzles, Question
from game.ui.play.game import Game
from game.ui.screens.coach.contrast_sentences import contrast_text, made_in
from game.ui.screens.coach.lit import lit_cells
from game.ui.screens.coach.update import shows_place
from game.ui.screens.learn.lessons import rows_of_hint
from game.ui.screens.table.advice import reason_text
from game.ui.screens.table.names import colour_name, place_word, seat_name
from game.ui.screens.table.sentences import to_do_text

MOST_CLEAR = 2
"""With at most this number of seats, everybody sees which one is asked."""


def asked_text(shown: Coaching, game: Game, *, spoken: bool = False) -> str:
    """What somebody can do now, or what was found."""
    match shown.step:
        case Step.FOUND:
            return _("Yes, that’s it!")
        case Step.SHOWN:
            return to_do_text(game, spoken=spoken)
    if _is_choosing(game):
        return to_do_text(game, spoken=spoken)
    if shown.step is Step.LOOK and not shows_place(shown):
        return _("Not yet. Look where it glows!") if shown.tried else _("Look where it glows!")
    if shown.step in (Step.LOOK, Step.PLACE):
        moment = shown.shown
        takes = not isinstance(moment, Praise) and isinstance(moment.answers[0], Remove)
        if takes:
            return _("Look here! Which card takes this chip away?")
        return _("Look here! Which card goes there?")
    if shown.question and not shown.question.made:
        return question_text(shown.question.kind)
    if len(game.everybody) > 1 and not shown.question:
        name = {"name": seat_name(game, game.seat)}
        return _("%(name)s, do you see something better?") % name
    return _("Do you see something better?")


def about_text(shown: Coaching, game: Game, *, spoken: bool = False) -> str:
    """Why the play is good, and what another one lacks; before a try, what was played."""
    moment = shown.shown
    if isinstance(moment, Praise):
        return ""
    match shown.step:
        case Step.FOUND | Step.SHOWN if game.hint:
            return _why_text(shown, game, game.hint, spoken=spoken)
        case Step.LOOK | Step.PLACE:
            return contrast_text(shown, moment.answers[0], spoken=spoken)
    if isinstance(moment, Question) and not moment.made:
        kind = moment.kind
        return question_text(kind) if _is_choosing(game) else condition_text(kind, game)
    made = made_in(moment)
    if made is None:
        return ""
    told = made_text(made, game, spoken=spoken)
    if isinstance(moment, Question):
        return told
    turn = _("Move %(number)d.") % {"number": moment.number}
    return f"{turn} {told}"


def _is_choosing(game: Game) -> bool:
    """Whether a card or a cell is chosen, or was refused, so that the title says what to do."""
    return bool(game.card or game.asked or game.refused)


def _why_text(shown: Coaching, game: Game, hint: Hint, *, spoken: bool) -> str:
    """Why the play of the hint is good. Unless that is plain, also what the other play lacks."""
    moment, play = shown.shown, hint.action
    if isinstance(moment, Praise) or not isinstance(play, Place | Remove):
        return ""
    is_found = shown.step is Step.FOUND
    stopped = stopped_text(game) if is_found else ""
    good = stopped or next_wins_text(moment, hint, spoken=spoken) or reason_text(game)
    is_plain = stopped or isinstance(hint.reason, Forks) or hint.reason is Plain.FINISHES
    if is_found and is_plain:
        return good
    return f"{good} {contrast_text(shown, play, spoken=spoken)}".strip()


def next_wins_text(moment: Moment | Question, hint: Hint, *, spoken: bool) -> str:
    """Where somebody who wins next time wins, with the cards in the hand; empty for other kinds."""
    if not isinstance(moment, Question) or moment.kind is not Kind.WIN:
        return ""
    game = moment.game
    picture_at, hand = game.seen.edition.picture_at, list(game.seen.hand)
    if isinstance(hint.action, Place | Remove):
        hand.remove(hint.action.card)
    rows = rows_of_hint(game.seen, hint)
    gaps = dict.fromkeys(cell for _row, gaps in rows for cell in gaps)
    places = [place_word(game, cell, spoken=spoken) for cell in gaps if picture_at[cell] in hand]
    if not places:
        return ""
    return _("Next time you can win here: %(places)s.") % {"places": listed(places)}


def stopped_text(game: Game) -> str:
    """That the play has stopped somebody; empty if it has not."""
    reason = game.hint.reason if game.hint else None
    if not isinstance(reason, Blocks | TakesFrom | Stops):
        return ""
    return _("Now %(name)s can’t finish that row.") % {"name": colour_name(game, reason.colour)}


def question_text(kind: Kind) -> str:
    """What the puzzle asks."""
    match kind:
        case Kind.FINISH:
            return _("Finish a row!")
        case Kind.STOP:
            return _("Stop the row of another colour!")
        case Kind.DRAGON:
            return _("Stop the row: which chip do you take away?")
        case Kind.FORK:
            return _("Make two ways to finish a row!")
        case Kind.WIN:
            return _("Which play lets you win next time?")
        case Kind.BEST:
            return _("What would Robo Owl play?")


def condition_text(kind: Kind, game: Game) -> str:
    """What the answer has to do; empty if the question says it all."""
    seats = game.seen.seats
    match kind:
        case Kind.FORK:
            return _("Two places, one chip each. Nobody else may finish a row first.")
        case Kind.WIN:
            return _("No matter what the others hold and play.")
        case Kind.BEST:
            return _("Robo Owl is the cleverest of the robots.")
        case _:
            own = seats[game.seat].colour
            if is_team(seats, own):
                return _("A team shares one colour and wins together.")
            is_clear = len(seats) == MOST_CLEAR
            return "" if is_clear else _("Your colour: %(colour)s") % {"colour": colour_word(own)}


def lit_text(shown: Coaching) -> str:
    """The names of the cells that glow, for who does not see them; else empty."""
    moment = shown.shown
    if isinstance(moment, Praise) or shown.step is not Step.LOOK or shows_place(shown):
        return ""
    return listed(place_word(moment.game, cell, spoken=True) for cell in lit_cells(moment))


def sticker_text(shown: Coaching) -> str:
    """The golden sticker of a puzzle that was solved; with help, how to get it; else empty."""
    animal, question = won_animal(shown), shown.question
    if animal:
        return _("Golden sticker: %(animal)s") % {"animal": animal_word(animal)}
    if shown.step is not Step.FOUND or question is None or not isinstance(shown.behind, Puzzles):
        return ""
    is_open = question.way != AGAIN and question.id not in shown.behind.solved
    return _("Find it without help for a golden sticker.") if is_open else ""


def won_animal(shown: Coaching) -> str:
    """The animal of the sticker that a puzzle has brought; empty without one."""
    question, behind = shown.question, shown.behind
    if question is None or not isinstance(behind, Puzzles) or shown.step is not Step.FOUND:
        return ""
    return behind.won if question.id in behind.solved else ""


def closing_text(shown: Coaching) -> str:
    """How many moments were found, at the last one of this seat; else empty."""
    own = _own(shown)
    is_last = shown.place == own[-1] and shown.question is None
    if not is_last or shown.step is not Step.FOUND:
        return ""
    found = len(shown.found.intersection(own))
    if not found:
        return _("Now you know it for next time.")
    if found == len(own):
        return _("You found them all!") if found > 1 else ""
    return _("You found %(number)d of %(all)d.") % {"number": found, "all": len(own)}


def made_text(play: Play, game: Game, *, spoken: bool) -> str:
    """What was played."""
    words = {
        "name": seat_name(game, game.seat),
        "card": card_word(play.card),
        "place": place_word(game, play.cell, spoken=spoken),
    }
    match play:
        case Place():
            if play.card in game.seen.edition.pictures and not spoken:
                return _("You put your chip on “%(place)s”.") % words
            return _("You played “%(card)s” on “%(place)s”.") % words
        case Remove():
            return _("You played “%(card)s” and took the chip on “%(place)s”.") % words


def count_text(shown: Coaching) -> str:
    """Which of the moments of this seat is shown."""
    own = _own(shown)
    words = {"number": own.index(shown.place) + 1, "all": len(own)}
    return _("%(number)d of %(all)d") % words


def _own(shown: Coaching) -> list[int]:
    """The places of the moments of this seat."""
    seat = _seat(shown.shown)
    return [place for place, one in enumerate(shown.moments) if _seat(one) == seat]


def _seat(moment: Moment | Praise | Question) -> int:
    """Whose moment it is."""
    return moment.seat if isinstance(moment, Praise) else moment.game.seat


def praise_text(praised: Praise) -> str:
    """What is said to somebody whose plays were never clearly worse than another one.

    Small losses can lose a game, too.
    """
    if _is_lost(praised):
        return _("No single move decided this game.")
    if len(praised.game.everybody) > 1:
        name = {"name": seat_name(praised.game, praised.seat)}
        return _("%(name)s, you saw everything!") % name
    return _("You saw everything!")


def decided_text(praised: Praise) -> str:
    """What ended a game that was lost; empty for others."""
    game, outcome = praised.game, praised.game.seen.outcome
    last = game.events[-1].action if game.events else None
    if not isinstance(outcome, Win) or not isinstance(last, Place) or not _is_lost(praised):
        return ""
    words = {
        "name": colour_name(game, outcome.colour),
        "place": place_word(game, last.cell, spoken=False),
    }
    return _("%(name)s had the card for “%(place)s”.") % words


def _is_lost(praised: Praise) -> bool:
    return praised.game.seen.outcome is not None and not praised.game.wins(praised.seat)
