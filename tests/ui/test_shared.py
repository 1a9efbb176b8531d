"""Games as links and files: they come back unchanged, and no input does harm."""

import binascii
import json
import math
import random
import re
import zlib
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.action import Action, Exchange, Pass, Place, Remove
from game.rules.edition import DrawMode
from game.rules.edition_data import EDITION_NAMES, edition_data, load_edition
from game.rules.json_text import MAX_CHARACTERS
from game.rules.play import PLY_LIMIT, apply, legal_actions
from game.rules.record import Record, RecordError, parse_record, to_json
from game.rules.state import Options, Seat, Setup, Win, new_game
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.markup import to_html
from game.ui.look.names import MAX_NAME_LENGTH, clean_name
from game.ui.model.effect import AskForFile, OfferFile, PackLink, ReadLink, Share
from game.ui.model.history import LookingBack, NewerGameDialog, NoGameDialog
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.table import Table
from game.ui.play.game import Game
from game.ui.play.history import History, Sent
from game.ui.play.start import MOST_TAKEN_BACK, deal
from game.ui.play.turn import cut_record
from game.ui.saved.game_text import game_text
from game.ui.screens.history.msg import (
    HistoryClosed,
    LinkChanged,
    LinkSent,
    NamesFlipped,
    ShareFilePicked,
    ShareLinkPicked,
    ShareOpened,
    TurnPicked,
)
from game.ui.screens.history.share_code import (
    EVERYTHING,
    MAX_ACTIONS,
    MAX_CODE_LENGTH,
    MAX_LINK_BYTES,
    file_text,
)
from game.ui.settings.settings import Settings
from game.ui.ways import DialogClosed, LookBackPicked, OpenFilePicked
from tests.effort import often
from tests.rules.random_games import Game as RandomGame
from tests.rules.random_games import Manner, Shape, record_of, shapes
from tests.rules.scenes import LITTLE as LITTLE_ZOO
from tests.ui.at_once import (
    answer,
    file_opened,
    link_code,
    link_opened,
    look_back,
    read_file,
    read_game,
    read_link,
)
from tests.ui.pages import LITTLE, after, messages_of_page, said
from tests.ui.random_pages import after_random_action, any_settings
from tests.ui.test_damaged import INJECTIONS, SAVES, mutated

MUTATIONS = 1500
SHORT = 2000
CODE = re.compile(r"[A-Za-z0-9_-]+")


def played(kept: Settings, chance: int, actions: int) -> Game:
    rng = random.Random(chance)
    game = deal(kept, str(chance), chance % kept.seats)
    for _action in range(actions):
        if game.state.outcome is None:
            game = after_random_action(game, rng)
    return game


def history_of(game: Game) -> History:
    return look_back(game.record, open_hands=game.open_hands)


def code_of(data: bytes) -> str:
    """The code of a link with these bytes."""
    packed = binascii.b2a_base64(zlib.compress(data), newline=False).decode()
    return packed.rstrip("=").replace("+", "-").replace("/", "_")


def bytes_of(code: str) -> bytes:
    text = code.replace("-", "+").replace("_", "/")
    return zlib.decompress(binascii.a2b_base64(text + "=" * (-len(text) % 4)))


