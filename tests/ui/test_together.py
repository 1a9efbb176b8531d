"""Several devices join by codes, play one game, lose each other and go on."""

import json
from dataclasses import replace

import pytest

from game.rules.edition_data import load_edition
from game.steps import conclude
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.boards.boards_text import BOARDS
from game.ui.frame.saved_list import SavedList
from game.ui.model.joining import Hint, InviteDialog, JoinDialog, joining
from game.ui.model.model import Model
from game.ui.model.saving_effects import SetGameAside
from game.ui.play.game import Phase
from game.ui.saved.devices_text import (
    MOST_GAMES,
    SavedDevices,
    SharedPlaces,
    devices_text,
    read_devices,
    with_shared,
)
from game.ui.saved.shelf_text import read_shelf
from game.ui.screens.builder.msg import BoardsRead, SaveLinkedBoardPicked
from game.ui.screens.saved.reading import saved_game_claimed
from game.ui.screens.setup.msg import FacePicked, SeatOpened, WhoPicked
from game.ui.screens.table.cheers import called
from game.ui.screens.table.msg import MenuOpened, PlayAgainPicked, UndoPicked
from game.ui.screens.together.msg import (
    CodePasted,
    DevicePicked,
    InvitePicked,
    JoinPicked,
    KeepBoardPicked,
    NewDevicePicked,
    OfferOpened,
    PlayForAsked,
    PlayForConfirmed,
    SeveralOpened,
    WaitedLong,
)
from game.ui.screens.together.several import other_seat
from game.ui.settings.settings import PERSON, Settings
from game.ui.ways import (
    BreakPicked,
    ContinuePicked,
    DialogClosed,
    HomePicked,
    PlayPicked,
    SetUpOpened,
)
from tests.ui.devices import Network, sees_only_own_hands
from tests.ui.pages import LITTLE, PEOPLE, dialog_text, game_of, labels, said, sitting, text_of

HOST, ADA, BEN = (f"{number:016x}" for number in range(0xA0, 0xA3))
ADAS = Settings(names=("Ada", "", "", "", "", ""), faces=("dog", "cat", *LITTLE.faces[2:]))
BENS = Settings(names=("Ben", "", "", "", "", ""))
ONE_FOX = sitting("person", "fox", "person")
BIG_TEAMS = Settings(edition="big-zoo", seats=6, who=PEOPLE)


def two_devices(settings: Settings = LITTLE, chance: int = 1) -> Network:
    """A host and Ada, who has the second seat; nobody has dealt."""
    network = Network(chance)
    network.add(HOST, settings)
    network.add(ADA, ADAS)
    network.do(HOST, SetUpOpened())
    network.do(ADA, SetUpOpened())
    network.invite(HOST, ADA, seat=1)
    return network


def dealt(settings: Settings = LITTLE, chance: int = 1) -> Network:
    network = two_devices(settings, chance)
    network.do(HOST, PlayPicked())
    network.settle()
    return network


def three_devices(settings: Settings, *seats: tuple[int, str], chance: int = 1) -> Network:
    """A host, Ada and Ben with these seats; the game has been dealt."""
    network = Network(chance)
    for device, own in ((HOST, settings), (ADA, ADAS), (BEN, BENS)):
        network.add(device, own)
        network.do(device, SetUpOpened())
    for seat, device in seats:
        network.do(HOST, InvitePicked(seat))
        together = network.pages[HOST].together
        if together and device in together.present:
            network.do(HOST, DevicePicked(seat, device))
            continue
        network.do(HOST, DialogClosed())
        network.do(HOST, NewDevicePicked(seat))
        network.do(device, JoinPicked())
        network.meet(HOST, device)
    network.do(HOST, PlayPicked())
    network.settle()
    return network


