"""What a picture set shows in the place of the animals."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias, TypeVar

from game.rules.cards import Card
from game.ui.look import i18n
from game.ui.look.names import VISIBLE, clean_name, folded
from game.ui.look.shown_pictures import ANIMALS, ShownPicture, ShownPictures, in_use
from game.ui.look.words import animal_word
from game.ui.sets.picture_set import SPECIAL, Face, Kind, Own, PictureSet
from game.ui.sets.samples import samples

T = TypeVar("T")

LETTER = f"IJ|(?:{VISIBLE})\u05f3?"
"""A letter with its marks: also the Dutch IJ, and a Hebrew letter with a geresh."""

Board: TypeAlias = tuple[Sequence[Card], str]
"""The pictures of a board, and the language of the page."""

ALIKE = {"unicorn": "add", "dragon": "remove"}
"""The cards of the Grand Zoo that do the same as these."""

NO_SET = PictureSet("", "")

_last_on_board: tuple[PictureSet, Board, PictureSet] = (NO_SET, ((), ""), NO_SET)
_last: tuple[PictureSet | None, ShownPictures] = (None, ANIMALS)


def animal_name(card: Card, language: str = "") -> str:
    """The name of the card's animal without soft hyphens, which say where it may break."""
    return animal_word(card, language).replace("\u00ad", "")


def letters_of(name: str) -> tuple[str, ...]:
    """The letters of the name as people read them."""
    return tuple(re.findall(LETTER, name))


def set_on_board(pictures: PictureSet, board: Board) -> PictureSet:
    """The set as the board shows it; for the same set and board the same object.

    A card may show letters with which the names of several pictures of the board begin. It gets as
    many letters as its own name alone begins with, or its picture if a longer name has all of them.
    """
    global _last_on_board  # noqa: PLW0603 - a cache of one
    known, on, _shown = _last_on_board
    if pictures is not known or board != on:
        _last_on_board = pictures, board, _on_board(pictures, *board)
    return _last_on_board[2]


def placed(pictures: PictureSet, cards: Sequence[Card]) -> PictureSet:
    """The set on a board with these animals: others' pictures move to places that have none.

    Then they move to animals that have only their word: the animal that comes back gets its own.
    What is more than the places keeps its animal, and so does what goes with the animal itself.
    What replaces power cards and suns stays there.
    """
    own = dict(pictures.pictures)
    free = [card for card in cards if card not in own]
    there = frozenset((*cards, *SPECIAL))
    lost = [card for card, one in own.items() if card not in there and not is_animal(card, one)]
    words = {card: word_language(card, own[card]) for card in cards if card in own} if lost else {}
    moved = dict(zip(lost, (*free, *filter(words.get, words)), strict=False))
    back = {new: old for old, new in moved.items() if new in own}
    kept = tuple(
        (back[card], worded(back[card], words[card]))
        if card in back
        else (moved.get(card, card), one)
        for card, one in pictures.pictures
    )
    return replace(pictures, pictures=kept) if moved else pictures


def worded(card: Card, language: str) -> Own:
    """The card's animal with its word in the language."""
    word = clean_name(animal_word(card, language))
    return Own(Face(Kind.ART, card, ""), Face(Kind.WORD, word, ""))


def word_language(card: Card, own: Own) -> str:
    """The language in which this is the card's animal and its word, nothing else; else empty."""
    if own.sound or not own.card or own.card.kind is not Kind.WORD:
        return ""
    languages = (i18n.language(), *i18n.LANGUAGES)
    return next((code for code in languages if own == worded(card, code)), "")


def _on_board(pictures: PictureSet, cards: Sequence[Card], language: str) -> PictureSet:
    pictures = placed(pictures, cards)
    own = dict(pictures.pictures)
    names = {card: letters_of(_name(card, own.get(card), language)) for card in cards}
    folds = {card: tuple(map(folded, name)) for card, name in names.items()}
    changed = tuple((card, _unmistakable(card, one, names, folds)) for card, one in own.items())
    return pictures if changed == pictures.pictures else replace(pictures, pictures=changed)


def _name(card: Card, own: Own | None, language: str) -> str:
    """The name of what the board shows for the card."""
    shown = own and (own.board.name or _word(own.board))
    return shown or animal_name(card, language)


