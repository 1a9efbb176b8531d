"""Random taps: the page always offers a next one, and the record always replays."""

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.level_names import LEVELS
from game.rules.edition import DrawMode, cell_name
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.observation import observe
from game.rules.record import parse_record, replay, to_json
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.keys import ARROWS, KeyPressed
from game.ui.frame.message import Message
from game.ui.look.i18n import LANGUAGES
from game.ui.look.words import FACES
from game.ui.model.model import Model
from game.ui.model.saving_effects import Deal, SaveGame
from game.ui.model.table import Table
from game.ui.model.timed_effects import OpenBotsPage
from game.ui.play.game import Game, Phase, Playback
from game.ui.play.history import Sent
from game.ui.saved.damaged import DamagedName
from game.ui.saved.game_text import game_text
from game.ui.screens.family.msg import FamilyRead, NamePicked, PageTurned
from game.ui.screens.history.msg import LinkSent, TurnPicked
from game.ui.screens.learn.msg import ReadAloudPicked
from game.ui.screens.lock.msg import SumAnswered, SumChosen
from game.ui.screens.page.msg import Resized, VoicesChanged
from game.ui.screens.saved.msg import LostGameLock, NotSetAside, SavedGameClaimed, UnreadableFound
from game.ui.screens.setup.msg import (
    ColourPicked,
    DifficultyPicked,
    EditionPicked,
    FacePicked,
    NameTyped,
    SeatOpened,
    SeatsPicked,
    StarterByChancePicked,
    StarterPicked,
    WhoPicked,
)
from game.ui.screens.table.msg import (
    AnnouncedShown,
    BotFailed,
    CardPicked,
    CellPicked,
    ComputerChose,
    Dealt,
    DiscardsOpened,
    DrawPicked,
    LandingShown,
    MenuOpened,
    PlayAgainPicked,
)
from game.ui.screens.table.sounds import sound_effects
from game.ui.settings.settings import Pace, Settings
from game.ui.ways import (
    BreakPicked,
    HelpPicked,
    HomePicked,
    LanguagePicked,
    NamesOpened,
    PacePicked,
    PlayPicked,
)
from tests.effort import often
from tests.ui.at_once import (
    file_opened,
    game_claimed,
    link_opened,
    saved_game_claimed,
    saved_game_read,
)
from tests.ui.pages import KINDS, after, messages_of_page
from tests.ui.random_pages import Answer, Session, any_settings, random_taps, sessions

ENOUGH = 10_000
DAMAGED_NAMES: tuple[DamagedName, ...] = ("game", "settings", "family")


@settings(max_examples=often(10))
@given(sessions(taps=120, purpose=0.7))
def test_whatever_the_page_offers_can_be_tapped(session: Session) -> None:
    for tap in random_taps(session):
        saved = [effect.record for effect in tap.effects if isinstance(effect, SaveGame)]
        before, then = (model.game and model.game.record for model in (tap.before, tap.after))
        kept_already = isinstance(tap.msg, SavedGameClaimed | LostGameLock | BreakPicked)
        left = [effect.record for effect in tap.effects if isinstance(effect, OpenBotsPage)]
        assert saved == ([] if before is then or kept_already else [then]) or left
        assert not left or (then is None and saved in ([], left))
        if isinstance(tap.msg, Answer) and is_stale(tap.msg, tap.before):
            assert (tap.after, tap.effects) == (tap.before, ())
        assert len(sound_effects(tap.before, tap.after)) <= 2
        if tap.after.game:
            check_game(tap.after.game)
        if tap.after.active:
            check_awaited(tap.after.active, tap.awaited)
    view(tap.after)
    if tap.after.game:
        check_replay(tap.after.game)


@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, s.seats) for name in EDITION_NAMES for s in load_edition(name).seatings],
)
@settings(max_examples=often(2))
@given(data=st.data())
def test_a_whole_game_can_be_played_by_what_the_page_offers(
    name: str, seats: int, data: st.DataObject
) -> None:
    kept = replace(data.draw(any_settings()), edition=name, seats=seats)
    session = Session(kept, "en", (1024, 768), data.draw(st.integers(0, 2**32)), ENOUGH, 1.0, 1)
    phases = set()
    for tap in random_taps(session):
        assert tap.after.game
        check_game(tap.after.game)
        phases.add(tap.after.game.phase)
        if is_over(tap.after):
            break
    ended = tap.after.game
    assert ended
    check_replay(ended)
    assert Phase.COVERED not in phases or (len(ended.people) > 1 and not kept.open_hands)
    offered = messages_of_page(view(Model(kept, screen=Table(ended))))
    assert {PlayAgainPicked(), MenuOpened(), HomePicked()} <= set(offered)


