"""Picture sets as files: what is written is read again, and nothing in a broken file does harm."""

import io
import json
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import TypeAlias

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.ui.look.i18n import LANGUAGES, set_language
from game.ui.sets.bad_zoo import MAX_FILE, BadZooError, ZooFault, fault_text
from game.ui.sets.picture_set import Face, Kind, Own, PictureSet
from game.ui.sets.same_set import known_or_new
from game.ui.sets.sets_text import read_set, set_data
from game.ui.sets.zoo_file import (
    END,
    MAX_ENTRIES,
    MAX_IMAGE,
    MAX_JSON,
    MAX_SET,
    MAX_SOUND,
    Zoo,
    only_with,
    read_zoo,
    zoo_bytes,
)
from tests.effort import often
from tests.ui.test_sets_text import picture_sets

PNG, JPEG = b"\x89PNG\r\n\x1a\n" + bytes(60), b"\xff\xd8\xff\xe0" + bytes(40)
WEBP, WAVE = b"RIFF\0\0\0\0WEBPVP8 " + bytes(30), b"RIFF\0\0\0\0WAVEfmt " + bytes(30)
SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

A, B, C, D = ("a" * 16, "b" * 16, "c" * 16, "d" * 16)
PETS = PictureSet(
    "12345678",
    "Pets",
    (
        ("lion", Own(Face(Kind.PHOTO, A, "Rex"), Face(Kind.WORD, "Rex", "Rex"), D)),
        ("zebra", Own(Face(Kind.DRAWING, B, "House"), Face(Kind.PHOTO, C, "Tree"))),
        ("koala", Own(Face(Kind.ART, "lib-dog", "Dog"))),
    ),
)
PARTS = {A: PNG, B: WEBP, C: JPEG, D: WAVE}
FILE = zoo_bytes(PETS, PARTS)
FLIPPED = often(1)
FOREIGN = ZooFault.FOREIGN


def ids() -> Callable[[bytes], str]:
    numbers = count(1)
    return lambda _content: f"{next(numbers):08x}"


def fault_of(file: bytes) -> ZooFault | None:
    """Why the file cannot be read; None for a good file. Other errors fail the test."""
    try:
        read_zoo(file, ids())
    except BadZooError as error:
        return error.fault
    return None


@dataclass(frozen=True)
class Entry:
    """An entry of a zip, which may lie. What is None is as it should be."""

    name: bytes
    content: bytes = PNG
    method: int = 0
    flags: int = 0
    version: int = 20
    check: int | None = None
    packed: bytes | None = None
    size: int | None = None
    packed_size: int | None = None
    extra: bytes = b""
    comment: bytes = b""
    head_name: bytes | None = None
    head_size: int | None = None
    head_extra: bytes = b""
    before: bytes = b""
    place: int | None = None
    disk: int = 0

    @property
    def data(self) -> bytes:
        return self.content if self.packed is None else self.packed

    def numbers(self, size: int | None) -> tuple[int, int, int]:
        check = zlib.crc32(self.content) if self.check is None else self.check
        packed_size = len(self.data) if self.packed_size is None else self.packed_size
        return check, packed_size, len(self.content) if size is None else size

    def head(self) -> bytes:
        name = self.name if self.head_name is None else self.head_name
        size = self.size if self.head_size is None else self.head_size
        fixed = b"PK\3\4", self.version, self.flags, self.method, 0, 33
        lengths = len(name), len(self.head_extra)
        start = struct.pack("<4s5H3L2H", *fixed, *self.numbers(size), *lengths)
        return self.before + start + name + self.head_extra + self.data

    def listed(self, place: int) -> bytes:
        fixed = b"PK\1\2", 20, self.version, self.flags, self.method, 0, 33
        lengths = len(self.name), len(self.extra), len(self.comment), self.disk, 0, 0
        at = place + len(self.before) if self.place is None else self.place
        start = struct.pack("<4s6H3L5H2L", *fixed, *self.numbers(self.size), *lengths, at)
        return start + self.name + self.extra + self.comment


