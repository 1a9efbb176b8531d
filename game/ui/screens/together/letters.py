"""What a link by message does when the page is opened with it; pure."""

from dataclasses import replace
from typing import assert_never

from game.rules.record import Record, RecordError, parse_fields
from game.together.message_link import Comparison, compare
from game.ui.look.names import clean_name
from game.ui.model.effect import Result
from game.ui.model.history import LookingBack, NewerGameDialog, NoGameDialog
from game.ui.model.letters import Case, Letter, LetterDialog, ReadLetter
from game.ui.model.model import Model
from game.ui.model.news import go_home
from game.ui.model.people import owner_seat
from game.ui.model.saved import NotSavedDialog
from game.ui.model.saving_effects import FindGame, PutOnTable
from game.ui.model.together import TogetherDialog
from game.ui.play.by_message import ByMessage
from game.ui.saved.game_text import devices_of, game_text, shown_record
from game.ui.saved.news import News
from game.ui.screens.together.msg import (
    KnownGameRead,
    KnownPicked,
    LetterMsg,
    LetterOpened,
    LetterRead,
    OtherPicked,
    SeatTaken,
)


def on_letter(model: Model, msg: LetterMsg) -> Result:
    """The model after a message about a link that was opened, and the effects."""
    if isinstance(msg, LetterOpened):
        return model, (ReadLetter(msg.text),)
    if isinstance(msg, LetterRead):
        return _read(model, msg.letter)
    shown = open_letter(model)
    if shown is None:
        return model, ()
    match msg:
        case KnownGameRead(id, text):
            is_awaited = shown.case is Case.READING and shown.letter.link.game == id
            return _found(model, shown.letter, text) if is_awaited else (model, ())
        case SeatTaken():
            return _take_seat(model, shown)
        case KnownPicked():
            return _put_on_table(model, shown.known) if shown.known else (model, ())
        case OtherPicked():
            looked_at = LookingBack(shown.letter.history, model.ground)
            return replace(model, screen=looked_at, dialog=None), ()
        case _:
            assert_never(msg)


def open_letter(model: Model) -> LetterDialog | None:
    """The open dialog about a link; None if no such dialog is open."""
    shown = model.dialog.shown if isinstance(model.dialog, TogetherDialog) else None
    return shown if isinstance(shown, LetterDialog) else None


def _read(model: Model, letter: Letter | News) -> Result:
    """Looks whether this device knows the game, or reports that the link cannot be read."""
    if isinstance(letter, News):
        is_newer = letter is News.NEWER
        return replace(model, dialog=NewerGameDialog() if is_newer else NoGameDialog()), ()
    return _told(model, LetterDialog(letter)), (FindGame(letter.link.game),)


def _told(model: Model, shown: LetterDialog) -> Model:
    return replace(model, dialog=TogetherDialog(shown))


def _found(model: Model, letter: Letter, text: str) -> Result:
    """What follows if the device has saved this text of the game; an empty text if none."""
    if not text:
        return _new_game(model, letter)
    try:
        record, known = _read_known(text)
    except RecordError:
        return _told(model, LetterDialog(letter, Case.DIFFERENT)), ()
    compared = compare(record, letter.history.record)
    if known is None or compared is Comparison.DIFFERENT:
        return _told(model, LetterDialog(letter, Case.DIFFERENT)), ()
    if compared is Comparison.LONGER:
        return _put_on_table(model, _longer(record, known, letter))
    if compared is Comparison.SAME and _goes_on_here(letter, known):
        return _put_on_table(model, text)
    if compared is Comparison.OLDER:
        return _told(model, LetterDialog(letter, Case.OLDER, known=text)), ()
    seat = letter.history.turns[-1].state.turn
    free = None if known.places[seat] or letter.link.places[seat] else seat
    return _told(model, LetterDialog(letter, Case.SAME, free, known=text)), ()


def _read_known(text: str) -> tuple[Record, ByMessage | None]:
    """The saved game and its devices; raises `RecordError` if the text holds none."""
    fields = parse_fields(text)
    record = shown_record(fields)
    return record, devices_of(record, fields)


def _goes_on_here(letter: Letter, known: ByMessage) -> bool:
    """Whether it is the turn of somebody here, or the game is over."""
    state = letter.history.turns[-1].state
    return state.outcome is not None or state.turn not in known.elsewhere


def _new_game(model: Model, letter: Letter) -> Result:
    """Asks whether somebody here takes the free seat, unless this device has a seat already."""
    if letter.own in letter.link.places:
        return _put_on_table(model, _text(letter, letter.history.record, letter.link.places))
    seat = free_seat(letter)
    if seat is None:
        return _told(model, LetterDialog(letter, Case.TAKEN)), ()
    return _told(model, LetterDialog(letter, Case.FREE, seat)), ()


def free_seat(letter: Letter) -> int | None:
    """The free seat for somebody here: the asked one, or else the next; None without one."""
    places, turn = letter.link.places, letter.history.turns[-1].state.turn
    in_turn = [(turn + i) % len(places) for i in range(len(places))]
    return next((seat for seat in (letter.link.asked, *in_turn) if not places[seat]), None)


def _take_seat(model: Model, shown: LetterDialog) -> Result:
    """Somebody here plays the free seat, perhaps beside a seat that this device plays already."""
    letter, seat = shown.letter, shown.seat
    if seat is None:
        return model, ()
    record, places = letter.history.record, letter.link.places
    if shown.known:
        record, known = _read_known(shown.known)
        places = known.places if known else places
    taken = (*places[:seat], letter.own, *places[seat + 1 :])
    return _put_on_table(model, _text(letter, _with_name(record, seat, model), taken))


def _with_name(record: Record, seat: int, model: Model) -> Record:
    """The record with the name of the first person here on that seat, unless it has one."""
    seats = list(record.setup.seats)
    name = clean_name(model.settings.names[owner_seat(model.settings)])
    seats[seat] = replace(seats[seat], name=seats[seat].name or name)
    return replace(record, setup=replace(record.setup, seats=tuple(seats)))


def _longer(record: Record, known: ByMessage, letter: Letter) -> str:
    """The known game with the actions of the link, and with the names and devices that are new.

    No link takes a seat from this device, or gives it another one.
    """
    came = letter.history.record
    seats = zip(record.setup.seats, came.setup.seats, strict=True)
    named = tuple(replace(seat, name=other.name or seat.name) for seat, other in seats)
    found = zip(known.places, letter.link.places, strict=True)
    places = tuple(place or ("" if other == known.own else other) for place, other in found)
    setup = replace(record.setup, seats=named)
    return _text(letter, replace(record, setup=setup, actions=came.actions), places)


def _text(letter: Letter, record: Record, places: tuple[str, ...]) -> str:
    """The saved text of a game that this device goes on with; others know all its actions."""
    by_message = ByMessage(letter.own, places, len(record.actions))
    return game_text(record, open_hands=False, by_message=by_message)


def _put_on_table(model: Model, text: str) -> Result:
    """Leaves what is on the table, which waits on the shelf, for the game of the text.

    A game that the device does not save stays.
    """
    if model.has_unfinished_game and model.cannot_save:
        return replace(model, dialog=NotSavedDialog(is_full=False)), ()
    left = go_home(model, has_saved_game=model.has_unfinished_game) if model.game else model
    return replace(left, screen=left.ground, dialog=None), (PutOnTable(text, anyway=True),)
