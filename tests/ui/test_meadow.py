"""The meadow: who lives there and where, what answers a touch, and what is saved of it."""

import json
from dataclasses import replace
from itertools import combinations
from math import hypot

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.look.gestures import gesture
from game.ui.look.words import FACES
from game.ui.model.effect import Call, Effect, PlaySound, PlayToy, Sound, Talk
from game.ui.model.home import TOYS, Home
from game.ui.model.model import Model
from game.ui.model.people import owner
from game.ui.model.saving_effects import SaveMeadow, SaveSettings
from game.ui.saved.family import Family, count, with_meadow
from game.ui.saved.family_text import family_text, parse_family
from game.ui.saved.meadow import (
    BLOOMS,
    COLUMNS,
    FIRST,
    FLYING,
    GRASS,
    HORIZON,
    LIKED,
    LILIES,
    MAX_ANIMALS,
    NESTS,
    ROWS,
    covers,
    grounded,
    home_spots,
    moved,
    nest_spots,
    spots_of,
)
from game.ui.saved.person import MAX_FLOWERS, Person, Spot, Sticker
from game.ui.saved.settings_text import parse_settings, settings_text
from game.ui.screens.family.msg import AlbumOpened, FamilyRead, PlayAsPicked
from game.ui.screens.home.msg import AnimalMoved, ToyTouched
from game.ui.screens.home.sounds import home_sounds
from game.ui.settings.fitting import with_person
from game.ui.settings.settings import Settings
from game.ui.ways import FamilyOpened, HomePicked
from tests.ui.pages import after, classes_of, dealt, labels, nodes

ANIMALS = tuple(
    dict.fromkeys(animal for name in EDITION_NAMES for animal in load_edition(name).pictures)
)
SPOTS = st.builds(Spot, st.integers(0, COLUMNS - 1), st.integers(0, ROWS - 1))


def album(*animals: str) -> tuple[Sticker, ...]:
    return tuple(Sticker("little-zoo", animal, "2026-11-03") for animal in animals)


CAT = Person("", 0, 3, 2, album("frog", "owl", "zebra"))
WITH_CAT = Model(family=(CAT,))


def home_of(model: Model) -> Home:
    assert isinstance(model.screen, Home)
    return model.screen


def seen(model: Model) -> set[str]:
    """The animals that can be touched."""
    shown = nodes(view(model))
    return {node.attributes["data-animal"] for node in shown if "data-animal" in node.attributes}


def heard(model: Model, msg: ToyTouched | AnimalMoved) -> tuple[Effect, ...]:
    return home_sounds(model, after(model, msg))


def test_the_animals_of_the_face_that_plays_live_there() -> None:
    assert seen(WITH_CAT) == {*FIRST, "frog", "owl", "zebra"}
    assert "Cat’s zoo, 6 animals" in groups(WITH_CAT)
    dog = Settings(faces=("dog", "cat", *Settings().faces[2:]))
    assert seen(replace(WITH_CAT, settings=dog)) == {*FIRST}
    ada = replace(CAT, name="Ada")
    named = Settings(names=("Ada", *Settings().names[1:]))
    assert seen(Model(named, family=(ada,))) == {*FIRST, "frog", "owl", "zebra"}
    assert seen(Model(named, family=(CAT,))) == {*FIRST}


def groups(model: Model) -> list[str]:
    shown = nodes(view(model))
    return [n.attributes["aria-label"] for n in shown if "meadow" in classes_of(n)]


def test_some_that_are_not_won_yet_are_shadows_that_nobody_hears_of() -> None:
    shadows = [node for node in nodes(view(WITH_CAT)) if "shape" in classes_of(node)]
    assert len(shadows) == 3
    assert all(node.attributes["aria-hidden"] == "true" for node in shadows)
    everything = replace(CAT, album=album(*load_edition("little-zoo").pictures))
    shown = nodes(view(replace(WITH_CAT, family=(everything,))))
    assert not [node for node in shown if "shape" in classes_of(node)]


def test_the_animal_of_a_lost_game_is_the_first_shadow() -> None:
    coming = replace(CAT, coming=album("turtle"))
    shown = nodes(view(replace(WITH_CAT, family=(coming,))))
    shadows = [node for node in shown if "shape" in classes_of(node)]
    assert len(shadows) == 3
    drawn = [n.attributes["href"] for node in shadows for n in nodes(node) if n.tag == "use"]
    assert drawn[0] == "#art-turtle"


