"""Which saved set a set from a file is; pure.

The ids in a file are made from what it holds. So a set that comes again has the ids that it had,
unless somebody has changed one of the two.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module

from game.ui.look.names import free_name
from game.ui.sets.picture_set import SPECIAL, PictureSet
from game.ui.sets.set_pictures import is_animal
from game.ui.sets.sets_text import own_data


def content_id(content: bytes) -> str:
    """The id of what has this content; nothing else has the same."""
    # A generator hashes its seed with SHA-512. `hashlib` needs modules that the page does not have,
    # and a start needs no `random`.
    return f"{import_module('random').Random(content).getrandbits(128):032x}"


def key_of(pictures: PictureSet) -> str:
    """The same for two sets that show the same, on any device."""
    return content_id(contents(pictures).encode())


def contents(pictures: PictureSet) -> str:
    """What the set shows, as a text. Each board has its pictures in other places."""
    rows = [
        (card if card in SPECIAL or is_animal(card, own) else "", own_data(own))
        for card, own in pictures.pictures
    ]
    return json.dumps([pictures.hides_places, sorted(map(json.dumps, rows))])


def known_or_new(came: PictureSet, sets: Sequence[PictureSet]) -> PictureSet:
    """The saved set that shows the same as this one from a file. Its name may differ.

    Without one, it is the set itself, with an id and a name that no saved set has.
    """
    by_id = {one.id: one for one in sets}
    while known := by_id.get(came.id):
        if contents(known) == contents(came):
            return known
        came = replace(came, id=_next_id(came.id))
    return replace(came, name=free_name(came.name, {one.name for one in sets}))


def _next_id(set_id: str) -> str:
    """The id that follows; the first one follows the last."""
    digits = len(set_id)
    return f"{(int(set_id, 16) + 1) % 16**digits:0{digits}x}"
