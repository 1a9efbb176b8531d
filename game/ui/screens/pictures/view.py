"""The page of a picture set: all pictures of the board, each as it is shown now."""

from collections.abc import Sequence

from game.rules.cards import Card
from game.ui.boards.boards_text import is_full as boards_full
from game.ui.boards.exact import exact_board, exact_cards, replaced, saved_exact
from game.ui.frame.markup import Child, Node, classes, element, with_id
from game.ui.frame.message import Message, encode
from game.ui.look import shown_pictures
from game.ui.look.i18n import _, plural
from game.ui.look.parts import button, picture, switch, worded
from game.ui.look.undoing import undo_and_redo
from game.ui.model.model import Model
from game.ui.model.pictures import HEADING, Editing
from game.ui.screens.pictures.card_words import have_words
from game.ui.screens.pictures.faces import own_or_animal
from game.ui.screens.pictures.msg import (
    ChangeRedone,
    ChangeUndone,
    DeleteSetPicked,
    HidingFlipped,
    PhotosPicked,
    PictureOpened,
    SaveZooPicked,
    SetClosed,
    SetCopied,
    SetNamed,
    SetPlayed,
    SwapStopped,
    WordsFlipped,
)
from game.ui.screens.pictures.parts import place_tint
from game.ui.screens.pictures.places import is_swap, waiting
from game.ui.screens.pictures.sentences import (
    failure_text,
    full_text,
    heard_text,
    photos_text,
    picture_label,
    shown_name,
    swap_text,
    undone_text,
    waiting_text,
)
from game.ui.screens.pictures.update import is_full
from game.ui.sets.picture_set import MAX_SET_NAME, SPECIAL
from game.ui.ways import ExactBoardPicked, PrintOpened


def pictures_screen(model: Model, editing: Editing) -> Node:
    """The name of the set, its pictures, and what can be done with it."""
    cards = model.settings.rules.pictures
    others = waiting(editing.pictures, cards)
    crowded = len({*others}.intersection(replaced(editing.pictures)))
    return element(
        "main",
        _header(editing, swap_text(waits=editing.swaps in others) if editing.swaps else ""),
        element(
            "ul",
            *(_tile(model, editing, card) for card in (*cards, *SPECIAL)),
            _caption(editing, crowded, len(others) - crowded) if others else None,
            *(_tile(model, editing, card, waits=True) for card in others),
            class_="own-pictures",
            aria_labelledby=HEADING,
        ),
        element("footer", *_ways_on(model, editing)),
        key="pictures",
        class_="pictures",
    )


def _caption(editing: Editing, others: int, heard: int) -> Node:
    """Why the pictures below it are not on the board; during a swap only that is announced."""
    why = " ".join(filter(None, (waiting_text(others), heard_text(heard))))
    role = None if editing.swaps else "status"
    return element("li", element("p", why, class_="note", role=role), key="waits")


def _header(editing: Editing, swap: str) -> Node:
    return element(
        "header",
        button(
            picture("icon-page-back"), msg=SetClosed, class_="round", label=_("Back"), key="back"
        ),
        element("h1", _("Change the pictures"), id=HEADING, tabindex=-1),
        element(
            "input",
            value=editing.pictures.name,
            data_most=MAX_SET_NAME,
            autocomplete="off",
            aria_label=_("Zoo name"),
            data_msg=encode(SetNamed),
        ),
        *undo_and_redo(ChangeUndone, ChangeRedone, editing.former, editing.later),
        element("p", swap, class_="swaps", role="status", key="swaps") if swap else None,
    )


