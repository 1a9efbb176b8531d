"""Visits every screen of the page, for tests that check all of them."""

from collections.abc import Iterator
from dataclasses import replace

from playwright.sync_api import expect

from e2e import chance, storage
from e2e.pages import Build, Curtain, Home, Past, Table, Zoo
from e2e.play import play_best
from e2e.positions import (
    dangerous,
    dangers,
    full_board,
    go_on,
    nearly_lost,
    play_to,
    plays,
    quick_game,
)
from e2e.saved import PEOPLE, saving_family
from game.rules.edition_data import edition_of
from game.rules.record import Record, replay
from game.rules.state import Options
from game.steps import conclude
from game.together.message_link import MessageLink, link_text
from game.ui.boards.board import Board, edition_dict
from game.ui.boards.links import SIGN, link_code
from game.ui.frame.saved_list import SavedList
from game.ui.look.i18n import _
from game.ui.model.devices import game_id
from game.ui.saved.game_text import game_text
from game.ui.saved.person import Person, Sticker
from game.ui.saved.shelf_text import SHELF, ShelfEntry
from game.ui.screens.history.share_code import packed
from game.ui.sets.library import GROUPS
from game.ui.settings.settings import Settings
from tests.ui.test_builder_board import shuffled

SENDER = "00000000000000a0"
"""The id of a device far away."""

NO_CLIPBOARD = """() => {
  Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject() } });
}"""
"""A device that can neither share nor copy."""

THREE = ("red", "blue", "yellow")
ALBUM = (Sticker("little-zoo", "frog", "2026-12-24"), Sticker("little-zoo", "lion", "2026-11-03"))
FAMILY = (Person("Ada", 3, 14, 12, ALBUM), Person("Bo", 1, 9, 3), Person("", 4, 2))
TEAMS = ("red", "blue", "red", "blue")


def tour(home: Home) -> Iterator[str]:
    """Bring the page to each screen, and yield the screen's name."""
    yield from _home(home)
    yield from _grown_ups(home)
    yield from _puzzles(home)
    yield from _shelf(home)
    yield from _letters(home)
    yield from _table(home)
    yield from _watch_out(home)
    yield from _endings(home)
    yield from _loss(home)
    yield from _big_zoo(home)


def _home(home: Home) -> Iterator[str]:
    yield "home"
    shown = home.help()
    yield "how to play"
    shown.to_rules.click()
    yield "rules"
    home.close_dialog()
    home.set_up()
    yield "set-up"
    home.seats.first.click()
    yield "seat"
    home.dialog.locator("[data-msg^=InvitePicked]").click()
    expect(home.dialog.get_by_role("img")).to_be_visible()
    yield "invite"
    home.close_dialog()
    home.page.locator("[data-msg=SeveralOpened]").click()
    yield "several tablets"
    home.page.locator("[data-msg=JoinPicked]").click()
    expect(home.dialog.get_by_text(_("Without a camera"))).to_be_visible()
    yield "join"
    home.dialog.get_by_text(_("Without a camera")).click()
    expect(home.dialog.get_by_role("textbox")).to_be_visible()
    yield "join without a camera"
    home.close_dialog()
    home.open_options()
    yield "options"
    home.close_dialog()
    home.page.evaluate(saving_family(*FAMILY))
    home.page.reload()
    home.wait_until_playable()
    home.open_boards()
    yield "new board"
    board = Build(home.page)
    board.has_animals()
    board.try_out()
    yield "board"
    home.sends("AnimalsOpened").click()
    yield "choose an animal"
    home.close_dialog()
    board.keep.click()
    home.open_boards()
    yield "own boards"
    yield from _shared_board(home)
    home.press(home.edition("little-zoo"))
    yield from _own_zoo(home)
    home.open_family()
    yield "family"
    home.album("Ada").click()
    yield "album"
    home.page.keyboard.press("Escape")
    home.close_dialog()


def _shared_board(home: Home) -> Iterator[str]:
    home.dialog.locator(".round").first.click()
    home.sends("ShareBoardPicked").click()
    code = home.dialog.get_by_role("img", name=_("A code for the camera of the other tablet"))
    expect(code).to_be_visible()
    yield "shared board"
    home.close_dialog()
    Build(home.page).leave.click()
    other = Board("Ada's zoo", row=3)
    link = SIGN + link_code(edition_of(edition_dict(other, shuffled(other))))
    home.page.evaluate("part => { location.hash = part }", link)
    expect(home.sends("SaveLinkedBoardPicked")).to_be_visible()
    yield "board of a link"
    home.close_dialog()


