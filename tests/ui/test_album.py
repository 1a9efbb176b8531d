"""The sticker album: the animals of each row that won, on a page for each edition."""

import json
from dataclasses import replace
from types import MappingProxyType

import pytest

from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.state import Win
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.markup import Node
from game.ui.look.i18n import set_language
from game.ui.look.words import animal_word
from game.ui.model.family import AlbumDialog, FamilyBoardDialog
from game.ui.model.home import Home
from game.ui.model.model import Model
from game.ui.model.saving_effects import CountGame, ReadFamily
from game.ui.play.game import Game, Phase
from game.ui.saved.family import MAX_STICKERS, Family, album_of, count
from game.ui.saved.family_text import family_text, parse_family
from game.ui.saved.meadow import FIRST, settled
from game.ui.saved.person import Person, Sticker
from game.ui.screens.family.counting import count_at_end
from game.ui.screens.family.dates import date_words
from game.ui.screens.family.msg import (
    AlbumOpened,
    AlbumPageTurned,
    FamilyRead,
    PageTurned,
    PlayAsPicked,
)
from game.ui.screens.table.msg import Dealt
from game.ui.settings.settings import Settings
from game.ui.ways import (
    DialogClosed,
    FamilyOpened,
    HomePicked,
    OwnAlbumOpened,
    WinnerAlbumOpened,
)
from tests.rules.scenes import chips
from tests.ui.pages import (
    LITTLE,
    PEOPLE,
    WITH_FOX,
    after,
    classes_of,
    controls,
    dealt,
    dialog_text,
    game_of,
    labels,
    messages_of_control,
    messages_of_page,
    nodes,
    text_of,
    with_outcome,
)

DAY, LATER = "2026-11-03", "2027-01-31"
LION, FROG = Sticker("little-zoo", "lion", DAY), Sticker("little-zoo", "frog", LATER)
ADA = Person("Ada", 0, 3, 2, (FROG, LION))
NAMED = replace(LITTLE, names=("Ada", "Bo", "", "", "", ""))
ROW = ("c2", "d2", "e2", "f2")
"""Lion, Frog, Owl and Flamingo of the Little Zoo."""

ROW_ANIMALS = ("lion", "frog", "owl", "flamingo")


def won(model: Model, *seats: int, row: tuple[str, ...] = ROW) -> Model:
    """The game on the table, won by these seats."""
    game = game_of(model)
    colour = game.record.setup.seats[seats[0]].colour
    over = with_outcome(replace(game, phase=Phase.PLAYING), Win(colour, seats, row))
    return model.with_game(over)


def played(before: Game, then: Game) -> tuple[Person, ...]:
    [effect] = count_at_end(before, then)
    assert isinstance(effect, CountGame)
    return effect.played


def animals(person: Person) -> list[str]:
    return [sticker.animal for sticker in person.album]


def family_of(*some: Person, settings: Settings = LITTLE) -> Model:
    return after(Model(settings), FamilyRead(family_text(Family(some))), FamilyOpened())


def pages(model: Model) -> list[str]:
    """What a screen reader says about the animals of the open page."""
    [album] = [node for node in nodes(view(model)) if node.tag == "dialog"]
    spoken = [n for n in nodes(album) if "unseen" in classes_of(n) and n.tag == "span"]
    return [text_of(node) for node in spoken]


def fresh(model: Model) -> list[Node]:
    """The stickers that stand out."""
    return [node for node in nodes(view(model)) if "fresh" in classes_of(node)]


def test_who_wins_gets_the_animals_of_the_row() -> None:
    start = dealt(NAMED)
    ada, bo = played(game_of(start), game_of(won(start, 0)))
    assert animals(ada) == ["flamingo", "frog", "lion", "owl"]
    assert {(s.edition, s.day) for s in ada.album} == {("little-zoo", "")}
    assert bo.album == ()


def test_a_sun_is_no_animal_and_a_wild_card_brings_the_animal_of_its_cell() -> None:
    start = dealt(NAMED)
    ada, _bo = played(game_of(start), game_of(won(start, 0, row=("a1", "b1", "c1", "d1"))))
    assert animals(ada) == ["hippo", "koala", "octopus"]
    assert "unicorn" not in animals(ada)


