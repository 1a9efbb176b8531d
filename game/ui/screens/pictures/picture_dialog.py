"""The dialog that asks what a card's picture shall be: its name, its sound, and ways to another."""

from collections.abc import Iterator
from dataclasses import replace

from game.rules.cards import Card
from game.ui.frame.markup import Node, element, with_id
from game.ui.frame.message import Message, encode
from game.ui.look.i18n import _, in_context
from game.ui.look.names import MAX_NAME_LENGTH
from game.ui.look.parts import button, dialog, round_button, switch, worded
from game.ui.look.shown_pictures import SUN
from game.ui.look.words import POWERS
from game.ui.model.effect import (
    Focus,
    OpenSound,
    PlaySaved,
    RecordSound,
    Result,
    SaveImage,
    StopSound,
)
from game.ui.model.model import Model
from game.ui.model.pictures import PREVIEW, SOUND, Editing, PictureDialog, WordDialog
from game.ui.screens.pictures import drawing_dialog, faces, library_dialog, photo_dialog
from game.ui.screens.pictures.card_words import following
from game.ui.screens.pictures.changing import change
from game.ui.screens.pictures.face_msg import (
    AnimalPicked,
    CameraPicked,
    CardFlipped,
    DrawingPicked,
    FaceMsg,
    LibraryPicked,
    MediaFailed,
    NextPicked,
    PhotoFilePicked,
    PictureNamed,
    RecordPicked,
    RecordStopped,
    SidePicked,
    SoundFilePicked,
    SoundMade,
    SoundPlayed,
    SoundRemoved,
    SwapPicked,
    WordPicked,
)
from game.ui.screens.pictures.parts import face_picture, failure_note, next_button, preview_classes
from game.ui.screens.pictures.places import next_card, waiting
from game.ui.screens.pictures.sentences import shown_name
from game.ui.sets.picture_set import SPECIAL, Place, Source


def view(model: Model, editing: Editing, shown: PictureDialog) -> Node:
    """The dialog."""
    place = shown.place
    is_two = faces.own_or_animal(editing.pictures, place.card).card is not None
    return dialog(
        _("What goes here?"),
        element(
            "div",
            element(
                "div",
                _preview(model, editing, Place(place.card, False), place),
                _preview(model, editing, Place(place.card, True), place) if is_two else None,
                class_="faces-of",
            ),
            _name(editing, place),
            None if place.card in SPECIAL else _card_switch(on=is_two),
            _sound(model, editing, shown),
            class_="shown-picture",
        ),
        element("div", *_choices(model, editing, place), class_="ways-to"),
        failure_note(shown.failure),
        back=_("Done"),
        sign="icon-done",
        beside_back=next_button(),
        focus_on_back=False,
    )


def _card_switch(*, on: bool) -> Node:
    return switch("icon-card", _("Something different on the card"), msg=CardFlipped, on=on)


def _swap(model: Model, editing: Editing, card: Card) -> Iterator[Node]:
    """The way to choose which pictures wait, while some do."""
    others = waiting(editing.pictures, model.settings.rules.pictures)
    if others and card not in SPECIAL:
        words = _("Put it on the board") if card in others else _("Let it wait")
        yield worded("icon-mix", words, msg=SwapPicked, look="choice tile", key="swap")


def _preview(model: Model, editing: Editing, place: Place, changed: Place) -> Node:
    """The face as a cell or a card shows it; with two faces a button that chooses this one."""
    is_card = place.on_card or place.card in POWERS
    side = _("On the card") if is_card else _("On the board")
    name = shown_name(faces.face_at(editing.pictures, place), place.card)
    node = button(
        face_picture(place),
        element("span", side, class_="note"),
        msg=SidePicked,
        about=(int(place.on_card),),
        class_=preview_classes(model, place),
        pressed=place == changed,
        label=f"{side}: {name}",
        key=str(int(place.on_card)),
    )
    return with_id(node, PREVIEW) if place == changed else node


def _name(editing: Editing, place: Place) -> Node:
    face = faces.face_at(editing.pictures, place)
    return element(
        "input",
        value=face.name,
        placeholder=shown_name(replace(face, name=""), place.card),
        data_most=MAX_NAME_LENGTH,
        autocomplete="off",
        aria_label=in_context("of a thing", "Name"),
        data_msg=encode(PictureNamed),
        data_enter=encode(NextPicked),
        enterkeyhint="next",
        key="name",
    )


def _sound(model: Model, editing: Editing, shown: PictureDialog) -> Node | None:
    """The buttons for the sound; none for a sun."""
    card = shown.place.card
    if not faces.can_sound(card):
        return None
    if shown.is_recording:
        stop = worded("icon-stop", _("Stop"), msg=RecordStopped, class_="recording", key="record")
        return element(
            "div",
            element("p", _("Now! You have two seconds."), class_="note"),
            element("span", element("span"), class_="recorded", aria_hidden="true"),
            with_id(stop, SOUND),
            class_="sound",
            role="group",
        )
    record = worded(
        "icon-microphone",
        _("Record a sound"),
        msg=RecordPicked,
        key="record",
        locked=model.is_locked,
    )
    has_sound = bool(faces.own_or_animal(editing.pictures, card).sound)
    return element(
        "div",
        with_id(record, SOUND),
        round_button("icon-open", SoundFilePicked, _("A sound from this device")),
        round_button("icon-sound", SoundPlayed, _("Play the sound")) if has_sound else None,
        round_button("icon-bin", SoundRemoved, _("Remove the sound")) if has_sound else None,
        class_="sound",
    )


