"""A picture set: made of a photo, a drawing and a word, played, and moved as a file."""

import io
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import FilePayload, Page, expect

from e2e.cases import first
from e2e.pages import Home, Table, Zoo
from e2e.test_pictures_media import wav
from e2e.waits import until
from e2e.watch import Visit
from game.rules.edition_data import load_edition
from game.ui.look.i18n import _
from game.ui.look.words import PICTURES
from game.ui.sets.picture_set import Face, Kind, Own, PictureSet
from game.ui.sets.sets_text import SETS
from game.ui.sets.zoo_file import zoo_bytes

LITTLE = load_edition("little-zoo")
SIZES = [(360, 640), (320, 568), (640, 360), (768, 1024), (1024, 768), (1440, 900)]

MEASURE = """() => {
  const problems = [];
  const name = (e) => e.getAttribute("aria-label") || e.textContent.trim() || e.localName;
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) problems.push("the page scrolls");
  const root = document.querySelector("dialog") ?? document.querySelector("main");
  for (const e of root.querySelectorAll("button, input, select, canvas")) {
    e.scrollIntoView({ block: "nearest" });
    const r = e.getBoundingClientRect();
    if (Math.min(r.width, r.height) < 43.5) problems.push(`${name(e)}: ${r.width}x${r.height}`);
    if (r.left < 0 || r.right > innerWidth || r.top < 0 || r.bottom > innerHeight)
      problems.push(`${name(e)} sticks out`);
    const hit = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
    // For a moment, a new dialog has a shield over it.
    if (hit !== root && !e.contains(hit)) problems.push(`${name(e)} is covered`);
  }
  return problems;
}"""

SHOWS_IMAGE = "() => document.querySelector('#art-own-lion-board image')"


def new_zoo(home: Home) -> Zoo:
    """The page of a new set."""
    home.open_sets()
    home.button(_("New pictures")).click()
    home.button(_("Start with the animals")).click()
    expect(home.page.get_by_role("heading", name=_("Change the pictures"))).to_be_attached()
    return Zoo(home.page)


def open_zoo(home: Home, pictures: PictureSet) -> None:
    """Open a file with the set, which has no images."""
    home.open_sets()
    with home.page.expect_file_chooser() as choosing:
        home.button("Open a zoo").click()
    file: FilePayload = {"name": "a.zoo", "mimeType": "", "buffer": zoo_bytes(pictures, {})}
    choosing.value.set_files(file)


def kept(home: Home) -> tuple[PictureSet, ...]:
    """The sets that the device has."""
    return SETS.parse(home.stored("sets")).items


def test_a_zoo_is_made_played_saved_deleted_and_opened(home: Home, tmp_path: Path) -> None:
    zoo = new_zoo(home)
    zoo.name.fill("Ada's pets")

    zoo.open("Lion")
    zoo.choose("Take a photo")
    zoo.choose("Take the photo")
    expect(home.page.locator("#crop[data-photo]")).to_be_visible()
    zoo.choose("Larger")
    zoo.use.click()
    home.dialog.get_by_role("textbox", name="Name").fill("Rex")
    zoo.done()
    expect(zoo.picture("Rex (Lion)")).to_be_focused()

    zoo.open("Zebra")
    zoo.choose("Draw it")
    zoo.choose("Red")
    zoo.draw()
    zoo.leave_drawing()
    zoo.done()

    zoo.open("Koala")
    zoo.choose("A word")
    home.page.keyboard.type("Sun")
    home.page.keyboard.press("Escape")
    zoo.done()
    expect(zoo.picture("Sun (Koala)")).to_be_visible()
    (made,) = kept(home)
    assert [own.board.kind for _card, own in made.pictures] == [
        Kind.PHOTO,
        Kind.DRAWING,
        Kind.WORD,
    ]

    with home.page.expect_download() as saving:
        home.button("Save the zoo as a file").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.suffix == ".zoo"

    home.page.reload()
    home.wait_until_playable()
    expect(home.edition("Ada's pets")).to_have_attribute("aria-pressed", "true")
    until(home.page, SHOWS_IMAGE)
    home.sit(1, "fox")
    home.play.click()
    table = Table(home.page)
    expect(table.grid.get_by_role("gridcell", name="Rex").first).to_be_visible()
    expect(table.grid.get_by_role("gridcell", name="Lion")).to_have_count(0)
    table.end()

    home.open_sets()
    home.button("Ada's pets: change, print or delete it").click()
    for _time in range(2):
        home.button("Delete this zoo").click()
        home.button("Delete this zoo", home.dialog).click()
        expect(home.play).to_be_visible()
        assert kept(home) == ()
        home.button("Bring back Ada's pets", home.dialog).click()
        expect(zoo.picture("Rex (Lion)")).to_be_visible()
        until(home.page, SHOWS_IMAGE)
        assert kept(home) == (made,)
    home.button("Delete this zoo").click()
    home.button("Delete this zoo", home.dialog).click()
    assert kept(home) == ()
    with home.page.expect_file_chooser() as choosing:
        home.button("Open a zoo").click()
    choosing.value.set_files(file)
    expect(zoo.picture("Rex (Lion)")).to_be_visible()
    (opened,) = kept(home)
    assert opened.id != made.id
    assert (opened.name, len(opened.images)) == (made.name, len(made.images))
    until(home.page, SHOWS_IMAGE)