def test_everybody_of_a_team_gets_the_animals() -> None:
    start = dealt(Settings(edition="big-zoo", seats=4, who=PEOPLE, names=tuple("ABCDEF")))
    over = game_of(won(start, 0, 2, row=("a1", "b1", "c1", "d1", "e1")))
    a, b, c, d = played(game_of(start), over)
    assert animals(a) == animals(c) == ["bear", "dolphin", "llama", "monkey", "swan"]
    assert animals(b) == animals(d) == []


def test_an_animal_keeps_its_first_date() -> None:
    first = count(Family(), "1", (Person("Ada", 0, 1, 1, (replaced(LION, ""),)),), DAY)
    more = album_of([replaced(LION, ""), replaced(FROG, "")])
    second = count(first, "2", (Person("Ada", 0, 1, 1, more),), LATER)
    golden = LION.replace(is_golden=True)
    assert second.people == (settled(Person("Ada", 0, 2, 2, (FROG, golden))),)
    assert count(second, "2", (Person("Ada", 0, 1, 1, more),), "2028-01-01") == second


def replaced(sticker: Sticker, day: str) -> Sticker:
    return Sticker(sticker.edition, sticker.animal, day)


def test_an_album_is_saved_and_read_again() -> None:
    family = Family((ADA, Person("Bo", 1, 1, 0)), ("g",))
    data = json.loads(family_text(family))
    assert data["format"] == 1, "0.1.0 can still read the family board"
    assert data["people"][0]["album"] == {"little-zoo": {"frog": LATER, "lion": DAY}}
    assert "album" not in data["people"][1]
    assert parse_family(family_text(family)) == family


@pytest.mark.parametrize(
    "day", [None, 1, "", "today", "2026-13-01", "2026-11-32", "2026-1-1", "٢٠٢٦-11-03", [], {}]
)
def test_a_date_that_is_not_valid_loses_the_date_only(day: object) -> None:
    data = json.loads(family_text(Family((ADA,))))
    data["people"][0]["album"]["little-zoo"]["lion"] = day
    assert parse_family(json.dumps(data)).people == (
        replace(ADA, album=(FROG, replaced(LION, ""))),
    )


@pytest.mark.parametrize("page", [None, 1, "lion", ["lion"], {"x" * 41: DAY}])
def test_a_page_that_is_not_valid_is_left_out(page: object) -> None:
    data = json.loads(family_text(Family((ADA,))))
    data["people"][0]["album"] |= {"big-zoo": page, "x" * 41: {"lion": DAY}}
    assert parse_family(json.dumps(data)).people == (ADA,)


@pytest.mark.parametrize("album", [None, 1, "lion", ["lion"], [["little-zoo", "lion", DAY]]])
def test_an_album_that_is_not_valid_is_empty(album: object) -> None:
    data = json.loads(family_text(Family((ADA,))))
    data["people"][0]["album"] = album
    assert parse_family(json.dumps(data)).people == (replace(ADA, album=()),)


def test_stickers_of_a_newer_version_stay() -> None:
    data = json.loads(family_text(Family((ADA,))))
    data["people"][0]["album"] |= {"moon-zoo": {"yeti": DAY}}
    family = count(parse_family(json.dumps(data)), "g", (replace(ADA, album=(LION,)),), LATER)
    assert Sticker("moon-zoo", "yeti", DAY) in family.people[0].album
    assert json.loads(family_text(family))["people"][0]["album"]["moon-zoo"] == {"yeti": DAY}


def test_an_album_never_grows_too_large_and_has_room_for_what_is_new() -> None:
    many = {f"animal-{n}": DAY for n in range(MAX_STICKERS + 1)}
    data = {"people": [{"name": "Ada", "games": 1, "wins": 1, "album": {"moon-zoo": many}}]}
    family = parse_family(json.dumps(data))
    assert len(family.people[0].album) == MAX_STICKERS
    grown = count(family, "g", (replace(ADA, album=(replaced(LION, ""),)),), DAY).people[0]
    assert len(grown.album) == MAX_STICKERS
    assert LION in grown.album


