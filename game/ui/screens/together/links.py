"""What happens on the links to other devices; pure."""

from dataclasses import replace
from typing import assert_never

from game.together.guest import Guest
from game.together.host import Host
from game.together.messages import Hello, Reason
from game.together.step import Gone, Joined, Step, Told
from game.ui.look.words import FACES
from game.ui.model.devices import Together, name_of
from game.ui.model.effect import Effect, ReleaseGame, Result
from game.ui.model.joining import (
    CloseLink,
    Deliver,
    Hint,
    InviteDialog,
    JoinDialog,
    LeftDialog,
    joining,
    with_joining,
)
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveSettings
from game.ui.screens.together.far import without_far
from game.ui.screens.together.joining import begin_again, look_again
from game.ui.screens.together.msg import (
    JoinedShown,
    LinkClosed,
    LinkMsg,
    LinkOpened,
    LinkSilent,
    TextCame,
)
from game.ui.screens.together.pictures import told
from game.ui.screens.together.sharing import agree, leave, step_to
from game.ui.settings.fitting import on_seat, with_name
from game.ui.settings.settings import PERSON, Settings

SHOWN_SECONDS = 2.0
"""How long it is shown who has joined."""

REASONS = {Reason.FORMAT: Hint.FORMAT, Reason.FULL: Hint.FULL}
"""What the page says of a device that was not let in; usually, what to check."""


def on_link(model: Model, msg: LinkMsg) -> Result:
    """What happens on links that are known; the events of others come too late."""
    together = model.together
    if together is None or msg.link not in together.links:
        return model, ()
    match msg:
        case LinkOpened(link):
            return _opened(model, together, link)
        case TextCame(link, text, now):
            return _stepped(model, together, link, _received(together, link, text, now))
        case LinkSilent(link, is_silent):
            silent = together.silent | {link} if is_silent else together.silent - {link}
            return agree(replace(model, together=replace(together, silent=silent)))
        case LinkClosed(link):
            return _closed(model, together, link)
        case _:
            assert_never(msg)


def close_dialog(before: Model, after: Model) -> Result:
    """What follows if a dialog is closed before a device has joined: its link is closed, too.

    A guest without a game leaves.
    """
    shown, together = joining(before), after.together
    if not isinstance(shown, InviteDialog | JoinDialog) or isinstance(joining(after), type(shown)):
        return after, ()
    effects: tuple[Effect, ...] = ()
    if shown.link and not shown.joined and together:
        after = replace(after, together=together.without_link(shown.link))
        effects = (CloseLink(shown.link),)
    if isinstance(shown, JoinDialog) and after.game is None and together and not together.is_host:
        after, left = leave(after)
        effects = (*effects, *left, ReleaseGame())
    return after, effects


def seat_device(model: Model, seat: int, device: str) -> Result:
    """The device gets the seat in the next game. Its first seat shows the device's person."""
    together = model.together
    if together is None or not 0 <= seat < model.settings.seats:
        return model, ()
    model = without_far(model)
    settings = on_seat(model.settings, seat, PERSON)
    hello = together.known.get(device)
    if hello and device not in together.given.values():
        settings = _with_guest(settings, seat, hello)
    seated = replace(model, settings=settings, together=together.with_given(seat, device))
    return seated, (SaveSettings(settings),) if settings != model.settings else ()


def _with_guest(settings: Settings, seat: int, hello: Hello) -> Settings:
    """Gives the seat the name of the device's person, and the face unless somebody has it."""
    name, faces = name_of(hello), list(settings.faces)
    if name:
        settings = with_name(settings, seat, name)
    others = [settings.faces[person] for person in settings.people if person != seat]
    if hello.face not in FACES or hello.face in others:
        return settings
    if hello.face in faces:
        faces[faces.index(hello.face)] = faces[seat]
    faces[seat] = hello.face
    return replace(settings, faces=tuple(faces))


def _opened(model: Model, together: Together, link: int) -> Result:
    """The link takes the place of older ones to the same device."""
    device, side = together.links[link], together.side
    old = [one for one, there in together.links.items() if there == device and one != link]
    for one in old:
        together = together.without_link(one)
    after, effects = _stepped(model, together, link, side.opened(device))
    return after, (*(CloseLink(one) for one in old), *effects)


def _received(together: Together, link: int, text: str, now: float) -> Step[Host] | Step[Guest]:
    side, device = together.side, together.links[link]
    is_newest = link == together.link_of(device)
    if isinstance(side, Host):
        return side.receive(device, text, now) if is_newest else Step(side)
    return side.receive(text, now) if is_newest else Step(side)


def _closed(model: Model, together: Together, link: int) -> Result:
    """The device is gone unless there is another link to it."""
    device, side = together.links[link], together.side
    together = together.without_link(link)
    if together.link_of(device):
        return _lost(replace(model, together=together), link, None)
    step = side.closed(device) if isinstance(side, Host) else side.closed()
    after, effects = step_to(model, together, step)
    after, more = _lost(after, link, None)
    return after, (*effects, *more)


def _stepped(
    model: Model, together: Together, link: int, step: "Step[Host] | Step[Guest]"
) -> Result:
    """The model after a step, also its dialog."""
    after, effects = step_to(model, together, step)
    for change in step.changes:
        more: tuple[Effect, ...] = ()
        if isinstance(change, Joined):
            after, more = _joined(after, link, change.hello.device)
        elif isinstance(change, Gone):
            after, more = _lost(after, link, change.reason)
            after = _told(after, change.reason)
        elif isinstance(change, Told):
            after, more = told(after, change)
        effects = (*effects, *more)
    if after.together and link not in after.together.links:
        after, more = _lost(after, link, Reason.FULL)
        effects = (*effects, *more)
    return after, effects


def _joined(model: Model, link: int, device: str) -> Result:
    shown = joining(model)
    if not isinstance(shown, InviteDialog | JoinDialog) or shown.link != link:
        return model, ()
    told = with_joining(model, shown.replace(joined=device, hint=Hint.NONE))
    shown_for_a_while = Deliver(JoinedShown(device), SHOWN_SECONDS)
    if isinstance(shown, JoinDialog):
        # Without a game the dialog stays until one comes.
        return told, (shown_for_a_while,) if model.game else ()
    after, effects = seat_device(told, shown.seat, device)
    return after, (*effects, shown_for_a_while)


def _told(model: Model, reason: Reason | None) -> Model:
    """The dialog of a guest whose host has left the game before its end."""
    game, together = model.active, model.together
    is_guest = together is not None and not together.is_host
    if reason is not Reason.LEFT or not is_guest or game is None or game.state.outcome:
        return model
    return with_joining(model, LeftDialog())


def _lost(model: Model, link: int, reason: Reason | None) -> Result:
    """A dialog whose link is lost begins again."""
    shown, together = joining(model), model.together
    if not isinstance(shown, InviteDialog | JoinDialog) or shown.link != link or not together:
        return model, ()
    hint = REASONS.get(reason, Hint.NOT_JOINED) if reason else Hint.NOT_JOINED
    again = begin_again(shown, hint)
    return with_joining(model, again), look_again(together, again)