@pytest.mark.parametrize("is_over", [False, True])
def test_a_guest_saves_the_board_of_the_game(is_over: bool) -> None:
    built = replace(load_edition("little-zoo"), name="Ours")
    network = two_devices(replace(LITTLE, built=built))
    network.do(HOST, BoardsRead(BOARDS.text(SavedList((built,)))))
    network.do(HOST, PlayPicked())
    network.settle()
    if is_over:
        play_on(network)
    for device in network.pages:
        network.do(device, MenuOpened())
    keep = "Save this board"
    assert keep not in labels(network.pages[HOST])
    assert keep in labels(network.pages[ADA])
    network.do(ADA, KeepBoardPicked())
    assert "This is the board of this game." in dialog_text(network.pages[ADA])
    network.do(ADA, SaveLinkedBoardPicked())
    assert network.pages[ADA].boards == (built,)
    assert "Board saved." in dialog_text(network.pages[ADA])
    network.do(ADA, DialogClosed(), MenuOpened())
    assert network.pages[ADA].game
    assert keep not in labels(network.pages[ADA])


def play_on(network: Network, plies: int = 10_000) -> None:
    """All devices play until the game is over, or so many steps."""
    devices = list(network.pages)
    for _ply in range(plies):
        done = [network.play(device) for device in devices]
        network.settle()
        for device, page in network.pages.items():
            assert sees_only_own_hands(page, device)
        if not any(done):
            return


def test_two_devices_join_by_two_codes_and_the_seat_shows_who_has_it() -> None:
    network = two_devices()
    host = network.pages[HOST]
    assert host.settings.names[1] == "Ada"
    assert host.settings.faces[1] == "dog"
    assert joining(host) is None
    assert any("on another tablet" in label for label in labels(host))
    joined = joining(network.pages[ADA])
    assert isinstance(joined, JoinDialog)
    assert joined.joined == HOST


def test_each_device_shows_its_own_hand_and_who_is_choosing() -> None:
    network = dealt()
    host, ada = network.pages[HOST], network.pages[ADA]
    assert (game_of(host).seat, game_of(ada).seat) == (0, 1)
    assert game_of(host).elsewhere == {1}
    assert game_of(ada).elsewhere == {0}
    texts = {said(host), said(ada)}
    assert any("is choosing on another tablet" in text for text in texts)
    assert any("choose a card" in text for text in texts)


@pytest.mark.parametrize(
    ("who", "words"),
    [
        (("person", "cub"), "Your turn: choose a card."),
        (("person", "person"), "Cat, choose a card."),
    ],
)
def test_only_where_several_people_play_the_turn_has_a_name(
    who: tuple[str, str], words: str
) -> None:
    network = Network(2)
    network.add(HOST, replace(LITTLE, who=sitting(*who), open_hands=True, youngest=0))
    network.do(HOST, PlayPicked())
    assert words in text_of(view(network.pages[HOST]))


def test_a_turn_that_comes_from_another_device_calls_longer() -> None:
    network = dealt()
    first = HOST if game_of(network.pages[HOST]).phase is Phase.PLAYING else ADA
    other = ADA if first == HOST else HOST
    assert "longer" not in str(view(network.pages[first]))
    network.play(first)
    network.settle()
    assert "Your turn: choose a card." in text_of(view(network.pages[other]))
    assert "longer" in called(game_of(network.pages[other]), game_of(network.pages[other]).seat)


def test_a_whole_game_ends_with_the_same_record_on_both() -> None:
    network = dealt()
    play_on(network)
    assert game_of(network.pages[HOST]).state.outcome is not None
    assert len(set(network.records())) == 1


def test_a_win_on_another_device_is_cheered() -> None:
    for chance in range(20):
        network = dealt(chance=chance)
        play_on(network)
        game = game_of(network.pages[HOST])
        if game.wins(1):
            assert game.is_won
            assert not game.is_lost
            assert "Ada wins" in text_of(view(network.pages[HOST]))
            assert "You win" in text_of(view(network.pages[ADA]))
            return
    pytest.fail("Ada never wins")


def test_the_host_deals_again_and_the_guest_waits_for_that() -> None:
    network = dealt()
    play_on(network)
    before = network.records()
    assert not any("Play again" in label for label in labels(network.pages[ADA]))
    network.do(ADA, PlayAgainPicked())
    assert network.records() == before
    network.do(HOST, PlayAgainPicked())
    network.settle()
    after = network.records()
    assert after[0] != before[0]
    assert len(set(after)) == 1
    assert game_of(network.pages[ADA]).elsewhere == {0}