def test_a_page_shows_every_animal_of_its_edition() -> None:
    album = after(family_of(ADA), AlbumOpened(0))
    assert album.dialog == AlbumDialog("ada", "little-zoo")
    shown = pages(album)
    assert len(shown) == len(load_edition("little-zoo").pictures)
    assert "Lion, 3 November 2026" in shown
    assert "Frog, 31 January 2027" in shown
    assert "Owl, not yet" in shown
    assert "Giraffe, here from the start" in shown, "it lives on the meadow"
    assert sum("not yet" in text for text in shown) == len(shown) - 3
    assert "3 November 2026" in dialog_text(album)
    other = after(album, AlbumPageTurned("big-zoo"))
    assert len(pages(other)) == len(load_edition("big-zoo").pictures)
    assert "Frog, 31 January 2027" in pages(other), "it lives in the same zoo"
    assert "Bear, not yet" in pages(other)
    assert after(other, AlbumPageTurned("no-zoo")) == other
    assert after(other, AlbumPageTurned("little-zoo")) == album


def test_without_a_date_the_sticker_has_its_name() -> None:
    album = after(family_of(replace(ADA, album=(replaced(FROG, ""),))), AlbumOpened(0))
    assert "Frog" in pages(album)


def test_the_album_and_the_meadow_have_the_same_animals_and_each_page_counts_its_own() -> None:
    home = after(family_of(ADA), PlayAsPicked(0))
    assert not [node for node in nodes(view(home)) if "zoo-count" in classes_of(node)]
    album = after(home, OwnAlbumOpened())
    counts = [node for node in nodes(view(album)) if node.attributes.get("role") == "img"]
    assert [node.attributes["aria-label"] for node in counts] == ["3 animals"], "no panda is here"
    living = [
        n.attributes["data-animal"] for n in nodes(view(home)) if "data-animal" in n.attributes
    ]
    shown = {text for name in EDITION_NAMES for text in pages(after(album, AlbumPageTurned(name)))}
    for animal in living:
        assert any(
            text.startswith(f"{animal_word(animal)}, ") and "not yet" not in text for text in shown
        )


def test_an_animal_that_lives_in_the_zoo_is_not_promised_for_another_board() -> None:
    lost = Person("Ada", 0, 1, 0, coming=tuple(Sticker("big-zoo", a, "") for a in ("frog", "bear")))
    (ada,) = count(Family((ADA,)), "1", (lost,), LATER).people
    assert ada.coming == (Sticker("big-zoo", "bear", ""),)


def test_an_animal_that_is_here_from_the_start_does_not_come_with_a_win() -> None:
    coming = replace(ADA, album=(), coming=(replaced(LION, ""),))
    assert "Lion, here from the start" in pages(after(family_of(coming), AlbumOpened(0)))


def test_every_face_of_the_family_board_opens_an_album() -> None:
    crowd = [Person(f"P{n}", n % 6, 30 - n, 20 - n) for n in range(8)]
    board = after(family_of(*crowd), PageTurned(1))
    assert "P7, 13 wins, 23 games, Sticker album" in labels(board)
    assert AlbumOpened(7) in messages_of_page(view(board))
    album = after(board, AlbumOpened(7))
    assert "P7" in dialog_text(album)
    assert after(album, DialogClosed()).dialog == FamilyBoardDialog(1)
    assert update(board, AlbumOpened(8)) == (board, ())


def test_the_face_at_home_opens_the_own_album_and_behind_it_is_the_family() -> None:
    home = replace(family_of(ADA), dialog=None)
    album, effects = update(home, OwnAlbumOpened())
    assert effects == (ReadFamily(),)
    assert "Cat" in dialog_text(album)
    assert len(pages(album)) == len(load_edition("little-zoo").pictures)
    assert after(album, DialogClosed()).dialog is None
    assert "Our family" in labels(album)
    family = after(album, FamilyOpened())
    assert after(family, AlbumOpened(0), DialogClosed()).dialog == FamilyBoardDialog(0)
    table = dealt()
    assert update(table, OwnAlbumOpened()) == (table, ())


