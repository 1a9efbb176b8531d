"""What messages about whole picture sets do."""

from dataclasses import replace
from typing import assert_never

from game.rules.cards import Card
from game.ui.frame.saved_list import SavedList
from game.ui.look import i18n
from game.ui.look.i18n import _
from game.ui.look.names import clean_name, free_name
from game.ui.model.effect import (
    AskForZoo,
    BeginSet,
    CloseMedia,
    DropImages,
    Effect,
    Focus,
    OfferZoo,
    Result,
    SaveImage,
)
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.pictures import (
    HEADING,
    DeleteSetDialog,
    Editing,
    FaceDialog,
    NewSetDialog,
    PictureDialog,
    SetsDialog,
)
from game.ui.model.saving_effects import DeleteSet, ReadSets, SaveSet, SaveSettings
from game.ui.model.start_game import start_game
from game.ui.screens.pictures import photos
from game.ui.screens.pictures.card_words import flip_words
from game.ui.screens.pictures.changing import change, redo, show, undo
from game.ui.screens.pictures.examples import PHOTOS, example
from game.ui.screens.pictures.msg import (
    ChangeRedone,
    ChangeUndone,
    DeleteSetConfirmed,
    DeleteSetPicked,
    ExamplePicked,
    FileMsg,
    HidingFlipped,
    NewSetPicked,
    OpenZooPicked,
    PhotosMsg,
    PhotosPicked,
    PictureOpened,
    SaveZooPicked,
    SecondLanguagePicked,
    SetClosed,
    SetCopied,
    SetMade,
    SetMsg,
    SetNamed,
    SetOpened,
    SetPlayed,
    SetRestored,
    SetsRead,
    ShelfMsg,
    SwapStopped,
    WordsFlipped,
    ZooRefused,
)
from game.ui.screens.pictures.places import is_swap, swapped, waiting
from game.ui.sets.picture_set import MAX_SET_NAME, MAX_SETS, SPECIAL, PictureSet, Place
from game.ui.sets.same_set import known_or_new
from game.ui.sets.set_pictures import placed
from game.ui.sets.sets_text import SETS
from game.ui.ways import SetPicked, SetsOpened


def update_set(model: Model, msg: SetsRead | ShelfMsg | FileMsg | SetMsg | PhotosMsg) -> Result:
    """The model after the message, and the effects; during a game sets are only read."""
    if isinstance(msg, SetsRead):
        return replace(model, sets=SETS.parse(msg.text).items), ()
    if model.shown:
        return model, ()
    i18n.set_language(model.language)
    if isinstance(msg, ShelfMsg):
        return _on_shelf(model, msg)
    if isinstance(msg, FileMsg):
        return _on_file(model, msg)
    if model.editing is None:
        return model, ()
    if isinstance(msg, PhotosMsg):
        return photos.update(model, model.editing, msg)
    return _on_page(model, model.editing, msg)


def is_full(model: Model) -> bool:
    """Whether no other set can be saved."""
    return len(model.sets) >= MAX_SETS


def after_dialog(before: Model, after: Model) -> tuple[Effect, ...]:
    """Stops a recording that is left; gives the focus back to a picture when its dialogs close."""
    was = before.dialog
    if not isinstance(was, FaceDialog) or was == after.dialog:
        return ()
    is_left = isinstance(was, PictureDialog) and was.is_recording
    is_closed = after.dialog is None and after.editing is not None
    return (
        *((CloseMedia(),) if is_left else ()),
        *((Focus(f"own-{was.place.card}"),) if is_closed else ()),
    )


def _on_shelf(model: Model, msg: ShelfMsg) -> Result:
    match msg:
        case SetsOpened():
            return replace(model, dialog=SetsDialog()), (ReadSets(),)
        case SetPicked(set_id):
            return _use(replace(model, dialog=None, screen=model.chooses), set_id)
        case NewSetPicked():
            second = next(code for code in i18n.LANGUAGES if code != model.language)
            return replace(model, dialog=None if is_full(model) else NewSetDialog(second)), ()
        case SecondLanguagePicked(language):
            is_asked = isinstance(model.dialog, NewSetDialog) and language in i18n.LANGUAGES
            return replace(model, dialog=NewSetDialog(language)) if is_asked else model, ()
        case ExamplePicked(name):
            return _start(model, name)
        case SetMade(pictures):
            return _made(model, pictures)
        case SetOpened(set_id):
            return _open(model, set_id)
        case SetRestored():
            gone = model.dialog.deleted if isinstance(model.dialog, SetsDialog) else None
            return _begin(model, gone) if gone else (model, ())
        case SetClosed():
            return replace(model, screen=HOME, dialog=None), ()
        case _:
            assert_never(msg)


def _on_file(model: Model, msg: FileMsg) -> Result:
    match msg:
        case OpenZooPicked():
            return model, () if is_full(model) else (AskForZoo(),)
        case ZooRefused(fault):
            if not isinstance(model.dialog, SetsDialog):
                return model, ()
            return replace(model, dialog=model.dialog.replace(failure=fault)), ()
        case _:
            assert_never(msg)