def zipped(
    *entries: Entry, gap: bytes = b"", comment: bytes = b"", end: Mapping[str, int] | None = None
) -> bytes:
    """A zip with these entries; the fields of its end may lie."""
    body, listed = b"", b""
    for entry in entries:
        listed += entry.listed(len(body))
        body += entry.head()
    body += gap
    fields = {
        "disk": 0,
        "first": 0,
        "here": len(entries),
        "number": len(entries),
        "size": len(listed),
        "start": len(body),
    } | dict(end or {})
    return body + listed + END.pack(b"PK\5\6", *fields.values(), len(comment)) + comment


def set_text(pictures: PictureSet = PETS) -> bytes:
    return json.dumps({"format": 1, **set_data(pictures)}).encode()


SET = Entry(b"set.json", set_text())
ENTRIES = (
    SET,
    Entry(f"pictures/{A}".encode(), PNG),
    Entry(f"pictures/{B}".encode(), WEBP),
    Entry(f"pictures/{C}".encode(), JPEG),
    Entry(f"sounds/{D}".encode(), WAVE),
)


def changed(number: int, **fields: object) -> bytes:
    """The file with one entry changed."""
    entries = list(ENTRIES)
    entries[number] = replace(entries[number], **fields)  # type: ignore[arg-type]
    return zipped(*entries)


def ending(**end: int) -> bytes:
    """The file with such an end."""
    return zipped(*ENTRIES, end=end)


def with_more(*entries: Entry) -> bytes:
    return zipped(*ENTRIES, *entries)


def json_of(**others: object) -> bytes:
    """The file with other fields in the set."""
    return changed(0, content=json.dumps(json.loads(set_text()) | others).encode())


def deflated(content: bytes) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(content) + packer.flush()


def as_deflated(entry: Entry, **lies: object) -> Entry:
    packed = replace(entry, method=8, packed=deflated(entry.content))
    return replace(packed, **lies)  # type: ignore[arg-type]


def many(number: int, size: int = len(PNG)) -> bytes:
    """A file with this number of images, each with this number of bytes."""
    content = PNG + bytes(size - len(PNG))
    names = (f"pictures/{i:08x}".encode() for i in range(number))
    return zipped(SET, *ENTRIES[1:], *(Entry(name, content) for name in names))


BOMB = bytes(5_000_000)
ZIP64 = struct.pack("<HHQQ", 1, 16, len(PNG), len(PNG))
ZIP64_END = struct.pack("<4sQ2H2L4Q", b"PK\6\6", 44, 45, 45, 0, 0, 5, 5, 0, 0)
ZIP64_LOCATOR = struct.pack("<4sLQL", b"PK\6\7", 0, 0, 1)

NAMES = [
    b"../set.json",
    b"/set.json",
    b"./set.json",
    b"set.json/",
    b"SET.JSON",
    b"set.json ",
    b"set.json\0.png",
    b"set.jso\x6e\0",
    b"",
    b"/",
    b"..",
    b"pictures",
    b"pictures/",
    b"pictures/../../etc/passwd",
    b"pictures//" + A.encode(),
    b"pictures/" + A.upper().encode(),
    b"pictures/" + A.encode() + b".png",
    b"pictures/" + A.encode() + b"/x",
    b"pictures\\" + A.encode(),
    b"pictures/" + b"a" * 7,
    b"pictures/" + b"a" * 33,
    b"pictures/" + b"g" * 16,
    b"pictures/\xff\xfe\xff\xfe\xff\xfe\xff\xfe",
    "pictures/ааааaaaa".encode(),
    "pictures/٣٣٣٣٣٣٣٣".encode(),
    b"Pictures/" + A.encode(),
    b"images/" + A.encode(),
    b"sounds/../" + D.encode(),
    b"C:\\windows\\system32",
    b"\\\\server\\share",
    b"con",
    b"__MACOSX/._set.json",
    b".DS_Store",
    b"index.html",
    b"a" * 60_000,
]
FLAGS = [1, 1 << 3, 1 << 4, 1 << 5, 1 << 6, 1 << 13, 1 | 1 << 6, 0xFFFF]
METHODS = [1, 6, 9, 12, 14, 93, 95, 96, 97, 98, 99, 0xFFFF]
STARTS = [
    SVG,
    b"\xef\xbb\xbf" + SVG,
    b"<?xml version='1.0'?>" + SVG,
    b"  \n" + SVG,
    b"\x1f\x8b\x08" + bytes(20),
    b"GIF89a" + bytes(20),
    b"BM" + bytes(60),
    b"II*\0" + bytes(20),
    b"\0\0\0\x18ftypheic" + bytes(20),
    b"\0\0\0\x18ftypavif" + bytes(20),
    b"%PDF-1.7",
    b"<html><script>",
    b"MZ" + bytes(60),
    b"PK\3\4" + bytes(60),
    b"RIFF\0\0\0\0AVI LIST",
    b"RIFF",
    b"\x89PNG\r\n",
    b"",
    b"\xff\xd8",
    WAVE,
]
TEXTS = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"3",
    b'"set"',
    b"{}",
    b"\xff\xfe{}",
    set_text().decode().encode("utf-16"),
    b"\xef\xbb\xbf" + set_text(),
    set_text()[:-1],
    set_text() + b"{}",
    b"[" * 100_000,
    b'{"a":' * 30_000,
    b'{"id": NaN}',
    b'{"id": 1e999}',
    b"<set/>",
    json.dumps({"format": 1, "id": "../../x", "name": "x", "pictures": {}}).encode(),
    json.dumps({"format": 1, "id": A, "name": 3, "pictures": {}}).encode(),
    json.dumps({"format": 1, "id": A, "name": "x", "pictures": []}).encode(),
    json.dumps({"format": 1, "id": A, "name": "x"}).encode(),
    json.dumps({"format": 1, "sets": []}).encode(),
]