def test_computers_play_on_the_host() -> None:
    settings = replace(LITTLE, seats=3, who=sitting("person", "person", "cub"))
    network = dealt(settings)
    play_on(network)
    assert len(set(network.records())) == 1
    assert game_of(network.pages[ADA]).state.outcome is not None


def test_a_play_is_taken_back_on_all_devices_until_another_seat_acts() -> None:
    network = dealt()
    first = HOST if network.pages[HOST].game and network.play(HOST) else ADA
    other = ADA if first == HOST else HOST
    if first == ADA:
        assert network.play(ADA)
    network.settle()
    assert game_of(network.pages[first]).can_undo
    assert len(game_of(network.pages[other]).record.actions) == 1
    network.do(first, UndoPicked())
    network.settle()
    assert game_of(network.pages[other]).record.actions == ()
    name = "Ada" if first == ADA else "Cat"
    assert f"{name} took it back." in text_of(view(network.pages[other]))
    assert "took it back" not in text_of(view(network.pages[first]))
    assert network.play(first)
    network.settle()
    assert "took it back" not in text_of(view(network.pages[other]))
    assert network.play(other)
    network.settle()
    assert not game_of(network.pages[first]).can_undo


def test_a_silent_device_is_away_until_it_is_heard_again() -> None:
    network = dealt()
    network.silence(ADA, is_silent=True)
    assert game_of(network.pages[HOST]).away == {1}
    assert game_of(network.pages[ADA]).away == {0}
    network.silence(ADA, is_silent=False)
    assert game_of(network.pages[HOST]).away == frozenset()


@pytest.mark.parametrize("lost", [HOST, ADA])
def test_a_device_that_is_reloaded_joins_again_and_goes_on(lost: str) -> None:
    network = dealt()
    play_on(network, 4)
    count = len(game_of(network.pages[HOST]).record.actions)
    network.reload(lost)
    assert game_of(network.pages[HOST]).away == {1}
    assert game_of(network.pages[ADA]).away == {0}
    assert game_of(network.pages[lost]).seat == (0 if lost == HOST else 1)
    network.invite(HOST, ADA)
    for device in (HOST, ADA):
        assert game_of(network.pages[device]).away == frozenset()
        assert network.pages[device].dialog is None
    assert len(game_of(network.pages[HOST]).record.actions) == count
    play_on(network)
    assert len(set(network.records())) == 1
    assert game_of(network.pages[HOST]).state.outcome is not None


def test_the_host_plays_for_a_device_that_is_away_until_it_is_back() -> None:
    network = dealt()
    network.cut(ADA)
    network.do(HOST, PlayForAsked(ADA))
    assert "Play for Ada here?" in dialog_text(network.pages[HOST])
    network.do(HOST, PlayForConfirmed(ADA))
    assert game_of(network.pages[HOST]).elsewhere == frozenset()
    for _play in range(6):
        assert network.play(HOST)
    network.do(HOST, MenuOpened())
    assert "Join the tablets again" in labels(network.pages[HOST])
    network.invite(HOST, ADA)
    network.do(HOST, MenuOpened())
    assert "Join the tablets again" not in labels(network.pages[HOST])
    network.do(HOST, DialogClosed())
    assert game_of(network.pages[HOST]).elsewhere == {1}
    assert len(set(network.records())) == 1
    play_on(network)
    assert len(set(network.records())) == 1


def test_the_host_plays_for_a_device_that_is_only_silent() -> None:
    network = dealt()
    network.silence(ADA, is_silent=True)
    network.do(HOST, PlayForConfirmed(ADA))
    network.settle()
    assert game_of(network.pages[HOST]).elsewhere == frozenset()
    assert game_of(network.pages[ADA]).away == {0}
    network.invite(HOST, ADA)
    assert game_of(network.pages[HOST]).elsewhere == {1}


def test_a_guest_whose_host_is_away_can_join_again_in_its_own_turn() -> None:
    network = dealt()
    if game_of(network.pages[HOST]).phase is Phase.PLAYING:
        network.play(HOST)
    assert game_of(network.pages[ADA]).phase is Phase.PLAYING
    assert "Join the tablets again" not in labels(network.pages[ADA])
    network.cut(ADA)
    assert "Join the tablets again" in labels(network.pages[ADA])