def _tile(model: Model, editing: Editing, card: Card, *, waits: bool = False) -> Node:
    """A picture with its name; a small card if that shows something else."""
    shown, swaps = own_or_animal(editing.pictures, card), editing.swaps
    cards = model.settings.rules.pictures
    stays = swaps not in ("", card) and not is_swap(editing.pictures, cards, swaps, card)
    held = element("span", picture(shown_pictures.card_drawing(card)), class_="small-card")
    tile = button(
        element("span", picture(shown_pictures.board_drawing(card)), class_="plot"),
        held if shown.card else None,
        picture("icon-sound", "heard") if shown.sound else None,
        element("span", shown_name(shown.board, card), class_="name"),
        msg=PictureOpened,
        about=(card,),
        class_=classes("tile", place_tint(model, card), swaps=card == swaps),
        label=picture_label(editing, card),
        disabled=stays,
    )
    return element("li", with_id(tile, f"own-{card}"), key=card, class_="waits" if waits else None)


def _ways_on(model: Model, editing: Editing) -> list[Child | None]:
    locked = model.is_locked
    copy = _way("icon-copy", SetCopied, _("Make a copy"), disabled=is_full(model))
    if editing.swaps:
        return [worded("icon-close", _("Stop"), msg=SwapStopped, class_="main", key="stop")]
    undone = undone_text(editing)
    told = "" if undone else _note(model, editing)
    exactly = _exactly(model, editing)
    look = "" if exactly and editing.from_file else "main"
    note = failure_text("full") if model.cannot_save else told
    return [
        element("p", undone, class_="note", key="undone") if undone else None,
        element("p", note, class_="note", role="status") if note else None,
        worded("icon-photo", _("Add photos"), msg=PhotosPicked, key="photos"),
        _words_switch(editing, model.settings.rules.pictures),
        _hiding_switch(editing),
        exactly,
        element(
            "div",
            copy,
            _way("icon-print", PrintOpened, _("Print the game and the rules"), locked=locked),
            _way("icon-file", SaveZooPicked, _("Save the zoo as a file"), locked=locked),
            _way("icon-bin", DeleteSetPicked, _("Delete this zoo"), locked=locked),
            worded("icon-play", _("Play"), msg=SetPlayed, class_=look, key="play"),
            key="ends",
            class_="ends",
        ),
    ]


def _exactly(model: Model, editing: Editing) -> Node | None:
    """The way to a game with all pictures and without animals, unless the board is for that.

    It stands out if the set has just come as a file: its own board did not come along.
    """
    pictures = editing.pictures
    number = len(exact_cards(pictures))
    if number == len(model.settings.rules.pictures) or not exact_board(pictures):
        return None
    words = plural(
        "Play with exactly this %(number)d picture",
        "Play with exactly these %(number)d pictures",
        number,
    )
    if number < len(replaced(pictures)):
        words = _("Play with the first %(number)d pictures")
    no_room = boards_full(model.boards) and not saved_exact(pictures, model.boards)
    return worded(
        "icon-pictures",
        words % {"number": number},
        msg=ExactBoardPicked,
        class_="main" if editing.from_file else "",
        key="exactly",
        disabled=no_room,
    )


def _words_switch(editing: Editing, cards: Sequence[Card]) -> Node | None:
    """The switch for names on all cards; None if no card is free to show one."""
    is_on = have_words(editing.pictures, cards)
    words = _("Words on all cards")
    return None if is_on is None else switch("icon-card", words, msg=WordsFlipped, on=is_on)


def _hiding_switch(editing: Editing) -> Node:
    """The switch for games that do not show where a card goes."""
    return switch(
        "icon-letters",
        _("Don’t show the places"),
        msg=HidingFlipped,
        on=editing.pictures.hides_places,
    )


def _note(model: Model, editing: Editing) -> str:
    photos = photos_text(editing.coming, editing.refused)
    return photos or (full_text() if is_full(model) else "")


def _way(
    icon: str,
    msg: type[Message],
    label: str,
    *,
    disabled: bool = False,
    locked: bool = False,
) -> Node:
    return button(
        picture(icon),
        msg=msg,
        class_="round",
        label=label,
        key=icon,
        disabled=disabled,
        locked=locked,
    )