Broken: TypeAlias = Iterator[tuple[str, bytes, ZooFault]]
"""Files that are refused, each with a name and the reason."""


def other_files() -> Broken:
    for content in (b"", b"P", b"{}", SVG, PNG, b"\0" * 100, set_text(), b"Rar!\x1a\7\0"):
        yield f"no zip {content[:8]!r}", content, ZooFault.OTHER_FILE
    yield "no entries", zipped(), ZooFault.OTHER_FILE
    yield "no set", zipped(*ENTRIES[1:]), ZooFault.OTHER_FILE
    yield "only the mark", b"PK\3\4", ZooFault.DAMAGED
    yield "bytes before the zip", b"PK" + FILE, ZooFault.DAMAGED
    yield "bytes behind the zip", FILE + b"x", ZooFault.DAMAGED
    yield "two zips", FILE + FILE, ZooFault.DAMAGED


def lying_entries() -> Broken:
    for number, entry in enumerate(ENTRIES):
        name, end = entry.name.decode(), 0xFFFFFFFE
        yield f"{name} twice", with_more(entry), FOREIGN
        yield f"{name} has a comment", changed(number, comment=b"x"), FOREIGN
        yield f"{name} lies about its sum", changed(number, check=7), ZooFault.DAMAGED
        yield f"{name} is elsewhere", changed(number, place=1), FOREIGN
        yield f"{name} is far away", changed(number, place=end), FOREIGN
        yield f"{name} is huge", changed(number, size=end), FOREIGN
        yield f"{name} is on another disk", changed(number, disk=1), FOREIGN
        two_names = changed(number, head_name=b"x" * len(entry.name))
        yield f"{name} has two names", two_names, ZooFault.DAMAGED
        for by in (-1, 1, 100_000):
            size = len(entry.content) + by
            yield f"{name} has {by} more", changed(number, size=size), FOREIGN
            yield f"{name} packs {by} more", changed(number, packed_size=size), FOREIGN
            yield f"{name} begins with {by} more", changed(number, head_size=size), FOREIGN
    for number, entry in enumerate(ENTRIES[1:], 1):
        yield f"{entry.name.decode()} after a gap", changed(number, before=b"gap"), FOREIGN


def bombs() -> Broken:
    for number, entry in enumerate(ENTRIES):
        name = entry.name.decode()
        bomb = Entry(entry.name, BOMB, method=8, packed=deflated(BOMB))
        short = as_deflated(entry, size=9)
        yield f"{name} is a bomb", zipped(*put(number, bomb)), ZooFault.TOO_LARGE
        lying = replace(bomb, size=MAX_IMAGE)
        yield f"{name} is a bomb that lies", zipped(*put(number, lying)), ZooFault.DAMAGED
        yield f"{name} unpacks to more", zipped(*put(number, short)), ZooFault.DAMAGED


