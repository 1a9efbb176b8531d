"""A picture set as a file, and back.

The file is a zip: `set.json`, and the images and sounds as `pictures/<id>` and `sounds/<id>`. It
may come from anybody: nothing is unpacked before the sizes are known, and no name is ever a path.
Import this module when it is needed: `zipfile` is large.
"""

import json
import struct
import zlib
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from io import BytesIO
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from game.rules.cards import Card
from game.rules.json_text import UnreadableError, parse_object
from game.ui.frame.saved_list import FORMAT
from game.ui.sets.bad_zoo import MAX_FILE, BadZooError, ZooFault
from game.ui.sets.picture_set import Face, Kind, Own, PictureSet
from game.ui.sets.same_set import content_id, contents
from game.ui.sets.sets_text import is_id, read_set, set_data

MAX_SET = 3_000_000
"""The size of all images and sounds together, in bytes."""

MAX_JSON = 200_000
MAX_SOUND = 200_000
"""The size of a sound in the file, in bytes."""

MAX_IMAGE = 40_000
"""The size of an image in the file, in bytes: `pixels.js` writes no larger ones."""

MAX_ENTRIES = 250
MAX_DIRECTORY = 64_000
"""The size of the zip's list of entries, in bytes."""

SET, PICTURES, SOUNDS = "set.json", "pictures/", "sounds/"

END = struct.Struct("<4s4H2LH")
"""The end of a zip: mark, disks, numbers of entries, size and place of the list, comment."""

HEAD = struct.Struct("<4s5H3L2H")
"""The head of an entry: mark, version, flags, method, time, checksum, sizes, lengths."""

HARMLESS_FLAGS = 0x0806
"""The flags for the level of compression and for a name in UTF-8. Others mean encryption, say."""

PICTURE_STARTS = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff")
"""The first bytes of PNG and JPEG."""

ZIP_FAULTS = (
    BadZipFile,
    EOFError,
    KeyError,
    NotImplementedError,
    OSError,
    RuntimeError,
    ValueError,
    struct.error,
    zlib.error,
)
"""What `zipfile` raises for broken files."""

Parts = Mapping[str, bytes]
"""Images and sounds, by their ids."""


class Zoo(NamedTuple):
    """A set from a file, with its images and sounds as the file has them."""

    pictures: PictureSet
    parts: Parts


def zoo_bytes(pictures: PictureSet, parts: Parts) -> bytes:
    """The set as a file, without the pictures and sounds that are not in `parts`."""
    whole = only_with(pictures, parts)
    data = {"format": FORMAT, **set_data(whole)}
    file = BytesIO()
    with ZipFile(file, "w", ZIP_STORED) as archive:
        # A ZipInfo without a date says nothing about when the file was made.
        archive.writestr(ZipInfo(SET), json.dumps(data))
        for name in sorted(_names(whole)):
            archive.writestr(ZipInfo(name), parts[name.rpartition("/")[2]])
    return file.getvalue()


def read_zoo(file: bytes, new_id: Callable[[bytes], str] = content_id) -> Zoo:
    """The set of the file. Its ids are made from the content, so it replaces nothing else.

    The caller must decode its images and sounds, and encode them again. Raises only `BadZooError`.
    """
    if len(file) > MAX_FILE:
        raise BadZooError(ZooFault.TOO_LARGE)
    try:
        entries = _unpack(file)
    except BadZooError:
        raise
    except ZIP_FAULTS as error:
        raise BadZooError(ZooFault.DAMAGED) from error
    return _read(entries, new_id)


def only_with(pictures: PictureSet, ids: Collection[str]) -> PictureSet:
    """The set with only those pictures and sounds whose images are among these.

    If the image of the board is missing, the animal comes back. If that of the card is missing, the
    card shows the same as the board.
    """
    kept = ((card, _only_with(own, ids)) for card, own in pictures.pictures)
    return replace(pictures, pictures=tuple((card, own) for card, own in kept if own))


def _only_with(own: Own, ids: Collection[str]) -> Own | None:
    if not _is_there(own.board, ids):
        return None
    card = own.card if own.card and _is_there(own.card, ids) else None
    return Own(own.board, card, own.sound if own.sound in ids else "")


def _is_there(face: Face, ids: Collection[str]) -> bool:
    return face.what in ids or not _is_image(face)


def _is_image(face: Face) -> bool:
    return face.kind in (Kind.PHOTO, Kind.DRAWING)


def _names(pictures: PictureSet) -> set[str]:
    """The names in the file of all that the set needs."""
    every = [own for _card, own in pictures.pictures]
    images = {PICTURES + face.what for own in every for face in own.faces if _is_image(face)}
    return images | {SOUNDS + own.sound for own in every if own.sound}


def _unpack(file: bytes) -> dict[str, bytes]:
    """The entries by their names; raises `BadZooError`, and the errors of `zipfile`."""
    number = _number_of_entries(file)
    with ZipFile(BytesIO(file)) as archive:
        infos = archive.infolist()
        names = set(archive.namelist())
        if SET not in names:
            raise BadZooError(ZooFault.OTHER_FILE)
        if not len(infos) == len(names) == number:
            raise BadZooError(ZooFault.FOREIGN)
        for info in infos:
            _check(info)
        if sum(info.file_size for info in infos if info.filename != SET) > MAX_SET:
            raise BadZooError(ZooFault.TOO_LARGE)
        _check_places(file, infos, archive.start_dir)
        entries = {info.filename: archive.read(info) for info in infos}
    if any(len(entries[info.filename]) != info.file_size for info in infos):
        raise BadZooError(ZooFault.DAMAGED)
    return entries