def test_a_picture_gets_its_sound_from_a_file(home: Home) -> None:
    zoo = new_zoo(home)
    zoo.open("Lion")
    zoo.choose("A word")
    home.dialog.get_by_role("textbox").fill("Moon")
    zoo.choose("Done")
    expect(home.dialog).to_contain_text("What goes here?")
    for content, works in ((b"no sound", False), (wav((1, 0.5)), True)):
        with home.page.expect_file_chooser() as asked:
            zoo.choose("A sound from this device")
        asked.value.set_files(FilePayload(name="a.wav", mimeType="audio/wav", buffer=content))
        expect(home.button("Play the sound")).to_have_count(int(works))
        failure = home.dialog.get_by_text("This file cannot be read.")
        expect(failure).to_have_count(int(not works))
    zoo.done()
    zoo.leave.click()
    home.page.reload()
    home.wait_until_playable()
    (kept,) = SETS.parse(home.stored("sets")).items
    assert [own.sound != "" for _card, own in kept.pictures] == [True]


def test_enter_goes_on_from_picture_to_picture(home: Home) -> None:
    zoo, keys, field = new_zoo(home), home.page.keyboard, home.dialog.get_by_role("textbox")
    zoo.open("Lion")
    field.focus()
    for name in ("Rex", "Zed"):
        expect(field).to_have_value("")
        expect(field).to_be_focused()
        keys.type(name)
        keys.press("Enter")
    expect(field).to_have_attribute("placeholder", "Koala")
    zoo.choose("A word")
    for word in ("Sun", "Moon"):
        expect(field).to_have_value("")
        expect(field).to_be_focused()
        keys.type(word)
        keys.press("Enter")
    keys.press("Escape")
    zoo.done()
    for name in ("Rex (Lion)", "Zed (Zebra)", "Sun (Koala)", "Moon (Whale)"):
        expect(zoo.picture(name)).to_be_visible()


def test_a_typed_word_replaces_the_one_that_is_there(home: Home) -> None:
    zoo, field = new_zoo(home), home.dialog.get_by_role("textbox")
    zoo.open("Lion")
    zoo.choose("Something different on the card")
    zoo.choose("A word")
    expect(field).to_have_value("Lion")
    expect(field).to_be_focused()
    home.page.keyboard.type("Cat")
    expect(field).to_have_value("Cat")