def foreign_entries() -> Broken:
    for name in NAMES:
        yield f"named {name[:40]!r}", with_more(Entry(name)), FOREIGN
    for flags in FLAGS:
        yield f"with flags {flags}", changed(1, flags=flags), FOREIGN
    for method in METHODS:
        yield f"with method {method}", changed(1, method=method), FOREIGN
    shared = replace(ENTRIES[2], place=0)
    yield "overlapping entries", zipped(SET, ENTRIES[1], shared, *ENTRIES[3:]), FOREIGN
    huge = changed(1, extra=ZIP64, size=2**32 - 1, packed_size=2**32 - 1)
    yield "zip64 sizes", huge, FOREIGN
    yield "zip64 end", zipped(*ENTRIES, gap=ZIP64_END + ZIP64_LOCATOR), FOREIGN
    yield (
        "the end of a zip64",
        FILE[:-22] + ZIP64_END + ZIP64_LOCATOR + FILE[-22:],
        ZooFault.DAMAGED,
    )
    yield "bytes before the list", zipped(*ENTRIES, gap=b"secret"), FOREIGN


def bad_contents() -> Broken:
    for start in STARTS:
        yield f"image {start[:12]!r}", changed(1, content=start), ZooFault.BAD_IMAGE
    for start in (*STARTS[:-1], PNG, WEBP, b"OggS", b"ID3"):
        yield f"sound {start[:12]!r}", changed(4, content=start), ZooFault.BAD_IMAGE
    for text in TEXTS:
        yield f"set {text[:20]!r}", changed(0, content=text), ZooFault.DAMAGED
    yield "a newer set", json_of(format=2), ZooFault.NEWER
    for number in (1, 2, 3, 4):
        rest = ENTRIES[:number] + ENTRIES[number + 1 :]
        yield f"{ENTRIES[number].name.decode()} is missing", zipped(*rest), ZooFault.DAMAGED