@settings(max_examples=often(20))
@given(any_settings(), st.integers(0, 2**32), st.integers(0, 90), st.booleans(), st.data())
def test_a_game_comes_back_as_it_was(
    kept: Settings, chance: int, actions: int, names: bool, data: st.DataObject
) -> None:
    past = history_of(played(kept, chance, actions))
    past = replace(past, place=data.draw(st.integers(0, past.last)), with_names=names)
    code = link_code(past)
    assert CODE.fullmatch(code)
    for back in (read_link(code), read_file(file_text(past))):
        assert back.place == past.place
        assert [turn.state.board for turn in back.turns] == [t.state.board for t in past.turns]
        record, original = back.turns[-1].record, past.turns[-1].record
        assert record.actions == original.actions
        assert names is False or back == past
        assert names or not any(seat.name for seat in record.setup.seats)
        assert replace(record.setup, seats=()) == replace(original.setup, seats=())
    assert len(code) < SHORT


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_the_longest_games_are_short_links(name: str) -> None:
    """Nobody finishes a row and everybody removes chips, up to the end or 1,000 plies."""
    edition = load_edition(name)
    seating = edition.seatings[-1]
    colours = (edition.colours[: seating.colours] * seating.seats)[: seating.seats]
    seats = tuple(Seat("W" * 16, colour) for colour in colours)
    setup = Setup(Options(seating.hand_size), seats, 0, "0123456789abcdef" * 2)
    longest = max(
        (
            record_of(RandomGame(edition, setup, Manner(True, 0.5, 1.0), chance))
            for chance in range(4)
        ),
        key=lambda record: len(record.actions),
    )
    past = look_back(longest, open_hands=False)
    assert len(longest.actions) < MAX_ACTIONS
    assert len(link_code(past)) < SHORT
    assert read_link(link_code(past)) == past


@cache
def longest_game() -> Record:
    """A game of 24,919 actions: two seats exchange all the cards that they can, and nobody wins."""
    setup = Setup(Options(3), (Seat("Ada", "red"), Seat("Bo", "blue")), 0, "12")
    state, actions = new_game(LITTLE_ZOO, setup), list[Action]()
    ranks = {Exchange: 0, Place: 1, Remove: 2, Pass: 3}
    while state.outcome is None:
        for action in sorted(legal_actions(state), key=lambda a: (ranks[type(a)], str(a))):
            following = apply(state, action)
            if not isinstance(following.outcome, Win):
                break
        state = following
        actions.append(action)
    return Record(LITTLE_ZOO, setup, tuple(actions))


def most_actions(shape: Shape) -> int:
    """The number of actions that no game of this shape exceeds."""
    hidden = len(shape.edition.deck()) - shape.seats * shape.options.hand_size
    limit = shape.edition.exchange_limit
    exchanges = hidden if limit is None else limit
    return PLY_LIMIT * (1 + exchanges + (shape.options.draw is DrawMode.MANUAL))


def most_choices(shape: Shape) -> int:
    """The number of legal actions that no state of this shape exceeds.

    A hand may have a wild and a remove card. The other cards have two cells each.
    """
    cells = len(shape.edition.picture_at) - len(shape.edition.free)
    return cells + 2 * max(shape.options.hand_size - 2, 0) + shape.seats


SHAPES = [shape for name in EDITION_NAMES for shape in shapes(load_edition(name))]


def test_no_game_is_longer_than_the_longest_that_is_opened() -> None:
    assert max(map(most_actions, SHAPES)) == MAX_ACTIONS


def test_the_longest_links_and_files_are_read() -> None:
    for shape in SHAPES:
        seats = (Seat("\U0001f981" * 8 * MAX_NAME_LENGTH, "yellow", "cub"),) * shape.seats
        setup = Setup(shape.options, seats, shape.dealer, "f" * 32)
        number = most_actions(shape)
        fields = {"open_hands": False, "turn": number, "number": number, "check": 2**32}
        head = len(to_json(Record(shape.edition, setup), **fields))
        assert head + 1 + number * math.log2(most_choices(shape)) / 8 < MAX_LINK_BYTES
        longest = max(map(len, shape.edition.deck())) + len('"@g6", ')
        assert head + number * longest < MAX_CHARACTERS
    noise = random.Random(1).randbytes(MAX_LINK_BYTES)
    assert len(code_of(noise)) < MAX_CODE_LENGTH


LONG = Path(__file__).parent.parent / "rules" / "golden" / "little_4_limit.json"


@pytest.mark.parametrize(
    "find", [lambda: parse_record(LONG.read_text()), longest_game], ids=["golden", "longest"]
)
def test_every_legal_game_can_be_shared_and_opened(find: Callable[[], Record]) -> None:
    record = find()
    assert len(record.actions) > 7_000
    past = read_file(to_json(record))
    assert past.is_over
    assert past.last == 1_000
    for turn in past.turns[::250]:
        assert cut_record(turn).record.actions == record.actions[: turn.action_count]
    back = read_link(link_code(past))
    assert back.turns[-1] == past.turns[-1]
    assert [turn.state for turn in back.turns] == [turn.state for turn in past.turns]
    view(Model(screen=LookingBack(back, HOME)))