def _choices(model: Model, editing: Editing, place: Place) -> Iterator[Node]:
    is_animal = faces.face_at(editing.pictures, place) == faces.animal(place.card)
    back = _("Back to the sun") if place.card == SUN else _("Back to the animal")
    ways: tuple[tuple[str, str, type[Message]], ...] = (
        ("icon-camera", _("Take a photo"), CameraPicked),
        ("icon-photo", _("A photo from this device"), PhotoFilePicked),
        ("icon-brush", _("Draw it"), DrawingPicked),
        ("icon-letters", _("A word"), WordPicked),
        ("icon-pictures", _("More pictures"), LibraryPicked),
        (place.card, back, AnimalPicked),
    )
    for icon, words, msg in ways:
        yield worded(
            icon,
            words,
            msg=msg,
            look="choice tile",
            key=words,
            locked=msg is CameraPicked and model.is_locked,
            disabled=msg is AnimalPicked and is_animal,
        )
    yield from _swap(model, editing, place.card)


def update(model: Model, editing: Editing, shown: PictureDialog, msg: FaceMsg) -> Result:
    """What the message does while the dialog is open."""
    place = shown.place
    match msg:
        case CameraPicked():
            return photo_dialog.begin(model, place, Source.CAMERA)
        case PhotoFilePicked():
            return photo_dialog.begin(model, place, Source.FILE)
        case DrawingPicked():
            return drawing_dialog.begin(model, editing, place)
        case WordPicked():
            return replace(model, dialog=WordDialog(place)), ()
        case NextPicked():
            following = next_card(model, editing, place.card)
            return replace(model, dialog=PictureDialog(Place(following, False))), ()
        case SwapPicked():
            swapping = model.on_ground(replace(editing, swaps=place.card))
            return replace(swapping, dialog=None), ()
        case LibraryPicked():
            return library_dialog.begin(model, place)
        case MediaFailed(why):
            failure = "no-microphone" if why == "none" else why
            return replace(model, dialog=PictureDialog(place, failure=failure)), ()
        case SidePicked() | CardFlipped() | PictureNamed() | AnimalPicked():
            return _on_face(model, editing, place, msg)
        case _:
            return _on_sound(model, editing, shown, msg)


def _on_face(
    model: Model,
    editing: Editing,
    place: Place,
    msg: SidePicked | CardFlipped | PictureNamed | AnimalPicked,
) -> Result:
    card, pictures = place.card, editing.pictures
    match msg:
        case SidePicked() | CardFlipped() if card in SPECIAL:
            return model, ()
        case SidePicked(on_card):
            return replace(model, dialog=PictureDialog(Place(card, bool(on_card)))), ()
        case CardFlipped():
            return _flip_card(model, editing, place)
        case PictureNamed(text):
            named = faces.with_name(pictures, place, text)
            named = following(pictures, named, model.settings.rules.pictures, card)
            return change(model, editing, named, card=card, typed=f"{card} {place.on_card}")
        case AnimalPicked():
            back = faces.with_face(pictures, place, faces.animal(card))
            return change(model, editing, back, card=card)


def _flip_card(model: Model, editing: Editing, place: Place) -> Result:
    """Lets the card show the name of what is on the board, until something else is chosen."""
    card, own = place.card, faces.own_or_animal(editing.pictures, place.card)
    word = faces.word_for(own.board, card)
    pictures = faces.with_card(editing.pictures, card, None if own.card else word)
    changed, effects = change(model, editing, pictures, card=card)
    return replace(changed, dialog=PictureDialog(Place(card, own.card is None))), effects


def _on_sound(model: Model, editing: Editing, shown: PictureDialog, msg: FaceMsg) -> Result:
    place, pictures = shown.place, editing.pictures
    match msg:
        case RecordPicked() if faces.can_sound(place.card):
            recording = PictureDialog(place, is_recording=True)
            return replace(model, dialog=recording), (RecordSound(), Focus(SOUND))
        case SoundFilePicked() if faces.can_sound(place.card):
            return replace(model, dialog=PictureDialog(place, opens_sound=True)), (OpenSound(),)
        case RecordStopped() if shown.is_recording:
            return model, (StopSound(),)
        case SoundMade(sound) if shown.is_recording or shown.opens_sound:
            return _recorded(model, editing, place, sound)
        case SoundPlayed() if sound := faces.own_or_animal(pictures, place.card).sound:
            return model, (PlaySaved(sound),)
        case SoundRemoved():
            silent = faces.with_sound(pictures, place.card, "")
            changed, effects = change(model, editing, silent, card=place.card)
            return changed, (*effects, Focus(SOUND))
        case _:
            return model, ()


def _recorded(model: Model, editing: Editing, place: Place, sound: str) -> Result:
    heard = faces.with_sound(editing.pictures, place.card, sound)
    changed, effects = change(model, editing, heard, card=place.card)
    ended = replace(changed, dialog=PictureDialog(place))
    return ended, (SaveImage(sound), *effects, Focus(SOUND))