def test_each_step_of_a_visit_can_be_taken_back(home: Home) -> None:
    zoo = new_zoo(home)
    zoo.open("Lion")
    zoo.choose("Something different on the card")
    zoo.choose("More pictures")
    home.dialog.get_by_role("textbox").fill("ball")
    home.dialog.get_by_role("button", name="ball").first.click()
    zoo.done()
    expect(zoo.undo).not_to_have_attribute("aria-disabled", "true")
    zoo.undo.click()
    expect(zoo.picture("Lion, on the card: Lion (Lion)")).to_be_visible()
    zoo.undo.click()
    expect(zoo.picture("Lion")).to_be_visible()
    expect(zoo.undo).to_have_attribute("aria-disabled", "true")
    expect(home.live).to_have_text("Undone: Lion")
    (one,) = kept(home)
    assert one.pictures == ()


DROP = """(names) => {
  const dropped = new DataTransfer();
  const canvas = new OffscreenCanvas(60, 40);
  canvas.getContext("2d").fillRect(0, 0, 60, 40);
  return canvas.convertToBlob().then((image) => {
    for (const name of names) dropped.items.add(new File([image], name, { type: image.type }));
    const drop = new DragEvent("drop", { dataTransfer: dropped, bubbles: true, cancelable: true });
    document.querySelector(".own-pictures").dispatchEvent(drop);
    return drop.defaultPrevented;
  });
}"""


def image_file(name: str) -> FilePayload:
    """A small photo as a file with this name."""
    file = io.BytesIO()
    Image.new("RGB", (90, 60), (200, 40, 40)).save(file, "PNG")
    return {"name": name, "mimeType": "image/png", "buffer": file.getvalue()}


def test_many_photos_are_chosen_or_dropped_at_once(home: Home) -> None:
    zoo = new_zoo(home)
    with home.page.expect_file_chooser() as choosing:
        home.button("Add photos").click()
    bad: FilePayload = {"name": "bad.png", "mimeType": "image/png", "buffer": b"no image"}
    files = [image_file("02_sun.png"), image_file("10 ball.png"), image_file("01 cup.png")]
    choosing.value.set_files([*files, bad])
    for name in ("cup (Lion)", "sun (Zebra)", "ball (Koala)"):
        expect(zoo.picture(name)).to_be_visible()
    expect(home.main.get_by_role("status")).to_have_text("1 photo cannot be used. bad.png")
    assert home.page.evaluate(DROP, ["tree.png", "notes.txt"])
    expect(zoo.picture("tree (Whale)")).to_be_visible()
    zoo.undo.click()
    zoo.undo.click()
    expect(zoo.picture("Lion")).to_be_visible()
    expect(zoo.undo).to_have_attribute("aria-disabled", "true")
    zoo.redo.click()
    expect(zoo.picture("ball (Koala)")).to_be_visible()
    home.page.reload()
    home.wait_until_playable()
    until(home.page, SHOWS_IMAGE)
    (one,) = kept(home)
    assert [own.board.name for _card, own in one.pictures] == ["cup", "sun", "ball"]


def test_a_photo_of_a_file_has_its_name_and_ends_a_warning(home: Home) -> None:
    zoo = new_zoo(home)
    zoo.open("Lion")
    with home.page.expect_file_chooser() as choosing:
        zoo.choose("A photo from this device")
    zoo.use.click()
    note = home.dialog.get_by_role("status")
    expect(note).to_have_text("There is nothing to see or hear yet.")
    choosing.value.set_files(image_file("01 cup.png"))
    expect(home.page.locator("#crop[data-photo]")).to_be_visible()
    expect(note).to_have_count(0)
    zoo.use.click()
    zoo.done()
    expect(zoo.picture("cup (Lion)")).to_be_visible()