def test_while_a_device_is_away_the_table_says_what_to_do() -> None:
    network = dealt()
    playing = HOST if game_of(network.pages[HOST]).phase is Phase.PLAYING else ADA
    waiting = ADA if playing == HOST else HOST
    network.cut(ADA)
    names = {HOST: "Cat", ADA: "Ada"}
    shown = text_of(view(network.pages[playing]))
    assert f"{names[waiting]}’s tablet is away. Join the tablets again." in shown
    waits = text_of(view(network.pages[waiting]))
    assert f"{names[playing]}’s tablet is away. We wait for it." in waits
    assert "Join the tablets again" in waits


def test_the_host_reads_what_to_tap_on_the_other_tablet() -> None:
    network = Network(1)
    network.add(HOST, LITTLE)
    network.do(HOST, SetUpOpened(), InvitePicked(1))
    ways = "tap “Change”, “Several tablets”, then “Join a game on another tablet”."
    assert f"On the other tablet: {ways}" in dialog_text(network.pages[HOST])


def test_a_guest_is_shown_no_face_before_it_has_one() -> None:
    guest = dialog_text(two_devices().pages[ADA])
    assert "You are in!" in guest
    assert "Cat" not in guest


def test_a_guest_reads_whose_tablet_starts_the_next_game() -> None:
    network = dealt()
    play_on(network)
    assert "Cat’s tablet starts the next game." in text_of(view(network.pages[ADA]))


def test_names_from_the_host_are_cleaned() -> None:
    named = replace(LITTLE, names=("Bo\u202eb\n", *LITTLE.names[1:]))
    game = game_of(dealt(named).pages[ADA])
    assert game.record.setup.seats[0].name == "Bob"


def test_a_guest_that_leaves_keeps_the_game_and_can_come_back() -> None:
    network = dealt()
    play_on(network, 2)
    network.do(ADA, BreakPicked())
    network.settle()
    assert network.pages[ADA].together is None
    assert game_of(network.pages[HOST]).away == {1}
    network.do(ADA, SetUpOpened())
    network.invite(HOST, ADA)
    assert len(set(network.records())) == 1
    assert game_of(network.pages[HOST]).away == frozenset()


def test_only_the_host_can_end_the_game() -> None:
    network = dealt()
    for device in (HOST, ADA):
        network.do(device, MenuOpened())
    end, later = "End this game", "Home – finish later"
    assert end in dialog_text(network.pages[HOST])
    assert end not in dialog_text(network.pages[ADA])
    assert later in dialog_text(network.pages[ADA])


def test_a_guest_that_can_keep_no_game_can_leave() -> None:
    network = dealt()
    network.pages[ADA] = replace(network.pages[ADA], cannot_save=True)
    network.do(ADA, MenuOpened())
    assert dialog_text(network.pages[ADA]).count("Home") == 1
    network.do(ADA, HomePicked())
    network.settle()
    assert network.pages[ADA].game is None
    assert game_of(network.pages[HOST]).away == {1}


def test_a_host_that_invites_at_home_goes_on_with_its_guests() -> None:
    network = dealt()
    play_on(network, 4)
    network.do(HOST, BreakPicked())
    network.settle()
    network.do(HOST, SetUpOpened())
    network.invite(HOST, ADA, seat=1)
    network.do(HOST, ContinuePicked())
    network.settle()
    assert game_of(network.pages[HOST]).away == game_of(network.pages[ADA]).away == frozenset()
    assert game_of(network.pages[HOST]).elsewhere == {1}
    play_on(network)
    assert len(set(network.records())) == 1
    assert game_of(network.pages[HOST]).state.outcome is not None


def test_a_host_that_goes_on_alone_leaves_its_guests() -> None:
    network = Network(1)
    for device, settings in ((HOST, LITTLE), (ADA, ADAS)):
        network.add(device, settings)
    network.do(HOST, PlayPicked())
    network.settle()
    while not game_of(network.pages[HOST]).record.actions:
        network.play(HOST)
    network.do(HOST, BreakPicked(), SetUpOpened())
    network.do(ADA, SetUpOpened())
    network.invite(HOST, ADA, seat=1)
    assert "You are in!" in dialog_text(network.pages[ADA])
    network.do(HOST, ContinuePicked())
    network.settle()
    assert network.pages[HOST].together is None
    assert game_of(network.pages[HOST]).elsewhere == frozenset()
    assert "You are in!" not in dialog_text(network.pages[ADA])


