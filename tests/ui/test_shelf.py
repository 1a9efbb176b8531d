"""No game is lost, and none is there twice, whatever people do and whenever the page is closed."""

import asyncio
import json
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.record import parse_record
from game.rules.state import Win
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.markup import to_html
from game.ui.frame.saved_list import SavedList
from game.ui.look.names import seat_words
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.saving_effects import (
    ClaimSavedGame,
    Deal,
    DeleteGame,
    ReadShelf,
    SetGameAside,
    TakeFromShelf,
)
from game.ui.model.shelf import MAX_SHELVED, DeleteGameDialog, Shelf
from game.ui.model.waiting_games import Games, delete, find, names, save, take, with_oldest
from game.ui.play.by_message import ByMessage
from game.ui.play.game import Game
from game.ui.play.start import deal
from game.ui.saved.devices_text import SavedDevices, SharedPlaces, devices_text
from game.ui.saved.game_id import seed_id
from game.ui.saved.game_text import saved_text
from game.ui.saved.shelf_text import SHELF, ShelfEntry, read_shelf
from game.ui.screens.saved.msg import OpenElsewhere, SavedGameChanged, TakeOverPicked
from game.ui.screens.shelf.msg import (
    DeleteConfirmed,
    DeletePicked,
    GamePicked,
    ShelfClosed,
    ShelfRead,
)
from game.ui.screens.shelf.sentences import since_text
from game.ui.ways import ContinuePicked, DialogClosed, PlayPicked, ShelfOpened
from tests.effort import often
from tests.ui.at_once import saved_game_claimed, saved_game_read, shelf_read
from tests.ui.pages import (
    LITTLE,
    after,
    classes_of,
    dealt,
    game_of,
    labels,
    messages_of_page,
    nodes,
    text_of,
)
from tests.ui.random_pages import after_random_action
from tests.ui.saved_games import DAY

TODAY = "2026-11-28"
OWN, OTHER = "00000000000000a0", "00000000000000b0"
"""The ids of this device and of another one."""


def played(number: int, actions: int = 3) -> Game:
    """A game of two people after random actions; all numbers have games of their own."""
    rng = random.Random(number)
    game = deal(LITTLE, f"{number:032x}", 0)
    for _action in range(actions):
        game = after_random_action(game, rng)
    return game


def played_to_its_end(number: int) -> Game:
    rng, game = random.Random(number), played(number)
    while game.state.outcome is None:
        game = after_random_action(game, rng)
    return game


def text(number: int, actions: int = 3) -> str:
    return saved_text(played(number, actions))


def shelf(*texts: str, since: str = TODAY) -> str:
    return SHELF.text(SavedList(tuple(ShelfEntry(one, since) for one in texts)))


def on_shelf(games: Games) -> list[str]:
    return [entry.text for entry in read_shelf(games.shelf).items]


# What is saved


def test_a_game_goes_to_the_front_of_the_shelf_and_comes_back() -> None:
    games = save(Games(text(1), shelf(text(2))), text(3), TODAY)
    assert (games.game, on_shelf(games)) == (text(3), [text(1), text(2)])
    back = take(games, list(names(games))[2], TODAY)
    assert (back.game, on_shelf(back)) == (text(2), [text(3), text(1)])
    assert take(games, "", TODAY).game == text(1)
    assert take(games, "unknown", TODAY) == games
    assert delete(games, list(names(games))[1]) == Games(text(3), shelf(text(2)))
    assert delete(games, next(iter(names(games)))).game == ""


def test_of_one_game_only_the_longest_state_stays() -> None:
    short, long = text(1, 2), text(1, 6)
    assert on_shelf(save(Games(short, shelf(long)), text(2), TODAY)) == [long]
    assert on_shelf(save(Games(long, shelf(short)), text(2), TODAY)) == [long]
    assert save(Games("", shelf(short)), long, TODAY) == Games(long, "")
    other_fields = json.dumps({**json.loads(long), "open_hands": True})
    assert on_shelf(save(Games(long, shelf(other_fields)), text(2), TODAY)) == [long]


def test_two_games_of_one_deal_are_two_games() -> None:
    one, other = text(1, 6), saved_text(branched(played(1, 6), 2))
    games = save(Games(other, shelf(one)), text(2), TODAY)
    assert on_shelf(games) == [other, one]
    assert len(names(games)) == 3
    for game_id, there in names(games).items():
        assert find(games, game_id) == there


