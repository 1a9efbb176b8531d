"""Games by message: links carry them from device to device, and nobody sees hands of others."""

import json
import random
import zlib
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.record import parse_record, to_json
from game.rules.state import Seat
from game.steps import conclude
from game.together.bytes_text import to_bytes, to_text
from game.together.message_link import (
    MAX_CODE_LENGTH,
    SIGN,
    MessageLink,
    link_text,
    read_link,
)
from game.ui.app.view import view
from game.ui.frame.markup import to_html
from game.ui.model.history import LookingBack, NewerGameDialog, NoGameDialog
from game.ui.model.letters import Case, CopyDialog
from game.ui.model.model import Model
from game.ui.model.together import TogetherDialog
from game.ui.play.by_message import read_by_message
from game.ui.play.game import Phase
from game.ui.saved.shelf_text import read_shelf
from game.ui.screens.history.share_code import packed
from game.ui.screens.setup.msg import FacePicked, SeatOpened
from game.ui.screens.table.msg import (
    HandShown,
    PilePicked,
    PlayAgainPicked,
    UndoPicked,
)
from game.ui.screens.together.far import far_seats
from game.ui.screens.together.letters import open_letter
from game.ui.screens.together.msg import (
    DevicePicked,
    FarPicked,
    KnownPicked,
    LetterOpened,
    OtherPicked,
    SeatTaken,
    SendPicked,
    SeveralOpened,
)
from game.ui.screens.together.several import other_seat
from game.ui.settings.settings import Settings
from game.ui.ways import (
    BreakPicked,
    ContinuePicked,
    DialogClosed,
    HomePicked,
    PlayPicked,
    SetUpOpened,
    ShelfOpened,
)
from tests.effort import often
from tests.rules.random_games import game_by, record_of, shapes
from tests.ui.pages import (
    LITTLE,
    PEOPLE,
    dialog_text,
    labels,
    messages_of_page,
    nodes,
    sitting,
    text_of,
)
from tests.ui.post import Post

ADA, BO, CY, DI = (f"{number:016x}" for number in range(0xA0, 0xA4))
ADAS = replace(LITTLE, names=("Ada", "", "", "", "", ""), hand_size=3)
BOS = replace(LITTLE, names=("Bo", "", "", "", "", ""))
USUAL_LENGTH = 2_000
"""Some messengers cut or break longer links."""


def dealt(settings: Settings = ADAS, *far: int, chance: int = 1) -> Post:
    """Ada has dealt; the people on these seats are far away."""
    post = Post(chance)
    for device, own in ((ADA, settings), (BO, BOS), (CY, BOS), (DI, BOS)):
        post.add(device, own)
    post.do(ADA, SetUpOpened())
    for seat in far or (1,):
        post.do(ADA, SeatOpened(seat), FarPicked(seat), DialogClosed())
    post.do(ADA, PlayPicked())
    return post


def case(post: Post, device: str) -> Case | None:
    """What the open dialog says of a link."""
    shown = open_letter(post.pages[device])
    return shown.case if shown else None


def places(post: Post, device: str) -> tuple[str, ...]:
    """The devices of the game by message on the table."""
    by_message = post.game(device).by_message
    assert by_message is not None
    return by_message.places


def begun(chance: int = 1) -> Post:
    """Bo has taken the second seat, and it is his turn."""
    post = dealt(chance=chance)
    post.play_turn(ADA)
    post.open(BO, post.send(ADA))
    post.do(BO, SeatTaken())
    post.watch(BO)
    return post


def sees_only_own_hands(model: Model) -> bool:
    """Whether the page shows no hand of a seat that another device plays."""
    game = model.game
    if game is None or game.by_message is None or game.state.outcome:
        return True
    own = {
        seat for seat, place in enumerate(game.by_message.places) if place == game.by_message.own
    }
    shown = {seat for seat, hand in enumerate(game.shown_hands) if hand}
    return shown <= own and (not game.hand_shown or game.seat in own)