@pytest.mark.parametrize("lost", [HOST, ADA])
def test_devices_that_were_reloaded_play_again_together(lost: str) -> None:
    network = dealt()
    play_on(network, 2)
    network.reload(lost)
    network.invite(HOST, ADA)
    play_on(network)
    assert game_of(network.pages[HOST]).state.outcome is not None
    network.do(HOST, PlayAgainPicked())
    network.settle()
    for device, seats in ((HOST, {1}), (ADA, {0})):
        game = game_of(network.pages[device])
        assert game.record.actions == ()
        assert game.elsewhere == seats
    play_on(network)
    assert len(set(network.records())) == 1


def test_a_seat_whose_device_has_left_becomes_a_computers() -> None:
    network = dealt()
    assert network.pages[HOST].settings.who[1] == PERSON
    assert network.saved_settings[HOST].who[1] == "fox"
    network.do(HOST, HomePicked(), SetUpOpened())
    network.settle()
    assert network.pages[HOST].settings.who[1] == "fox"


def test_a_host_that_ends_the_game_leaves_the_room() -> None:
    network = dealt()
    network.do(HOST, HomePicked())
    network.settle()
    assert network.pages[HOST].together is None
    assert game_of(network.pages[ADA]).away == {0}
    assert "Cat has stopped playing." in text_of(view(network.pages[ADA]))


def test_a_device_that_left_on_purpose_is_not_called_away() -> None:
    network = dealt()
    network.do(ADA, BreakPicked())
    network.settle()
    shown = text_of(view(network.pages[HOST]))
    assert "Ada has stopped playing." in shown
    assert "away" not in shown
    network.do(ADA, SetUpOpened())
    network.invite(HOST, ADA)
    assert "has stopped" not in text_of(view(network.pages[HOST]))
    network.cut(ADA)
    assert "Ada’s tablet is away." in text_of(view(network.pages[HOST]))


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_only_the_host_is_said_to_have_left_when_it_has(dealer: int) -> None:
    settings = replace(LITTLE, seats=3, who=PEOPLE, youngest=dealer)
    network = three_devices(settings, (1, ADA), (2, BEN))
    network.do(HOST, BreakPicked())
    network.settle()
    for device, other in ((ADA, "Ben"), (BEN, "Ada")):
        shown = text_of(view(network.pages[device]))
        assert "Cat has stopped playing." in shown
        assert f"{other} has stopped playing." not in shown


def test_a_game_that_waits_on_the_guest_is_set_aside() -> None:
    network = Network(1)
    network.add(HOST, LITTLE)
    network.add(ADA, ADAS)
    alone = Network(2)
    alone.add(ADA, LITTLE)
    alone.do(ADA, PlayPicked())
    network.saved[ADA]["game"] = alone.saved[ADA]["game"]
    network.pages[ADA] = Model(ADAS, has_saved_game=True)
    network.do(HOST, SetUpOpened())
    network.do(ADA, SetUpOpened())
    network.invite(HOST, ADA, seat=1)
    assert "shelf" not in network.saved[ADA]
    network.do(HOST, PlayPicked())
    network.settle()
    [waiting] = read_shelf(network.saved[ADA]["shelf"]).items
    assert waiting.text == alone.saved[ADA]["game"]
    assert (ADA, SetGameAside()) in network.all_effects


def test_the_system_camera_opens_the_page_with_the_code() -> None:
    network = Network(1)
    network.add(HOST, LITTLE)
    network.add(ADA, ADAS)
    network.do(HOST, SetUpOpened(), InvitePicked(1))
    network.do(ADA, OfferOpened(network.code(HOST)))
    network.do(HOST, CodePasted(f"Come! http://localhost/{network.code(ADA)} See you"))
    network.settle()
    assert network.pages[HOST].settings.names[1] == "Ada"