def test_a_zoo_of_another_board_loses_no_picture(home: Home) -> None:
    animals = [card for card in PICTURES if card not in LITTLE.pictures][:3]
    words = ((card, Own(Face(Kind.WORD, f"Word {card}", ""))) for card in ("lion", *animals))
    open_zoo(home, PictureSet("ab" * 8, "Words", tuple(words)))
    zoo = Zoo(home.page)
    animal_names = ("Lion", "Zebra", "Koala", "Whale")
    for card, animal in zip(("lion", *animals), animal_names, strict=True):
        expect(zoo.picture(f"Word {card} ({animal})".replace("_", " "))).to_be_visible()
    home.button("Words on all cards").click()
    expect(zoo.picture("Zebra")).to_have_count(0)
    zoo.leave.click()
    home.sit(1, "fox")
    home.play.click()
    table = Table(home.page)
    last = table.grid.get_by_role("gridcell", name=f"Word {animals[2]}")
    expect(last).to_have_count(2)
    table.end()
    home.open_sets()
    home.button("Words: change, print or delete it").click()
    home.button("Play with exactly these 4 pictures").click()
    expect(last).to_have_count(2)
    expect(table.grid.get_by_role("gridcell", name="Turtle")).to_have_count(0)


def test_a_picture_that_waits_and_an_own_sun_get_their_places(home: Home) -> None:
    cards = ("sun", *LITTLE.pictures, "moose")
    words = tuple((card, Own(Face(Kind.WORD, f"My {card}", ""))) for card in cards)
    open_zoo(home, PictureSet("ab" * 8, "Words", words))
    zoo = Zoo(home.page)
    zoo.open("My moose")
    zoo.choose("Put it on the board")
    expect(zoo.main.get_by_role("status")).to_have_text(
        "Now tap the picture that will wait instead."
        " Other boards without room for all pictures change, too."
    )
    zoo.picture("My lion (Lion)").click()
    expect(zoo.picture("My moose (Lion)")).to_be_focused()
    expect(zoo.picture("My lion (Moose)")).to_be_visible()
    home.button("Don’t show the places").click()
    zoo.leave.click()
    home.sit(1, "fox")
    home.play.click()
    table = Table(home.page)
    expect(table.grid.get_by_role("gridcell", name="My moose")).to_have_count(2)
    expect(table.grid.get_by_role("gridcell", name="My sun, counts")).to_have_count(4)
    table.cards.first.click()
    expect(table.cards.first).to_have_attribute("aria-pressed", "true")
    expect(home.page.locator(".cell.target")).to_have_count(0)


def test_a_file_that_is_no_zoo_is_told(home: Home) -> None:
    home.open_sets()
    with home.page.expect_file_chooser() as choosing:
        home.button("Open a zoo").click()
    choosing.value.set_files({"name": "a.zoo", "mimeType": "", "buffer": b"no zoo"})
    expect(home.dialog.get_by_role("status")).to_have_text("This file is not a zoo.")


def test_a_browser_without_a_camera_says_so(visit: Visit) -> None:
    home = Home(visit())
    home.wait_until_playable()
    home.page.evaluate("delete Navigator.prototype.mediaDevices")
    zoo = new_zoo(home)
    zoo.open("Lion")
    zoo.choose("Take a photo")
    expect(home.dialog.get_by_role("status")).to_have_text("This browser cannot do that.")


@pytest.mark.parametrize(("width", "height"), first(2, SIZES))
def test_everything_can_be_reached(home: Home, width: int, height: int) -> None:
    page = home.page
    page.set_viewport_size({"width": width, "height": height})
    zoo = new_zoo(home)
    found = problems(page, "page")
    zoo.open("Lion")
    zoo.choose("Something different on the card")
    found += problems(page, "picture")
    for way in ("Take a photo", "Draw it", "A word", "More pictures"):
        zoo.choose(way)
        expect(home.dialog.get_by_role("heading")).not_to_have_text("What goes here?")
        if way == "More pictures":
            expect(home.button("Lion", home.dialog)).to_be_visible()
        found += problems(page, way)
        home.page.keyboard.press("Escape")
        expect(home.dialog.get_by_role("heading")).to_have_text("What goes here?")
    zoo.done()
    zoo.leave.click()
    found += problems(page, "home")
    home.open_sets()
    found += problems(page, "sets")
    home.button("New pictures").click()
    assert not found + problems(page, "new")


def problems(page: Page, screen: str) -> list[str]:
    """What is wrong with the screen."""
    return [f"{screen}: {what}" for what in page.evaluate(MEASURE)]