def _use(model: Model, set_id: str) -> Result:
    """Shows the pictures of the set everywhere from now on."""
    if set_id and not any(one.id == set_id for one in model.sets):
        return model, ()
    settings = replace(model.settings, set_id=set_id, shows_places=False)
    changed = (SaveSettings(settings),) if settings != model.settings else ()
    return replace(model, settings=settings), changed


def _start(model: Model, name: str) -> Result:
    """Makes a new set, which gets its id by chance."""
    if is_full(model) or not isinstance(model.dialog, NewSetDialog):
        return model, ()
    dialog = model.dialog.replace(for_photos=name == PHOTOS)
    is_empty = dialog.for_photos or not name
    begun = PictureSet("", _("Our pictures")) if is_empty else example(name, dialog.second)
    return replace(model, dialog=dialog), (BeginSet(replace(begun, name=_free(model, begun.name))),)


def _made(model: Model, pictures: PictureSet) -> Result:
    """Shows the page of the set, and the photos of the device if these are wanted."""
    there = known_or_new(pictures, model.sets)
    is_for_photos = isinstance(model.dialog, NewSetDialog) and model.dialog.for_photos
    shown, effects = _open(model, there.id) if there in model.sets else _begin(model, there)
    if isinstance(model.dialog, SetsDialog) and shown.editing:
        return shown.on_ground(replace(shown.editing, from_file=True)), effects
    if not is_for_photos or shown.editing is None:
        return shown, effects
    chosen, more = photos.update(shown, shown.editing, PhotosPicked())
    return chosen, (*effects, *more)


def _free(model: Model, name: str) -> str:
    return free_name(name, {one.name for one in model.sets})


def _begin(model: Model, pictures: PictureSet) -> Result:
    """Saves the new set, and shows its page."""
    if is_full(model):
        return model, ()
    there = placed(pictures, model.settings.rules.pictures)
    shown = show(replace(model, dialog=None), Editing(there))
    used, effects = _use(shown, there.id)
    images = (SaveImage(image) for image in sorted(there.images))
    return used, (*images, SaveSet(there), *effects, Focus(HEADING))


def _open(model: Model, set_id: str) -> Result:
    """Shows the page of the set, which is in use from now on."""
    found = next((one for one in model.sets if one.id == set_id), None)
    if found is None:
        return model, ()
    there = placed(found, model.settings.rules.pictures)
    used, effects = _use(show(replace(model, screen=HOME, dialog=None), Editing(there)), set_id)
    saving = () if there == found else (SaveSet(there),)
    return used, (*saving, *effects, DropImages(), Focus(HEADING))


def _on_page(model: Model, editing: Editing, msg: SetMsg) -> Result:
    pictures = editing.pictures
    match msg:
        case SetNamed() | WordsFlipped() | HidingFlipped() | ChangeUndone() | ChangeRedone():
            return _change(model, editing, msg)
        case SetCopied():
            copy = replace(pictures, id="", name=_free(model, pictures.name))
            return model, () if is_full(model) else (BeginSet(copy),)
        case SaveZooPicked():
            return model, (OfferZoo(pictures),)
        case SetPlayed():
            return start_game(replace(model, screen=HOME, learning=False))
        case DeleteSetPicked():
            return replace(model, dialog=DeleteSetDialog()), ()
        case DeleteSetConfirmed():
            return _delete(model, pictures)
        case PictureOpened(card):
            return _open_picture(model, editing, card)
        case SwapStopped():
            return model.on_ground(replace(editing, swaps="")), ()
        case _:
            assert_never(msg)


def _open_picture(model: Model, editing: Editing, card: Card) -> Result:
    """Shows the dialog of the picture, or lets it change places with the one that waits for it."""
    cards, pictures = model.settings.rules.pictures, editing.pictures
    if is_swap(pictures, cards, editing.swaps, card):
        there = card if card in cards else editing.swaps
        return change(model, editing, swapped(pictures, editing.swaps, card), card=there)
    if card not in (*cards, *SPECIAL, *waiting(pictures, cards)):
        return model, ()
    shown = PictureDialog(Place(card, False))
    return replace(model.on_ground(replace(editing, swaps="")), dialog=shown), ()


def _change(
    model: Model,
    editing: Editing,
    msg: SetNamed | WordsFlipped | HidingFlipped | ChangeUndone | ChangeRedone,
) -> Result:
    match msg:
        case SetNamed(text):
            named = replace(editing.pictures, name=clean_name(text, MAX_SET_NAME))
            return change(model, editing, named, typed="name")
        case WordsFlipped():
            worded = flip_words(editing.pictures, model.settings.rules.pictures)
            return change(model, editing, worded)
        case HidingFlipped():
            pictures = editing.pictures
            flipped = replace(pictures, hides_places=not pictures.hides_places)
            return change(model, editing, flipped)
        case ChangeUndone():
            return undo(model, editing)
        case ChangeRedone():
            return redo(model, editing)


def _delete(model: Model, pictures: PictureSet) -> Result:
    """Deletes the set. Its list shows a way to bring it back: its images are still saved."""
    set_id = pictures.id
    sets = SETS.without(SavedList(model.sets), set_id).items
    rest = replace(model, sets=sets, screen=HOME, dialog=SetsDialog(deleted=pictures))
    used, effects = _use(rest, "" if model.settings.set_id == set_id else model.settings.set_id)
    return used, (DeleteSet(set_id), *effects)