def play_on(post: Post, *devices: str) -> None:
    """The devices play by links until the game is over on all of them."""
    turn = devices[0]
    for _letter in range(1_000):
        post.play_turn(turn)
        assert all(sees_only_own_hands(page) for page in post.pages.values())
        text = post.send(turn)
        if post.game(turn).state.outcome:
            break
        known = places(post, turn)
        free = [one for one in devices if one not in known]
        turn = known[post.game(turn).state.turn] or free[0]
        post.open(turn, text)
        if case(post, turn) is Case.FREE:
            post.do(turn, SeatTaken())
            post.watch(turn)
    for device in devices:
        if device != turn:
            post.open(device, text)
    assert len({to_json(replace(post.game(d).record)) for d in devices}) == 1
    assert all(post.game(device).state.outcome for device in devices)


def test_a_seat_far_away_is_shown_and_can_be_changed_back() -> None:
    post = Post(1)
    post.add(ADA, ADAS)
    post.do(ADA, SetUpOpened(), SeatOpened(1))
    assert "Far away" in labels(post.pages[ADA])
    post.do(ADA, FarPicked(1))
    post.do(ADA, DialogClosed())
    assert any("far away" in label for label in labels(post.pages[ADA]))
    post.do(ADA, SeatOpened(0))
    assert "Far away" not in labels(post.pages[ADA])
    post.do(ADA, FarPicked(0))
    far = post.pages[ADA].far
    assert far is not None
    assert far.seats == {1}
    post.do(ADA, DialogClosed(), SeatOpened(1), FacePicked(1, "goat"))
    assert far_seats(post.pages[ADA]) == {1}
    post.do(ADA, FarPicked(1), DialogClosed())
    assert not any("far away" in label for label in labels(post.pages[ADA]))
    post.do(ADA, PlayPicked())
    assert post.game(ADA).by_message is None


def test_the_button_of_several_devices_seats_somebody_far_away_and_closes() -> None:
    post = Post(1)
    post.add(ADA, ADAS)
    post.do(ADA, SetUpOpened(), SeveralOpened(), FarPicked(other_seat(post.pages[ADA])))
    assert post.pages[ADA].dialog is None
    assert far_seats(post.pages[ADA]) == {1}


def test_a_computer_makes_room_for_somebody_far_away() -> None:
    post = dealt(Settings(seats=3, names=ADAS.names), 1)
    assert places(post, ADA) == (ADA, "", ADA)
    assert post.game(ADA).elsewhere == {1}


def test_the_play_is_sent_and_the_other_one_takes_the_seat() -> None:
    post = dealt()
    assert post.game(ADA).phase is Phase.PLAYING
    assert "Send your move" not in labels(post.pages[ADA])
    post.play_turn(ADA)
    assert "Send your move" in labels(post.pages[ADA])
    assert "Dog’s turn." in text_of(view(post.pages[ADA]))
    post.open(BO, post.send(ADA))
    assert "Sent. Dog’s link brings you back." in text_of(view(post.pages[ADA]))
    assert "Send again" in labels(post.pages[ADA])
    assert "Ada asks you to play." in dialog_text(post.pages[BO])
    assert "chips?" in dialog_text(post.pages[BO])
    post.do(BO, SeatTaken())
    assert post.game(BO).is_shown_again
    assert post.game(BO).action_count == 0
    assert not post.play(BO)
    post.watch(BO)
    assert post.game(BO).phase is Phase.PLAYING
    assert post.game(BO).record.setup.seats[1].name == "Bo"
    post.play_turn(BO)
    post.open(ADA, post.send(BO))
    assert post.game(ADA).phase is Phase.PLAYING
    assert post.game(ADA).record.setup.seats[1].name == "Bo"


@pytest.mark.parametrize("chance", range(3))
def test_two_devices_play_a_whole_game(chance: int) -> None:
    post = dealt(chance=chance)
    play_on(post, ADA, BO)


def test_three_devices_play_big_zoo_in_teams() -> None:
    settings = Settings(edition="big-zoo", seats=6, who=PEOPLE)
    post = dealt(settings, 1, 2)
    play_on(post, ADA, BO, CY)