def test_a_long_game_goes_on_and_needs_little_memory() -> None:
    """A copy of the record for each action that can be taken back would need 2 GB."""
    record = replace(longest_game(), actions=longest_game().actions[:5_000])
    game: Game | None = read_game(game_text(record, open_hands=True))
    assert game
    assert game.record == record
    counts, copies = list[int](), set[int]()
    while game:
        counts.append(game.action_count)
        copies.add(id(game.record.actions))
        game = game.before
    assert counts == list(range(5_000, 5_000 - MOST_TAKEN_BACK - 1, -1))
    assert len(copies) == 1


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_what_was_kept_can_be_opened_as_a_file(path: Path) -> None:
    text = path.read_text()
    assert read_file(text).turns[-1].record == parse_record(text)


def refused(read: Callable[[str], History], text: str) -> str:
    """The reason why the text is refused; empty if it is read and the page can show it."""
    try:
        past = read(text)
    except RecordError as error:
        assert str(error)
        return str(error)
    view(Model(screen=LookingBack(past, HOME)))
    return ""


SHORT_GAME = history_of(played(LITTLE, 5, 12))
LONG_GAME = history_of(played(replace(LITTLE, edition="big-zoo", manual_draw=True), 7, 60))


def test_a_thousand_and_more_mutated_links() -> None:
    """Mutates the code, and also its unpacked text and packed actions."""
    rng = random.Random(6)
    codes = [link_code(SHORT_GAME), link_code(LONG_GAME)]
    count = 0
    for _mutation in range(MUTATIONS):
        code = rng.choice(codes)
        count += bool(refused(read_link, mutated(code, rng)))
        head, _, packed = bytes_of(code).partition(b"\n")
        other = mutated(head.decode(), rng).encode(errors="replace")
        count += bool(refused(read_link, code_of(other + b"\n" + packed)))
        noise = rng.randbytes(rng.randrange(2 * len(packed)))
        count += bool(refused(read_link, code_of(head + b"\n" + noise)))
    assert count > 2.5 * MUTATIONS


BEHIND = [
    ".",
    ")",
    '"',
    "\u201d",
    "\u200b",
    "==",
    "&fbclid=1",
    "?fbclid=1",
    "%3D",
    "\n.",
    "#g=x",
    "_",
    "-",
    "_.",
    "__",
]


@pytest.mark.parametrize("behind", BEHIND)
def test_what_a_messenger_writes_behind_a_link_is_left_out(behind: str) -> None:
    assert read_link(link_code(SHORT_GAME) + behind) == SHORT_GAME


def test_a_file_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    text, loads, parsed = SAVES[0].read_text(), json.loads, list[str]()

    def seen(text: str, **named: Any) -> object:  # noqa: ANN401 - of json
        parsed.append(text)
        return loads(text, **named)

    monkeypatch.setattr(json, "loads", seen)
    read_file(text)
    assert parsed == [text]


LONG_LISTS: list[tuple[str, list[object], str]] = [
    ("seats", [{}] * 7, "7 seats, not at most 6"),
    ("seatings", [{}] * 201, "seatings has 201 items, not at most 200"),
    ("pictures", ["fox"] * 201, "pictures has 201 items, not at most 200"),
    ("colours", ["red"] * 9_999, "colours has 9999 items, not at most 200"),
]


@pytest.mark.parametrize(("key", "items", "fault"), LONG_LISTS)
def test_a_list_that_is_too_long_is_refused_by_its_length(
    key: str, items: list[object], fault: str
) -> None:
    data = json.loads(to_json(SHORT_GAME.record))
    board = {**edition_data(load_edition("little-zoo")), "name": "x", "row": 3}
    built = {**data, "format": "rowdy-zoo/2", "edition": board}
    long = {**data, key: items} if key == "seats" else {**built, "edition": {**board, key: items}}
    assert fault in refused(read_file, json.dumps(long))
    lines = {**built, "edition": {**board, "layout": "\n" * 20_001}}
    assert "layout has 20001 characters" in refused(read_file, json.dumps(lines))