def test_home_leads_to_the_album_by_the_face_even_if_it_is_locked() -> None:
    for family in ((), (Person("Bo", 1, 2, 1, (LION,)),)):
        home = Model(replace(Settings(), children_lock=True), family=family)
        (face,) = [one for one in controls(view(home)) if "who-am-i" in classes_of(one)]
        assert messages_of_control(face) == [OwnAlbumOpened()]
        assert isinstance(after(home, OwnAlbumOpened()).dialog, AlbumDialog)


def test_the_lock_does_not_hold_back_who_looks_at_an_album() -> None:
    locked = family_of(ADA, settings=replace(LITTLE, children_lock=True))
    album = after(locked, AlbumOpened(0), AlbumPageTurned("big-zoo"))
    assert album.dialog == AlbumDialog("ada", "big-zoo")


def test_the_end_of_a_won_game_leads_to_the_album() -> None:
    over = won(dealt(NAMED), 1)
    assert "Sticker album: Lion, Frog, Owl, Flamingo" + "4 stickers!" in labels(over)
    assert WinnerAlbumOpened(1) in messages_of_page(view(over))
    album, effects = update(over, WinnerAlbumOpened(1))
    assert effects == (ReadFamily(),)
    assert album.dialog == AlbumDialog("bo", "little-zoo")
    bo = Person("Bo", 1, 1, 1, (replaced(FROG, DAY), LION))
    read = after(album, FamilyRead(family_text(Family((bo,)))))
    assert "Lion, 3 November 2026" in pages(read)
    assert len(fresh(read)) == 2, "the animals of this row stand out"
    assert not fresh(after(read, AlbumPageTurned("big-zoo")))
    assert after(read, DialogClosed()).dialog is None


def gift_of(model: Model) -> Node | None:
    return next((node for node in nodes(view(model)) if "gift" in classes_of(node)), None)


def drawn_in(gift: Node | None) -> set[str]:
    assert gift
    return {str(n.attributes["href"]) for n in nodes(gift) if n.tag == "use"}


def test_the_gift_of_a_win_shows_first_what_was_not_there_from_the_start() -> None:
    over = won(dealt(NAMED), 0)
    shown = gift_of(over)
    assert shown
    animals = [n.attributes["href"] for n in nodes(shown) if n.tag == "use"]
    assert animals[-1] == "#art-lion", "Lion lives everywhere"
    assert {*animals} == {"#art-frog", "#art-owl", "#art-flamingo", "#art-lion"}
    assert text_of(shown).endswith("4 stickers!")
    home = after(over, WinnerAlbumOpened(0), HomePicked())
    assert "Home" in labels(after(over, WinnerAlbumOpened(0)))
    assert isinstance(home.screen, Home)
    assert not home.screen.arrived, "the album says who is new"
    read = after(home, FamilyRead(family_text(Family((ADA,)))))
    assert isinstance(read.screen, Home)
    assert read.screen.arrived == {one.animal for one in ADA.album} - {*FIRST}
    other = after(won(dealt(NAMED), 1), HomePicked())
    assert isinstance(other.screen, Home)
    assert not other.screen.arrived
    assert gift_of(dealt(NAMED)) is None
    assert gift_of(replace(over, cannot_save=True)) is None


def test_the_gift_of_a_loss_is_the_animal_that_comes_with_the_next_win() -> None:
    model = beaten()
    [ada] = family_after(Family(), model, "1").people
    shown = gift_of(model)
    assert f"#art-{ada.coming[0].animal}" in drawn_in(shown)
    assert "#art-icon-paw" in drawn_in(shown), "it is on its way"
    known = replace(ada, coming=(Sticker("little-zoo", "whale", ""),))
    assert "#art-whale" in drawn_in(gift_of(replace(model, family=(known,))))
    everything = load_edition("little-zoo").pictures
    full = replace(ada, coming=(), album=tuple(Sticker("little-zoo", a, DAY) for a in everything))
    assert gift_of(replace(model, family=(full,))) is None


