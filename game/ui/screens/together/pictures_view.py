"""The dialogs about pictures that go from the host to a guest, and the way to them."""

from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.look.names import seat_word
from game.ui.look.parts import choice, dialog, picture, seat_face, worded
from game.ui.model.joining import GetDialog, WishDialog
from game.ui.model.model import Model
from game.ui.model.travel import Travel, Way
from game.ui.screens.together.pictures import are_sets_full
from game.ui.screens.together.pictures_msg import GetPicturesPicked, SendPicturesPicked
from game.ui.sets.bad_zoo import ZooFault, fault_text
from game.ui.sets.picture_set import MAX_SETS


def get_choice(model: Model) -> Node | None:
    """The choice in a guest's menu that gets the pictures; None if the host shows animals."""
    together = model.together
    if together is None or together.is_host or not together.travel.offered:
        return None
    if together.travel.way is Way.HERE:
        return None
    return choice(
        "icon-pictures",
        _get_text(),
        msg=GetPicturesPicked,
        key="get-pictures",
        locked=model.is_locked,
    )


def pictures_dialog(model: Model, shown: GetDialog | WishDialog) -> Node | None:
    """The open dialog; None if the other device has left."""
    return _wish(model, shown.device) if isinstance(shown, WishDialog) else _progress(model)


def _progress(model: Model) -> Node | None:
    """How far the pictures are; a game on the table goes on."""
    if model.together is None:
        return None
    travel = model.together.travel
    if travel.way is Way.NONE and not are_sets_full(model):
        return _offer(model) if travel.offered else None
    comes = travel.way in (Way.COMING, Way.OPENING)
    is_well = comes or travel.way in (Way.ASKED, Way.HERE)
    again = worded(
        "icon-undo", _("Ask again"), msg=GetPicturesPicked, key="again", locked=model.is_locked
    )
    return dialog(
        _get_text(),
        picture("icon-done" if travel.way is Way.HERE else "icon-pictures", "picture travels"),
        element("p", _said(model, travel), class_="asked", role="status"),
        _bar(travel) if comes else None,
        None if is_well or are_sets_full(model) else again,
        back=_("Keep playing"),
        sign="icon-play",
    )


def _offer(model: Model) -> Node:
    """Offers the host's pictures to a guest."""
    return dialog(
        _("The other tablet shows other pictures."),
        picture("icon-pictures", "picture travels"),
        worded(
            "icon-pictures",
            _get_text(),
            msg=GetPicturesPicked,
            class_="main",
            key="get",
            locked=model.is_locked,
        ),
        back=_("Not now"),
    )


def _wish(model: Model, device: str) -> Node | None:
    """Asks the people at the host; None if the device has stopped waiting."""
    game, together = model.game, model.together
    if game is None or together is None or together.game is None:
        return None
    if device not in together.travel.asking or device not in together.game.places:
        return None
    seats, seat = game.seen.seats, together.game.places.index(device)
    name = {"name": seat_word(seats, seat)}
    return dialog(
        _("%(name)s’s tablet asks for your pictures.") % name,
        element("div", seat_face(seat, seats), class_=f"greeting {seats[seat].colour}"),
        element("p", _("It will keep the photos and sounds of this zoo.")),
        worded(
            "icon-share",
            _("Send the pictures"),
            msg=SendPicturesPicked,
            key="send-pictures",
            locked=model.is_locked,
        ),
        back=_("Not now"),
    )


def _get_text() -> str:
    return _("Get the pictures")


def _said(model: Model, travel: Travel) -> str:
    """How far the pictures are, as a sentence."""
    if travel.way is Way.HERE:
        return _("The pictures are here.")
    if travel.way in (Way.COMING, Way.OPENING):
        return _("The pictures are coming …")
    if are_sets_full(model):
        return _("You already have %(number)d zoos. Delete one first.") % {"number": MAX_SETS}
    if travel.way is Way.ASKED:
        return _("Somebody at the other tablet must say yes. You can go on playing.")
    if travel.way is Way.NOT_NOW:
        return _("The other tablet does not send its pictures now.")
    return fault_text(ZooFault(travel.fault)) if travel.fault else _("The pictures did not arrive.")


def _bar(travel: Travel) -> Node:
    """The share of the pieces that have come."""
    got, of = len(travel.pieces.got), travel.pieces.of or 1
    bar = element("progress", value=got, max=of, aria_label=_("The pictures are coming …"))
    return element("div", bar, class_="working")