@pytest.mark.parametrize("inside", ["\u200b", "%E2%80%8B", "%20", "%0d%0A", " ", "\xad"])
def test_what_a_messenger_writes_into_a_link_is_left_out(inside: str) -> None:
    code = link_code(SHORT_GAME)
    for broken in (inside.join((code[:30], code[30:])), inside + code, inside.join(code)):
        assert read_link(broken + inside + ".)") == SHORT_GAME


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_the_game_in_a_file_of_start_clean_can_be_opened(path: Path) -> None:
    everything = {"format": EVERYTHING, "texts": {"game": path.read_text(), "settings": "{"}}
    assert read_file(json.dumps(everything)) == read_file(path.read_text())
    without: list[object] = [None, [], {}, {"game": 3}, {"game": "{"}]
    for texts in without:
        with pytest.raises(RecordError):
            read_file(json.dumps({"format": EVERYTHING, "texts": texts}))


def test_a_thousand_and_more_mutated_files() -> None:
    rng = random.Random(7)
    texts = [file_text(SHORT_GAME), file_text(LONG_GAME)]
    reasons = [refused(read_file, mutated(rng.choice(texts), rng)) for _ in range(MUTATIONS)]
    count = len([reason for reason in reasons if reason])
    assert MUTATIONS / 2 < count < MUTATIONS


@settings(max_examples=300)
@given(st.text() | st.text("ABCxyz019-_+/=% \n", max_size=60))
def test_any_text_is_no_link(code: str) -> None:
    assert refused(read_link, code)
    assert refused(read_file, code)


def test_what_is_too_large_is_refused_before_it_is_there() -> None:
    bomb = code_of(b" " * 5_000_000)
    assert len(bomb) < MAX_CODE_LENGTH
    assert "holds more than a game" in refused(read_link, bomb)
    head, _, packed = bytes_of(link_code(SHORT_GAME)).partition(b"\n")
    assert "holds more" in refused(read_link, code_of(head + b"\n" + b"\xff" * MAX_LINK_BYTES))
    assert "longer than" in refused(read_link, "A" * 50_000_000)
    assert "longer than" in refused(read_file, "[" + " " * 50 * MAX_CHARACTERS)
    for number in (MAX_ACTIONS + 1, 10**9, -1, 1.0, True, None):
        data = {**json.loads(head), "number": number}
        assert refused(read_link, code_of(json.dumps(data).encode() + b"\n" + packed))


def test_a_link_is_whole() -> None:
    code = link_code(SHORT_GAME)
    for wrong in (code[:-4], code + "AAAA", code.replace("_", "/", 1) + "%20", ""):
        assert refused(read_link, wrong)
    head, _, packed = bytes_of(code).partition(b"\n")
    assert not refused(read_link, code_of(head + b"\n" + packed))
    longer = json.dumps({**json.loads(head), "number": MAX_ACTIONS}).encode()
    assert refused(read_link, code_of(longer + b"\n" + packed))
    within = json.dumps({**json.loads(head), "actions": ["pass"]}).encode()
    assert refused(read_link, code_of(within + b"\n" + packed))
    assert refused(read_link, code_of(b"\xff\xfe\n" + packed))


@pytest.mark.parametrize("place", [None, "1", True, -5, 10**30, 1.5, [], "<b>"])
def test_the_turn_that_is_shown_may_be_anything(place: object) -> None:
    data = {**json.loads(file_text(SHORT_GAME)), "turn": place}
    assert 0 <= read_file(json.dumps(data)).place <= SHORT_GAME.last


