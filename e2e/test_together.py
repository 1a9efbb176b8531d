"""Two devices join by the codes of the real dialogs, and play one game."""

import io
import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from e2e.pages import Curtain, Home, Table
from e2e.play import play_best
from e2e.saved import PEOPLE
from e2e.storage import saving
from e2e.two_pages import pages_of, two_pages
from e2e.waits import until
from e2e.watch import Visit
from game.rules.record import to_json
from game.together.pictures import PIECE_SIZE
from game.ui.frame.saved_list import SavedList
from game.ui.look.i18n import _
from game.ui.look.words import PICTURES, card_word
from game.ui.sets.picture_set import Face, Kind, Own, PictureSet
from game.ui.sets.sets_text import SETS

ADA = replace(PEOPLE, names=("Ada", "", "", "", "", ""), faces=("dog", "cat", *PEOPLE.faces[2:]))
BEN = replace(PEOPLE, names=("Ben", "", "", "", "", ""))
QUICK = replace(PEOPLE, hand_size=3)

PHOTOS = {card: f"{number:016x}" for number, card in enumerate(PICTURES[:12], 1)}
SET = PictureSet(
    "f" * 16,
    "Ours",
    tuple((card, Own(Face(Kind.PHOTO, photo, card_word(card)))) for card, photo in PHOTOS.items()),
)
OWN = replace(SET, pictures=SET.pictures[1:])
"""The set of the guest."""

SHOWING = replace(QUICK, set_id=SET.id)
"""A host whose game shows own photos."""

CATCH_CODE = """
  navigator.share = undefined;
  Object.defineProperty(navigator, "clipboard", {
    value: { writeText: async (text) => { window.sentCode = text; } },
  });
"""
"""A device without a share sheet: a code that is sent is copied, and the test reads it."""

Device = Callable[[], Page]


@pytest.fixture
def two(visit: Visit) -> tuple[Page, Page]:
    """The pages of two devices, on their set-up."""
    script = CATCH_CODE + saving({"sets": SETS.text(SavedList((SET,)))}, unless="sets")
    pages = _host, guest = two_pages(visit, script, SHOWING, ADA)
    own = SETS.text(SavedList((OWN,)))
    guest.evaluate("(text) => rowdyZoo.writeText('sets', text)", own)
    guest.reload()
    for page in pages:
        Home(page).wait_until_playable()
        Home(page).set_up()
    return pages


def keep_photos(page: Page) -> None:
    """Saves the photos of the set: each of coloured noise, so that together they are large."""
    chance = random.Random(1)
    for photo in PHOTOS.values():
        file = io.BytesIO()
        Image.frombytes("RGB", (100, 100), chance.randbytes(30_000)).save(file, "PNG")
        page.evaluate(
            """async ([photo, bytes]) => {
              await rowdyZoo.adoptImage(photo, new Uint8Array(bytes));
              await rowdyZoo.saveImage(photo);
            }""",
            [photo, list(file.getvalue())],
        )


def get_pictures(host: Page, guest: Page) -> None:
    """The guest asks for the pictures, the host sends them; the guest's own set stays."""
    offer(guest).get_by_role("button", name=_("Get the pictures")).click()
    host.get_by_role("dialog").get_by_role("button", name=_("Send the pictures")).click()
    expect(guest.get_by_text(_("The pictures are here."))).to_be_visible()
    guest.get_by_role("button", name=_("Keep playing")).click()
    until(guest, "async () => JSON.parse(await rowdyZoo.readText('sets')).sets.length === 2")
    sets = SETS.parse(guest.evaluate("() => rowdyZoo.readText('sets')")).items
    new = next(one for one in sets if one.id != OWN.id)
    assert OWN in sets
    assert (new.name, len(new.images)) == (f"{SET.name} 2", len(PHOTOS))
    assert new.images.isdisjoint(SET.images)
    there = "async (ids) => (await rowdyZoo.readImages(...ids)).every(([, , bytes]) => bytes)"
    assert guest.evaluate(there, sorted(new.images))
    size = """async (ids) => (await rowdyZoo.readImages(...ids))
      .reduce((sum, [, , bytes]) => sum + bytes.length, 0)"""
    assert host.evaluate(size, sorted(SET.images)) > PIECE_SIZE, "one piece is not enough"
    until(guest, "() => document.querySelector('#art-own-lion-board image')")


def offer(guest: Page) -> Locator:
    """The dialog that offers a guest the pictures of the host."""
    return guest.get_by_role("dialog", name=_("The other tablet shows other pictures."))


def code_of(page: Page) -> str:
    """The code that the page shows, as it sends it by a link."""
    picture = page.get_by_role("img", name=_("A code for the camera of the other tablet"))
    expect(picture).to_be_visible()
    page.evaluate("() => { window.sentCode = ''; }")
    by_hand(page)
    page.get_by_role("button", name=_("Send the code")).click()
    return str(until(page, "() => window.sentCode"))


def by_hand(page: Page) -> None:
    """Shows the ways without a camera; a guest that shows its answer has them in view."""
    ways = page.locator("details:not([open]) > summary")
    if ways.count():
        ways.click()


def paste(page: Page, code: str) -> None:
    by_hand(page)
    page.get_by_role("textbox", name=_("Paste a code or a link here")).fill(code)


def meet(host: Page, guest: Page) -> None:
    """Both dialogs are open; the two codes are handed over."""
    paste(guest, code_of(host))
    paste(host, code_of(guest))


def join(host: Page, guest: Page) -> None:
    """The guest gets the second seat of the host."""
    for page, way in ((host, "Invite another tablet"), (guest, "Join a game on another tablet")):
        page.get_by_role("button", name=_("Several tablets")).click()
        page.get_by_role("dialog").get_by_role("button", name=_(way)).click()
    meet(host, guest)
    expect(host.get_by_text("Ada").first).to_be_visible()
    expect(guest.get_by_text(_("You are in! The game starts soon."))).to_be_visible()
    expect(host.get_by_role("dialog")).to_have_count(0)


