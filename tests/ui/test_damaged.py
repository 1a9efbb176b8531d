"""Damaged saved games are reported and set aside, and the page still works."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.rules.json_text import MAX_CHARACTERS
from game.rules.record import RecordError, replay
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.markup import to_html
from game.ui.look.ids import HEADING
from game.ui.model.effect import Focus, OfferFile, ReleaseGame
from game.ui.model.model import Model
from game.ui.model.saved import NewGameDialog
from game.ui.model.saving_effects import (
    Deal,
    DeleteDamaged,
    ReadSavedGame,
    SaveSettings,
    SetDamagedAside,
)
from game.ui.model.table import Table
from game.ui.saved.damaged import Damaged, DamagedName
from game.ui.saved.news import News
from game.ui.screens.home.msg import NewGameConfirmed, NewsDismissed
from game.ui.screens.saved.msg import NotSetAside, UnreadableFound
from game.ui.screens.table.msg import HandShown
from game.ui.ways import DeleteDamagedPicked, PlayPicked, SaveFilePicked
from tests.ui.at_once import read_game, saved_game_claimed, saved_game_read
from tests.ui.pages import after, game_of, messages_of_page

SAVES = sorted((Path(__file__).parent.parent / "saves").glob("*.json"))
MUTATIONS = 3000

INJECTIONS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\"><svg onload='alert(1)'>",
    "' onmouseover='alert(1)",
    "</button><button data-msg='HomePicked'>",
    "javascript:alert(1)",
    "%(name)s %s %(x)d",
    "{0.__class__} {percent} {{}}",
    "__import__('os').system('x')",
    "${alert(1)} `x` \\",
    "../../etc/passwd",
    "a\0b\n\r\tc\x1b[31m",
    "\ud800 lone",
    "\u202eright to left\u2066\ufeff",
    "\U0001f981" * 99,
    "constructor",
    "__proto__",
    "HomePicked 1",
    "n" * 5_000,
]
NO_OBJECTS = [
    "{",
    "null",
    "[]",
    "3",
    '"edition"',
    "NaN",
    '{"seats": NaN}',
    "x" * 99_999,
    "9" * 5_000,
    " " * 2_000_000,
    "[" * 9_999,
    '{"a":' * 1_000 + "1" + "}" * 1_000,
    '["' + "]" * 9_500 + '",' + "[" * 9_500,
]
"""Saved texts that hold no object, or none that can be read."""

ODD: list[Any] = [None, True, False, 0, -1, 1.0, 1e999, 10**30, "", "x", [], {}, [[]], {"a": 1}]


def home_after_reading(text: str) -> Model:
    """The home screen after a start that finds this text as the saved game."""
    return after(Model(), saved_game_read(text, ()))


@pytest.mark.parametrize(
    "text", ["{", "null", "[]", "3", "[" * 99_999, "9" * 9_999, "{}", "\ud800"]
)
def test_what_cannot_be_read_is_told_and_set_aside(text: str) -> None:
    home, effects = update(Model(), saved_game_read(text, ()))
    assert home == Model(news=frozenset({News.DAMAGED}), damaged=Damaged("game", text, stays=False))
    assert effects == (SetDamagedAside("game", text),)
    assert update(home, SaveFilePicked()) == (home, (OfferFile(text),))
    assert isinstance(update(home, PlayPicked())[1][0], Deal)
    offered = {SaveFilePicked(), DeleteDamagedPicked(), NewsDismissed("damaged")}
    assert offered <= set(messages_of_page(view(home)))


def test_what_a_newer_version_kept_is_told_as_that() -> None:
    newer = json.dumps({**json.loads(SAVES[0].read_text()), "format": "rowdy-zoo/3"})
    assert home_after_reading(newer).news == {News.NEWER}
    for other in ("rowdy-zoo/0", "rowdy-zoo/-1", "rowdy-zoo/x", "rowdy-zoo/" + "9" * 9_999, "zoo"):
        strange = json.dumps({**json.loads(SAVES[0].read_text()), "format": other})
        assert home_after_reading(strange).news == {News.DAMAGED}


def test_damage_that_comes_while_the_home_screen_is_open_is_told() -> None:
    home, effects = update(Model(has_saved_game=True), saved_game_claimed("{"))
    assert home == Model(news=frozenset({News.DAMAGED}), damaged=Damaged("game", "{", stays=False))
    assert effects == (SetDamagedAside("game", "{"), ReleaseGame())


def test_what_was_set_aside_is_offered_until_it_is_thrown_away() -> None:
    home, effects = update(Model(), saved_game_read("", (("game", "{"),)))
    assert home == Model(news=frozenset({News.DAMAGED}), damaged=Damaged("game", "{", stays=False))
    assert effects == ()
    later, effects = update(home, NewsDismissed("damaged"))
    assert (later, effects) == (Model(damaged=Damaged("game", "{", stays=False)), (Focus(HEADING),))
    assert update(later, saved_game_read("", (("game", "{"),))) == (later, ())
    assert update(later, saved_game_read("", (("game", "["),)))[0].news == {News.DAMAGED}
    assert update(home, DeleteDamagedPicked()) == (
        Model(),
        (DeleteDamaged("{"), Focus(HEADING), ReadSavedGame()),
    )


@pytest.mark.parametrize(
    ("name", "news"),
    [("settings", News.SETTINGS_DAMAGED), ("family", News.FAMILY_DAMAGED)],
)
def test_settings_and_family_that_cannot_be_read_are_told_and_set_aside(
    name: DamagedName, news: News
) -> None:
    home, effects = update(Model(), UnreadableFound(name, "{"))
    assert home == Model(news=frozenset({news}), damaged=Damaged(name, "{", stays=False))
    assert effects[0] == SetDamagedAside(name, "{")
    assert effects[1:] == ((SaveSettings(home.settings),) if name == "settings" else ())
    assert update(home, SaveFilePicked()) == (home, (OfferFile("{"),))
    assert after(Model(), saved_game_read("", ((name, "{"),))) == home


def test_of_several_damaged_texts_one_is_told_after_the_other() -> None:
    both: tuple[tuple[DamagedName, str], ...] = (("settings", "["), ("game", "{"))
    home = after(Model(), saved_game_read("", both))
    assert home.news == {News.SETTINGS_DAMAGED}
    rest = after(home, DeleteDamagedPicked(), saved_game_read("", both[1:]))
    assert rest.news == {News.DAMAGED}


def test_a_damaged_game_that_stays_is_not_overwritten_unasked() -> None:
    home = after(Model(), saved_game_read("{", ()), NotSetAside("another"))
    assert isinstance(update(home, PlayPicked())[1][0], Deal)
    home = after(home, NotSetAside("{"))
    asked, effects = update(home, PlayPicked())
    assert (asked.dialog, effects) == (NewGameDialog(), ())
    assert {SaveFilePicked(), NewGameConfirmed()} <= set(messages_of_page(view(asked)))
    rest, (deleting, deal) = update(asked, NewGameConfirmed())
    assert rest == Model()
    assert deleting == DeleteDamaged("{")
    assert isinstance(deal, Deal)


def test_a_computer_that_nobody_knows_plays_no_seat() -> None:
    data = json.loads(SAVES[0].read_text())
    data["seats"][1]["played_by"] = "wolf"
    with pytest.raises(RecordError, match="seat 1 has the unknown level 'wolf'"):
        read_game(json.dumps(data))


def test_a_text_longer_than_any_game_is_not_even_parsed() -> None:
    text = "[" + " " * 50 * MAX_CHARACTERS
    with pytest.raises(RecordError, match="longer than"):
        read_game(text)
    assert home_after_reading(text).news == {News.DAMAGED}


def test_a_thousand_and_more_mutated_saves() -> None:
    """Each is read as the game that its record replays to, or refused with a reason."""
    rng = random.Random(6)
    read = refused = 0
    for _mutation in range(MUTATIONS):
        text = mutated(rng.choice(SAVES).read_text(), rng)
        try:
            game = read_game(text)
        except RecordError as error:
            refused += 1
            assert str(error)
            assert home_after_reading(text).news <= {News.DAMAGED, News.NEWER} or not text
        else:
            read += 1
            *_before, last = replay(game.record)
            assert last == game.state
            view(after(Model(screen=Table(game)), HandShown()))
    assert read > 20
    assert refused > 2000


def mutated(text: str, rng: random.Random) -> str:
    """The text after one or more random mutations."""
    for _time in range(rng.choice([1, 1, 1, 2, 5])):
        text = rng.choice([cut, flipped, doubled, swapped, odd])(text, rng)
    return text


def cut(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text) + 1)]


def flipped(text: str, rng: random.Random) -> str:
    if not text:
        return text
    place = rng.randrange(len(text))
    return text[:place] + chr(ord(text[place]) ^ 1 << rng.randrange(8)) + text[place + 1 :]


def doubled(text: str, rng: random.Random) -> str:
    one, other = sorted(rng.choices(range(len(text) + 1), k=2))
    return text[:other] + text[one:other] * rng.choice([1, 2, 50]) + text[other:]


def swapped(text: str, rng: random.Random) -> str:
    words = text.split(" ")
    rng.shuffle(words) if rng.random() < 0.1 else words.insert(0, words.pop())
    return " ".join(words)


def odd(text: str, rng: random.Random) -> str:
    """The text with another value in one place of its data."""
    try:
        data = json.loads(text)
    except ValueError:
        return text
    places = list(values(data))
    if places:
        holder, key = rng.choice(places)
        holder[key] = rng.choice([*ODD, *INJECTIONS])
    return json.dumps(data)


def values(data: Any) -> Iterator[tuple[Any, Any]]:  # noqa: ANN401 - JSON
    """Every place of the data: the list or dict, and the index or key."""
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in list(keys):
        yield data, key
        yield from values(data[key])


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_injected_texts_go_through_every_field(path: Path) -> None:
    """As values and as keys. Only names are read, and they stay text on every page."""
    plain = json.loads(path.read_text())
    plain["actions"] = plain["actions"][:6]
    read = 0
    for number, _place in enumerate(values(plain)):
        for text in INJECTIONS:
            data = json.loads(json.dumps(plain))
            holder, key = list(values(data))[number]
            holder[key] = text
            if isinstance(holder, dict):
                holder[text] = text
            try:
                game = read_game(json.dumps(data))
            except RecordError:
                continue
            read += 1
            shown = after(Model(screen=Table(game)), HandShown())
            assert checked_html(shown) == checked_html(Model(screen=Table(game_of(shown))))
    assert read > len(INJECTIONS)


def checked_html(model: Model) -> list[str]:
    """The page as HTML in a language of each direction; checks that no injected tag is in it."""
    found = []
    for language in ("en", "ar"):
        page = view(Model(model.settings, language, screen=model.ground))
        html = to_html(page)
        assert not any(text in html for text in INJECTIONS if "<" in text)
        html.encode()
        found.append(html)
    return found