def test_the_newest_of_many_live_there() -> None:
    old = tuple(Sticker("big-zoo", animal, "2026-01-01") for animal in ANIMALS)
    new = Sticker("little-zoo", ANIMALS[-1], "2026-11-03")
    shown = seen(Model(family=(replace(CAT, album=(*old, new)),)))
    assert len(shown) == MAX_ANIMALS
    assert ANIMALS[-1] in shown


@given(st.lists(st.sampled_from(ANIMALS), unique=True, max_size=MAX_ANIMALS))
def test_each_stands_where_no_other_one_does_and_likes_it(animals: list[str]) -> None:
    found = home_spots(animals, {})
    assert list(found) == animals
    free = len(GRASS) >= len(animals)
    assert not free or len(set(found.values())) == len(animals)
    assert all(spot.column in range(COLUMNS) and spot.row in range(ROWS) for spot in found.values())
    for animal in animals[:3]:
        assert animal not in LIKED or found[animal] in LIKED[animal]


def test_whoever_likes_a_place_can_be_won() -> None:
    assert LIKED.keys() <= {*ANIMALS}


def test_what_is_touched_answers_and_a_second_time_as_well() -> None:
    touched = after(WITH_CAT, ToyTouched("frog"))
    again = after(touched, ToyTouched("frog"))
    moving = [
        {name for node in nodes(view(model)) for name in classes_of(node) if "touched" in name}
        for model in (WITH_CAT, touched, again)
    ]
    assert moving[0] == set()
    assert len(moving[1]) == len(moving[2]) == 1
    assert moving[1] != moving[2]
    assert heard(WITH_CAT, ToyTouched("frog")) == (Call("frog", (), softly=False),)
    quiet = replace(WITH_CAT, settings=Settings(calls=False))
    assert heard(quiet, ToyTouched("frog")) == (PlaySound(Sound.CARD),)
    silent = replace(WITH_CAT, settings=Settings(sound=False))
    assert heard(silent, ToyTouched("frog")) == ()


@pytest.mark.parametrize("toy", TOYS)
@pytest.mark.parametrize("sound", [True, False])
def test_a_toy_answers_in_its_own_way(toy: str, *, sound: bool) -> None:
    model = replace(WITH_CAT, settings=Settings(sound=sound))
    touched, effects = update(model, ToyTouched(toy))
    assert effects == (PlayToy(toy),)
    assert home_sounds(model, touched) == ()


def test_an_animal_shows_its_answer_and_calls() -> None:
    model: Model = WITH_CAT
    touched, effects = update(model, ToyTouched("frog"))
    assert effects == (PlayToy("frog"),)
    assert home_sounds(model, touched) == (Call("frog", (), softly=False),)


def test_the_animals_of_the_sign_call_one_after_the_other() -> None:
    model: Model = WITH_CAT
    callers: list[Effect] = []
    for _tap in FIRST:
        callers += heard(model, ToyTouched("sign"))
        model = after(model, ToyTouched("sign"))
    assert {call.card for call in callers if isinstance(call, Call)} == {*FIRST}
    quiet = replace(WITH_CAT, settings=Settings(calls=False))
    assert heard(quiet, ToyTouched("sign")) == (PlaySound(Sound.CARD),)


def test_each_animal_has_the_gesture_of_its_kind() -> None:
    shown = {
        n.attributes["data-animal"]: n
        for n in nodes(view(WITH_CAT))
        if "data-animal" in n.attributes
    }
    gestures = {animal: gesture(animal) for animal in shown}
    assert all(gestures[animal] in classes_of(node) for animal, node in shown.items())
    assert len({*gestures.values()}) > 3


def test_an_animal_stays_where_it_was_put_and_a_friend_beside_it_answers() -> None:
    moved, effects = update(WITH_CAT, AnimalMoved("frog", 3, 7))
    assert spots_of(owner(moved))["frog"] == Spot(3, 7)
    assert effects == (SaveMeadow(moved.family[0]),)
    beside = spots_of(owner(moved))["zebra"]
    together = AnimalMoved("frog", beside.column + 1, beside.row)
    assert heard(moved, together) == (Talk(("frog", "zebra")),)
    assert (home_of(after(moved, together)).touched, home_of(after(moved, together)).friend) == (
        "frog",
        "zebra",
    )
    alone = after(moved, AnimalMoved("frog", 0, 9))
    assert home_of(alone).friend == ""