def open_curtain(page: Page) -> None:
    """Opens the curtain, if people share the device."""
    ready = Curtain(page).ready
    expect(page.get_by_role("grid").or_(ready)).to_be_visible()
    if ready.is_visible():
        ready.click()


def play_on(pages: Sequence[Page], plays: int, places: Sequence[int] = (0, 1)) -> bool:
    """So many plays on the device whose turn it is; whether the game is over.

    `places` has the number of the page of each seat.
    """
    tables = [Table(page) for page in pages]
    for _play in range(plays):
        state = tables[0].state()
        if state.outcome is not None:
            return True
        table = tables[places[state.turn]]
        open_curtain(table.page)
        expect(table.open_cards.first).to_be_visible()
        played = len(table.record().actions)
        if table.exchange.is_visible():
            table.exchange.click()
        elif table.pass_turn.is_visible():
            table.pass_turn.click()
        else:
            play_best(table, table.state())
        for other in tables:
            has_more = f"async () => JSON.parse(await {READ_GAME}).actions.length > {played}"
            until(other.page, has_more)
    return tables[0].state().outcome is not None


READ_GAME = "rowdyZoo.readText('game')"


def test_two_devices_play_a_whole_game_and_one_is_reloaded_in_between(
    two: tuple[Page, Page],
) -> None:
    host, guest = two
    keep_photos(host)
    join(host, guest)
    host.locator("[data-msg=PlayPicked]").click()
    for page in two:
        expect(page.get_by_role("grid")).to_be_visible()
    offer(guest).get_by_role("button", name=_("Not now")).click()
    is_over = play_on(two, 3)
    assert not is_over
    expect(guest.get_by_role("dialog")).to_have_count(0)

    guest.reload()
    rejoin(host, guest, seats=1, others=1)
    expect(host.get_by_role("dialog")).to_have_count(0)
    get_pictures(host, guest)

    for _round in range(40):
        if play_on(two, 1):
            break
    records = [to_json(Table(page).record()) for page in two]
    assert records[0] == records[1]
    for page in two:
        table = Table(page)
        assert table.state().outcome is not None
    shows_the_outcome_on_each(two)


def rejoin(host: Page, guest: Page, *, seats: int, others: int) -> None:
    """A guest that was reloaded goes on, which opens its camera, and joins the host again.

    It plays so many seats, and other devices so many others.
    """
    guest.locator("[data-msg=ContinuePicked]").click()
    expect(guest.get_by_role("dialog", name=_("Join a game on another tablet"))).to_be_visible()
    for page, away in ((host, seats), (guest, others)):
        expect(page.locator(".seats .away")).to_have_count(away)
    host.get_by_role("button", name=_("Menu")).click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_role("button", name=_("Join the tablets again")).click()
    meet(host, guest)
    open_curtain(guest)
    expect(Table(guest).hand).to_be_visible()
    for page in (host, guest):
        expect(page.locator(".seats .away")).to_have_count(0)


@pytest.mark.soak
@pytest.mark.timeout(1_200)
def test_three_devices_play_big_zoo_in_teams(visit: Visit) -> None:
    big = replace(PEOPLE, edition="big-zoo", seats=4, hand_size=3)
    three = pages_of(visit, CATCH_CODE, big, ADA, BEN)
    for page in three:
        Home(page).set_up()
    host, ada, ben = three
    for seat, guest, way in (
        (1, ada, ""),
        (2, ben, "[data-msg^=NewDevicePicked]"),
        (3, None, "[data-msg^=DevicePicked]:has-text('Ada')"),
    ):
        host.locator(f"[data-msg='SeatOpened {seat}']").click()
        host.get_by_role("dialog").locator("[data-msg^=InvitePicked]").click()
        if way:
            host.get_by_role("dialog").locator(way).first.click()
        if guest:
            guest.locator("[data-msg=SeveralOpened]").click()
            guest.locator("[data-msg=JoinPicked]").click()
            meet(host, guest)
            expect(guest.get_by_text(_("You are in! The game starts soon."))).to_be_visible()
        expect(host.get_by_role("dialog")).to_have_count(0)
    host.locator("[data-msg=PlayPicked]").click()
    places = (0, 1, 2, 1)
    for page in three:
        open_curtain(page)
    assert not play_on(three, 6, places)
    for guest, seats in ((ben, 1), (ada, 2)):
        guest.reload()
        rejoin(host, guest, seats=seats, others=4 - seats)
        assert not play_on(three, 4, places)
    assert play_on(three, 400, places)
    assert len({to_json(Table(page).record()) for page in three}) == 1


def test_the_link_of_a_code_opens_the_page_with_the_answer(two: tuple[Page, Page]) -> None:
    host, guest = two
    host.locator("[data-msg='SeatOpened 1']").click()
    host.get_by_role("dialog").get_by_role("button", name=_("On another tablet")).click()
    link = code_of(host)
    assert link.startswith(guest.url)
    guest.goto("about:blank")
    guest.goto(link)
    paste(host, code_of(guest))
    expect(host.get_by_text("Ada").first).to_be_visible()
    expect(guest.get_by_text(_("You are in! The game starts soon."))).to_be_visible()
    assert "#" not in guest.url


def shows_the_outcome_on_each(pages: tuple[Page, Page]) -> None:
    """The winner reads that it has won, the other one who has."""
    words = [page.locator("h1").inner_text() for page in pages]
    assert any(_("You win!") in text or "nobody lost" in text for text in words)
