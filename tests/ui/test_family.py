"""The family board: it counts each game once, and does not trust its saved text."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.rules.json_text import UnreadableError
from game.rules.record import parse_record
from game.rules.state import Seat, Win
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.message import Message
from game.ui.look.names import clean_name
from game.ui.model.lock import GrownUpsDialog
from game.ui.model.model import Model
from game.ui.model.saving_effects import ClearFamily, CountGame, ReadFamily, SaveSettings
from game.ui.model.setup import SeatDialog
from game.ui.play.game import Game
from game.ui.saved.family import (
    MAX_COUNT,
    MAX_GAMES,
    MAX_PEOPLE,
    MAX_STICKERS,
    Family,
    album_of,
    count,
)
from game.ui.saved.family_text import (
    ALBUM,
    COMING,
    FLOWERS,
    GOLDEN,
    MEADOW,
    PERSON_FIELDS,
    family_text,
    parse_family,
    read_family,
)
from game.ui.saved.game_text import game_text
from game.ui.saved.person import Person, Sticker
from game.ui.screens.family.counting import count_at_end
from game.ui.screens.family.msg import (
    ClearFamilyConfirmed,
    FamilyRead,
    NamePicked,
    PageTurned,
)
from game.ui.screens.setup.msg import SeatOpened
from game.ui.screens.table.msg import CardPicked, CellPicked, Dealt
from game.ui.settings.settings import MAX_SEATS, Settings
from game.ui.ways import (
    ClearFamilyPicked,
    DialogClosed,
    FamilyOpened,
    GrownUpsOpened,
    NamesOpened,
)
from tests.rules.scenes import chips
from tests.ui.at_once import read_game
from tests.ui.pages import (
    LITTLE,
    after,
    at_table,
    dialog_text,
    game_of,
    labels,
    laid_out,
    messages_of_page,
    nodes,
    text_of,
)
from tests.ui.test_damaged import INJECTIONS, NO_OBJECTS
from tests.ui.test_settings_text import json_values

ADA, BO = Person("Ada", 0, 3, 2), Person("Bo", 1, 3, 1)
TWO = Family((ADA, BO), ("seed-1",))

stickers = st.builds(
    Sticker,
    st.sampled_from(["little-zoo", "big-zoo", "new-zoo"]),
    st.sampled_from(["lion", "frog", "yeti"]),
    st.sampled_from(["", "2026-11-03"]),
)
people = st.builds(
    lambda name, face, games, wins, album: Person(
        clean_name(name), face, games, min(wins, games), album_of(album)
    ),
    st.text(max_size=20),
    st.integers(0, MAX_SEATS - 1),
    st.integers(0, MAX_COUNT),
    st.integers(0, MAX_COUNT),
    st.lists(stickers, max_size=5),
)
tables = st.lists(people, min_size=1, max_size=MAX_SEATS, unique_by=lambda p: p.id)


def won() -> tuple[Model, Model]:
    """A game before and after the chip that wins for seat 0."""
    start = laid_out("ant cat", "bee eel", board=chips(red="b1 c1"))
    seats = (Seat("Ada", "red"), Seat("Bo", "blue"))
    state = game_of(start).state
    state = state._replace(setup=replace(state.setup, seats=seats))
    start = at_table(state, settings=LITTLE)
    return start, after(start, CardPicked(0), CellPicked("a1"))


def counted(before: Game | None, then: Game | None) -> CountGame | None:
    effects = count_at_end(before, then)
    assert len(effects) <= 1
    return effects[0] if effects and isinstance(effects[0], CountGame) else None


def test_the_end_of_a_game_counts_a_win_for_whoever_won() -> None:
    start, over = won()
    found = counted(start.game, over.game)
    assert found
    assert [(p.name, p.face, p.games, p.wins) for p in found.played] == [
        ("Ada", 0, 1, 1),
        ("Bo", 1, 1, 0),
    ]
    _, effects = update(after(start, CardPicked(0)), CellPicked("a1"))
    assert effects[0] == found, "count before the game is saved, so that no win is lost"


def test_nothing_but_the_end_is_counted() -> None:
    start, over = won()
    assert counted(start.game, after(start, CardPicked(0)).game) is None
    assert counted(over.game, over.game) is None
    assert counted(None, over.game) is None
    assert counted(over.game, None) is None


def test_computers_are_not_counted() -> None:
    game = game_of(after(Model(), Dealt("s", 0)))
    over = game.state._replace(outcome=Win("blue", (1,), ()))
    found = counted(game, replace(game, state=over))
    assert found
    assert found.played == (Person("", 0, 1, 0),), "who has not won gets no sticker"
    watched = game_of(after(Model(Settings(who=("fox",) * 6)), Dealt("s", 0)))
    assert counted(watched, replace(watched, state=over)) is None


def test_a_game_that_ends_twice_counts_once() -> None:
    """A game can be resumed after its tab was killed, or go on from an earlier turn."""
    start, over = won()
    first = counted(start.game, over.game)
    assert first
    once = count(Family(), first.game, first.played)
    assert count(once, first.game, first.played) == once
    other = count(once, "another", first.played)
    assert [(p.games, p.wins) for p in other.people] == [(2, 0), (2, 2)]


def test_another_row_of_a_game_that_was_counted_comes_into_the_album_only() -> None:
    """Somebody went on from an earlier turn, and finished another row."""
    lion, frog = (Sticker("little-zoo", animal, "") for animal in ("lion", "frog"))
    once = count(Family(), "g", (Person("Ada", 0, 1, 1, (lion,)),), "2026-11-03")
    again = count(once, "g", (Person("Ada", 0, 1, 1, (lion, frog)),), "2026-11-04")
    (ada,) = again.people
    assert (ada.games, ada.wins, again.counted) == (1, 1, ("g",))
    assert {(s.animal, s.day) for s in ada.album} == {
        ("lion", "2026-11-03"),
        ("frog", "2026-11-04"),
    }


def test_a_game_is_the_same_one_after_it_was_resumed() -> None:
    dealt = game_of(after(Model(LITTLE), Dealt("s", 0)))
    read = read_game(game_text(dealt.record, open_hands=False))
    assert parse_record(game_text(read.record, open_hands=False)) == dealt.record
    assert read.record.setup == dealt.record.setup


def test_names_are_one_however_they_are_spelled_and_the_last_face_counts() -> None:
    family = count(TWO, "new", (Person("ADA", 4, 1, 1),))
    assert family.people == (Person("ADA", 4, 4, 3), BO)
    twice = count(Family(), "g", (Person("Ada", 0, 1, 1), Person("Ada", 1, 1, 0)))
    assert twice.people == (Person("Ada", 0, 1, 1),)


@pytest.mark.parametrize(("name", "again"), [("İrem", "irem"), ("Işıl", "ışıl"), ("ALİ", "Ali")])
def test_turkish_names_are_one_in_both_cases(name: str, again: str) -> None:
    assert Person(name, 0).id == Person(again, 0).id


def test_names_with_and_without_joiners_are_one() -> None:
    assert Person("می\u200cخ", 0).id == Person("میخ", 0).id


def test_who_has_no_name_is_known_by_the_face() -> None:
    family = count(Family(), "g", (Person("", 0, 1, 1), Person("", 1, 1, 0)))
    family = count(family, "h", (Person("", 0, 1, 1),))
    assert family.people == (Person("", 0, 2, 2), Person("", 1, 1, 0))


@given(st.lists(tables, max_size=12))
def test_a_family_survives_being_kept_and_never_grows_too_large(games: list[Any]) -> None:
    family = Family()
    for number, table in enumerate(games):
        family = count(family, f"{'0' * 32}-{number:08x}", tuple(table))
        assert parse_family(family_text(family)) == family
    assert len(family.people) <= MAX_PEOPLE


def test_the_largest_family_can_be_read() -> None:
    album = album_of(Sticker("e" * 40, f"{n:040}", "2026-11-03") for n in range(MAX_STICKERS))
    everybody = tuple(
        Person(f"{n:02}" + "Ї" * 14, 5, MAX_COUNT, MAX_COUNT, album) for n in range(MAX_PEOPLE)
    )
    full = Family(everybody, tuple(f"{'0' * 32}-{n:08x}" for n in range(MAX_GAMES)))
    assert parse_family(family_text(full)) == full
    more = count(full, "new", (Person("New", 0, 1, 0),))
    assert more.people == (Person("New", 0, 1, 0), *everybody[:-1])
    assert len(more.counted) == MAX_GAMES


@pytest.mark.parametrize("text", [None, "", "{}", '{"format": 1, "people": []}'])
def test_without_a_saved_family_it_is_empty(text: str | None) -> None:
    assert read_family(text) == parse_family(text) == Family()


NO_FAMILIES = [
    *NO_OBJECTS,
    '{"people": "Ada"}',
    '{"people": {"Ada": 1}, "counted": []}',
    '{"people": null}',
]


@pytest.mark.parametrize("text", NO_FAMILIES, ids=range(len(NO_FAMILIES)))
def test_a_family_that_cannot_be_read_is_told_from_an_empty_one(text: str) -> None:
    with pytest.raises(UnreadableError):
        read_family(text)
    assert parse_family(text) == Family()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("name", 1),
        ("name", None),
        ("name", ["Ada"]),
    ],
)
def test_a_person_without_a_name_is_left_out(name: str, value: object) -> None:
    data = json.loads(family_text(TWO))
    data["people"][0][name] = value
    assert parse_family(json.dumps(data)) == replace(TWO, people=TWO.people[1:])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("face", -1),
        ("face", 16),
        ("face", True),
        ("face", "0"),
        ("face", None),
        ("games", -1),
        ("games", 1.0),
        ("games", MAX_COUNT + 1),
        ("wins", 4),
        ("wins", -1),
        ("wins", None),
    ],
)
def test_one_bad_number_of_a_person_becomes_0(name: str, value: object) -> None:
    data = json.loads(family_text(TWO))
    data["people"][0][name] = value
    [read, other] = parse_family(json.dumps(data)).people
    assert (read.name, getattr(read, name), other) == (ADA.name, 0, BO)


@pytest.mark.parametrize("person", [None, 1, "Ada", [], {}, ["Ada", 0, 1, 1]])
def test_what_is_no_person_is_left_out(person: object) -> None:
    data = json.loads(family_text(TWO))
    data["people"].insert(1, person)
    assert parse_family(json.dumps(data)) == TWO


@pytest.mark.parametrize(
    ("name", "read"), [(" Ada", "Ada"), ("x" * 25, "x" * 24), ("\ud800", ""), ("A\0da", "Ada")]
)
def test_a_name_that_cannot_be_shown_is_cleaned(name: str, read: str) -> None:
    data = {"people": [{"name": name, "face": 2, "games": 3, "wins": 1}]}
    assert parse_family(json.dumps(data)).people == (Person(read, 2, 3, 1),)


def test_too_much_is_cut_and_of_two_equal_people_the_first_stays() -> None:
    many = [{"name": f"{n}", "face": 0} for n in range(MAX_PEOPLE + 1)]
    twice = [{"name": "Ada", "face": 0, "games": 2}, {"name": "ADA", "face": 1}]
    data = {"people": twice + many, "counted": ["g", 1, ["a"], None] + ["h"] * MAX_GAMES}
    read = parse_family(json.dumps(data))
    assert read.people[:2] == (Person("Ada", 0, 2), Person("0", 0))
    assert len(read.people) == MAX_PEOPLE
    assert read.counted == ("g", *["h"] * (MAX_GAMES - 1))
    for counted in (None, "g", {"g": 1}):
        assert parse_family(json.dumps(data | {"counted": counted})) == replace(read, counted=())


def fields_of_a_newer_version(*known: str) -> st.SearchStrategy[dict[str, Any]]:
    names = st.text(max_size=9) | st.just("unknown_fields")
    return st.dictionaries(names.filter(lambda name: name not in known), json_values, max_size=3)


@example(more={}, of_ada={"albums": None})
@given(
    fields_of_a_newer_version("format", "people", "counted"),
    fields_of_a_newer_version(*PERSON_FIELDS, ALBUM, MEADOW, GOLDEN, FLOWERS, COMING),
)
def test_what_a_newer_version_kept_is_written_again(
    more: dict[str, Any], of_ada: dict[str, Any]
) -> None:
    old = json.loads(family_text(TWO))
    ada, bo = old["people"]
    newer = {**more, **old, "people": [{**of_ada, **ada}, bo]}
    grown = count(parse_family(json.dumps(newer)), "new", (Person("ADA", 5, 1, 1),))
    again = {**ada, "name": "ADA", "face": 5, "games": ada["games"] + 1, "wins": ada["wins"] + 1}
    assert json.loads(family_text(grown)) == {
        **more,
        "format": 1,
        "people": [{**of_ada, **again}, bo],
        "counted": ["new", *TWO.counted],
    }
    assert parse_family(family_text(grown)) == grown


def test_the_family_of_the_first_version_is_read() -> None:
    text = (
        '{"people": [{"name": "Ada", "face": 0, "games": 3, "wins": 2},'
        ' {"name": "", "face": 1, "games": 1, "wins": 0}], "counted": ["00-12345678"]}'
    )
    read = parse_family(text)
    assert read == Family((Person("Ada", 0, 3, 2), Person("", 1, 1, 0)), ("00-12345678",))
    assert json.loads(family_text(read)) == {"format": 1, **json.loads(text)}


@given(json_values.map(json.dumps) | st.text())
def test_any_text_is_a_family_or_cannot_be_read(text: str) -> None:
    try:
        read = read_family(text)
    except UnreadableError:
        read = parse_family(text)
        assert read == Family()
    assert parse_family(family_text(read)) == read


@given(st.data())
def test_nothing_in_it_ever_raises(data: st.DataObject) -> None:
    damaged = json.loads(family_text(TWO))
    where = data.draw(st.sampled_from([damaged, *damaged["people"]]))
    where[data.draw(st.sampled_from([*where, "more"]))] = data.draw(json_values)
    family = parse_family(json.dumps(damaged))
    view(after(Model(LITTLE), FamilyOpened(), FamilyRead(family_text(family))))


def test_names_with_markup_are_text() -> None:
    names = [clean_name(text) for text in INJECTIONS]
    family = Family(
        tuple(Person(n, 0, 1, 1) for n in dict.fromkeys(filter(None, names)))[:MAX_PEOPLE]
    )
    shown = after(Model(LITTLE), FamilyOpened(), FamilyRead(family_text(family)))
    assert {node.tag for node in nodes(view(shown))} & {"script", "img"} == set()


def board(*some: Person, msgs: tuple[Message, ...] = (FamilyOpened(),)) -> Model:
    model = after(Model(LITTLE), FamilyRead(family_text(Family(tuple(some)))))
    return after(model, *msgs)


def shown(model: Model) -> list[str]:
    return [text_of(n) for n in nodes(view(model)) if "person" in n.attributes.get("class", "")]


def test_the_board_shows_who_won_most_first() -> None:
    assert shown(board(BO, ADA, Person("", 2, 1, 0))) == [
        "Ada 2 wins 3 games",
        "Bo 1 win 3 games",
        "Mouse 0 wins 1 game",
    ]
    assert update(Model(LITTLE), FamilyOpened())[1] == (ReadFamily(),)


def test_every_win_is_a_star_and_ten_are_a_crown() -> None:
    stars = [
        n.children[0].attributes["href"]
        for n in nodes(view(board(Person("Ada", 0, 40, 23))))
        if n.attributes.get("class") == "star" and not isinstance(n.children[0], str)
    ]
    assert stars == ["#art-icon-crown"] * 2 + ["#art-icon-star"] * 3


def test_more_people_than_fit_fill_several_pages() -> None:
    many = [Person(f"P{n}", n % 6, 30 - n, 20 - n) for n in range(14)]
    first = board(*many)
    assert "Next page" in labels(first)
    pages = [shown(after(first, PageTurned(page))) for page in range(3)]
    assert [len(page) for page in pages] == [6, 6, 2]
    assert PageTurned(0) in messages_of_page(view(after(first, PageTurned(2))))
    assert "Next page" not in labels(board(*many[:6]))


def test_a_seat_is_given_a_name_by_a_tap() -> None:
    seat = board(BO, ADA, Person("", 2, 1, 0), msgs=(SeatOpened(1),))
    assert "Our family" in labels(seat)
    names = after(seat, NamesOpened(1))
    assert shown(names) == ["Bo 1 win 3 games", "Ada 2 wins 3 games"]
    picked, effects = update(names, NamePicked(1, 1))
    assert picked.settings.names[1] == "Ada"
    assert picked.dialog == SeatDialog(1)
    assert effects == (SaveSettings(picked.settings),)
    other = after(picked, NamesOpened(0))
    assert shown(other) == ["Bo 1 win 3 games"], "nobody sits on two seats"
    assert after(other, DialogClosed()).dialog == SeatDialog(0)


def test_without_names_none_are_offered() -> None:
    assert "Our family" not in labels(board(Person("", 2, 1, 0), msgs=(SeatOpened(0),)))


def test_the_board_is_cleared_after_a_question() -> None:
    grown_ups = board(ADA, BO, msgs=(GrownUpsOpened(),))
    assert ClearFamilyPicked() in messages_of_page(view(grown_ups))
    assert ClearFamilyPicked() not in messages_of_page(view(board(ADA, msgs=(FamilyOpened(),))))
    asked = after(grown_ups, ClearFamilyPicked())
    assert dialog_text(asked).startswith("Clear the family page?")
    assert after(asked, DialogClosed()).dialog == GrownUpsDialog()
    cleared, effects = update(asked, ClearFamilyConfirmed())
    assert effects == (ClearFamily(),)
    assert (cleared.family, shown(cleared)) == ((), [])
    nothing_left = after(cleared, GrownUpsOpened())
    assert ClearFamilyPicked() not in messages_of_page(view(nothing_left))


def test_a_team_wins_together() -> None:
    settings = Settings(edition="big-zoo", seats=4, who=LITTLE.who, names=tuple("ABCDEF"))
    game = game_of(after(Model(settings), Dealt("s", 0)))
    over = game.state._replace(outcome=Win("red", (0, 2), ()))
    found = counted(game, replace(game, state=over))
    assert found
    assert [(p.name, p.wins) for p in found.played] == [("A", 1), ("B", 0), ("C", 1), ("D", 0)]


@pytest.mark.parametrize("name", [ALBUM, MEADOW, GOLDEN, FLOWERS, COMING])
@given(json_values)
def test_a_field_that_is_not_valid_keeps_the_person(name: str, value: Any) -> None:  # noqa: ANN401
    old = json.loads(family_text(TWO))
    old["people"][0][name] = value
    read = parse_family(json.dumps(old))
    assert [person.name for person in read.people] == [person.name for person in TWO.people]
    assert parse_family(family_text(read)) == read
