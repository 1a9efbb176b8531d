"""The dialogs in which devices join; usable by somebody who cannot read."""

from typing import assert_never, cast

from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.look.names import seat_word
from game.ui.look.parts import dialog, picture, seat_face, worded
from game.ui.model.joining import (
    NO_SEAT,
    DevicesDialog,
    GetDialog,
    Hint,
    InviteDialog,
    JoinDialog,
    Joining,
    LeftDialog,
    PlayForDialog,
    SeveralDialog,
    WishDialog,
)
from game.ui.model.letters import CopyDialog, LetterDialog
from game.ui.model.model import Model
from game.ui.model.together import TogetherDialog
from game.ui.screens.together.at_table import left_dialog
from game.ui.screens.together.codes_view import (
    answering,
    by_hand,
    how,
    looking,
    said,
    seen_code,
    shown_code,
)
from game.ui.screens.together.letter_view import copy_dialog, letter_dialog
from game.ui.screens.together.msg import PlayForConfirmed
from game.ui.screens.together.pictures_view import pictures_dialog
from game.ui.screens.together.sentences import guest_text, join_text, key_text, play_for_text
from game.ui.screens.together.several import devices_dialog, several_dialog


def open_dialog(model: Model, dialog: TogetherDialog) -> Node | None:
    """The open dialog; None if its game or its devices are gone."""
    if isinstance(dialog.shown, LetterDialog):
        return letter_dialog(dialog.shown, locked=model.is_locked)
    if isinstance(dialog.shown, CopyDialog):
        return copy_dialog(dialog.shown)
    if isinstance(dialog.shown, GetDialog | WishDialog):
        return pictures_dialog(model, dialog.shown)
    shown = cast("Joining", dialog.shown)
    match shown:
        case SeveralDialog():
            return several_dialog(model)
        case InviteDialog():
            return _invite(model, shown)
        case JoinDialog():
            return _join(model, shown)
        case DevicesDialog(seat):
            return devices_dialog(model, seat)
        case PlayForDialog(device):
            return _play_for(model, device)
        case LeftDialog():
            return left_dialog(model)
        case _:
            assert_never(shown)


def _invite(model: Model, shown: InviteDialog) -> Node:
    """The code, and the camera that looks for the answer; then who has joined."""
    title = _("Another tablet")
    if shown.joined:
        return dialog(title, _greeting(model, shown), back=_("Done"), sign="icon-done")
    if shown.hint is Hint.UNSUPPORTED:
        return dialog(title, said(shown.hint), back=_("Back"))
    return dialog(
        title,
        how(guest_text(_("Change"), again=shown.seat == NO_SEAT)),
        element("div", shown_code(shown.drawing), seen_code(shown), class_="codes"),
        said(shown.hint),
        _joining() if shown.is_joining else by_hand(shown, has_code=shown.drawing is not None),
        element("p", key_text(), class_="small-print"),
        back=_("Back"),
    )


def _join(model: Model, shown: JoinDialog) -> Node:
    """First the camera that looks for a code, then the answer, then the host."""
    title = join_text()
    if shown.joined:
        is_back = model.active is not None
        words = _("The game goes on.") if is_back else _("You are in! The game starts soon.")
        wait = element("p", words, class_="asked", role="status")
        return dialog(title, _joined(wait), back=_("Leave"))
    if shown.hint is Hint.UNSUPPORTED:
        return dialog(title, said(shown.hint), back=_("Back"))
    if shown.device:
        return dialog(
            title,
            *answering(shown),
            back=_("Back"),
        )
    return dialog(
        title,
        *looking(shown),
        _loses(model),
        back=_("Back"),
    )


def _joining() -> Node:
    return element("p", _("One moment …"), key="joining", class_="note", role="status")


def _greeting(model: Model, shown: InviteDialog) -> Node:
    """The face with a tick that the device's person has in the game."""
    game, together, seat = model.active, model.together, shown.seat
    if seat == NO_SEAT and together and together.game and shown.joined in together.game.places:
        seat = together.game.places.index(shown.joined)
    seats = game.seen.seats if game and shown.seat == NO_SEAT else model.settings.seated
    if not 0 <= seat < len(seats):
        return _joined(element("p", _("Another tablet"), class_="name", role="status"))
    return element(
        "div",
        element("span", seat_face(seat, seats), picture("icon-done", "tick"), class_="face-done"),
        element("p", seat_word(seats, seat), class_="name", role="status"),
        key="greeting",
        class_=f"greeting {seats[seat].colour}",
    )


def _joined(words: Node) -> Node:
    """Two tablets with a tick: which face the host gives to this device is not known yet."""
    tablets = picture("icon-tablets", "picture")
    shown = element("span", tablets, picture("icon-done", "tick"), class_="face")
    return element("div", shown, words, key="greeting", class_="greeting")


def _loses(model: Model) -> Node | None:
    """Says what happens to games that wait here; None if none does."""
    if not model.has_saved_game or model.game:
        return None
    words = _("Your unfinished game is set aside until then.")
    return element("p", words, class_="small-print")


def _play_for(model: Model, device: str) -> Node | None:
    """Asks whether to play for a device that is away; None if it is back."""
    together, game = model.together, model.game
    seats = together.game.places if together and together.game else ()
    away = [i for i, place in enumerate(seats) if place == device and game and i in game.away]
    if not away or game is None:
        return None
    words = {"name": seat_word(game.seen.seats, away[0])}
    return dialog(
        _("Play for %(name)s here?") % words,
        element("p", _("You will see %(name)s’s cards until the tablet is back.") % words),
        worded(
            "icon-play",
            play_for_text(game.seen.seats, away[0]),
            msg=PlayForConfirmed,
            about=(device,),
        ),
        back=_("Keep waiting"),
    )
