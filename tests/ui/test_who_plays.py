"""Who plays a seat, and how fast: the settings, their names, and the record."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots.level_names import LEVELS
from game.rules.record import parse_record, to_json
from game.rules.state import Seat, Win
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.message import Message
from game.ui.look.words import FACES, seat_picture
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveSettings
from game.ui.model.setup import SetUp
from game.ui.model.table import AllHandsDialog
from game.ui.saved.family import person_at
from game.ui.saved.settings_text import parse_settings, settings_text
from game.ui.screens.setup.msg import (
    FacePicked,
    NameTyped,
    SeatOpened,
    SeatsPicked,
    StarterPicked,
    WatchOutFlipped,
    WhoPicked,
)
from game.ui.screens.table.msg import (
    AllHandsOpened,
    CardPicked,
    CellPicked,
    Dealt,
    HandShown,
    MenuOpened,
)
from game.ui.settings.settings import PERSON, Pace, Settings
from game.ui.ways import DialogClosed, OptionsOpened, PacePicked, SetUpOpened
from tests.rules.scenes import chips
from tests.ui.pages import (
    LITTLE,
    SEED,
    WITH_FOX,
    after,
    classes_of,
    controls,
    dealt,
    game_of,
    labels,
    laid_out,
    messages_of_page,
    nodes,
    settings_after,
    settle,
    sitting,
    text_of,
)


def notes(settings: Settings) -> list[tuple[str, str]]:
    """The name of each seat of the set-up, and who plays it."""
    seats = [n for n in nodes(view(Model(settings, screen=SetUp()))) if n.key.startswith("seat-")]
    return [
        (
            "".join(text_of(part) for part in nodes(seat) if "name" in classes_of(part)),
            "".join(text_of(part) for part in nodes(seat) if "note" in classes_of(part)),
        )
        for seat in seats
    ]


def tapped(page: Model, msg: Message) -> bool:
    """Whether the control of the message is pressed."""
    texts = [n for n in controls(view(page)) if n.attributes["data-msg"] == written(msg)]
    return [n.attributes["aria-pressed"] for n in texts] == ["true"]


def written(msg: Message) -> str:
    return " ".join([type(msg).__name__, *map(str, vars(msg).values())])


def test_at_first_it_is_you_and_fox() -> None:
    assert notes(Settings()) == [("Cat", "you"), ("Robo Fox", "computer")]
    assert notes(LITTLE) == [("Cat", "a person"), ("Dog", "a person")]
    assert (Settings().pace, Settings().watch_out) == (Pace.NORMAL, False)


def test_a_partner_plays_with_you_and_nobody_else_does() -> None:
    teams = Settings(edition="big-zoo", seats=4, who=("fox", PERSON, "cub", "owl", PERSON, PERSON))
    notes_of = [note for _name, note in notes(teams)]
    assert sorted(notes_of) == ["computer", "computer", "plays with you", "you"]
    labels_of = labels(after(Model(teams), SetUpOpened()))
    assert "Robo Owl, plays with you: change the player, the name or the colour" in labels_of
    alone = replace(teams, edition="little-zoo")
    assert "plays with you" not in [note for _name, note in notes(alone)]


@pytest.mark.parametrize("level", LEVELS)
def test_any_level_may_play_a_seat(level: str) -> None:
    model, effects = update(Model(LITTLE), WhoPicked(1, level))
    assert model.settings.who == sitting("person", level)
    assert effects == (SaveSettings(model.settings),)
    sheet = after(model, SeatOpened(1))
    assert [tapped(sheet, WhoPicked(1, other)) for other in LEVELS] == [w == level for w in LEVELS]
    assert not any(tapped(sheet, FacePicked(1, face)) for face in FACES)
    assert not [n for n in nodes(view(sheet)) if n.tag == "input"]


def test_a_face_seats_a_person() -> None:
    model, effects = update(Model(WITH_FOX), FacePicked(1, "bee"))
    assert model.settings.who[1] == "person"
    assert effects == (SaveSettings(model.settings),)
    assert notes(model.settings)[1] == ("Bee", "a person")
    sheet = after(model, SeatOpened(1))
    assert [face for face in FACES if tapped(sheet, FacePicked(1, face))] == ["bee"]
    assert [n for n in nodes(view(sheet)) if n.tag == "input"]


def test_whoever_had_a_face_takes_the_other_one() -> None:
    swapped = settings_after(FacePicked(0, "dog"))
    assert [name for name, _note in notes(swapped)] == ["Dog", "Cat"]
    assert "Dog: Dog has this face, swap places" not in labels(after(Model(swapped), SeatOpened(0)))
    assert "Cat: Cat has this face, swap places" in labels(after(Model(swapped), SeatOpened(0)))


@given(st.lists(st.tuples(st.integers(0, 5), st.sampled_from(list(FACES)))))
def test_faces_stay_distinct(picks: list[tuple[int, str]]) -> None:
    settings = settings_after(*(FacePicked(*pick) for pick in picks))
    assert len(set(settings.faces)) == 6
    assert parse_settings(settings_text(settings)) == settings
    assert all(settings.faces[seat] == face for seat, face in picks[-1:])


def test_a_face_goes_into_the_record_and_to_the_family() -> None:
    game = game_of(dealt(settings_after(FacePicked(0, "wolf"))))
    assert [seat.face for seat in game.record.setup.seats] == ["wolf", ""]
    again = parse_record(to_json(game.record))
    assert again.setup == game.record.setup
    assert person_at(game, 0).face == list(FACES).index("wolf")
    assert person_at(game, 1).face == 1


def test_a_face_that_nobody_knows_is_the_usual_one() -> None:
    seats = (Seat("", "red", face="griffin"), Seat("", "blue", face="bee"))
    assert [seat_picture(i, seat) for i, seat in enumerate(seats)] == ["face-cat", "face-bee"]


def test_no_computer_is_the_youngest() -> None:
    youngest = settings_after(StarterPicked(1))
    assert settings_after(WhoPicked(0, "owl"), start=youngest).youngest == 1
    assert settings_after(WhoPicked(1, "owl"), start=youngest).youngest is None
    options = after(Model(WITH_FOX), OptionsOpened())
    assert [
        seat for seat in range(2) if StarterPicked(seat) in messages_of_page(view(options))
    ] == [0]


def test_a_computer_bears_its_own_name_and_the_person_finds_hers_again() -> None:
    ada = settings_after(NameTyped(1, "Ada"), WhoPicked(1, "owl"), start=LITTLE)
    assert notes(ada)[1] == ("Robo Owl", "computer")
    assert notes(settings_after(FacePicked(1, "dog"), start=ada))[1] == ("Ada", "a person")


def test_equal_computers_are_numbered_and_different_ones_are_not() -> None:
    three = settings_after(SeatsPicked(3), WhoPicked(0, "fox"), WhoPicked(2, "cub"), start=WITH_FOX)
    assert [name for name, _note in notes(three)] == ["Robo Fox 1", "Robo Fox 2", "Robo Cub"]
    assert [note for _name, note in notes(three)] == ["computer"] * 3
    assert [name for name, _note in notes(settings_after(SeatsPicked(2), start=three))] == [
        "Robo Fox 1",
        "Robo Fox 2",
    ]
    assert notes(settings_after(FacePicked(0, "cat"), start=three))[0] == ("Cat", "you")


def test_an_added_player_is_a_computer_where_one_person_plays_computers() -> None:
    against_owl = replace(WITH_FOX, who=sitting("person", "owl"))
    four = settings_after(SeatsPicked(4), start=against_owl)
    assert four.who[:4] == ("person", "owl", "owl", "owl")
    three = settings_after(WhoPicked(2, "cub"), SeatsPicked(2), SeatsPicked(3), start=four)
    assert three.who[:3] == ("person", "owl", "cub")
    families = (("person", "person"), ("owl", "owl"), ("person", "person", "owl"))
    for who in families:
        start = replace(WITH_FOX, seats=len(who), who=sitting(*who))
        assert settings_after(SeatsPicked(4), start=start).who == start.who


def test_two_computers_of_one_level_have_different_faces() -> None:
    foxes = Settings(seats=3, who=sitting("person", "fox", "fox"))
    shown = view(Model(foxes, screen=SetUp()))
    faces = [node for node in nodes(shown) if "computer" in classes_of(node)]
    assert ["plate-1" in classes_of(face) for face in faces] == [False, True]
    drawn = [[n.attributes["href"] for n in nodes(face) if n.tag == "use"] for face in faces]
    assert [art[0] for art in drawn] == ["#art-robot-fox"] * 2
    assert ["#art-extra-bow" in art for art in drawn] == [False, True]


def test_the_record_says_which_seats_the_computer_plays() -> None:
    settings = Settings(seats=3, names=("Ada", "Bo", "", "", "", ""), who=sitting("person", "owl"))
    record = game_of(after(Model(settings), Dealt(SEED, 0))).record
    seats = [(seat.name, seat.played_by) for seat in record.setup.seats]
    assert seats == [("Ada", ""), ("", "owl"), ("", "")]
    assert parse_record(to_json(record)) == record


@pytest.mark.parametrize("pace", Pace)
def test_the_pace_is_saved_at_home_and_at_the_table(pace: Pace) -> None:
    for model in (Model(), after(Model(), OptionsOpened()), dealt(), dealt(WITH_FOX)):
        changed, effects = update(model, PacePicked(pace.value))
        assert effects == (SaveSettings(changed.settings),)
        assert changed.settings.pace == pace
        assert (changed.game, changed.dialog) == (model.game, model.dialog)
        assert parse_settings(settings_text(changed.settings)).pace == pace


def test_the_pace_is_asked_for_where_a_computer_plays() -> None:
    paces = {PacePicked(pace.value) for pace in Pace}
    assert paces <= set(messages_of_page(view(after(Model(WITH_FOX), OptionsOpened()))))
    assert not paces & set(messages_of_page(view(after(Model(LITTLE), OptionsOpened()))))
    assert paces <= set(messages_of_page(view(after(dealt(WITH_FOX), MenuOpened()))))
    assert not paces & set(messages_of_page(view(after(dealt(), MenuOpened()))))
    slow = after(dealt(WITH_FOX), MenuOpened(), PacePicked("slow"))
    assert [tapped(slow, PacePicked(p.value)) for p in Pace] == [True, False, False]


def test_watch_out_is_flipped_and_kept() -> None:
    model, effects = update(after(Model(), OptionsOpened()), WatchOutFlipped())
    assert (model.settings.watch_out, effects) == (True, (SaveSettings(model.settings),))
    assert tapped(model, WatchOutFlipped())
    assert json.loads(settings_text(model.settings))["watch_out"] is True
    assert after(model, WatchOutFlipped()).settings == Settings()


@pytest.mark.parametrize("level", LEVELS)
def test_after_the_game_all_hands_are_shown(level: str) -> None:
    settings = Settings(who=sitting("person", level))
    won = after(
        laid_out("ant bee", "dog eel", board=chips(red="b1 c1"), settings=settings),
        CardPicked(0),
        CellPicked("a1"),
    )
    assert isinstance(game_of(won).state.outcome, Win)
    assert game_of(won).all_hands == (("bee",), ("dog", "eel"))
    assert "Show all cards" in labels(after(won, MenuOpened()))
    shown, effects = update(won, AllHandsOpened())
    assert (shown.dialog, effects) == (AllHandsDialog(), ())
    assert held(shown) == [["Bee"], ["Dog", "Eel"]]
    assert after(shown, DialogClosed()) == won


def held(model: Model) -> list[list[str]]:
    """The hands in the open dialog."""
    piles = [node for node in nodes(view(model)) if "pile-list" in classes_of(node)]
    return [[text_of(card) for card in nodes(pile) if card.tag == "li"] for pile in piles]


def test_before_the_end_no_hand_is_on_the_sheet() -> None:
    table = settle(Model(WITH_FOX), Dealt(SEED, 0))
    assert game_of(table).all_hands == ()
    assert "Show all cards" not in labels(table)
    assert held(after(table, AllHandsOpened())) == []


def test_the_seats_of_a_team_are_together_at_home_and_take_turns_at_the_table() -> None:
    four = Settings("big-zoo", 4, who=("person",) * 6)
    pens = [n for n in nodes(view(Model(four, screen=SetUp()))) if "pen" in classes_of(n)]
    assert [pen.attributes["aria-label"] for pen in pens] == ["Red team", "Blue team"]
    assert [[n.key for n in nodes(pen) if n.key.startswith("seat-")] for pen in pens] == [
        ["seat-0", "seat-2"],
        ["seat-1", "seat-3"],
    ]
    table = after(dealt(four), HandShown())
    seats = [
        n for n in nodes(view(table)) if n.attributes.get("data-place", "").startswith("place-")
    ]
    assert [n.key for n in seats] == ["seat-0", "seat-1", "seat-2", "seat-3"]
    told = [label for label in labels(table) if "discard pile" in label]
    assert ["Red team" in label for label in told] == [True, False, True, False]


def test_a_pencil_shows_that_each_face_can_be_changed() -> None:
    page = view(Model(WITH_FOX, screen=SetUp()))
    tiles = [c for c in controls(page) if c.attributes["data-msg"].startswith("SeatOpened")]
    assert len(tiles) == WITH_FOX.seats
    for tile in tiles:
        assert any("pencil" in classes_of(node) for node in nodes(tile))
