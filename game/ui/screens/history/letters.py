"""Reads and packs the links of games by message, in steps, into the messages about them; pure."""

from game.rules.record import NewerRecordError, Record, RecordError
from game.steps import Steps
from game.together.bytes_text import CodeError, NewerCodeError
from game.together.message_link import MAX_CODE_LENGTH, SIGN, MessageLink, link_text, read_link
from game.ui.look.words import is_person
from game.ui.model.devices import game_id
from game.ui.model.letters import Letter
from game.ui.play.by_message import ByMessage
from game.ui.play.game import Game
from game.ui.saved.news import News
from game.ui.screens.history.share_code import look_back, packed, read_code, read_unpacked, unpacked
from game.ui.screens.together.msg import LetterPacked, LetterRead


def letter_read(text: str, own: str) -> Steps[LetterRead]:
    """The message about the text behind `#p=`; `own` is the id of this device."""
    try:
        return LetterRead((yield from _letter(text, own)))
    except (NewerCodeError, NewerRecordError):
        return LetterRead(News.NEWER)
    except (CodeError, RecordError):
        return LetterRead(News.DAMAGED)


def letter_packed(game: Game) -> Steps[LetterPacked]:
    """The message with the code of a game by message, which asks the seat whose turn it is."""
    assert game.by_message is not None
    data = yield from packed(game.record)
    link = MessageLink(game_id(game.record), game.by_message.places, game.state.turn, data)
    return LetterPacked(game.version, link_text(link).removeprefix(SIGN))


def _letter(text: str, own: str) -> Steps[Letter]:
    """The link of the text; raises `CodeError` or `RecordError` if it has no valid one."""
    link, data = read_code(text, MAX_CODE_LENGTH, _read_link)
    yield
    record, _fields = yield from read_unpacked(data)
    _check(link, record)
    elsewhere = ByMessage(own, link.places).elsewhere
    history = yield from look_back(record, open_hands=False, elsewhere=elsewhere)
    return Letter(own, link, history)


def _read_link(code: str) -> tuple[MessageLink, bytes]:
    """The link with this code, and its game unpacked."""
    link = read_link(code)
    return link, unpacked(link.packed)


def _check(link: MessageLink, record: Record) -> None:
    """Raises `CodeError` if the link says something else than its game."""
    seats = record.setup.seats
    if len(link.places) != len(seats):
        raise CodeError(f"{len(seats)} seats have {len(link.places)} places")
    if link.game != game_id(record):
        raise CodeError("the link has the id of another game")
    if any(not (place or is_person(seat)) for seat, place in zip(seats, link.places, strict=True)):
        raise CodeError("no device plays a computer")