@settings(max_examples=often(10))
@given(any_settings(), st.sampled_from(list(LANGUAGES)), st.integers(0, 2**32))
def test_taps_on_the_first_screen_are_honoured_whatever_was_kept(
    kept: Settings, language: str, chance: int
) -> None:
    """The page shows the default settings before the saved ones are read."""
    rng = random.Random(chance)
    model = Model(kept)
    for early in rng.choices(messages_of_page(view(Model(language=language))), k=6):
        model = after(model, early)
        view(model)


@settings(max_examples=often(10))
@given(sessions(taps=60, purpose=0.8), st.integers(0, 2**32))
def test_a_message_at_the_wrong_moment_does_no_harm(session: Session, chance: int) -> None:
    rng = random.Random(chance)
    for tap in islice(random_taps(session), 0, None, 3):
        model = tap.after
        for _untimely in range(3):
            model = after(model, rng.choice(possible_msgs(model, rng)))
            view(model)
            if model.game:
                check_game(model.game)
    if model.game:
        check_replay(model.game)


def possible_msgs(model: Model, rng: random.Random) -> list[Message]:
    """A message of each class with valid fields, whether it fits the moment or not."""
    rules = model.game.record.edition if model.game else model.settings.rules
    columns, rows = rules.size
    seats = len(model.game.state.hands) if model.game else model.settings.seats
    seat = rng.randrange(seats)
    msgs: list[Message] = [kind() for kind in KINDS.values() if not kind.__match_args__]
    return [
        *msgs,
        EditionPicked(rng.choice(EDITION_NAMES)),
        SeatsPicked(rng.choice(model.settings.rules.seatings).seats),
        SeatOpened(seat),
        NameTyped(seat, rng.choice(["", "Ada"])),
        ColourPicked(rng.randrange(2), rng.choice(model.settings.rules.colours)),
        DifficultyPicked(rng.randint(0, 9)),
        HelpPicked(rng.randint(-9, 99)),
        ReadAloudPicked("to-do"),
        WhoPicked(seat, rng.choice(LEVELS)),
        FacePicked(seat, rng.choice(list(FACES))),
        PacePicked(rng.choice(list(Pace)).value),
        StarterPicked(rng.randint(0, seat)),
        StarterByChancePicked(),
        LanguagePicked(rng.choice(["en", "uk", "xx"])),
        VoicesChanged(rng.choice(["", "en", "en,uk"])),
        Dealt(str(rng.random()), rng.randrange(model.settings.seats)),
        saved_game_read(rng.choice(saved_texts(model)), tuple(damaged_texts(model, rng))),
        UnreadableFound(rng.choice(DAMAGED_NAMES), rng.choice(saved_texts(model))),
        NotSetAside(rng.choice(saved_texts(model))),
        saved_game_claimed(rng.choice(saved_texts(model))),
        game_claimed(rng.choice(saved_texts(model))),
        link_opened(rng.choice(["", "x", "____"])),
        file_opened(rng.choice(saved_texts(model))),
        TurnPicked(rng.randint(-9, 99)),
        LinkSent(rng.choice(["", *(sent.value for sent in Sent)])),
        SumChosen(rng.randint(3, 9), rng.randint(3, 8)),
        SumAnswered(rng.randint(6, 17)),
        NamesOpened(seat),
        NamePicked(seat, rng.randrange(9)),
        PageTurned(rng.randrange(9)),
        FamilyRead(
            rng.choice(["", "{", '{"people": [{"name": "Ada", "face": 1}], "counted": []}'])
        ),
        CardPicked(rng.randrange(99)),
        CellPicked(cell_name(rng.randrange(columns), rng.randrange(rows))),
        DrawPicked(rng.randrange(99)),
        DiscardsOpened(seat),
        KeyPressed(
            rng.choice([*ARROWS, "Escape", "Enter", "Tab", "0", *"123456789"]), rng.random() < 0.5
        ),
        Resized(rng.randint(1, 3000), rng.randint(1, 3000)),
    ]