@pytest.mark.parametrize(("column", "row"), [(-9, -9), (99, 99), (-1, 4)])
def test_it_stays_on_the_meadow(column: int, row: int) -> None:
    spot = spots_of(owner(after(WITH_CAT, AnimalMoved("frog", column, row))))["frog"]
    assert spot.column in range(COLUMNS)
    assert spot.row in range(ROWS)


def test_only_who_can_fly_stays_in_the_sky() -> None:
    everything = replace(CAT, album=album("owl", "frog", "whale"))
    model = Model(family=(everything,))
    for animal, row in {"owl": 0, "frog": HORIZON, "lion": HORIZON}.items():
        assert spots_of(owner(after(model, AnimalMoved(animal, 8, 0))))[animal] == Spot(8, row)
    saved = {"people": [{"name": "", "face": 0, "meadow": {"lion": [4, 0], "owl": [4, 0]}}]}
    (person,) = parse_family(json.dumps(saved)).people
    assert dict(person.meadow) == {"lion": Spot(4, HORIZON), "owl": Spot(4, 0)}
    assert {*FLYING} >= {animal for animal, spots in LIKED.items() if spots[0][1] < HORIZON}


def test_who_is_put_down_pushes_others_aside_and_none_covers_another_one() -> None:
    before = spots_of(CAT)
    there = before["zebra"]
    pushed = after(WITH_CAT, AnimalMoved("frog", *there))
    found = spots_of(owner(pushed))
    assert found["frog"] == there
    assert found["zebra"].row == there.row
    assert {one: found[one] for one in found if one not in {"frog", "zebra"}} == {
        one: before[one] for one in before if one not in {"frog", "zebra"}
    }
    again = spots_of(owner(after(pushed, AnimalMoved("lion", there.column - 1, there.row + 2))))
    for spots in (found, again):
        assert not [pair for pair in combinations(spots.values(), 2) if covers(*pair)]


@pytest.mark.parametrize("animal", ["penguin", "frog", "whale", "eagle"])
def test_who_is_pushed_from_a_place_that_it_likes_goes_to_another_such_place(animal: str) -> None:
    person = replace(CAT, album=album(animal))
    there = spots_of(person)[animal]
    assert there in LIKED[animal]
    found = spots_of(moved(person, "panda", there))
    assert found[animal] != there
    assert found[animal] in LIKED[animal]
    elsewhere = spots_of(moved(moved(person, animal, Spot(19, 9)), "panda", Spot(19, 9)))
    assert elsewhere[animal] not in LIKED[animal]


@given(st.lists(st.tuples(st.sampled_from(ANIMALS), SPOTS), max_size=12))
def test_nobody_stands_where_another_one_was_put(puts: list[tuple[str, Spot]]) -> None:
    person = replace(CAT, album=album(*ANIMALS[:20]))
    for animal, spot in puts:
        if animal in spots_of(person):
            person = moved(person, animal, spot)
            found = spots_of(person)
            others = [there for other, there in found.items() if other != animal]
            assert found[animal] == grounded(animal, spot)
            assert not [there for there in others if covers(found[animal], there)]


PONDS = {"sideways": (4, 44, 58, 41), "upright": (1, 56, 59, 40)}
"""Left, width, top and height of the pond, as shares of the meadow: see `meadow.css`."""


@pytest.mark.parametrize("pond", PONDS.values(), ids=PONDS.keys())
def test_no_nest_is_on_the_edge_of_the_pond_or_of_the_meadow(pond: tuple[int, ...]) -> None:
    left, width, top, height = pond
    for spots, within in ((NESTS, False), (LILIES, True)):
        for column, row in spots:
            assert row < ROWS - 1
            across = (5 * column + 2.5 - left) / width * 2 - 1
            down = (10 * row + 10 - top) / height * 2 - 1
            assert (hypot(across, down) < 0.8) if within else (hypot(across, down) > 1.3)


