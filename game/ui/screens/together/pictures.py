"""What brings the pictures of the host's game to a guest; pure.

Nothing is sent before the people at the host have said yes.
"""

from dataclasses import replace
from typing import assert_never

from game.together.guest import Guest, Stage
from game.together.host import Host
from game.together.messages import text_of
from game.together.pictures import (
    MAX_PIECES,
    Pictures,
    PicturesMessage,
    Piece,
    Pieces,
    Want,
    pieces_of,
)
from game.together.step import Told
from game.ui.frame.message import Message
from game.ui.frame.saved_list import SavedList
from game.ui.model.devices import Together
from game.ui.model.effect import Effect, Result, SaveImage
from game.ui.model.joining import (
    Deliver,
    GetDialog,
    OpenPictures,
    PackPictures,
    SendText,
    WishDialog,
)
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveSet, SaveSettings
from game.ui.model.together import Shown, TogetherDialog
from game.ui.model.travel import Travel, Way
from game.ui.screens.together.pictures_msg import (
    GetPicturesPicked,
    PicturesMsg,
    PicturesOpened,
    PicturesPacked,
    PieceDue,
    PieceLate,
    SendPicturesPicked,
)
from game.ui.sets.bad_zoo import ZooFault
from game.ui.sets.picture_set import MAX_SETS, PictureSet
from game.ui.sets.same_set import key_of, known_or_new
from game.ui.sets.sets_text import with_set
from game.ui.ways import DialogClosed

REST = 0.03
"""Seconds between two pieces: fewer than `MAX_PER_SECOND` messages, and time for plays."""

PATIENCE = 15.0
"""Seconds that a guest waits for a piece."""

MAX_REFUSALS = 2
"""After this many "Not now", the people at the host are not asked again by the device."""


def are_sets_full(model: Model) -> bool:
    """Whether no other set can be saved."""
    return len(model.sets) >= MAX_SETS


def on_pictures(model: Model, msg: PicturesMsg) -> Result:
    """The model after the message, and the effects."""
    together = model.together
    if together is None:
        return model, ()
    match msg:
        case GetPicturesPicked():
            return _ask(model, together)
        case SendPicturesPicked():
            return _agree(model, together)
        case PicturesPacked(device, file):
            return _begin(model, together, device, file)
        case PieceDue(asks, number):
            is_due = _waits_for(together.travel, asks, number)
            return model, _to_host(together, Want(number)) if is_due else ()
        case PieceLate(asks, number):
            is_late = _waits_for(together.travel, asks, number)
            return (_ended(model, together, Way.LOST) if is_late else model), ()
        case PicturesOpened(pictures, fault):
            return _opened(model, together, pictures, fault)
        case _:
            assert_never(msg)


def told(model: Model, change: Told) -> Result:
    """What follows from a message of another device."""
    together = model.together
    if together is None:
        return model, ()
    match change.message:
        case Want(number):
            return _wanted(model, together, change.device, number)
        case Pictures():
            return _offered(model, together, change.message), ()
        case Piece():
            return _came(model, together, change.message)


def follow_pictures(before: Model, after: Model, msg: Message) -> Result:
    """After any step: a host says whether it shows pictures, and asks its people."""
    together = after.together
    if together is None:
        return after, ()
    if not isinstance(together.side, Host):
        is_lost = together.travel.goes_on and together.side.stage in (Stage.APART, Stage.GREETING)
        return (_ended(after, together, Way.LOST), ()) if is_lost else _offer(after, together)
    guests, was = together.side.guests, before.together
    known = was.side.guests if was and isinstance(was.side, Host) else ()
    shown, effects = after.set_in_use, list[Effect]()
    for device in guests:
        if shown != (before.set_in_use if device in known else None):
            effects += _to(together, device, _shown(after))
    travel = together.travel
    for device in {*travel.asking, *dict(travel.sending)}.difference(guests):
        travel = travel.without_wish(device).with_sending(device, ())
    asked = _wish(before)
    if asked in travel.asking and isinstance(msg, DialogClosed):
        travel = travel.without_wish(asked).replace(refused=(*travel.refused, asked))
        effects += _to(together, asked, _shown(after))
    after = _with(after, together, travel) if travel != together.travel else after
    return _with_wish(after, travel), tuple(effects)


def _shown(model: Model) -> Pictures:
    """What a host says of its pictures."""
    shown = model.set_in_use
    return Pictures(True, key_of(shown)) if shown else Pictures(False)


def _offer(model: Model, together: Together) -> Result:
    """Offers a guest at the table the host's pictures once, or shows them if they are here."""
    side, travel = together.side, together.travel
    is_free = model.game and model.dialog is None and travel.way is not Way.OPENING
    is_playing = isinstance(side, Guest) and side.stage is Stage.PLAYING and not travel.goes_on
    if not (travel.is_new and is_free and is_playing):
        return model, ()
    told_so = _with(model, together, travel.known())
    same = next((one for one in model.sets if key_of(one) == travel.key), None)
    if same is None:
        return (told_so if are_sets_full(model) else _showing(told_so, GetDialog())), ()
    settings = replace(model.settings, set_id=same.id, shows_places=False)
    return replace(told_so, settings=settings), (SaveSettings(settings),)


def _with_wish(model: Model, travel: Travel) -> Model:
    """The model with the question to the people at the host, while no other dialog is open."""
    if _wish(model) and _wish(model) not in travel.asking:
        model = replace(model, dialog=None)
    if travel.asking and model.game and model.dialog is None:
        return _showing(model, WishDialog(travel.asking[0]))
    return model


def _wish(model: Model) -> str:
    """The device that the open dialog is about; empty without such a dialog."""
    shown = model.dialog.shown if isinstance(model.dialog, TogetherDialog) else None
    return shown.device if isinstance(shown, WishDialog) else ""