Letters = Mapping[Card, tuple[str, ...]]
"""The letters of the names of the board's pictures."""


def _unmistakable(card: Card, own: Own, names: Letters, folds: Letters) -> Own:
    """What represents the card, with letters that begin no other name; `folds` are compared."""
    written = letters_of(own.card.what) if own.card and own.card.kind is Kind.WORD else ()
    name, fold = names.get(card, ()), folds.get(card, ())
    is_beginning = tuple(map(folded, written)) == fold[: len(written)]
    if not (is_beginning and 0 < len(written) < len(name) and written[0][0].isalpha()):
        return own
    others = [other for key, other in folds.items() if key != card]
    for end in range(len(written), len(name) + 1):
        is_clear = all(other[:end] != fold[:end] for other in others)
        if is_clear and name[end - 1][0].isalnum():
            text = "".join((*written, *name[len(written) : end]))
            return own if end == len(written) else replace(own, card=Face(Kind.WORD, text, text))
    return replace(own, card=None)


def pictures_of(pictures: PictureSet | None) -> ShownPictures:
    """What is shown for the cards of the set; for the same set the same object."""
    global _last  # noqa: PLW0603 - a cache of one
    if pictures is None:
        return ANIMALS
    if pictures is not _last[0]:
        shown = {card: _shown(card, own) for card, own in pictures.pictures}
        _last = pictures, ShownPictures({**_alike(shown), **shown})
    return _last[1]


def drawings_on(cards: Sequence[Card]) -> Mapping[Card, str]:
    """The drawings on a board with these animals, as far as the set in use replaces them."""
    pictures, shown = _last
    if pictures is None or shown is not in_use():
        return {}
    drawings = {own.board: shown.shown[card].board_drawing for card, own in pictures.pictures}
    return {card: drawings.get(own.board, card) for card, own in placed(pictures, cards).pictures}


def _alike(by_card: Mapping[Card, T]) -> dict[Card, T]:
    """What is said of a power card, for the other card that does the same."""
    return {ALIKE[card]: one for card, one in by_card.items() if card in ALIKE}


def apply_json(pictures: PictureSet | None, sampled: Iterable[PictureSet]) -> str:
    """What the page draws and plays: what `applySet` in `static/page/pictures/` takes.

    `sampled` are the sets of which the page shows the first pictures.
    """
    own = pictures.pictures if pictures else ()
    faces = {
        name: _drawn(face)
        for card, one in own
        for side, face in _sides(one).items()
        if (name := _drawing(card, side, face)) != face.what
    }
    faces |= {
        name: _drawn(face) for one in sampled for name, face in samples(one) if name != face.what
    }
    voices = {card: one.sound for card, one in own if one.sound or not is_animal(card, one)}
    return json.dumps({"faces": faces, "voices": _alike(voices) | voices})


def _shown(card: Card, own: Own) -> ShownPicture:
    sides = _sides(own)
    board, held = own.board, own.card or own.board
    held_side = "card" if "card" in sides else "board"
    return ShownPicture(
        _drawing(card, "board", board),
        board.name or _word(board),
        _drawing(card, held_side, held),
        held.name or _word(held),
        board_is_word=board.kind is Kind.WORD,
        card_is_word=held.kind is Kind.WORD,
    )


def _sides(own: Own) -> dict[str, Face]:
    """The faces by the side of the table where they are seen."""
    return {"board": own.board, "card": own.card} if own.card else {"board": own.board}


def _drawing(card: Card, side: str, face: Face) -> str:
    """The name of the face's drawing; a drawing of the page's own art keeps its name."""
    return face.what if face.is_page_art else f"own-{card}-{side}"


def _drawn(face: Face) -> dict[str, str]:
    match face.kind:
        case Kind.PHOTO | Kind.DRAWING:
            return {"image": face.what}
        case Kind.WORD:
            return {"word": face.what}
        case Kind.ART:
            return {"art": face.what}


def _word(face: Face) -> str:
    """The word of a face, which replaces a missing name."""
    return face.what if face.kind is Kind.WORD else ""


def is_animal(card: Card, own: Own) -> bool:
    """Whether the board shows the animal itself, which keeps its voice."""
    return own.board.kind is Kind.ART and own.board.what == card