def saved_texts(model: Model) -> list[str]:
    """Texts that a device may have as the saved game."""
    texts = ["", "{", '{"format": "rowdy-zoo/999"}']
    if model.game:
        whole = game_text(model.game.record, open_hands=model.game.open_hands)
        texts += [whole, whole[:-40]]
    return texts


def damaged_texts(model: Model, rng: random.Random) -> list[tuple[DamagedName, str]]:
    """Texts that a device may have set aside."""
    names = rng.choices(DAMAGED_NAMES, k=rng.randrange(3))
    return [(name, rng.choice(saved_texts(model))) for name in names]


def is_over(model: Model) -> bool:
    return model.game is not None and model.game.state.outcome is not None


def check_game(game: Game) -> None:
    state, phase = game.state, game.phase
    assert game.cursor in game.record.edition.picture_at
    assert game.chosen is None or game.chosen < len(state.hands[game.seat])
    assert game.seat in game.people or not game.people
    assert game.all_hands == (state.hands if state.outcome else ())
    if phase is Phase.HANDING_ON:
        assert state.setup.options.draw is DrawMode.MANUAL
        assert game.seat in game.people
    if state.outcome:
        assert phase is Phase.PLAYING
    elif phase is Phase.WATCHING:
        check_watching(game)
    else:
        check_people(game)


def check_watching(game: Game) -> None:
    """Checks a computer's turn: nothing is chosen, asked, advised or warned of."""
    assert game.computer is not None
    assert game.busy == game.computer
    assert (game.chosen, game.asked, game.hint, game.warned) == (None, None, None, None)
    legal = observe(game.state, game.computer).legal
    assert legal
    assert not game.announced or game.announced.action in legal
    several = len(game.people) > 1
    assert game.hand_shown == (game.open_hands or not several)
    if game.people:
        assert game.playback is Playback.RUNNING, (
            "only a game without people can be stopped and stepped"
        )
    else:
        assert game.seat == game.computer


def check_people(game: Game) -> None:
    """Checks a person's turn: no computer shows or pauses anything."""
    landed = game.phase is Phase.LANDED
    assert (game.announced, game.playback) == (None, Playback.RUNNING)
    assert game.hand_shown == (game.phase not in (Phase.COVERED, Phase.LANDED))
    assert game.busy == game.seat
    if landed:
        assert game.computer is None
        assert game.state.turn in game.people
    elif game.phase is not Phase.HANDING_ON:
        owes = game.phase is Phase.COVERED and game.seat in game.may_draw
        assert game.computer is None or owes
        assert game.seat == game.state.turn or owes
    if game.phase in (Phase.COVERED, Phase.LANDED):
        assert len(game.people) > 1
        assert not game.open_hands


def check_awaited(game: Game, awaited: Sequence[Answer]) -> None:
    """Checks that the answer will come that the game waits for."""
    if game.phase is Phase.WATCHING and game.playback is not Playback.PAUSED:
        now = [answer for answer in awaited if answer.version == game.version]
        if game.announced:
            assert AnnouncedShown(game.version, game.announced.cell_shown) in now
        else:
            assert any(isinstance(answer, ComputerChose | BotFailed) for answer in now)
    if game.phase is Phase.LANDED:
        assert LandingShown(game.version) in awaited


def is_stale(answer: Message, model: Model) -> bool:
    """Whether the answer belongs to another moment of the game."""
    assert isinstance(answer, Answer)
    return model.game is None or model.game.version != answer.version


def check_replay(game: Game) -> None:
    read = parse_record(to_json(game.record))
    assert read == game.record
    states = list(replay(read))
    assert states[-1] == game.state
    assert len(states) == len(game.record.actions) + 1


def test_play_asks_chance_only_on_the_home_screen() -> None:
    table = after(Model(), PlayPicked())
    assert isinstance(update(Model(), PlayPicked())[1][0], Deal)
    assert update(table, PlayPicked()) == (table, ())