def branched(game: Game, actions: int) -> Game:
    """Another game of the same deal, which goes on from an earlier turn."""
    rng = random.Random(99)
    again = deal(LITTLE, game.record.setup.seed, 0)
    while len(again.record.actions) < actions + 3:
        again = after_random_action(again, rng)
    return again


def test_a_game_that_is_over_stays_only_if_it_is_one_by_message() -> None:
    over = text(1)
    by_message = json.dumps({**json.loads(over), "by_message": {}})
    assert save(Games(over, ""), text(2), TODAY, ended=over) == Games(text(2), "")
    [entry] = read_shelf(save(Games(by_message, ""), "", TODAY, ended=by_message).shelf).items
    assert (entry.text, entry.is_over) == (by_message, True)


def test_the_oldest_games_that_are_over_make_room() -> None:
    entries = [ShelfEntry(text(n), TODAY, is_over=n in (5, 30)) for n in range(10, 30)]
    full = SHELF.text(SavedList((*entries[:18], ShelfEntry(text(5), "", True), *entries[18:])))
    after_one_more = save(Games(text(1), full), text(2), TODAY)
    assert text(5) not in on_shelf(after_one_more)
    assert len(on_shelf(after_one_more)) == 21, "of unfinished games none is lost"


@pytest.mark.parametrize("damaged", ["{", "[]", '{"games": 3}', '{"format": 2, "games": []}'])
def test_a_shelf_that_cannot_be_read_is_not_lost(damaged: str) -> None:
    games = save(Games(text(1), damaged), text(2), TODAY)
    assert on_shelf(games) == [text(1), damaged]
    assert len(shelf_read(games, TODAY).games) == 2


def test_what_cannot_be_read_on_the_shelf_stays_there() -> None:
    games = Games("", shelf("{", text(1), "\ud800"))
    assert on_shelf(save(games, text(2), TODAY)) == ["{", text(1), "\ud800"]
    unknown = '{"games": [{"text": "x", "since": 3, "mood": "gay"}, 4], "weather": "sunny"}'
    again = json.loads(save(Games(text(1), unknown), "", TODAY).shelf)
    assert again["weather"] == "sunny"
    assert again["games"][1] == {"text": "x", "since": "", "mood": "gay"}


def test_the_game_of_an_older_version_goes_behind_all_others() -> None:
    moved = with_oldest(shelf(text(1)), text(2), TODAY, is_over=False)
    assert on_shelf(Games("", moved)) == [text(1), text(2)]
    assert with_oldest(moved, text(2), TODAY, is_over=False) == moved


def test_the_longest_games_fit_on_the_shelf() -> None:
    """Twenty games of the longest kind are more than other saved texts may be."""
    record = json.loads(text(1))
    long = json.dumps({**record, "actions": record["actions"] * 10_000})
    games = Games("", shelf(*(long.replace('"0000', f'"{n:04}') for n in range(20))))
    assert len(games.shelf) > 1_000_000
    assert len(on_shelf(games)) == 20


# A device that is closed at any moment


@dataclass
class Storage:
    """What the database does: each write is one transaction, which may fail or come to nothing."""

    texts: dict[str, str] = field(default_factory=dict)
    fails: bool = False
    waiting: list[tuple[Callable[[dict[str, str]], None], asyncio.Future[bool]]] = field(
        default_factory=list
    )

    def write(self, change: Callable[[dict[str, str]], None]) -> "asyncio.Future[bool]":
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, done))
        return done

    def run(self, number: int) -> None:
        """Ends the next writes."""
        for change, done in self.waiting[:number]:
            if not self.fails:
                change(self.texts)
            done.set_result(not self.fails)
        del self.waiting[:number]

    def writeText(self, name: str, saved: str | None) -> "asyncio.Future[bool]":  # noqa: N802
        return self.write(lambda texts: _put(texts, name, saved))

    def changeTexts(  # noqa: N802
        self, change: Callable[[Sequence[str | None]], Sequence[str | None]], *names: str
    ) -> "asyncio.Future[bool]":
        def changed(texts: dict[str, str]) -> None:
            for name, saved in zip(names, change([texts.get(n) for n in names]), strict=True):
                _put(texts, name, saved)

        return self.write(changed)


def _put(texts: dict[str, str], name: str, saved: str | None) -> None:
    texts.pop(name, None)
    if saved is not None:
        texts[name] = saved


class Proxy:
    """A function that JavaScript gets."""

    def __init__(self, function: Any) -> None:  # noqa: ANN401
        self.function = function

    def __call__(self, *values: Any) -> Any:  # noqa: ANN401
        return self.function(*values)

    def destroy(self) -> None:
        pass