def test_injected_names_are_text_on_the_page() -> None:
    record = SHORT_GAME.turns[-1].record
    for one, other in zip(INJECTIONS, [*INJECTIONS[1:], INJECTIONS[0]], strict=True):
        seats = [
            replace(seat, name=n) for seat, n in zip(record.setup.seats, (one, other), strict=True)
        ]
        named = Record(record.edition, replace(record.setup, seats=tuple(seats)), record.actions)
        text = file_text(look_back(named, open_hands=False))
        model = after(Model(), file_opened(text), TurnPicked(3))
        assert model.history is not None
        names = [seat.name for seat in model.history.shown.record.setup.seats]
        assert names == [clean_name(one), clean_name(other)]
        html = to_html(view(model))
        assert not any(text in html for text in INJECTIONS if "<" in text)
        html.encode()


def test_what_cannot_be_opened_is_told_on_every_screen() -> None:
    newer = json.dumps({**json.loads(SAVES[0].read_text()), "format": "rowdy-zoo/3"})
    looking = after(Model(LITTLE), link_opened(link_code(SHORT_GAME)))
    at_table = Model(LITTLE, screen=Table(played(LITTLE, 1, 3)))
    for model in (Model(LITTLE), looking, at_table):
        for told, dialog in (
            (link_opened("x"), NoGameDialog()),
            (file_opened("{"), NoGameDialog()),
            (file_opened(""), NoGameDialog()),
            (file_opened(newer), NewerGameDialog()),
        ):
            shown = after(model, told)
            assert shown == replace(model, dialog=dialog)
            assert "cannot be opened" in to_html(view(shown))
            assert after(shown, DialogClosed()) == model


def test_a_link_in_the_address_is_looked_for_and_shown() -> None:
    assert update(Model(), LinkChanged()) == (Model(), (ReadLink(),))
    shown = after(Model(), link_opened(link_code(replace(SHORT_GAME, place=4))))
    assert shown.history == replace(SHORT_GAME, place=4)
    assert after(shown, HistoryClosed()) == Model()
    assert update(Model(), OpenFilePicked()) == (Model(), (AskForFile(),))


def test_a_game_is_shared_with_the_names_or_without() -> None:
    names = ("Ada", "Bo", "", "", "", "")
    game = played(replace(LITTLE, names=names), 3, 4)
    sheet = after(Model(LITTLE, screen=Table(game)), LookBackPicked(), ShareOpened())
    assert {NamesFlipped(), ShareLinkPicked(), ShareFilePicked()} <= set(
        messages_of_page(view(sheet))
    )
    for model, seats in ((sheet, ["Ada", "Bo"]), (after(sheet, NamesFlipped()), ["", ""])):
        (packing,) = update(model, ShareLinkPicked())[1]
        assert isinstance(packing, PackLink)
        (link,) = update(model, answer(packing))[1]
        (file,) = update(model, ShareFilePicked())[1]
        assert isinstance(link, Share)
        assert isinstance(file, OfferFile)
        for past in (read_link(link.code), read_file(file.text)):
            assert [seat.name for seat in past.shown.record.setup.seats] == seats


def test_what_becomes_of_a_link_is_told() -> None:
    sheet = after(Model(LITTLE, screen=LookingBack(SHORT_GAME, HOME)), ShareOpened())
    told = {
        Sent.SHARED: "The link is on its way.",
        Sent.COPIED: "Link copied.",
        Sent.FAILED: "The link could not be copied.",
    }
    for sent in Sent:
        assert told[sent] in to_html(view(after(sheet, LinkSent(sent.value))))
    assert after(sheet, LinkSent("")) == sheet
    assert after(sheet, LinkSent("copied"), DialogClosed(), ShareOpened()) == sheet
    assert after(Model(), LinkSent("copied")) == Model()


def test_hidden_cards_are_shared_with_a_game_that_goes_on_and_this_is_told() -> None:
    over = history_of(played(LITTLE, 5, 999))
    told = "can find out the hidden cards"
    assert told in to_html(view(after(Model(screen=LookingBack(SHORT_GAME, HOME)), ShareOpened())))
    assert told not in to_html(view(after(Model(screen=LookingBack(over, HOME)), ShareOpened())))
    assert said(Model(screen=LookingBack(over, HOME))).endswith("wins!")