def _number_of_entries(file: bytes) -> int:
    """How many entries the end of the zip promises; checks that end before anything is listed."""
    if not file.startswith(b"PK"):
        raise BadZooError(ZooFault.OTHER_FILE)
    if len(file) < END.size:
        raise BadZooError(ZooFault.DAMAGED)
    mark, disk, first, here, number, size, start, comment = END.unpack(file[-END.size :])
    if mark != b"PK\5\6" or start + size + END.size != len(file):
        raise BadZooError(ZooFault.DAMAGED)
    if (disk, first, comment) != (0, 0, 0) or here != number:
        raise BadZooError(ZooFault.FOREIGN)
    if number > MAX_ENTRIES or size > MAX_DIRECTORY:
        raise BadZooError(ZooFault.TOO_LARGE)
    return int(number)


def _check(info: ZipInfo) -> None:
    """Raises `BadZooError` unless the entry has a known name, a small size, and no secrets."""
    folder, part_id = info.filename.rpartition("/")[::2]
    is_part = f"{folder}/" in (PICTURES, SOUNDS) and is_id(part_id)
    is_stored = info.compress_type == ZIP_STORED and info.compress_size == info.file_size
    is_plain = (is_stored or info.compress_type == ZIP_DEFLATED) and not info.comment
    # ZipInfo cuts a name at a zero byte.
    is_named = info.filename == info.orig_filename and (is_part or info.filename == SET)
    if not (is_named and is_plain) or info.volume or info.flag_bits & ~HARMLESS_FLAGS:
        raise BadZooError(ZooFault.FOREIGN)
    limit = {PICTURES: MAX_IMAGE, SOUNDS: MAX_SOUND}.get(f"{folder}/", MAX_JSON)
    if info.file_size > limit or info.compress_size > limit:
        raise BadZooError(ZooFault.TOO_LARGE)


def _check_places(file: bytes, infos: list[ZipInfo], end: int) -> None:
    """Raises `BadZooError` unless the entries lie one after the other, as the list says."""
    place = 0
    for info in sorted(infos, key=lambda info: info.header_offset):
        if info.header_offset != place:
            raise BadZooError(ZooFault.FOREIGN)
        _mark, _version, flags, method, _time, _date, check, packed, size, name, extra = (
            HEAD.unpack_from(file, place)
        )
        listed = info.flag_bits, info.compress_type, info.CRC, info.compress_size, info.file_size
        if (flags, method, check, packed, size) != listed:
            raise BadZooError(ZooFault.FOREIGN)
        place += HEAD.size + name + extra + packed
    if place != end:
        raise BadZooError(ZooFault.FOREIGN)


def _read(entries: Mapping[str, bytes], new_id: Callable[[bytes], str]) -> Zoo:
    for name, content in entries.items():
        if name != SET and not _is_readable(name, content):
            raise BadZooError(ZooFault.BAD_IMAGE)
    pictures = _read_set(entries[SET])
    names = sorted(_names(pictures))
    if not entries.keys() >= {*names}:
        raise BadZooError(ZooFault.DAMAGED)
    new = {name: new_id(entries[name]) for name in names}
    whole = replace(pictures, pictures=tuple(_renamed(pictures, new)))
    set_id = new_id(f"{whole.name} {contents(whole)}".encode())
    return Zoo(replace(whole, id=set_id), {new[name]: entries[name] for name in names})


def _is_readable(name: str, content: bytes) -> bool:
    """Whether it begins as an image or a sound of the kinds that we write: SVG does not."""
    if name.startswith(SOUNDS):
        return content.startswith(b"RIFF") and content[8:12] == b"WAVE"
    is_webp = content.startswith(b"RIFF") and content[8:12] == b"WEBP"
    return is_webp or content.startswith(PICTURE_STARTS)


def _read_set(text: bytes) -> PictureSet:
    try:
        data = parse_object(text.decode())
    except (UnreadableError, UnicodeDecodeError) as error:
        raise BadZooError(ZooFault.DAMAGED) from error
    saved = data.get("format")
    if type(saved) is int and saved > FORMAT:
        raise BadZooError(ZooFault.NEWER)
    pictures = read_set(data)
    if pictures is None:
        raise BadZooError(ZooFault.DAMAGED)
    return pictures


def _renamed(pictures: PictureSet, new: Mapping[str, str]) -> Iterator[tuple[Card, Own]]:
    """The pictures with the new ids of their images and sounds, by their names in the file."""

    def face(old: Face) -> Face:
        return replace(old, what=new[PICTURES + old.what]) if _is_image(old) else old

    for card, own in pictures.pictures:
        sound = new[SOUNDS + own.sound] if own.sound else ""
        yield card, Own(face(own.board), face(own.card) if own.card else None, sound)