def test_computers_play_on_the_device_that_has_dealt() -> None:
    who = sitting("person", "person", "cub")
    post = dealt(replace(ADAS, seats=3, who=who))
    post.play_turn(ADA)
    play_on(post, ADA, BO)


def test_the_first_to_play_can_be_the_one_far_away() -> None:
    post = dealt(replace(ADAS, youngest=1))
    assert post.game(ADA).waits_for_link
    assert "Send the game" in labels(post.pages[ADA])
    play_on(post, ADA, BO)


def test_the_end_is_sent_too_and_the_same_devices_play_again() -> None:
    post = begun()
    play_on(post, BO, ADA)
    shown = [labels(post.pages[device]) for device in (ADA, BO)]
    can_send = [any("Send the end" in w or "Send again" in w for w in words) for words in shown]
    assert sorted(can_send) == [False, True]
    deals = [device for device in (ADA, BO) if "Play again" in labels(post.pages[device])]
    assert len(deals) == 1
    [dealer], other = deals, BO if deals == [ADA] else ADA
    name = {ADA: "Ada", BO: "Bo"}[dealer]
    assert f"{name}’s tablet starts the next game." in text_of(view(post.pages[other]))
    post.do(dealer, PlayAgainPicked())
    assert places(post, dealer) == (ADA, BO)
    assert len(read_shelf(post.saved[dealer]["shelf"]).items) == 1
    post.play_turn(dealer)
    post.open(other, post.send(dealer))
    assert case(post, other) is None
    assert post.game(other).elsewhere == {0 if dealer == ADA else 1}


def test_the_end_of_a_game_stays_on_the_shelf() -> None:
    post = begun()
    play_on(post, BO, ADA)
    post.do(ADA, HomePicked())
    assert [entry.is_over for entry in read_shelf(post.saved[ADA]["shelf"]).items] == [True]


def test_a_play_is_taken_back_only_before_it_is_sent() -> None:
    post = dealt()
    while not post.game(ADA).waits_for_link:
        post.play(ADA)
    assert post.game(ADA).can_undo
    post.do(ADA, UndoPicked())
    assert post.game(ADA).record.actions == ()
    post.play_turn(ADA)
    post.send(ADA)
    assert not post.game(ADA).can_undo
    before = post.game(ADA).record
    post.do(ADA, UndoPicked())
    assert post.game(ADA).record == before


def test_nobody_draws_after_the_link_was_sent() -> None:
    post = dealt(replace(ADAS, edition="big-zoo", manual_draw=True))
    while post.game(ADA).phase is not Phase.HANDING_ON:
        assert post.play(ADA)
    game = post.game(ADA)
    assert game.may_draw
    post.do(ADA, *[])
    post.pages[ADA] = post.pages[ADA].with_game(replace(game, phase=Phase.WATCHING))
    assert post.game(ADA).may_draw
    post.send(ADA)
    assert post.game(ADA).may_draw == ()
    before = post.game(ADA).record
    post.do(ADA, PilePicked())
    assert post.game(ADA).record == before


def test_a_link_that_is_cancelled_was_not_sent() -> None:
    post = dealt()
    post.play_turn(ADA)
    post.result = ""
    post.send(ADA)
    assert not post.game(ADA).is_sent
    assert "Send your move" in labels(post.pages[ADA])


def test_a_messenger_shows_who_has_played_and_whose_turn_it_is() -> None:
    post = dealt()
    post.play_turn(ADA)
    post.open(BO, post.send(ADA))
    assert post.words[ADA] == "Ada asks you to play."
    post.do(BO, SeatTaken())
    post.watch(BO)
    post.play_turn(BO)
    post.open(ADA, post.send(BO))
    assert post.words[BO] == "Bo has played. It’s your turn!"
    play_on(post, ADA, BO)
    assert "The game is over." in post.words.values()


def test_the_cards_of_one_person_here_need_no_switch() -> None:
    post = Post(1)
    post.add(ADA, replace(ADAS, seats=3, who=PEOPLE))
    post.do(ADA, SetUpOpened())
    switch = "Everybody sees all the cards"
    for seat, is_shown in ((1, True), (2, False)):
        post.do(ADA, FarPicked(seat))
        assert (switch in text_of(view(post.pages[ADA]))) == is_shown