def _own_zoo(home: Home) -> Iterator[str]:
    home.open_sets()
    home.button(_("New pictures")).click()
    yield "new zoo"
    home.button(_("Letters and animals")).click()
    zoo = Zoo(home.page)
    expect(zoo.undo).to_be_visible()
    yield "own zoo"
    zoo.tile(0).click()
    yield "picture"
    zoo.choose(_("Draw it"))
    yield "drawing"
    home.page.keyboard.press("Escape")
    zoo.choose(_("More pictures"))
    expect(home.dialog.get_by_role("group", name=_("Groups")).get_by_role("button")).to_have_count(
        len(GROUPS)
    )
    yield "library"
    home.page.keyboard.press("Escape")
    zoo.done()
    zoo.leave.click()
    yield "home with zoos"
    home.open_sets()
    yield "own zoos"
    home.close_dialog()
    home.press(home.edition(_("The animals")))


def _grown_ups(home: Home) -> Iterator[str]:
    home.keep(replace(PEOPLE, children_lock=True))
    yield "locked"
    home.open_grown_ups()
    yield "sum"
    home.close_dialog()
    home.play.click()
    Curtain(home.page).ready.click()
    Table(home.page).open_menu()
    yield "locked menu"
    storage.delete(home.page, "game")
    home.keep(PEOPLE)
    home.open_grown_ups()
    yield "grown-ups"
    home.button(_("Print the game and the rules")).click()
    yield "paper"
    home.page.keyboard.press("Escape")


def _shelf(home: Home) -> Iterator[str]:
    saved, *others = (
        game_text(Record(dealt.edition, dealt.setup), open_hands=False)
        for dealt in (chance.deal(number, colours=THREE, options=Options(3)) for number in (1, 2))
    )
    shelf = SHELF.text(SavedList(tuple(ShelfEntry(text, "2026-11-25") for text in others)))
    storage.save(home.page, game=saved, shelf=shelf)
    home.page.reload()
    home.wait_until_playable()
    home.sends("ShelfOpened").click()
    bins = home.page.locator("[data-msg^=DeletePicked]")
    expect(bins).to_have_count(2)
    yield "our games"
    bins.first.click()
    yield "delete a game"
    home.close_dialog()
    for name in ("game", "shelf"):
        storage.delete(home.page, name)
    home.keep(PEOPLE)


def _letters(home: Home) -> Iterator[str]:
    """A game by message: a link comes, a play goes, and links come that bring nothing new."""
    dealt = chance.deal(1, colours=THREE[:2], options=Options(3))
    whole = Record(dealt.edition, dealt.setup, tuple(quick_game(dealt)))
    states = list(replay(whole))
    end = next(i for i, state in enumerate(states) if i > 1 and state.turn == 1 and plays(state))
    came = replace(whole, actions=whole.actions[:end])
    other = next(play for play in plays(states[end - 1]) if play != whole.actions[end - 1])
    page, table = home.page, Table(home.page)
    page.evaluate(NO_CLIPBOARD)
    _open(home, came)
    yield "link"
    home.sends("SeatTaken").click()
    expect(table.open_cards.first).to_be_visible()
    play_best(table, table.state())
    yield "send a move"
    home.sends("SendPicked").click()
    expect(home.dialog.get_by_role("textbox")).to_be_visible()
    yield "copy a link"
    home.close_dialog()
    yield "sent"
    _open(home, replace(came, actions=()))
    yield "old link"
    home.close_dialog()
    _open(home, replace(came, actions=(*came.actions[:-1], other)))
    yield "different ways"
    home.close_dialog()
    for name in ("game", "shelf"):
        storage.delete(home.page, name)
    home.keep(PEOPLE)


def _open(home: Home, record: Record) -> None:
    """Opens the link to a game in which the second seat is free."""
    link = MessageLink(game_id(record), (SENDER, ""), 1, conclude(packed(record)))
    home.page.evaluate("(link) => { location.hash = link; }", link_text(link))
    expect(home.dialog).to_be_visible()