def large_files() -> Broken:
    yield "a large file", FILE + bytes(MAX_FILE), ZooFault.TOO_LARGE
    yield "a large set", changed(0, content=set_text() + b" " * MAX_JSON), ZooFault.TOO_LARGE
    yield "a large image", changed(1, content=PNG + bytes(MAX_IMAGE)), ZooFault.TOO_LARGE
    yield "a large sound", changed(4, content=WAVE + bytes(MAX_SOUND)), ZooFault.TOO_LARGE
    yield "many images", many(MAX_ENTRIES), ZooFault.TOO_LARGE
    yield "much in images", many(MAX_SET // MAX_IMAGE + 1, MAX_IMAGE), ZooFault.TOO_LARGE


def lying_ends() -> Broken:
    yield "with a comment", zipped(*ENTRIES, comment=b"x"), ZooFault.DAMAGED
    for field in ("disk", "first", "here", "number"):
        for value in (1, 4, 6, 0xFFFF):
            yield f"{field} is {value}", ending(**{field: value}), FOREIGN
    for number in (0, 4, 6, 250):
        yield f"{number} entries are promised", ending(here=number, number=number), FOREIGN
    yield "too many are promised", ending(here=9999, number=9999), ZooFault.TOO_LARGE
    for field in ("size", "start"):
        for value in (0, 1, 0xFFFFFFFF):
            yield f"{field} is {value}", ending(**{field: value}), ZooFault.DAMAGED


def put(number: int, entry: Entry) -> Sequence[Entry]:
    return (*ENTRIES[:number], entry, *ENTRIES[number + 1 :])


PARTS_OF_TABLE = (
    other_files,
    lying_entries,
    bombs,
    foreign_entries,
    bad_contents,
    large_files,
    lying_ends,
)
BROKEN = [row for part in PARTS_OF_TABLE for row in part()]


@pytest.mark.parametrize(("file", "fault"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_a_broken_file_is_refused_with_its_reason(file: bytes, fault: ZooFault) -> None:
    assert fault_of(file) is fault


def test_there_are_many_broken_files() -> None:
    assert len({file for _name, file, _fault in BROKEN}) >= 200


def test_the_files_of_the_tests_can_be_read_when_nothing_is_broken() -> None:
    expected = read_zoo(FILE, ids())
    assert read_zoo(zipped(*ENTRIES), ids()) == expected
    assert read_zoo(zipped(*map(as_deflated, ENTRIES)), ids()) == expected
    assert fault_of(changed(1, extra=b"UT\4\0" + bytes(4))) is None


def test_a_file_that_ends_too_early_is_refused() -> None:
    faults = {fault_of(FILE[:length]) for length in range(len(FILE))}
    assert faults == {ZooFault.OTHER_FILE, ZooFault.DAMAGED}


@pytest.mark.parametrize("first", range(16))
def test_a_changed_byte_is_refused_or_does_no_harm(first: int) -> None:
    for place in range(first, len(FILE), 16):
        for by in range(1, 1 + FLIPPED):
            byte = (FILE[place] + by * by) % 256
            check_harmless(FILE[:place] + bytes([byte]) + FILE[place + 1 :])


@given(st.binary(max_size=400))
def test_random_bytes_are_refused(file: bytes) -> None:
    assert fault_of(file) is not None
    assert fault_of(b"PK\3\4" + file) is not None


@given(st.data())
def test_a_shuffled_file_is_refused_or_does_no_harm(data: st.DataObject) -> None:
    file = FILE
    for _change in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(file)))
        end = data.draw(st.integers(start, min(len(file), start + 60)))
        source = data.draw(st.integers(0, len(FILE)))
        new = data.draw(st.binary(max_size=12) | st.just(FILE[source : source + 40]))
        file = file[:start] + new + file[end:]
    check_harmless(file)


def check_harmless(file: bytes) -> None:
    """The file is refused, or holds nothing but images and names that are short and visible."""
    try:
        zoo = read_zoo(file, ids())
    except BadZooError:
        return
    assert zoo.pictures.images == zoo.parts.keys()
    assert all(len(part) <= MAX_SOUND for part in zoo.parts.values())
    faces = [face for _card, own in zoo.pictures.pictures for face in own.faces]
    assert all(len(face.name) <= 24 and face.name.isprintable() for face in faces)


def test_a_set_is_read_again_under_new_ids() -> None:
    zoo = read_zoo(FILE, ids())
    names = {"00000001": PNG, "00000002": WEBP, "00000003": JPEG, "00000004": WAVE}
    assert zoo.parts == names
    lion, zebra, koala = (own for _card, own in zoo.pictures.pictures)
    assert lion == Own(
        Face(Kind.PHOTO, "00000001", "Rex"), Face(Kind.WORD, "Rex", "Rex"), "00000004"
    )
    assert zebra.faces == (
        Face(Kind.DRAWING, "00000002", "House"),
        Face(Kind.PHOTO, "00000003", "Tree"),
    )
    assert koala == PETS.own("koala")
    assert (zoo.pictures.id, zoo.pictures.name) == ("00000005", "Pets")


def test_a_set_that_is_read_again_has_the_same_ids_wherever_its_pictures_are() -> None:
    zoo = read_zoo(FILE)
    other_ids = {A: "1" * 16, B: "2" * 16, C: "3" * 16, D: "4" * 16}
    text = json.dumps(set_data(replace(PETS, id="9" * 16, pictures=PETS.pictures[::-1])))
    for old, new in other_ids.items():
        text = text.replace(old, new)
    again = read_set(json.loads(text.replace("zebra", "fox")))
    assert again
    parts = {other_ids[part_id]: content for part_id, content in PARTS.items()}
    back = read_zoo(zoo_bytes(again, parts))
    assert (back.pictures.id, back.parts) == (zoo.pictures.id, zoo.parts)
    assert known_or_new(back.pictures, (zoo.pictures,)) == zoo.pictures


@pytest.mark.parametrize(
    ("pictures", "parts"),
    [
        (replace(PETS, name="Our pets"), PARTS),
        (replace(PETS, hides_places=True), PARTS),
        (replace(PETS, pictures=PETS.pictures[:2]), PARTS),
        (PETS, {**PARTS, A: PNG + b"1"}),
        (PETS, {**PARTS, D: WAVE + b"1"}),
    ],
    ids=["name", "places", "fewer", "picture", "sound"],
)
def test_a_set_that_has_changed_gets_other_ids(
    pictures: PictureSet, parts: dict[str, bytes]
) -> None:
    came, here = read_zoo(zoo_bytes(pictures, parts)).pictures, read_zoo(FILE).pictures
    new = known_or_new(came, (here,))
    assert new.id != here.id
    assert new.name == ("Our pets" if pictures.name == "Our pets" else "Pets 2")


def test_a_set_that_somebody_has_changed_here_stays_when_it_comes_again() -> None:
    came = read_zoo(FILE).pictures
    changed = replace(came, pictures=came.pictures[1:])
    new = known_or_new(came, (changed,))
    assert (new.id != came.id, new.name, new.pictures) == (True, "Pets 2", came.pictures)
    assert known_or_new(came, (changed, new)) == new
    named = replace(came, name="Mine")
    assert known_or_new(came, (named,)) == named


@given(picture_sets())
def test_any_set_is_written_and_read(pictures: PictureSet) -> None:
    sounds = {own.sound for _card, own in pictures.pictures}
    shown = {face.what for _card, own in pictures.pictures for face in own.faces}
    assume(not sounds & shown)  # The device gives no id twice.
    parts = {image: WAVE if image in sounds else PNG for image in pictures.images}
    zoo = read_zoo(zoo_bytes(pictures, parts), ids())
    assert len(zoo.pictures.pictures) == len(pictures.pictures)
    assert [own.board.name for _card, own in zoo.pictures.pictures] == [
        own.board.name for _card, own in pictures.pictures
    ]


def test_an_image_and_a_sound_of_the_same_id_stay_two() -> None:
    pictures = PictureSet("12345678", "", (("lion", Own(Face(Kind.PHOTO, A, ""), None, A)),))
    entries = Entry(f"pictures/{A}".encode()), Entry(f"sounds/{A}".encode(), WAVE)
    zoo = read_zoo(zipped(replace(SET, content=set_text(pictures)), *entries), ids())
    ((_card, own),) = zoo.pictures.pictures
    assert (zoo.parts[own.board.what], zoo.parts[own.sound]) == (PNG, WAVE)


def test_what_no_picture_needs_is_left_behind() -> None:
    zoo = read_zoo(with_more(Entry(b"pictures/" + b"e" * 16)), ids())
    assert len(zoo.parts) == 4


def test_names_are_text_and_short() -> None:
    face = Face(Kind.WORD, "<b>\u202e" + "x" * 50, "\0<script>\ud800")
    hostile = replace(PETS, name="<h1>\u2066" + "y" * 99, pictures=(("lion", Own(face)),))
    zoo = read_zoo(zipped(replace(SET, content=set_text(hostile))), ids())
    ((_card, own),) = zoo.pictures.pictures
    assert own.board == Face(Kind.WORD, "<b>" + "x" * 21, "<script>")
    assert zoo.pictures.name == "<h1>" + "y" * 36


def test_cards_that_are_unknown_are_left_out() -> None:
    own = set_data(PETS)["pictures"]["koala"]
    zoo = read_zoo(json_of(pictures={"__proto__": own, "add": own, "koala": own}), ids())
    assert [card for card, _own in zoo.pictures.pictures] == ["koala"]


def test_the_file_is_a_plain_zip_that_says_nothing_about_the_device() -> None:
    with zipfile.ZipFile(io.BytesIO(FILE)) as archive:
        assert archive.testzip() is None
        infos = archive.infolist()
        assert [info.filename for info in infos] == [
            "set.json",
            f"pictures/{A}",
            f"pictures/{B}",
            f"pictures/{C}",
            f"sounds/{D}",
        ]
        assert {(info.compress_type, info.date_time) for info in infos} == {
            (zipfile.ZIP_STORED, (1980, 1, 1, 0, 0, 0))
        }


def test_what_is_missing_on_the_device_is_left_out_of_the_file() -> None:
    zoo: Zoo = read_zoo(zoo_bytes(PETS, {C: JPEG}), ids())
    assert [card for card, _own in zoo.pictures.pictures] == ["koala"]
    without_card = only_with(PETS, {A, B, D})
    assert without_card.own("zebra") == Own(Face(Kind.DRAWING, B, "House"))
    assert only_with(PETS, {A}).own("lion") == replace(PETS.pictures[0][1], sound="")
    assert only_with(PETS, PARTS) == PETS


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_has_a_sentence_of_its_own(language: str) -> None:
    set_language(language)
    assert len({fault_text(fault) for fault in ZooFault}) == len(ZooFault)