def test_a_link_that_cannot_be_copied_is_shown() -> None:
    post = dealt()
    post.play_turn(ADA)
    post.result = "failed"
    code = post.send(ADA)
    dialog = post.pages[ADA].dialog
    assert isinstance(dialog, TogetherDialog)
    assert isinstance(dialog.shown, CopyDialog)
    assert dialog.shown.address.endswith(SIGN + code)
    assert code in to_html(view(post.pages[ADA]))
    assert post.game(ADA).is_sent


@pytest.mark.parametrize("result", ["shared", "copied"])
def test_a_link_that_messengers_may_cut_is_shown_with_advice(
    result: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = dealt()
    post.play_turn(ADA)
    post.result = result
    monkeypatch.setattr("game.ui.model.letters.MAX_CODE", 100)
    code = post.send(ADA)
    shown = text_of(view(post.pages[ADA]))
    assert code in to_html(view(post.pages[ADA]))
    assert "If a messenger cuts it off, send it by e-mail." in shown


def test_a_link_that_is_copied_is_told() -> None:
    post = dealt()
    post.play_turn(ADA)
    post.result = "copied"
    post.send(ADA)
    told = "Link copied. Paste it into a message to Dog."
    assert told in text_of(view(post.pages[ADA]))


def test_each_link_that_is_sent_again_is_told() -> None:
    post = dealt()
    post.play_turn(ADA)
    told = "The link is on its way."
    notes = []
    for _time in range(3):
        post.send(ADA)
        notes += [node.key for node in nodes(view(post.pages[ADA])) if text_of(node) == told]
    assert len({*notes}) == len(notes) == 3
    post.reload(ADA)
    assert told not in text_of(view(post.pages[ADA]))


def test_the_end_is_told_and_sent_again_in_other_words_than_those_to_play_again() -> None:
    post = begun()
    play_on(post, BO, ADA)
    words = {one: labels(post.pages[one]) for one in (ADA, BO)}
    [last] = [one for one in (ADA, BO) if any("Send the end" in word for word in words[one])]
    post.send(last)
    assert {"Send the end", "Play again"} <= {*labels(post.pages[last])}
    assert "The link is on its way." in text_of(view(post.pages[last]))
    [other] = {ADA, BO} - {last}
    assert "The link is on its way." not in text_of(view(post.pages[other]))


def test_a_game_that_waits_leads_home_or_to_the_other_games() -> None:
    post = dealt()
    post.play_turn(ADA)
    assert BreakPicked() in messages_of_page(view(post.pages[ADA]))
    page = replace(post.pages[ADA], shelved=1)
    assert ShelfOpened() in messages_of_page(view(page))
    unsaved = replace(page, cannot_save=True)
    assert not {ShelfOpened(), BreakPicked()} & {*messages_of_page(view(unsaved))}


def test_a_page_that_is_loaded_again_shows_the_last_play_once_more() -> None:
    post = begun()
    post.reload(BO)
    assert post.game(BO).is_shown_again
    post.watch(BO)
    assert post.game(BO).phase is Phase.PLAYING
    post.play_turn(BO)
    post.reload(BO)
    assert "Send your move" in labels(post.pages[BO])
    post.send(BO)
    post.reload(BO)
    assert "Send again" in labels(post.pages[BO])


def test_the_curtain_stands_only_between_people_who_share_a_device() -> None:
    settings = replace(ADAS, edition="big-zoo", seats=3)
    post = dealt(settings, 2)
    assert post.game(ADA).phase is Phase.COVERED
    post.play_turn(ADA)
    assert len({event.seat for event in post.game(ADA).events}) == 1
    assert "Send your move" in labels(post.pages[ADA])
    post.open(BO, post.send(ADA))
    post.do(BO, SeatTaken())
    post.watch(BO)
    assert post.game(BO).phase is Phase.PLAYING


# What a link can bring


def test_the_same_link_again_shows_the_own_hand() -> None:
    post = begun()
    link = post.sent[ADA]
    post.do(BO, BreakPicked())
    post.open(BO, link)
    assert case(post, BO) is None
    assert post.game(BO).phase is Phase.PLAYING


def test_the_own_link_says_that_one_has_played() -> None:
    post = begun()
    post.open(ADA, post.sent[ADA])
    assert case(post, ADA) is Case.SAME
    assert "You have already played." in dialog_text(post.pages[ADA])
    post.do(ADA, KnownPicked())
    assert "Send again" in labels(post.pages[ADA])


def test_a_second_person_far_away_can_share_the_device_of_the_first() -> None:
    post = dealt(replace(ADAS, seats=3, who=PEOPLE), 1, 2)
    post.play_turn(ADA)
    post.open(BO, post.send(ADA))
    post.do(BO, SeatTaken())
    post.watch(BO)
    post.play_turn(BO)
    post.open(BO, post.send(BO))
    assert case(post, BO) is Case.SAME
    assert "Play for Mouse here" in dialog_text(post.pages[BO])
    post.do(BO, SeatTaken())
    assert places(post, BO) == (ADA, BO, BO)
    assert post.game(BO).phase is Phase.COVERED
    assert sees_only_own_hands(post.pages[BO])
    post.do(BO, HandShown())
    post.play_turn(BO)
    post.open(ADA, post.send(BO))
    assert places(post, ADA) == (ADA, BO, BO)
    play_on(post, ADA, BO)


def test_nobody_here_plays_a_seat_that_another_device_has() -> None:
    post = begun()
    post.play_turn(BO)
    post.open(BO, post.send(BO))
    assert not any("Play for" in label for label in labels(post.pages[BO]))
    post.do(BO, SeatTaken())
    assert places(post, BO) == (ADA, BO)


def test_an_old_link_is_told() -> None:
    post = begun()
    old = post.sent[ADA]
    post.play_turn(BO)
    post.open(BO, old)
    assert case(post, BO) is Case.OLDER
    record = post.saved[BO]["game"]
    post.do(BO, KnownPicked())
    assert post.saved[BO]["game"] == record
    assert "Send your move" in labels(post.pages[BO])


def test_games_that_went_different_ways_change_nothing() -> None:
    one, other = begun(), begun()
    one.play_turn(BO)
    other.rng.random()
    other.play_turn(BO)
    assert one.game(BO).record.actions != other.game(BO).record.actions
    saved = one.saved[BO]["game"]
    one.open(BO, other.send(BO))
    assert case(one, BO) is Case.DIFFERENT
    assert one.saved[BO]["game"] == saved
    one.do(BO, OtherPicked())
    screen = one.pages[BO].screen
    assert isinstance(screen, LookingBack)
    assert screen.history.record.actions == other.game(BO).record.actions
    assert not one.pages[BO].can_branch


def test_a_device_without_a_seat_only_looks_on() -> None:
    post = begun()
    post.play_turn(BO)
    post.open(CY, post.send(BO))
    assert case(post, CY) is Case.TAKEN
    post.do(CY, SeatTaken(), OtherPicked())
    model = post.pages[CY]
    assert isinstance(model.screen, LookingBack)
    assert not model.can_branch
    assert post.saved[CY]["game"] == ""
    shown = model.screen.history.turns[-1]
    assert not any(shown.shown_hands)


def test_the_asked_seat_wins_over_the_turn_only_if_it_is_free() -> None:
    post = dealt(Settings(edition="big-zoo", seats=3, who=PEOPLE), 1, 2)
    post.play_turn(ADA)
    link = read_link(post.send(ADA))
    asked_last = replace(link, asked=2)
    post.open(BO, link_text(asked_last).removeprefix(SIGN))
    shown = open_letter(post.pages[BO])
    assert shown is not None
    assert shown.seat == 2
    post.open(CY, link_text(replace(link, asked=0)).removeprefix(SIGN))
    shown = open_letter(post.pages[CY])
    assert shown is not None
    assert shown.seat == 1


def test_a_link_takes_no_seat_and_gives_none() -> None:
    post = begun()
    post.play_turn(BO)
    link = read_link(post.send(BO))
    post.open(ADA, link_text(replace(link, places=(BO, ADA))).removeprefix(SIGN))
    by_message = post.game(ADA).by_message
    assert by_message is not None
    assert by_message.places[0] == ADA
    assert by_message.places[1] != ADA
    assert post.game(ADA).people == (0,)


def test_a_link_to_a_game_that_is_no_game_by_message_changes_nothing() -> None:
    post = Post(1)
    post.add(ADA, ADAS)
    post.do(ADA, PlayPicked())
    record = parse_record(post.saved[ADA]["game"])
    link = MessageLink(record.setup.seed[:16], (ADA, BO), 0, conclude(packed(record)))
    saved = post.saved[ADA]["game"]
    post.open(ADA, link_text(link).removeprefix(SIGN))
    assert case(post, ADA) is Case.DIFFERENT
    assert post.saved[ADA]["game"] == saved


def with_another_game() -> tuple[Post, str]:
    """Bo has sent his play, while Ada plays an ordinary game; the link."""
    post = begun()
    post.play_turn(BO)
    link = post.send(BO)
    post.do(ADA, BreakPicked(), PlayPicked())
    post.play(ADA)
    return post, link


def test_the_game_on_the_table_waits_on_the_shelf() -> None:
    post, link = with_another_game()
    ordinary = post.saved[ADA]["game"]
    post.open(ADA, link)
    assert post.game(ADA).by_message is not None
    assert ordinary in [entry.text for entry in read_shelf(post.saved[ADA]["shelf"]).items]


def test_a_game_that_cannot_be_saved_stays_on_the_table() -> None:
    post, link = with_another_game()
    post.pages[ADA] = replace(post.pages[ADA], cannot_save=True)
    played = post.game(ADA)
    post.open(ADA, link)
    assert post.game(ADA) == played
    assert "can no longer be saved" in dialog_text(post.pages[ADA])


def test_a_link_cannot_be_answered_after_its_dialog_was_closed() -> None:
    post = dealt()
    post.play_turn(ADA)
    post.open(BO, post.send(ADA))
    post.do(BO, DialogClosed(), SeatTaken(), KnownPicked(), OtherPicked())
    assert post.pages[BO] == replace(post.pages[BO], screen=Model().screen, dialog=None)
    assert post.saved[BO]["game"] == ""


def test_devices_in_the_room_and_people_far_away_do_not_mix() -> None:
    post = Post(1)
    for device, settings in ((ADA, ADAS), (BO, BOS)):
        post.add(device, settings)
        post.do(device, SetUpOpened())
    post.do(ADA, FarPicked(1))
    assert post.pages[ADA].far is not None
    post.invite(ADA, BO, seat=1)
    assert post.pages[ADA].far is None
    post.do(ADA, FarPicked(1))
    together = post.pages[ADA].together
    assert together is not None
    assert together.given == {}
    post.do(ADA, DevicePicked(1, BO))
    assert post.pages[ADA].far is None


# Damaged and hostile


def test_a_damaged_field_shows_no_hand_of_others() -> None:
    damaged: list[Any] = ["x", [], {}, {"own": ADA}, {"own": 1, "places": [ADA, BO]}]
    for field in (*damaged, {"places": "ab"}):
        found = read_by_message(field, 2, 5)
        assert found is not None
        assert found.elsewhere == {0, 1}
    found = read_by_message({"own": ADA, "places": [ADA, "no id"], "sent": 6}, 2, 5)
    assert found is not None
    assert found.elsewhere == {1}
    assert found.sent == -1
    assert read_by_message(None, 2, 5) is None


def test_a_game_with_a_damaged_field_opens_without_hands() -> None:
    post = begun()
    fields = json.loads(post.saved[BO]["game"])
    fields["by_message"] = 7
    post.saved[BO]["game"] = json.dumps(fields)
    post.reload(BO)
    assert post.game(BO).people == ()
    assert not post.game(BO).hand_shown


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_whole_games_fit_in_links_that_every_messenger_carries(edition: str) -> None:
    rng = random.Random(f"letters {edition}")
    known = list(shapes(load_edition(edition)))
    for _game in range(often(200)):
        game = game_by(rng.choice(known), rng)
        record = record_of(replace(game, manner=replace(game.manner, peaceful=False)))
        places = tuple(f"{rng.getrandbits(64):016x}" for _seat in record.setup.seats)
        link = MessageLink(ADA, places, 0, conclude(packed(record)))
        assert len(link_text(link)) <= USUAL_LENGTH


def forged(code: str) -> Iterator[str]:
    """Links that are broken, cut, changed, or say something else than their game."""
    rng = random.Random(5)
    data, link = to_bytes(code, MAX_CODE_LENGTH), read_link(code)
    yield from ("", "x", "%", "\0", "A" * 60_301, "A" * 10_000_000, "ä" * 100, code + code)
    yield from (code[: rng.randrange(len(code))] for _cut in range(60))
    head, begin = 1 + 8 + 1, 1 + 8 + 1 + 2 * 8 + 1
    for _change in range(120):
        at = rng.choice([*range(head), *range(begin, len(data))])
        yield to_text(data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :])
    yield from (to_text(data[:19] + rng.randbytes(rng.randrange(500))) for _time in range(60))
    for places in ((ADA, BO, CY), (ADA,) * 6):
        yield link_text(replace(link, places=places)).removeprefix(SIGN)
    yield link_text(replace(link, game=DI)).removeprefix(SIGN)
    bomb = zlib.compress(b"{" + b" " * 30_000_000)
    yield from (link_text(replace(link, packed=one)).removeprefix(SIGN) for one in changed(link))
    yield link_text(replace(link, packed=bomb)).removeprefix(SIGN)


