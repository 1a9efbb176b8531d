"""The pictures of the host's game come to a guest, if the people at the host say yes."""

from dataclasses import replace

import pytest

from game.together.messages import text_of
from game.together.pictures import MAX_PIECES, PIECE_SIZE, Piece
from game.ui.frame.saved_list import SavedList
from game.ui.model.effect import SaveImage
from game.ui.model.joining import GetDialog, OpenPictures, PackPictures, SendText, WishDialog
from game.ui.model.saving_effects import SaveSet
from game.ui.model.table import MenuDialog
from game.ui.model.together import Shown, TogetherDialog
from game.ui.model.travel import Way
from game.ui.screens.pictures.msg import SetsRead
from game.ui.screens.table.msg import MenuOpened
from game.ui.screens.together.msg import TextCame
from game.ui.screens.together.pictures_msg import (
    GetPicturesPicked,
    PicturesOpened,
    PicturesPacked,
    PieceDue,
    PieceLate,
    SendPicturesPicked,
)
from game.ui.sets.bad_zoo import ZooFault
from game.ui.sets.picture_set import MAX_SETS, PictureSet
from game.ui.sets.sets_text import SETS
from game.ui.ways import DialogClosed, PlayPicked
from tests.ui.devices import Network
from tests.ui.pages import LITTLE, dialog_text, labels
from tests.ui.test_together import ADA, ADAS, HOST, play_on, two_devices
from tests.ui.test_zoo_file import PETS

