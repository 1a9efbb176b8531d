"""What the page of a picture set says."""

from collections.abc import Sequence

from game.rules.cards import Card
from game.ui.look.i18n import _, in_context, isolated, later, listed, plural
from game.ui.look.words import animal_word
from game.ui.model.pictures import Editing
from game.ui.screens.pictures import faces
from game.ui.screens.pictures.faces import face_word, is_nameless
from game.ui.sets.picture_set import MAX_SETS, Face, Own, PictureSet, Place

FAILURES = {
    "refused": later("The browser does not allow it. You can change that in its settings."),
    "none": later("The camera was not found."),
    "no-microphone": later("The microphone was not found."),
    "busy": later(
        "Another program is using the camera or the microphone. Close that program first."
    ),
    "unsupported": later("This browser cannot do that."),
    "not-secure": later("The camera and the microphone only work at a secure address (https)."),
    "too-large": later("This file is too large."),
    "unreadable": later("This file cannot be read."),
    "heic": later("This browser cannot read HEIC photos. Save the photo as JPEG first."),
    "full": later("This device has no room left for it."),
    "empty": later("There is nothing to see or hear yet."),
    "missing": later("The pictures cannot be loaded right now."),
}
"""Why a camera, a microphone, a file or the library gives nothing."""


FEW = 3
"""The most pictures or files that are named at once."""


def failure_text(why: str) -> str:
    """The sentence about a failure; empty if there is none."""
    return _(FAILURES[why]) if why in FAILURES else ""


def full_text() -> str:
    """Why no other set can be saved."""
    return _("You already have %(number)d zoos. Delete one first.") % {"number": MAX_SETS}


def waiting_text(number: int) -> str:
    """How many pictures have no place; empty if all have one."""
    if not number:
        return ""
    text = plural(
        "This board is too small for %(number)d picture. It waits for a larger one.",
        "This board is too small for %(number)d pictures. They wait for a larger one.",
        number,
    )
    return text % {"number": number}


def heard_text(number: int) -> str:
    """How many animals that the board does not have keep a sound; empty if none does."""
    if not number:
        return ""
    text = plural(
        "%(number)d animal with a sound is not on this board.",
        "%(number)d animals with a sound are not on this board.",
        number,
    )
    return text % {"number": number}


def swap_text(*, waits: bool) -> str:
    """What to tap for the picture that changes places: it waits, or it is on the board."""
    if waits:
        words = _("Now tap the picture that will wait instead.")
    else:
        words = _("Now tap the picture that goes on the board instead.")
    others = _("Other boards without room for all pictures change, too.")
    return f"{words} {others}"


def photos_text(coming: int, refused: Sequence[str]) -> str:
    """How many photos are still read, or which could not be read; empty if all are there."""
    if coming:
        text = plural(
            "%(number)d more photo is on its way …",
            "%(number)d more photos are on their way …",
            coming,
        )
        return text % {"number": coming}
    if not refused:
        return ""
    number = len(refused)
    text = plural("%(number)d photo cannot be used.", "%(number)d photos cannot be used.", number)
    names = listed(map(isolated, filter(None, refused[:FEW])))
    more = "…" if number > FEW else ""
    return " ".join(filter(None, (text % {"number": number}, names, more)))


def shown_name(face: Face, card: Card) -> str:
    """How the page calls the face. A photo or drawing without a name asks for one."""
    return _("Name?") if is_nameless(face) else face_word(face, card)


def picture_label(editing: Editing, card: Card) -> str:
    """What a screen reader says of a picture: its name, and whose place it has."""
    own = editing.pictures.own(card)
    if own is None or own == Own(faces.animal(card)):
        return animal_word(card)
    label = _label(own, card)
    return _("%(name)s, with a sound") % {"name": label} if own.sound else label


def _label(own: Own, card: Card) -> str:
    name, animal = shown_name(own.board, card), animal_word(card)
    if own.card is None:
        return animal if name == animal else f"{name} ({animal})"
    words = {"animal": animal, "name": name, "other": shown_name(own.card, card)}
    return _("%(name)s, on the card: %(other)s (%(animal)s)") % words


def undone_text(editing: Editing) -> str:
    """What was undone or redone just now; empty if nothing was."""
    now = editing.pictures
    if editing.undone and editing.later:
        return _("Undone: %(what)s") % {"what": _change_word(now, editing.later[-1])}
    if editing.redone and editing.former:
        return _("Done again: %(what)s") % {"what": _change_word(editing.former[-1], now)}
    return ""


def _change_word(before: PictureSet, after: PictureSet) -> str:
    """What a change of the set has changed."""
    if before.name != after.name:
        return in_context("of a thing", "Name")
    if before.hides_places != after.hides_places:
        return _("Don’t show the places")
    own = [
        (faces.own_or_animal(before, card), faces.own_or_animal(after, card), card)
        for card in dict.fromkeys(card for card, _own in (*after.pictures, *before.pictures))
    ]
    changed = [one for one in own if one[0] != one[1]]
    if len(changed) > FEW:
        if all(
            (was.board, was.sound) == (is_now.board, is_now.sound) for was, is_now, _c in changed
        ):
            return _("Words on all cards")
        words = {"number": len(changed)}
        return plural("%(number)d picture", "%(number)d pictures", len(changed)) % words
    return listed(isolated(face_word(is_now.board, card)) for _was, is_now, card in changed)


def announcement(editing: Editing) -> str:
    """What a screen reader says when it changes."""
    if text := undone_text(editing):
        return text
    if not editing.changed:
        return ""
    face = faces.face_at(editing.pictures, Place(editing.changed, False))
    words = {"animal": animal_word(editing.changed), "name": shown_name(face, editing.changed)}
    return _("%(animal)s: now %(name)s") % words