def test_an_animal_to_come_is_awaited_beside_those_that_live_there() -> None:
    for person in (CAT, replace(CAT, album=album("frog", "whale", "pig"))):
        living = spots_of(person).values()
        awaited = nest_spots(["turtle", "llama", "koala"], living)
        assert [*awaited] == ["turtle", "llama", "koala"]
        assert not [one for one in awaited.values() for other in living if covers(one, other)]


def test_a_whale_is_awaited_in_the_water_although_others_swim_there() -> None:
    (spot,) = nest_spots(["whale"], [Spot(3, 7), Spot(7, 6)]).values()
    assert spot in LILIES


def test_an_animal_to_come_answers_a_touch_with_a_short_sound() -> None:
    touched, effects = update(WITH_CAT, ToyTouched("snake"))
    assert effects == (PlayToy("snake"),)
    assert home_sounds(WITH_CAT, touched) == (PlaySound(Sound.CARD),)
    coming = replace(WITH_CAT, family=(replace(CAT, coming=album("snake")),))
    moving = {
        name
        for node in nodes(view(after(coming, ToyTouched("snake"))))
        if "shape" in classes_of(node)
        for name in classes_of(node)
    }
    assert "touched-1" in moving


def test_who_does_not_live_there_cannot_be_moved() -> None:
    assert update(WITH_CAT, AnimalMoved("snake", 3, 3)) == (WITH_CAT, ())
    table = dealt()
    assert update(table, AnimalMoved("lion", 3, 3)) == (table, ())
    assert update(table, ToyTouched("pond")) == (table, ())


def test_somebody_who_has_not_played_can_play_with_the_first_animals() -> None:
    moved = after(Model(), AnimalMoved("panda", 4, 4))
    assert spots_of(owner(moved))["panda"] == Spot(4, 4)
    on_board = after(moved, FamilyOpened())
    assert not [label for label in labels(on_board) if "win" in label]


@given(st.dictionaries(st.sampled_from(ANIMALS), SPOTS))
@example({"lion": Spot(0, 0), "frog": Spot(2, 7), "zebra": Spot(0, 6)})
def test_spots_are_saved_with_the_person(placed: dict[str, Spot]) -> None:
    family, person = Family((CAT,)), CAT
    for animal, spot in placed.items():
        person = moved(person, animal, spot)
        family = with_meadow(family, person)
    read = parse_family(family_text(family))
    assert read == family
    for animal, spot in dict(person.meadow).items():
        put = grounded(animal, placed.get(animal, spot))
        assert spot.row == put.row or spot in LIKED.get(animal, ())
    won = count(read, "game", (Person("", 0, 1, 1, album("lion")),), "2026-11-26")
    assert dict(read.people[0].meadow).items() <= dict(won.people[0].meadow).items()


def test_no_other_animal_moves_when_one_is_moved_or_won() -> None:
    before = spots_of(CAT)
    carried = after(WITH_CAT, AnimalMoved("zebra", 0, 9))
    assert spots_of(owner(carried)) == before | {"zebra": Spot(0, 9)}
    first = spots_of(owner(after(Model(), AnimalMoved("lion", 0, 9))))
    assert first == spots_of(Person("", 0)) | {"lion": Spot(0, 9)}
    for animal in ANIMALS[:12]:
        family = count(Family((CAT,)), "a", (Person("", 0, 1, 1, album(animal)),), "2026-11-26")
        again = count(family, "b", (Person("", 0, 1, 1, album("ant", "bat")),), "2026-11-26")
        for one in (family, again):
            assert before.items() <= spots_of(one.people[0]).items()


@pytest.mark.parametrize(
    "spot", [None, [], [1], [1, 2, 3], ["1", 2], [-1, 0], [0, 99], {"x": 1}, 7, [True, [1]]]
)
def test_a_spot_that_cannot_be_is_left_out(spot: object) -> None:
    text = {"people": [{"name": "", "face": 0, "meadow": {"frog": spot, "owl": [1, 2]}}]}
    (person,) = parse_family(json.dumps(text)).people
    assert dict(person.meadow) == {"owl": Spot(1, 2)}


def test_a_meadow_that_is_no_object_is_left_out() -> None:
    wrong: tuple[object, ...] = (None, [], "frog", 3)
    for meadow in wrong:
        text = {"people": [{"name": "", "face": 0, "meadow": meadow}]}
        assert parse_family(json.dumps(text)).people[0].meadow == ()