def test_a_team_finds_all_its_albums() -> None:
    start = dealt(Settings(edition="big-zoo", seats=4, who=PEOPLE, names=tuple("ABCDEF")))
    album = after(won(start, 0, 2), WinnerAlbumOpened(0))
    assert album.dialog == AlbumDialog("a", "big-zoo")
    assert {"A", "C"} <= set(labels(album))
    assert not {"B", "D"} & set(labels(album))
    assert after(album, WinnerAlbumOpened(2)).dialog == AlbumDialog("c", "big-zoo")
    assert after(album, WinnerAlbumOpened(1)) == album


@pytest.mark.parametrize("seat", [0, 1, 9, -1])
def test_nobody_else_is_led_to_an_album(seat: int) -> None:
    going_on = dealt(NAMED)
    lost = won(after(Model(WITH_FOX), Dealt("s", 0)), 1)
    for model in (Model(), going_on, lost):
        assert not any(label.startswith("Sticker album") for label in labels(model))
        assert update(model, WinnerAlbumOpened(seat)) == (model, ())
    assert update(going_on, AlbumOpened(0)) == (going_on, ())


def test_a_device_that_saves_nothing_has_no_album() -> None:
    over = replace(won(dealt(NAMED), 1), cannot_save=True)
    assert not any(label.startswith("Sticker album") for label in labels(over))


def test_dates_are_read_by_people() -> None:
    set_language("en")
    assert date_words("2026-11-03") == "3 November 2026"


@pytest.mark.parametrize(
    ("language", "date"),
    [
        ("en", "1 November 2026"),
        ("de", "1. November 2026"),
        ("fr", "1er novembre 2026"),
        ("it", "1º novembre 2026"),
        ("pt", "1º de novembro de 2026"),
        ("es", "1 de noviembre de 2026"),
    ],
)
def test_the_first_of_a_month_is_named_as_people_say_it(language: str, date: str) -> None:
    set_language(language)
    assert date_words("2026-11-01") == date


def times(number: int, row: tuple[Sticker, ...] = (FROG, LION), game: str = "") -> Person:
    """Ada after so many wins with this row."""
    family, adding = Family(), (Person("Ada", 0, 1, 1, row),)
    for win in range(number):
        family = count(family, game or str(win), adding, LATER)
    return family.people[0]


def test_a_row_that_wins_again_brings_golden_edges_and_then_flowers() -> None:
    assert [(s.day, s.is_golden) for s in times(1).album] == [(LATER, False)] * 2
    assert [(s.day, s.is_golden) for s in times(2).album] == [(LATER, True)] * 2
    assert [times(wins).flowers for wins in (1, 2, 3, 4, 14, 30)] == [0, 0, 1, 2, 12, 12]
    other = Sticker("little-zoo", "owl", DAY)
    mixed = count(Family((times(2),)), "new", (Person("Ada", 0, 1, 1, (LION, other)),)).people[0]
    assert {s.animal: s.is_golden for s in mixed.album} == {
        "frog": True,
        "lion": True,
        "owl": False,
    }
    assert mixed.flowers == 0
    lost = count(Family((times(3),)), "new", (Person("Ada", 0, 1, 0),)).people[0]
    assert (lost.flowers, lost.album) == (1, times(3).album)


def test_a_game_that_is_counted_twice_brings_no_gold() -> None:
    assert times(5, game="the same") == times(1)


def test_golden_edges_and_flowers_are_saved() -> None:
    saved = Family((times(5), times(1)))
    assert parse_family(family_text(saved)).people == saved.people[:1]
    assert "golden" not in family_text(Family((times(1),)))


@pytest.mark.parametrize("flowers", [-1, 13, "3", None, True, [1]])
@pytest.mark.parametrize("golden", [3, "lion", {"little-zoo": "lion"}, {"little-zoo": [["lion"]]}])
def test_invalid_golden_edges_and_flowers_are_left_out(flowers: object, golden: object) -> None:
    person = {"name": "Ada", "face": 0, "album": {"little-zoo": {"lion": DAY}}}
    data = {"people": [person | {"flowers": flowers, "golden": golden}]}
    [read] = parse_family(json.dumps(data)).people
    assert (read.album, read.flowers, read.unknown_fields) == ((LION,), 0, "{}")