@contextmanager
def page(storage: Storage) -> Iterator[ModuleType]:
    """`saved_games.py` in a page that has just been loaded."""
    name = "game.ui.browser.saved_games"
    stand_ins: dict[str, Any] = {
        "js": SimpleNamespace(window=SimpleNamespace(rowdyZoo=storage)),
        "pyodide": SimpleNamespace(),
        "pyodide.ffi": SimpleNamespace(create_proxy=Proxy, to_js=lambda value: value),
    }
    with patch.dict(sys.modules, stand_ins):
        for one in (name, "game.ui.browser.page"):
            sys.modules.pop(one, None)
        yield import_module(name)


@dataclass
class People:
    """What people do with a device, as far as games come and go."""

    rng: random.Random
    storage: Storage = field(default_factory=Storage)
    made: int = 0
    table: Game | None = None
    promised: dict[str, Game] = field(default_factory=dict)
    """The unfinished games that the device has said to save, by seed."""
    notes: list[asyncio.Task[None]] = field(default_factory=list)

    async def do(self, module: ModuleType) -> None:
        step = self.rng.choice(["deal", "deal", "play", "play", "play", "take", "end", "delete"])
        await {"deal": self.deal, "play": self.play, "take": self.take}.get(step, self.end)(module)
        self.storage.fails = self.rng.random() < 0.1
        self.storage.run(self.rng.randrange(3))
        await settle()

    async def deal(self, module: ModuleType) -> None:
        """A new game; the one before goes to the shelf."""
        module.begin_other()
        self.made += 1
        await self.save(module, deal(LITTLE, f"{self.made:032x}", 0))

    async def play(self, module: ModuleType) -> None:
        if self.table is None:
            return
        await self.save(module, after_random_action(self.table, self.rng))

    async def save(self, module: ModuleType, game: Game) -> None:
        self.table = game
        saving = module.save_game(saved_text(game))
        self.notes.append(asyncio.ensure_future(self.note(saving, game)))

    async def note(self, saving: Any, game: Game) -> None:  # noqa: ANN401
        if await saving:
            known = self.promised.get(game.record.setup.seed)
            if known is None or len(known.record.actions) <= len(game.record.actions):
                self.promised[game.record.setup.seed] = game

    async def take(self, module: ModuleType) -> None:
        """Goes on with a game of the shelf."""
        self.storage.fails = False
        self.storage.run(len(self.storage.waiting))
        await settle()
        games = self.saved
        if not on_shelf(games):
            return
        taken = self.rng.choice(on_shelf(games))
        module.begin_other()
        changing = module.change_games(lambda now: take(now, _id_of(now, taken), DAY))
        self.storage.run(1)
        await changing
        module.begin_other(taken)
        self.table = replace(_game(taken), undone=1)

    async def end(self, module: ModuleType) -> None:
        """Ends the game on the table."""
        if self.table is None:
            return
        self.storage.fails = False
        self.storage.run(len(self.storage.waiting))
        await settle()
        module.save_game("")
        self.storage.run(1)
        await settle()
        self.promised.pop(self.table.record.setup.seed, None)
        self.table = None

    @property
    def saved(self) -> Games:
        return Games(self.storage.texts.get("game", ""), self.storage.texts.get("shelf", ""))

    def check(self) -> None:
        texts = [one for one in (self.saved.game, *on_shelf(self.saved)) if one]
        records = [parse_record(one) for one in texts]
        seeds = [record.setup.seed for record in records]
        assert len(set(seeds)) == len(seeds), "a game is there twice"
        lengths = {record.setup.seed: len(record.actions) for record in records}
        for seed, game in self.promised.items():
            assert lengths[seed] >= len(game.record.actions)


async def settle() -> None:
    """Lets all tasks run that wait for no write."""
    for _turn in range(9):
        await asyncio.sleep(0)


def _id_of(games: Games, there: str) -> str:
    return next(one for one, known in names(games).items() if known == there)


def _game(there: str) -> Game:
    from tests.ui.at_once import read_game

    return read_game(there)