def test_an_animal_that_was_just_won_walks_in() -> None:
    home = after(replace(dealt(Settings()), family=(CAT,)), HomePicked())
    won = count(Family((CAT,)), "game", (Person("", 0, 1, 1, album("snake")),), "2026-11-26")
    arrived = after(home, FamilyRead(family_text(won)))
    assert home_of(arrived).arrived == {"snake"}
    walking = [n for n in nodes(view(arrived)) if "arrives" in classes_of(n)]
    assert [node.attributes["data-animal"] for node in walking] == ["snake"]
    assert home_of(after(arrived, FamilyRead(family_text(won)))).arrived == {"snake"}
    again = after(arrived, FamilyRead(family_text(won)))
    assert [n for n in nodes(view(again)) if "arrives" in classes_of(n)] == walking, "nobody twice"
    carried = after(arrived, AnimalMoved("frog", 3, 8))
    assert home_of(carried).arrived == set(), "the page moves elements, so they would walk again"


def test_an_animal_that_was_there_already_does_not_walk_in_again() -> None:
    home = after(replace(dealt(Settings()), family=(CAT,)), HomePicked())
    won = count(Family((CAT,)), "game", (Person("", 0, 1, 1, album("frog", "lion")),), "2026-11-26")
    assert home_of(after(home, FamilyRead(family_text(won)))).arrived == set()


def test_an_animal_that_an_album_has_shown_at_the_table_still_walks_in() -> None:
    table = replace(dealt(Settings()), family=(CAT,))
    won = FamilyRead(family_text(Family((replace(CAT, album=album("frog", "snake")),))))
    home = after(after(after(table, won), HomePicked()), won)
    assert home_of(home).arrived == {"snake"}


def test_golden_stickers_are_golden_there_too() -> None:
    lion = Sticker("little-zoo", "lion", "2026-11-03", is_golden=True)
    page = view(Model(family=(replace(CAT, album=(*CAT.album, lion)),)))
    golden = [n.attributes["data-animal"] for n in nodes(page) if "gilded" in classes_of(n)]
    assert golden == ["lion"]


def test_flowers_stand_between_the_animals() -> None:
    assert len(BLOOMS) == MAX_FLOWERS == len(set(BLOOMS))
    for number in (0, 1, MAX_FLOWERS):
        page = view(Model(family=(replace(CAT, flowers=number),)))
        assert len([node for node in nodes(page) if "bloom" in classes_of(node)]) == number


ADA, BO = Person("Ada", 3, 2, 1, album("lion")), Person("Bo", 1, 2, 1)


def test_whose_album_is_open_can_play_from_now_on() -> None:
    names = ("Bo", "Ada", *Settings().names[2:])
    home = Model(Settings(names=names, who=("person",) * 6), family=(ADA, BO))
    assert "I’m Bo" not in labels(after(home, AlbumOpened(1)))
    album_of_ada = after(home, AlbumOpened(0))
    assert "I’m Ada" in labels(album_of_ada)
    played, effects = update(album_of_ada, PlayAsPicked(0))
    assert effects == (SaveSettings(played.settings),)
    assert played.dialog is None
    assert seen(played) == {*FIRST}
    assert played.settings.names[:2] == ("Ada", "Bo")
    assert played.settings.faces[0] == list(FACES)[3]
    assert len(set(played.settings.faces)) == len(played.settings.faces)
    assert update(home, PlayAsPicked(9)) == (home, ())
    robots = replace(home, settings=Settings(who=("cub",) * 6))
    assert update(robots, PlayAsPicked(0)) == (robots, ())


@given(
    st.integers(0, 5), st.sampled_from(["", "Ada", "Bo", "Cleo"]), st.integers(0, len(FACES) - 1)
)
def test_a_person_takes_a_seat_and_nobody_is_lost(seat: int, name: str, face: int) -> None:
    before = Settings(names=("Ada", "Bo", "", "", "Cleo", ""))
    after_it = with_person(before, seat, name, face)
    assert (after_it.names[seat], after_it.faces[seat]) == (name, list(FACES)[face])
    assert len(set(after_it.faces)) == len(after_it.faces)
    named = [one for one in after_it.names if one]
    assert len(set(named)) == len(named)
    assert parse_settings(settings_text(after_it)) == after_it