def test_the_album_shows_gold_and_flowers() -> None:
    album = after(family_of(times(4), settings=NAMED), AlbumOpened(0))
    golden = [node for node in nodes(view(album)) if "golden" in classes_of(node)]
    assert len(golden) == 2
    assert [text for text in pages(album) if "golden" in text] == [
        "Lion, 31 January 2027, with a golden edge",
        "Frog, 31 January 2027, with a golden edge",
    ]
    shown = [node for node in nodes(view(album)) if "flowers" in classes_of(node)]
    assert [node.attributes["aria-label"] for node in shown] == ["2 flowers"]


LOST_ROW = "d2 e2"
"""Two chips of red: Frog and Owl. Lion, which is missing, is the first of their line."""


def beaten() -> Model:
    """A game on the table in which Fox has beaten Ada, who had two chips in a row."""
    settings = replace(WITH_FOX, names=("Ada", "", "", "", "", ""))
    model = after(Model(settings), Dealt("s", 0))
    game = game_of(model)
    state = game.state._replace(board=MappingProxyType(chips(red=LOST_ROW)))
    return won(model.with_game(replace(game, state=state)), 1)


def family_after(family: Family, model: Model, name: str, day: str = DAY) -> Family:
    """The family after the game on the table."""
    going_on = replace(game_of(model), state=game_of(model).state._replace(outcome=None))
    return count(family, name, played(going_on, game_of(model)), day)


def test_after_a_loss_an_animal_will_come_and_the_next_win_brings_it() -> None:
    lost = family_after(Family(), beaten(), "1")
    [ada] = lost.people
    [coming] = ada.coming
    edition = load_edition("little-zoo")
    missed = [animal for animal in map(edition.picture_at.get, edition.picture_at) if animal]
    assert coming.animal in missed
    assert ada.album == ()
    again = family_after(lost, beaten(), "2")
    assert again.people[0].coming == ada.coming
    model = won(dealt(NAMED), 0)
    people = {person.name: person for person in family_after(again, model, "3", LATER).people}
    then = people["Ada"]
    assert then.coming == ()
    assert Sticker("little-zoo", coming.animal, LATER) in then.album
    assert len(then.album) == len({*animals(then)}) == len({*ROW_ANIMALS, coming.animal})


def test_an_animal_that_is_in_the_album_does_not_come() -> None:
    everything = load_edition("little-zoo").pictures
    full = Person("Ada", 0, 1, 1, album_of(Sticker("little-zoo", a, DAY) for a in everything))
    [ada] = family_after(Family((full,)), beaten(), "1").people
    assert ada.coming == ()


def test_a_loss_against_people_brings_an_animal_too() -> None:
    start = dealt(NAMED)
    game = game_of(start)
    state = game.state._replace(board=MappingProxyType(chips(blue=LOST_ROW)))
    model = won(start.with_game(replace(game, state=state)), 0)
    people = {p.name: p for p in family_after(Family(), model, "1").people}
    assert people["Bo"].coming
    assert not people["Ada"].coming


def test_what_comes_is_saved_and_read_leniently() -> None:
    ada = Person("Ada", 0, 3, 2, (LION,), coming=(Sticker("little-zoo", "frog", ""),))
    text = family_text(Family((ada,)))
    assert parse_family(text).people == (ada,)
    data = json.loads(text)
    wrong: tuple[object, ...] = (None, [], "frog", {"little-zoo": 3}, {"little-zoo": "x" * 41})
    for damaged in wrong:
        data["people"][0]["coming"] = damaged
        assert parse_family(json.dumps(data)).people == (replace(ada, coming=()),)


def test_the_album_shows_who_comes_and_a_beaten_person_is_led_there() -> None:
    ada = Person("Ada", 0, 3, 2, (LION,), coming=(Sticker("little-zoo", "frog", ""),))
    opened = after(family_of(ada), AlbumOpened(0))
    assert "Frog, coming with the next win" in pages(opened)
    assert "Frog, not yet" not in pages(opened)
    model = beaten()
    shown = after(model, WinnerAlbumOpened(0), FamilyRead(family_text(Family((ada,)))))
    assert "Frog, coming with the next win" in pages(shown)
    assert not fresh(shown)