def changed(link: MessageLink) -> Iterator[bytes]:
    """The packed game with other fields."""
    head, _newline, actions = zlib.decompress(link.packed).partition(b"\n")
    fields = json.loads(head)
    for name in fields:
        others: list[Any] = [None, -1, 10**30, "x", [], {}, [[]] * 50]
        for value in others:
            other = json.dumps({**fields, name: value}).encode()
            if value != fields[name]:
                yield zlib.compress(other + b"\n" + actions)
    yield zlib.compress(head + b"\n" + b"\xff" * 40_000)
    yield zlib.compress(b"[" * 40_000)
    yield zlib.compress(b"\xff\n")


LEAST_FORGED = 300


def test_forged_links_change_nothing() -> None:
    post = begun()
    post.play_turn(BO)
    post.send(BO)
    saved = {device: dict(texts) for device, texts in post.saved.items()}
    links = list(forged(post.sent[BO]))
    assert len(links) >= LEAST_FORGED
    for number, text in enumerate(links):
        device = (ADA, BO, CY)[number % 3]
        post.do(device, LetterOpened(text))
        assert isinstance(post.pages[device].dialog, NoGameDialog | NewerGameDialog), number
        assert dialog_text(post.pages[device])
        post.do(device, DialogClosed())
        assert post.saved == saved
    post.open(ADA, post.sent[BO])
    assert post.game(ADA).phase is Phase.PLAYING


def test_names_in_a_link_are_cleaned() -> None:
    post = dealt()
    post.play_turn(ADA)
    link = read_link(post.send(ADA))
    record = parse_record(post.saved[ADA]["game"])
    seats = tuple(Seat("A\u202ed\na" * 50, s.colour, "", s.face) for s in record.setup.seats)
    hostile = replace(record, setup=replace(record.setup, seats=seats))
    text = link_text(replace(link, packed=conclude(packed(hostile)))).removeprefix(SIGN)
    post.open(BO, text)
    shown = dialog_text(post.pages[BO])
    assert "\u202e" not in shown
    assert len(shown) < 400


def test_what_a_page_without_a_game_gets_does_nothing() -> None:
    post = Post(1)
    post.add(ADA, ADAS)
    before = post.pages[ADA]
    post.do(ADA, SendPicked(), FarPicked(1), ContinuePicked(), SeatTaken())
    assert replace(post.pages[ADA], news=before.news) == before