FILE = bytes(range(256)) * (2 * PIECE_SIZE // 256) + b"end"
GET = "Get the pictures"
HERE = replace(PETS, id="9" * 16)
"""The set at the guest, under a new id."""


def showing() -> Network:
    """Ada is a guest of a game with own pictures."""
    network = two_devices(replace(LITTLE, set_id=PETS.id))
    network.do(HOST, SetsRead(SETS.text(SavedList((PETS,)))), PlayPicked())
    network.settle()
    return network


def asked() -> Network:
    """Ada has asked, and goes on playing."""
    network = showing()
    network.do(ADA, GetPicturesPicked(), DialogClosed())
    network.settle()
    return network


def coming(file: bytes = FILE) -> Network:
    """The first piece has come."""
    network = asked()
    network.do(HOST, SendPicturesPicked())
    network.do(HOST, PicturesPacked(ADA, file))
    network.settle()
    return network


def go_on(network: Network) -> None:
    """The timers for further pieces run until there is none."""
    while due := [msg for msg in network.waits.get(ADA, ()) if isinstance(msg, PieceDue)]:
        network.waits[ADA].clear()
        network.do(ADA, *due)
        while network.on_way:
            network.deliver()


def way(network: Network) -> Way:
    together = network.pages[ADA].together
    assert together
    return together.travel.way


def shown(network: Network, device: str) -> Shown | None:
    dialog = network.pages[device].dialog
    return dialog.shown if isinstance(dialog, TogetherDialog) else None


def texts(network: Network, device: str, kind: str) -> list[SendText]:
    """What the device has sent of this kind."""
    sent = (effect for one, effect in network.all_effects if one == device)
    return [e for e in sent if isinstance(e, SendText) and f'"{kind}"' in e.text[:20]]


def test_a_guest_gets_the_pictures_in_pieces_and_plays_with_them() -> None:
    network = asked()
    assert shown(network, HOST) == WishDialog(ADA)
    assert "Ada’s tablet asks for your pictures." in dialog_text(network.pages[HOST])
    network.do(HOST, SendPicturesPicked())
    assert shown(network, HOST) is None
    assert (HOST, PackPictures(ADA, PETS)) in network.all_effects
    assert texts(network, HOST, "piece") == []
    network.do(HOST, PicturesPacked(ADA, FILE))
    while network.on_way:
        network.deliver()
    network.do(ADA, GetPicturesPicked())
    assert "The pictures are coming …" in dialog_text(network.pages[ADA])
    go_on(network)
    assert len(texts(network, HOST, "piece")) == 3
    assert (ADA, OpenPictures(FILE)) in network.all_effects
    network.do(ADA, PicturesOpened(HERE))
    ada = network.pages[ADA]
    assert "The pictures are here." in dialog_text(ada)
    assert (ada.set_in_use, ada.sets) == (HERE, (HERE,))
    done = [effect for device, effect in network.all_effects if device == ADA]
    assert SaveSet(HERE) in done
    assert {e.image_id for e in done if isinstance(e, SaveImage)} == HERE.images
    network.do(ADA, DialogClosed(), MenuOpened())
    assert GET not in labels(network.pages[ADA])
    host = network.pages[HOST].together
    assert host
    assert host.travel.sending == ()
    play_on(network)
    assert len(set(network.records())) == 1


def test_the_way_is_in_the_menu_of_a_guest_whose_host_shows_pictures() -> None:
    network = showing()
    for device, is_there in ((ADA, True), (HOST, False)):
        network.do(device, MenuOpened())
        assert (GET in labels(network.pages[device])) is is_there
    animals = two_devices()
    animals.do(HOST, PlayPicked())
    animals.settle()
    animals.do(ADA, MenuOpened(), GetPicturesPicked())
    assert GET not in labels(animals.pages[ADA])
    assert texts(animals, ADA, "want") == []


def test_pictures_that_a_guest_does_not_have_are_offered_once() -> None:
    network = showing()
    ada = network.pages[ADA]
    assert shown(network, ADA) == GetDialog()
    assert "The other tablet shows other pictures." in dialog_text(ada)
    assert {GET, "Not now"} <= {*labels(ada)}
    assert texts(network, ADA, "want") == []
    network.do(ADA, DialogClosed())
    network.cut(ADA)
    network.invite(HOST, ADA)
    network.settle()
    assert shown(network, ADA) is None
    network.do(ADA, MenuOpened())
    assert GET in labels(network.pages[ADA])


def test_pictures_that_a_guest_has_are_shown_without_a_question() -> None:
    network = two_devices(replace(LITTLE, set_id=PETS.id))
    mine = replace(PETS, id="8" * 16, name="Mine")
    network.do(ADA, SetsRead(SETS.text(SavedList((mine,)))))
    network.do(HOST, SetsRead(SETS.text(SavedList((PETS,)))), PlayPicked())
    network.settle()
    ada = network.pages[ADA]
    assert (shown(network, ADA), ada.set_in_use, ada.sets) == (None, mine, (mine,))
    assert network.saved_settings[ADA].set_id == mine.id


def test_nothing_is_sent_without_a_yes_and_two_answers_are_enough() -> None:
    network = asked()
    for _answer in range(2):
        network.do(HOST, DialogClosed())
        network.settle()
        assert way(network) is Way.NOT_NOW
        assert "does not send its pictures now" in dialog_text(network.pages[ADA])
        network.do(ADA, GetPicturesPicked())
        network.settle()
    assert shown(network, HOST) is None
    assert way(network) is Way.NOT_NOW
    link = next(link for device, link in network.ends if device == HOST)
    network.do(HOST, TextCame(link, '{"type":"want","number":1}', 99.0), SendPicturesPicked())
    network.do(HOST, PicturesPacked("b" * 16, FILE))
    assert texts(network, HOST, "piece") == []


def test_the_question_waits_for_another_dialog() -> None:
    network = showing()
    network.do(HOST, MenuOpened())
    network.do(ADA, GetPicturesPicked())
    network.settle()
    assert isinstance(network.pages[HOST].dialog, MenuDialog)
    network.do(HOST, DialogClosed())
    assert shown(network, HOST) == WishDialog(ADA)


def test_the_childrens_lock_covers_the_answer_and_the_question_stays() -> None:
    network = showing()
    host = network.pages[HOST]
    network.pages[HOST] = replace(host, settings=replace(host.settings, children_lock=True))
    network.do(ADA, GetPicturesPicked())
    network.settle()
    network.do(HOST, SendPicturesPicked())
    assert shown(network, HOST) is None
    assert not any(isinstance(effect, PackPictures) for _device, effect in network.all_effects)
    network.do(HOST, DialogClosed())
    assert shown(network, HOST) == WishDialog(ADA)


@pytest.mark.parametrize("moment", [asked, coming])
def test_a_link_that_is_lost_ends_it(moment: object) -> None:
    assert callable(moment)
    network = moment()
    network.cut(ADA)
    assert way(network) is Way.LOST
    assert "The pictures did not arrive." in dialog_text(network.pages[ADA])
    host = network.pages[HOST].together
    assert host
    assert (host.travel.asking, host.travel.sending) == ((), ())
    assert shown(network, HOST) is None
    assert network.pages[ADA].sets == ()


def test_a_piece_that_does_not_come_ends_it() -> None:
    network = coming()
    late = [PieceLate(1, 1), PieceLate(0, 1), PieceLate(1, 0)]
    network.do(ADA, *late[1:])
    assert way(network) is Way.COMING
    network.do(ADA, late[0])
    assert way(network) is Way.LOST


@pytest.mark.parametrize(
    ("piece", "fault"),
    [
        (Piece(2, 3, "em9v"), "This zoo file is damaged."),
        (Piece(1, 2, "em9v"), "This zoo file is damaged."),
        (Piece(1, 3, "!"), "This zoo file is damaged."),
        (Piece(-1, -1, ""), "This zoo file is damaged."),
        (Piece(0, MAX_PIECES + 1, "em9v"), "This file is too large for a zoo."),
    ],
)
def test_a_hostile_piece_ends_it_and_the_game_goes_on(piece: Piece, fault: str) -> None:
    network = coming()
    link = next(link for device, link in network.ends if device == ADA)
    network.do(ADA, TextCame(link, text_of(piece), 99.0))
    assert fault in dialog_text(network.pages[ADA])
    assert (network.pages[ADA].sets, network.pages[ADA].settings.set_id) == ((), "")
    network.do(ADA, DialogClosed())
    play_on(network)
    assert len(set(network.records())) == 1


def test_a_file_that_is_no_zoo_changes_nothing() -> None:
    network = coming(b"small")
    assert way(network) is Way.OPENING
    network.do(ADA, PicturesOpened(None, ZooFault.OTHER_FILE.value))
    assert "This file is not a zoo." in dialog_text(network.pages[ADA])
    assert network.pages[ADA].sets == ()
    network.do(ADA, PicturesOpened(HERE))
    assert network.pages[ADA].sets == ()


def test_a_guest_without_room_for_a_set_does_not_ask() -> None:
    network = showing()
    full = tuple(PictureSet(f"{number:08x}", "") for number in range(MAX_SETS))
    network.do(ADA, SetsRead(SETS.text(SavedList(full))), GetPicturesPicked())
    assert shown(network, ADA) == GetDialog()
    assert f"You already have {MAX_SETS} zoos." in dialog_text(network.pages[ADA])
    assert texts(network, ADA, "want") == []


def come_to(*sets: PictureSet) -> Network:
    """The pictures of the host come to a guest that has these sets."""
    network = coming(b"small")
    network.do(ADA, SetsRead(SETS.text(SavedList(sets))), PicturesOpened(HERE))
    assert way(network) is Way.HERE
    return network


@pytest.mark.parametrize("others", [0, MAX_SETS - 1])
def test_pictures_that_a_guest_has_are_shown_and_not_saved_twice(others: int) -> None:
    named = replace(HERE, name="Mine")
    sets = (named, *(PictureSet(f"{number:08x}", "") for number in range(others)))
    ada = come_to(*sets).pages[ADA]
    assert (ada.set_in_use, ada.sets) == (named, sets)


def test_changed_pictures_of_the_same_name_are_saved_beside_the_others() -> None:
    older = replace(HERE, id="8" * 16, pictures=HERE.pictures[1:])
    edited = replace(HERE, pictures=HERE.pictures[:1])
    for one in (older, edited):
        ada = come_to(one).pages[ADA]
        assert ada.set_in_use
        assert (ada.set_in_use.name, ada.set_in_use.pictures) == ("Pets 2", HERE.pictures)
        assert one in ada.sets
        assert len(ada.sets) == 2


def test_settings_of_the_guest_are_its_own() -> None:
    network = coming(b"small")
    network.do(ADA, PicturesOpened(HERE))
    assert network.saved_settings[ADA] == replace(ADAS, set_id=HERE.id)