def _table(home: Home) -> Iterator[str]:
    dealt = chance.deal(1, colours=THREE, options=Options(3))
    before = quick_game(dealt)[:7]
    go_on(home, Record(dealt.edition, dealt.setup, tuple(before)), open_hands=False)
    curtain, table = Curtain(home.page), Table(home.page)
    expect(curtain.ready).to_be_visible()
    yield "curtain"
    curtain.ready.click()
    table.open_cards.first.click()
    yield "table"
    table.hint.click()
    expect(table.grid.get_by_role("gridcell", name=_("hint"))).to_have_count(1)
    yield "hint"
    table.page.get_by_role("list", name=_("Players")).get_by_role("button").first.click()
    yield "discard pile"
    table.close_dialog()
    table.open_menu()
    yield "menu"
    table.button(_("Look back")).click()
    yield "looking back"
    Past(home.page).share.click()
    yield "share"
    table.close_dialog()
    Past(home.page).leave.click()
    table.open_menu()
    table.button(_("End this game")).click()
    yield "end this game"
    table.button(_("End this game")).click()
    home.learn.click()
    expect(table.grid).to_be_visible()
    yield "first game"
    table.end()


def _watch_out(home: Home) -> Iterator[str]:
    made_by, actions, state = dangerous()
    table = play_to(home, made_by, actions, watch_out=True)
    table.perform(dangers(state)[0])
    yield "watch out"
    table.close_dialog()
    table.end()


def _endings(home: Home) -> Iterator[str]:
    dealt = chance.deal(1, colours=THREE, options=Options(2, power_cards=False))
    *before, last = quick_game(dealt)
    go_on(home, Record(dealt.edition, dealt.setup, tuple(before)))
    table = Table(home.page)
    table.perform(last)
    expect(table.again).to_be_visible()
    yield "win"
    table.album.click()
    yield "album after a win"
    table.close_dialog()
    table.more.click()
    yield "more"
    table.close_dialog()
    table.show_hands()
    yield "all hands"
    table.close_dialog()
    table.button(_("What could I have done?")).click()
    expect(home.page.locator(".praised")).to_be_visible()
    yield "no moment"
    table.button(_("Back")).click()
    table.button(_("Home")).click()
    made_by, actions = full_board()
    dealt = chance.deal(made_by, options=Options(3, power_cards=False))
    *before, last = actions
    go_on(home, Record(dealt.edition, dealt.setup, tuple(before)))
    table.perform(last)
    expect(table.again).to_be_visible()
    yield "draw"
    table.button(_("Home")).click()


def _puzzles(home: Home) -> Iterator[str]:
    home.button(_("Puzzles")).click()
    expect(home.button(_("Today’s puzzle"))).to_be_visible()
    yield "puzzles"
    for name, steps in ((_("Look and find"), 1), (_("Grand Zoo"), 3)):
        home.button(name).click()
        expect(home.button(_("Show me"))).to_be_visible()
        yield f"puzzle: {name}"
        for _step in range(steps):
            home.button(_("Show me")).click()
        home.page.locator(".cell.hinted").click()
        expect(home.page.get_by_role("heading", name=_("Yes, that’s it!"))).to_be_visible()
        home.button(_("Back")).click()
    home.button(_("Home")).click()


def _loss(home: Home) -> Iterator[str]:
    against_fox = replace(PEOPLE, who=Settings().who)
    home.keep(against_fox)
    go_on(home, nearly_lost(against_fox), open_hands=False)
    table = Table(home.page)
    expect(table.again).to_be_visible()
    yield "loss"
    table.button(_("What could I have done?")).click()
    expect(table.button(_("Show me"))).to_be_visible()
    yield "moment"
    table.button(_("Show me")).click()
    yield "moment lit"
    for _step in range(2):
        table.button(_("Show me")).click()
    yield "moment shown"
    home.page.locator(".cell.hinted").click()
    expect(home.page.get_by_role("heading", name=_("Yes, that’s it!"))).to_be_visible()
    yield "moment found"
    table.button(_("Back")).click()
    table.more.click()
    table.button(_("Look back")).click()
    table.button(_("Chances to win")).click()
    expect(home.page.locator(".chart")).to_be_visible()
    yield "chances"
    Past(home.page).leave.click()
    table.button(_("Home")).click()
    home.keep(PEOPLE)


def _big_zoo(home: Home) -> Iterator[str]:
    dealt = chance.deal(1, "big-zoo", colours=TEAMS, options=Options(4))
    before = quick_game(dealt)[:18]
    go_on(home, Record(dealt.edition, dealt.setup, tuple(before)))
    table = Table(home.page)
    expect(table.open_cards.first).to_be_visible()
    yield "big zoo"
    table.end()