def test_codes_that_do_not_fit_are_told() -> None:
    network = Network(1)
    for device in (HOST, ADA, BEN):
        network.add(device, LITTLE)
        network.do(device, SetUpOpened())
    network.do(HOST, InvitePicked(1))
    network.do(ADA, InvitePicked(1))
    network.do(HOST, CodePasted("http"))
    assert hint(network, HOST) is Hint.NONE
    for text in ("hello there", "#t=AAAA"):
        network.do(HOST, CodePasted(text))
        assert hint(network, HOST) is Hint.NO_CODE
    network.do(HOST, CodePasted(network.code(ADA)))
    assert hint(network, HOST) is Hint.OTHER_HOST
    own = network.code(HOST)
    network.do(HOST, CodePasted(own))
    assert hint(network, HOST) is Hint.OTHER_HOST
    network.do(BEN, JoinPicked(), CodePasted(own))
    answer = network.code(BEN)
    network.do(ADA, DialogClosed(), JoinPicked(), CodePasted(answer))
    assert hint(network, ADA) is Hint.OTHER_GUEST


def test_without_a_connection_the_guest_reads_what_to_check() -> None:
    network = Network(1)
    network.add(HOST, LITTLE)
    network.add(ADA, ADAS)
    network.do(HOST, SetUpOpened(), InvitePicked(1))
    network.do(ADA, SetUpOpened(), JoinPicked(), CodePasted(network.code(HOST)))
    shown = joining(network.pages[ADA])
    assert isinstance(shown, JoinDialog)
    network.do(ADA, WaitedLong(shown.link))
    assert "same Wi-Fi" in dialog_text(network.pages[ADA])


def test_a_dialog_that_is_closed_closes_its_link() -> None:
    network = Network(1)
    network.add(HOST, LITTLE)
    network.do(HOST, SetUpOpened(), InvitePicked(1))
    code = network.code(HOST)
    network.do(HOST, DialogClosed())
    network.add(ADA, ADAS)
    network.do(ADA, SetUpOpened(), JoinPicked(), CodePasted(code), DialogClosed())
    assert network.pages[ADA].together is None


def test_another_face_keeps_the_device_and_a_second_tap_takes_the_seat_back() -> None:
    network = two_devices()
    network.do(HOST, SeatOpened(1), FacePicked(1, "goat"))
    host = network.pages[HOST]
    assert host.together is not None
    assert host.together.given_seats(host.settings) == {1: ADA}
    network.do(HOST, InvitePicked(1), DialogClosed(), PlayPicked())
    network.settle()
    assert game_of(network.pages[HOST]).elsewhere == frozenset()
    assert network.pages[ADA].game is None


def test_a_computer_takes_the_seat_of_a_device() -> None:
    network = two_devices()
    network.do(HOST, WhoPicked(1, "fox"), PlayPicked())
    network.settle()
    assert game_of(network.pages[HOST]).elsewhere == frozenset()
    assert network.pages[ADA].game is None


def test_one_button_leads_to_all_ways_to_play_on_several_devices() -> None:
    network = Network(1)
    for device, settings in ((HOST, replace(LITTLE, seats=3, who=ONE_FOX)), (ADA, ADAS)):
        network.add(device, settings)
        network.do(device, SetUpOpened(), SeveralOpened())
    host = network.pages[HOST]
    here, far = "In one room", "By message"
    ways = [
        f"Invite another tablet{here}",
        f"Join a game on another tablet{here}",
        f"Play with somebody far away{far}",
    ]
    assert [label for label in labels(host) if label in ways] == ways
    assert other_seat(host) == 2
    network.do(HOST, InvitePicked(other_seat(host)))
    network.do(ADA, JoinPicked())
    network.meet(HOST, ADA)
    host = network.pages[HOST]
    assert host.together is not None
    assert host.together.given_seats(host.settings) == {2: ADA}
    assert other_seat(host) == 1
    network.do(HOST, PlayPicked())
    network.settle()
    assert game_of(network.pages[ADA]).elsewhere == {0, 1}