def _ask(model: Model, together: Together) -> Result:
    """A guest asks for the pictures, unless they are on their way."""
    travel = together.travel
    if together.is_host or not travel.offered:
        return model, ()
    shown = _showing(model, GetDialog())
    is_busy = travel.goes_on or travel.way is Way.OPENING
    wants = () if is_busy or are_sets_full(model) else _to_host(together, Want(0))
    if not wants:
        return shown, ()
    asked = travel.known().replace(way=Way.ASKED, pieces=Pieces(), asks=travel.asks + 1, fault="")
    return _with(shown, together, asked), wants


def _offered(model: Model, together: Together, shown: Pictures) -> Model:
    """The host shows other pictures now, or none, or does not send them."""
    travel = together.travel.replace(offered=shown.shown, key=shown.key)
    if travel.way is Way.ASKED:
        return _ended(model, replace(together, travel=travel), Way.NOT_NOW)
    way = Way.NONE if travel.way is Way.HERE else travel.way
    return _with(model, together, travel.replace(way=way))


def _wanted(model: Model, together: Together, device: str, number: int) -> Result:
    """A guest gets the next piece. For the first one, the people here are asked."""
    travel = together.travel
    if not together.is_host:
        return model, ()
    if number:
        pieces = travel.pieces_for(device)
        if not 0 < number < len(pieces):
            return model, ()
        if number == len(pieces) - 1:
            model = _with(model, together, travel.with_sending(device, ()))
        return model, _to(together, device, pieces[number])
    seats = together.game.places if together.game else ()
    is_tired = travel.refused.count(device) >= MAX_REFUSALS
    if model.set_in_use is None or device not in seats or is_tired:
        return model, _to(together, device, _shown(model))
    if device in travel.asking:
        return model, ()
    return _with(model, together, travel.replace(asking=(*travel.asking, device))), ()


def _agree(model: Model, together: Together) -> Result:
    """The people here have said yes."""
    device = _wish(model)
    if device not in together.travel.asking:
        return model, ()
    answered = _with(replace(model, dialog=None), together, together.travel.without_wish(device))
    pictures = model.set_in_use
    if pictures is None:
        return answered, _to(together, device, Pictures(False))
    return answered, (PackPictures(device, pictures),)


def _begin(model: Model, together: Together, device: str, file: bytes) -> Result:
    """The first piece goes to the device; it asks for the others."""
    if not isinstance(together.side, Host) or device not in together.side.guests:
        return model, ()
    first, *others = pieces = pieces_of(file)
    travel = together.travel.with_sending(device, pieces if others else ())
    return _with(model, together, travel), _to(together, device, first)


def _came(model: Model, together: Together, piece: Piece) -> Result:
    """A piece has come to a guest."""
    travel = together.travel
    if not travel.goes_on:
        return model, ()
    pieces = travel.pieces.with_piece(piece)
    if pieces is None:
        fault = ZooFault.TOO_LARGE if piece.of > MAX_PIECES else ZooFault.DAMAGED
        return _ended(model, together, Way.REFUSED, fault.value), ()
    file = pieces.file
    if file is not None:
        opening = travel.replace(way=Way.OPENING, pieces=pieces)
        return _with(model, together, opening), (OpenPictures(file),)
    number = len(pieces.got)
    timers = (
        Deliver(PieceDue(travel.asks, number), REST),
        Deliver(PieceLate(travel.asks, number), PATIENCE),
    )
    return _with(model, together, travel.replace(way=Way.COMING, pieces=pieces)), timers


def _waits_for(travel: Travel, asks: int, number: int) -> bool:
    is_there = travel.way is Way.COMING and travel.asks == asks
    return is_there and len(travel.pieces.got) == number


def _opened(model: Model, together: Together, pictures: PictureSet | None, fault: str) -> Result:
    """Shows the set from now on. It is saved beside those that are here, if it is none of them."""
    if together.travel.way is not Way.OPENING:
        return model, ()
    if pictures is None:
        return _ended(model, together, Way.REFUSED, fault), ()
    pictures = known_or_new(pictures, model.sets)
    if pictures not in model.sets and are_sets_full(model):
        return _ended(model, together, Way.REFUSED), ()
    sets = with_set(SavedList(model.sets), pictures).items
    settings = replace(model.settings, set_id=pictures.id, shows_places=False)
    here = together.travel.replace(way=Way.HERE, pieces=Pieces())
    shown = replace(_with(model, together, here), sets=sets, settings=settings)
    images = (SaveImage(image) for image in sorted(pictures.images))
    return shown, (*images, SaveSet(pictures), SaveSettings(settings))


def _ended(model: Model, together: Together, way: Way, fault: str = "") -> Model:
    """Ends without pictures, and says so unless another dialog is open."""
    ended = together.travel.replace(way=way, fault=fault, pieces=Pieces())
    told_so = _with(model, together, ended)
    return told_so if model.dialog else _showing(told_so, GetDialog())


def _with(model: Model, together: Together, travel: Travel) -> Model:
    return replace(model, together=replace(together, travel=travel))


def _showing(model: Model, shown: Shown) -> Model:
    return replace(model, dialog=TogetherDialog(shown))


def _to_host(together: Together, message: PicturesMessage) -> tuple[Effect, ...]:
    host = "" if isinstance(together.side, Host) else together.side.host
    return _to(together, host, message)


def _to(together: Together, device: str, message: PicturesMessage) -> tuple[Effect, ...]:
    """The effect that sends the message; none without a link."""
    link = together.link_of(device)
    return (SendText(link, text_of(message)),) if link else ()