@settings(max_examples=often(25), deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_whatever_happens_no_game_is_lost_and_none_is_there_twice(seed: int) -> None:
    """People deal, play, take and end; the device fails, and the page is closed at random."""
    asyncio.run(live(People(random.Random(seed))))


async def live(people: People) -> None:
    for _visit in range(4):
        with page(people.storage) as module:
            if people.saved.game:
                people.table = _game(people.saved.game)
                module.go_on()
            for _step in range(people.rng.randint(1, 12)):
                await people.do(module)
                people.check()
        people.storage.waiting.clear()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await settle()
        people.table = None
    people.check()


# What the page shows


def waiting(*numbers: int, since: str = "2026-11-25") -> Model:
    """The shelf with the saved game 1 and these games."""
    games = Games(text(1), shelf(*map(text, numbers), since=since))
    opened, effects = update(Model(LITTLE, has_saved_game=True), ShelfOpened())
    assert effects == (ReadShelf(),)
    return after(opened, shelf_read(games, TODAY))


def test_home_says_go_on_to_one_game_and_shows_several_on_the_shelf() -> None:
    for game, others, way in (
        (text(1), (), ContinuePicked()),
        ("", (text(2),), ContinuePicked()),
        (text(1), (text(2),), ShelfOpened()),
        ("", (text(2), text(3)), ShelfOpened()),
    ):
        home = after(Model(LITTLE), saved_game_read(game, (), shelf(*others) if others else ""))
        ways = {ContinuePicked(), ShelfOpened()} & {*messages_of_page(view(home))}
        assert ways == {way}
        assert home.games == bool(game) + len(others)
        assert PlayPicked() in messages_of_page(view(home))
    assert update(Model(shelved=1), ContinuePicked())[1] == (TakeFromShelf(""),)


def test_the_shelf_shows_all_games() -> None:
    model = waiting(2, 3)
    assert [game.since for game in model.shelf] == ["", "2026-11-25", "2026-11-25"]
    assert (model.has_saved_game, model.shelved) == (True, 2)
    for game in model.shelf:
        assert {GamePicked(game.id), DeletePicked(game.id)} <= {*messages_of_page(view(model))}
    assert "3 days ago" in to_html(view(model))
    assert after(model, ShelfClosed()).screen == HOME
    assert any("Little Zoo" in label and "turn" in label for label in labels(model))


def by_message(number: int, *, here: bool, sent: bool = True) -> str:
    """A game by message, in which people of this device or of another one play next."""
    game = played(number)
    count = game.action_count if sent else 0
    devices = [OTHER, OTHER]
    devices[game.state.turn if here else 1 - game.state.turn] = OWN
    return saved_text(replace(game, by_message=ByMessage(OWN, tuple(devices), count)))


def test_games_in_which_people_here_play_next_come_first() -> None:
    texts = [by_message(2, here=False), by_message(3, here=True), text(4)]
    games = Games(by_message(1, here=False), shelf(*texts))
    model = after(Model(LITTLE, screen=Shelf()), shelf_read(games, TODAY))
    away, own = [game.id for game in model.shelf[:2]], [game.id for game in model.shelf[2:]]
    picked = [msg for msg in messages_of_page(view(model)) if isinstance(msg, GamePicked)]
    assert picked == list(map(GamePicked, own + away))
    marked = [text_of(node) for node in nodes(view(model)) if "mine" in classes_of(node)]
    assert len(marked) == len(own)


def test_a_game_of_a_room_shows_its_other_devices() -> None:
    game = deal(LITTLE, "a1" * 16, 0)
    places = tuple(OTHER if seat == game.state.turn else OWN for seat in range(2))
    shared = SharedPlaces(seed_id(game.record.setup.seed), OWN, places)
    devices = devices_text(SavedDevices(OWN, (shared,)))
    games = Games("", shelf(saved_text(game), text(2)))
    model = after(Model(LITTLE, screen=Shelf()), shelf_read(games, TODAY, devices))
    found = {(one.is_shared, one.here, one.unsent) for one in model.shelf}
    assert found == {(True, False, False), (False, True, False)}
    assert "icon-tablets" in to_html(view(model))
    assert any("Other tablets play, too." in label for label in labels(model))


def test_a_game_whose_link_was_not_sent_waits_for_people_here() -> None:
    games = Games("", shelf(by_message(1, here=False), by_message(2, here=False, sent=False)))
    model = after(Model(LITTLE, screen=Shelf()), shelf_read(games, TODAY))
    marked = [text_of(node) for node in nodes(view(model)) if "mine" in classes_of(node)]
    assert marked == ["Not sent yet."]
    first = next(msg for msg in messages_of_page(view(model)) if isinstance(msg, GamePicked))
    assert [game.unsent for game in model.shelf if game.id == first.game] == [True]


def test_a_card_shows_the_chips_on_its_board_and_the_names() -> None:
    model = waiting()
    [game], state = model.shelf, played(1).state
    assert state.board
    assert dict(game.chips) == state.board
    [board] = [node for node in nodes(view(model)) if "little-board" in classes_of(node)]
    drawn = [node.attributes["href"] for node in nodes(board) if "href" in node.attributes]
    chips = [name for name in drawn if name.startswith("#art-chip-")]
    assert sorted(chips) == sorted(f"#art-chip-{colour}" for colour in state.board.values())
    assert len(drawn) == len(game.board.picture_at)
    [names] = [node for node in nodes(view(model)) if "names" in classes_of(node)]
    assert all(word in text_of(names) for word in seat_words(game.seats))


def test_a_card_shows_the_row_that_has_won() -> None:
    over = played_to_its_end(1)
    assert isinstance(over.state.outcome, Win)
    games = Games(text(2), shelf(saved_text(over)))
    model = after(Model(LITTLE, screen=Shelf()), shelf_read(games, TODAY))
    assert [game.won for game in model.shelf] == [(), over.state.outcome.cells]
    assert [classes_of(node) for node in nodes(view(model))].count(["won"]) == 1


@pytest.mark.parametrize(
    ("since", "words"),
    [
        ("", "Played last"),
        ("x", "Played last"),
        (TODAY, "Today"),
        ("2027-01-01", "Today"),
        ("2026-11-27", "Yesterday"),
        ("2026-11-08", "20 days ago"),
    ],
)
def test_since_when_a_game_waits(since: str, words: str) -> None:
    assert since_text(since, TODAY) == words


def test_a_game_goes_on_from_the_shelf_also_instead_of_one_in_another_tab() -> None:
    model = waiting(2, 3)
    picked = model.shelf[2].id
    asked, effects = update(model, GamePicked(picked))
    assert effects == (TakeFromShelf(picked),)
    told = after(asked, OpenElsewhere())
    assert update(told, TakeOverPicked())[1] == (TakeFromShelf(picked, True),)
    table = after(asked, saved_game_claimed(text(3)))
    assert game_of(table).record == played(3).record


def test_a_game_is_deleted_only_after_a_question() -> None:
    model = waiting(2)
    gone = model.shelf[1].id
    asked, effects = update(model, DeletePicked(gone))
    assert (asked.dialog, effects) == (DeleteGameDialog(gone), ())
    assert after(asked, DialogClosed()) == model
    rest, effects = update(asked, DeleteConfirmed(gone))
    assert effects == (DeleteGame(gone),)
    assert ([game.id for game in rest.shelf], rest.shelved) == ([model.shelf[0].id], 0)
    assert "No game is waiting." in to_html(view(after(rest, ShelfRead((), TODAY))))


def test_a_full_shelf_asks_which_game_may_go_and_then_deals() -> None:
    home = Model(LITTLE, has_saved_game=True, shelved=MAX_SHELVED)
    full, effects = update(home, PlayPicked())
    assert (full.screen, effects) == (Shelf(is_full=True), (ReadShelf(),))
    games = Games(text(1), shelf(*map(text, range(2, MAX_SHELVED + 2))))
    shown = after(full, shelf_read(games, TODAY))
    assert "Which game may go?" in to_html(view(shown))
    gone = shown.shelf[-1].id
    dealt_now, effects = update(after(shown, DeletePicked(gone)), DeleteConfirmed(gone))
    assert effects == (DeleteGame(gone), SetGameAside(), Deal(2, None))
    assert dealt_now.shelved == MAX_SHELVED
    first = shown.shelf[0].id
    assert update(shown, DeleteConfirmed(first))[1] == (DeleteGame(first), Deal(2, None))


def test_the_table_leads_to_the_shelf_and_the_game_waits_there() -> None:
    table = dealt(LITTLE)
    home, effects = update(table, ShelfOpened())
    assert (home.game, home.screen, home.has_saved_game) == (None, Shelf(), True)
    assert effects[-1] == ReadShelf()
    unsaved = replace(table, cannot_save=True)
    assert update(unsaved, ShelfOpened()) == (unsaved, ())
    assert after(table, shelf_read(Games(text(1), ""), TODAY)) == table


def test_a_shelf_that_another_tab_changes_is_read_again() -> None:
    assert ReadShelf() in update(waiting(2), SavedGameChanged())[1]
    assert update(Model(has_saved_game=True), ContinuePicked())[1] == (ClaimSavedGame(False),)