def test_three_devices_play_big_zoo_in_teams() -> None:
    seats = ((1, ADA), (2, BEN), (4, ADA))
    network = three_devices(BIG_TEAMS, *seats)
    assert [game_of(page).people for page in network.pages.values()] == [
        (0, 3, 5),
        (1, 4),
        (2,),
    ]
    play_on(network)
    assert len(set(network.records())) == 1
    assert game_of(network.pages[HOST]).state.outcome is not None


@pytest.mark.parametrize("chance", range(6))
def test_random_games_go_on_whatever_device_drops_out(chance: int) -> None:
    settings = replace(
        LITTLE,
        seats=4 if chance % 2 else 3,
        edition="little-zoo" if chance % 3 else "big-zoo",
        who=PEOPLE,
        manual_draw=chance % 2 == 1,
    )
    network = three_devices(settings, (1, ADA), (2, BEN), chance=chance)
    rng = network.rng
    for _step in range(400):
        device = rng.choice([HOST, ADA, BEN])
        network.play(device)
        if rng.random() < 0.6:
            for _delivery in range(rng.randrange(4)):
                if network.on_way:
                    network.deliver()
        if rng.random() < 0.05:
            network.do(device, UndoPicked())
        if rng.random() < 0.03:
            lost = rng.choice([HOST, ADA, BEN])
            if network.pages[lost].game and rng.random() < 0.5:
                network.reload(lost)
            else:
                network.cut(lost)
            rejoin(network)
        for one, page in network.pages.items():
            assert sees_only_own_hands(page, one)
            view(page)
        if all(game_of(page).state.outcome for page in network.pages.values()):
            break
    network.settle()
    rejoin(network)
    play_on(network)
    assert len(set(network.records())) == 1
    assert game_of(network.pages[HOST]).state.outcome is not None


def rejoin(network: Network) -> None:
    """The guests that are away join again, one after the other."""
    for guest in (ADA, BEN):
        host = network.pages[HOST].together
        if host and guest not in host.present and game_of(network.pages[HOST]).elsewhere:
            network.invite(HOST, guest)


def hint(network: Network, device: str) -> Hint:
    shown = joining(network.pages[device])
    assert isinstance(shown, InviteDialog | JoinDialog)
    return shown.hint


@pytest.mark.parametrize("device", [HOST, ADA])
def test_a_room_game_from_the_shelf_shows_no_hand_of_others(device: str) -> None:
    network = dealt()
    play_on(network, 3)
    for one in (HOST, ADA):
        network.do(one, BreakPicked(), SetUpOpened())
        network.settle()
    network.invite(HOST, ADA, seat=1)
    network.do(HOST, PlayPicked())
    network.settle()
    texts = network.saved[device]
    (waiting,) = read_shelf(texts["shelf"]).items
    for text in (waiting.text, texts["game"]):
        claimed = conclude(saved_game_claimed(text, texts["devices"]))
        page, _effects = update(Model(LITTLE), claimed)
        assert game_of(page).elsewhere == {1 if device == HOST else 0}
        assert sees_only_own_hands(page, device)


def test_the_devices_of_many_games_are_kept_the_last_first() -> None:
    text = devices_text(SavedDevices(HOST))
    shared = [SharedPlaces(f"{number:016x}", HOST, (HOST, ADA)) for number in range(1, 250)]
    for one in [*shared, shared[100]]:
        text = with_shared(text, SavedDevices(HOST, (one,)))
    saved = read_devices(text)
    assert saved.device == HOST
    assert len(saved.games) == MOST_GAMES
    assert saved.games[:3] == (shared[100], shared[-1], shared[-2])
    assert saved.shared(shared[100].game) == shared[100]
    assert saved.shared(shared[0].game) is None
    broken = {**json.loads(text), "places": None}
    assert read_devices(json.dumps(broken)).games == saved.games[1:]
    assert json.loads(text)["places"] == [HOST, ADA]


def test_the_device_is_known_again() -> None:
    network = dealt()
    saved = read_devices(network.saved[ADA]["devices"])
    (shared,) = saved.games
    assert (saved.device, shared.host, shared.places) == (ADA, HOST, (HOST, ADA))
    assert game_of(network.pages[ADA]).phase in (Phase.PLAYING, Phase.WATCHING)
