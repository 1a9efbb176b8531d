"""Sessions of random taps, each on something that the page offers."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias, TypeGuard

from hypothesis import strategies as st

from game.bots.bit_position import BitPosition
from game.bots.hint import Hint
from game.bots.level_names import LEVELS
from game.bots.levels import choose
from game.bots.reason import reason
from game.rules.action import Place, Remove
from game.rules.edition import cell_name
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.observation import observe
from game.rules.play import legal_actions
from game.ui.app.rooms import decode
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.boards.board import Board
from game.ui.boards.boards_text import BOARDS
from game.ui.boards.drafts import DRAFTS
from game.ui.boards.layout import Layout
from game.ui.boards.trial import GAMES, Trial
from game.ui.frame.keys import ARROWS, KeyPressed
from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.frame.saved_list import SavedList
from game.ui.look.i18n import LANGUAGES
from game.ui.look.names import clean_name
from game.ui.look.words import PICTURES
from game.ui.model.effect import (
    BeginSet,
    ChooseSum,
    Effect,
    FinishImage,
    LongEffect,
    OpenPhoto,
    OpenSound,
    RecordSound,
)
from game.ui.model.model import Model
from game.ui.model.saved_lists import changed_boards, changed_drafts, changed_sets
from game.ui.model.saving_effects import (
    ClaimGame,
    ClaimSavedGame,
    ClearFamily,
    CountGame,
    Deal,
    DeleteBoard,
    DeleteDamaged,
    DeleteGame,
    DeleteSet,
    DropDraft,
    FetchLibrary,
    ReadBoards,
    ReadFamily,
    ReadSavedGame,
    ReadSets,
    ReadShelf,
    SaveBoard,
    SaveDraft,
    SaveGame,
    SaveSet,
    SetDamagedAside,
    SetGameAside,
    TakeFromShelf,
)
from game.ui.model.seat_bots import KnownBots
from game.ui.model.timed_effects import (
    AskBot,
    LayOut,
    MovePaw,
    OpenBotsPage,
    ReadBots,
    SeatBots,
    ShowAnnounced,
    ShowLanding,
    ShowRefusal,
    Think,
    ThinkOfHint,
    TimedEffect,
    TryOut,
)
from game.ui.play.game import Game
from game.ui.play.start import deal
from game.ui.play.turn import act, pass_tablet, show_hand
from game.ui.saved.damaged import DamagedName
from game.ui.saved.family import count
from game.ui.saved.family_text import family_text, parse_family
from game.ui.saved.game_text import game_text
from game.ui.screens.builder.msg import (
    BoardsRead,
    DraftsRead,
    LaidOut,
    LayoutAdvanced,
    TrialAdvanced,
)
from game.ui.screens.family.msg import FamilyRead
from game.ui.screens.learn.msg import PawPressed
from game.ui.screens.lock.msg import SumChosen
from game.ui.screens.page.msg import Resized
from game.ui.screens.pictures.face_msg import (
    CameraOpened,
    DrawingKept,
    ImageMade,
    LibraryRead,
    MediaFailed,
    SoundMade,
)
from game.ui.screens.pictures.msg import (
    PhotoAdded,
    PhotoRefused,
    PhotosComing,
    SetMade,
    SetsRead,
)
from game.ui.screens.saved.msg import (
    LostGameLock,
    NotSaved,
    NotSetAside,
    OpenElsewhere,
    SavedGameChanged,
)
from game.ui.screens.seat_bots.msg import BotsPageMissing, SavedBotsRead
from game.ui.screens.table.msg import (
    AnnouncedShown,
    BotFailed,
    CardPicked,
    ComputerChose,
    Dealt,
    DrawPicked,
    ExchangesPicked,
    HandShown,
    HintFound,
    LandingShown,
    PassPicked,
    PilePicked,
    RefusalShown,
    StepPicked,
    TabletPassed,
)
from game.ui.sets.library import GROUPS
from game.ui.sets.picture_set import PictureSet, Source
from game.ui.sets.sets_text import SETS
from game.ui.settings.settings import (
    COLOURS,
    MAX_SEATS,
    PERSON,
    WHO,
    Pace,
    SeatBot,
    Settings,
    Who,
)
from game.ui.ways import BreakPicked, HomePicked
from tests.ui.at_once import (
    answer,
    ended_text,
    game_claimed,
    saved_game_claimed,
    saved_game_read,
    shelf_read,
)
from tests.ui.pages import awaited_effects, classes_of, controls, messages_of_page, nodes
from tests.ui.saved_games import SavedGames

KEYS = (*ARROWS, "Escape", *"123456789")
SIZES = ((320, 568), (390, 844), (844, 390), (1024, 768), (2560, 1440))
ROBBIE, ADAS = SeatBot("Robbie", "0"), SeatBot("Ada's bot", "3")
BOTS = (ROBBIE, ADAS)
SEAT_CHOICES: tuple[tuple[Who, ...], ...] = (
    (PERSON,),
    (*WHO, *BOTS),
    (PERSON, "fox"),
    LEVELS,
    (PERSON, *BOTS),
)
"""Choices of who plays a seat: people, anybody, a person or Fox, computers, people and bots."""
Answer: TypeAlias = (
    HintFound
    | ComputerChose
    | BotFailed
    | AnnouncedShown
    | LandingShown
    | RefusalShown
    | PawPressed
)
Timed: TypeAlias = TimedEffect | AskBot
NAMES = ("", "Ada", "  Bo  ", "<b>&\"'", "%(name)s", "Ї" * 40, "{}")


@dataclass(frozen=True)
class Session:
    """Everything that the random taps of a session depend on.

    `purpose` is the part of the taps, from 0 to 1, that bring the game forward. The session starts
    with a game after `played` random actions, or on the home screen if that is 0.
    """

    settings: Settings
    language: str
    size: tuple[int, int]
    seed: int
    taps: int
    purpose: float
    played: int = 0
    sets: tuple[PictureSet, ...] = ()


class Tap(NamedTuple):
    """One message, the models before and after it, its page and its effects.

    `awaited` are the answers that are still to come.
    """

    before: Model
    page: Node
    msg: Message
    after: Model
    effects: tuple[Effect, ...]
    awaited: tuple[Answer, ...]


@st.composite
def any_settings(draw: st.DrawFn) -> Settings:
    edition = load_edition(draw(st.sampled_from(EDITION_NAMES)))
    seats = draw(st.sampled_from(edition.seatings)).seats
    names = st.sampled_from(["", "Ada", "<b>&\"'", "%(name)s"]) | st.text(max_size=16).map(
        clean_name
    )
    sitting = st.sampled_from(draw(st.sampled_from(SEAT_CHOICES)))
    return Settings(
        edition=edition.name,
        seats=seats,
        names=tuple(draw(names) for _seat in range(MAX_SEATS)),
        who=tuple(draw(sitting) for _seat in range(MAX_SEATS)),
        colours=tuple(draw(st.permutations(COLOURS))),
        hand_size=draw(st.integers(0, 5)),
        power_cards=draw(st.booleans()),
        manual_draw=draw(st.booleans()),
        youngest=draw(st.none() | st.integers(0, seats - 1)),
        open_hands=draw(st.booleans()),
        pace=draw(st.sampled_from(Pace)),
        watch_out=draw(st.booleans()),
        children_lock=draw(st.booleans()),
    )


def sessions(taps: int, purpose: float) -> st.SearchStrategy[Session]:
    return st.builds(
        Session,
        settings=any_settings(),
        language=st.sampled_from(list(LANGUAGES)),
        size=st.sampled_from(SIZES),
        seed=st.integers(0, 2**32 - 1),
        taps=st.integers(1, taps),
        purpose=st.just(purpose),
        played=st.just(0) | st.integers(1, 80),
    )


def first_model(session: Session) -> Model:
    model = Model(
        session.settings,
        session.language,
        session.size,
        sets=session.sets,
        known_bots=KnownBots(can_play=bool(session.played) or session.seed % 3 > 0),
    )
    if not session.played:
        return model
    rng = random.Random(session.seed)
    game = deal(session.settings, str(session.seed), rng.randrange(session.settings.seats))
    for _action in range(session.played):
        if game.state.outcome is None:
            game = after_random_action(game, rng)
    return model.with_game(game)


def after_random_action(game: Game, rng: random.Random) -> Game:
    """The game after a random legal action."""
    looking = show_hand(pass_tablet(game))
    if looking.computer is None:
        return act(looking, rng.choice(legal_actions(looking.state)))
    return act(looking, rng.choice(observe(looking.state, looking.computer).legal))


def random_taps(session: Session) -> Iterator[Tap]:
    """The taps of the session. Effects on chance and storage are answered at once.

    Timed effects are answered sooner or later, in any order, sometimes twice.
    """
    rng = random.Random(session.seed)
    model = first_model(session)
    device = Device(SETS.text(SavedList(session.sets)), trouble=session.purpose < 1)
    waiting: list[Message] = [SavedGameChanged()] if not session.played else []
    awaited = [answer_to(effect, rng) for effect in awaited_effects(model) if is_timed(effect)]
    for _tap in range(session.taps):
        page = view(model)
        if waiting:
            msg = waiting.pop(0)
        elif awaited and rng.random() < max(0.5, session.purpose):
            msg = late = awaited.pop(rng.randrange(len(awaited)))
            if rng.random() < 0.1:
                awaited.insert(0, late)
        else:
            msg = random_msg(page, rng, session.purpose)
        then, effects = update(model, msg)
        waiting += device_answers(effects, device, rng)
        awaited += [answer_to(effect, rng) for effect in effects if is_timed(effect)]
        yield Tap(model, page, msg, then, effects, tuple(awaited))
        model = then


class Device:
    """The storage of a device. With `trouble`, it fails at random, and other tabs take the game."""

    def __init__(self, sets: str = "", *, trouble: bool) -> None:
        self.saved = SavedGames()
        self.family = self.boards = self.drafts = ""
        self.sets = sets
        self.aside: list[tuple[DamagedName, str]] = []
        self.trouble = 0.05 if trouble else 0.0

    @property
    def game(self) -> str:
        """The text of the saved game."""
        return self.saved.games.game

    def lose(self, text: str) -> None:
        """The saved game with this text is gone."""
        if self.game == text:
            self.saved.games = self.saved.games._replace(game="")


def device_answers(
    effects: tuple[Effect, ...], device: Device, rng: random.Random
) -> list[Message]:
    """The answers of storage and chance; with `trouble`, storage is sometimes full or damaged."""
    said: list[Message] = []
    for effect in effects:
        match effect:
            case SaveGame(record, open_hands):
                full = rng.random() < device.trouble
                said += [NotSaved(rng.random() < 0.5)] if full else []
                if not full:
                    device.saved.save(game_text(record, open_hands=open_hands) if record else "")
                    said += [LostGameLock()] if rng.random() < device.trouble / 2 else []
            case Deal() | ClaimSavedGame(take_over=False) | ClaimGame() | TakeFromShelf() if (
                rng.random() < device.trouble
            ):
                said.append(OpenElsewhere())
            case Deal():
                said.append(random_deal(effect, rng))
            case ClaimSavedGame():
                device.saved.is_other = False
                damage = (
                    rng.randrange(len(device.game) or 1) if rng.random() < device.trouble else None
                )
                said.append(saved_game_claimed(device.game[:damage]))
            case ChooseSum(one, other):
                said.append(SumChosen(rng.choice(one), rng.choice(other)))
            case _:
                said += text_answers(effect, device)
        if isinstance(effect, LongEffect):
            said.append(answer(effect))
        said += family_answers(effect, device)
        said += board_answers(effect, device, rng)
        said += set_answers(effect, device, rng)
        said += bot_answers(effect, device, rng)
    return said


def bot_answers(effect: Effect, device: Device, rng: random.Random) -> list[Message]:
    """The answers about bots; with `trouble`, somebody deletes one now and then."""
    match effect:
        case ReadBots() | SeatBots():
            is_gone = rng.random() < device.trouble
            return [SavedBotsRead((ROBBIE,) if is_gone else (ROBBIE, ADAS))]
        case OpenBotsPage():
            return [BotsPageMissing()]
    return []


def text_answers(effect: Effect, device: Device) -> list[Message]:
    """The answers about the saved texts other than that of the game on the table."""
    match effect:
        case ReadSavedGame():
            return [saved_game_read(device.game, device.aside, device.saved.games.shelf)]
        case SetDamagedAside(name, text) if random.Random(text).random() < device.trouble:
            return [NotSetAside(text)]
        case SetDamagedAside(name, text):
            device.aside.append((name, text))
            device.lose(text)
        case DeleteDamaged(text):
            device.aside = [kept for kept in device.aside if kept[1] != text]
            device.lose(text)
        case ClaimGame():
            return [game_claimed(device.game)]
        case SetGameAside(is_over):
            device.saved.set_aside(is_over=is_over, holds=False)
        case TakeFromShelf(game_id):
            return [saved_game_claimed(device.saved.take(game_id, ended_text(device.game)))]
        case ReadShelf():
            return [shelf_read(device.saved.games, DAY)]
        case DeleteGame(game_id):
            device.saved.delete(game_id)
            return [shelf_read(device.saved.games, DAY)]
    return []


DAY = "2026-11-03"


def family_answers(effect: Effect, device: Device) -> list[Message]:
    match effect:
        case ReadFamily():
            return [FamilyRead(device.family)]
        case CountGame(game, played):
            device.family = family_text(count(parse_family(device.family), game, played, DAY))
        case ClearFamily():
            device.family = ""
    return []


def board_answers(effect: Effect, device: Device, rng: random.Random) -> list[Message]:
    """The answers about built boards; work on a board sometimes goes on."""
    match effect:
        case ReadBoards():
            return [BoardsRead(device.boards), DraftsRead(device.drafts)]
        case SaveDraft() | DropDraft():
            device.drafts = DRAFTS.text(changed_drafts(DRAFTS.parse(device.drafts), effect))
        case SaveBoard() | DeleteBoard():
            device.boards = BOARDS.text(changed_boards(BOARDS.parse(device.boards), effect))
        case LayOut(board):
            done = LaidOut(board, layout_by_chance(board, rng))
            msgs: list[Message] = [LayoutAdvanced(board, 40), done]
            return msgs[: rng.choice((1, 2, 2))]
        case TryOut(edition):
            first = Trial(edition.seatings[0].seats, edition.seatings[0].colours, 7, 4, 1, 99)
            rest = replace(first, games=GAMES)
            advanced: list[Message] = [TrialAdvanced(edition, trial) for trial in (first, rest)]
            return advanced[: rng.choice((1, 2, 2))]
    return []


LIBRARY = json.dumps({name: {"dog": ["Dog", "dog puppy"]} for name in GROUPS})
FAILURES = ("refused", "none", "full", "heic", "empty")


def set_answers(effect: Effect, device: Device, rng: random.Random) -> list[Message]:
    """The answers about picture sets; cameras, files and microphones sometimes give nothing."""
    match effect:
        case ReadSets():
            return [SetsRead(device.sets)]
        case SaveSet() | DeleteSet():
            device.sets = SETS.text(changed_sets(SETS.parse(device.sets), effect))
        case BeginSet(pictures):
            return [SetMade(replace(pictures, id=rng.randbytes(8).hex()))]
        case FetchLibrary():
            return [LibraryRead(rng.choice((LIBRARY, LIBRARY, "")))]
        case OpenPhoto(Source.CAMERA) if rng.random() < 0.8:
            return [CameraOpened()]
        case OpenPhoto() | FinishImage() | RecordSound() | OpenSound() if rng.random() < 0.2:
            return [MediaFailed(rng.choice(FAILURES))]
        case OpenPhoto(Source.SEVERAL):
            names = [f"0{number}_dog.jpg" for number in range(rng.randrange(4))]
            added = [PhotoAdded(rng.randbytes(8).hex(), name) for name in names]
            return [PhotosComing(len(added) + 1), *added, PhotoRefused()]
        case FinishImage():
            kept = [DrawingKept("d" * 16)] * rng.randrange(3)
            return [*kept, ImageMade(rng.randbytes(8).hex())]
        case RecordSound() | OpenSound():
            return [SoundMade(rng.randbytes(8).hex())]
    return []


def layout_by_chance(board: Board, rng: random.Random) -> Layout:
    """A layout; faster than a good one."""
    shown = rng.sample(PICTURES, board.pictured // 2) * 2
    rng.shuffle(shown)
    columns, rows = board.size
    return tuple(
        tuple("" if cell_name(x, y) in board.free else shown.pop() for x in range(columns))
        for y in range(rows)
    )


def random_deal(effect: Deal, rng: random.Random) -> Dealt:
    by_chance = rng.randrange(effect.seats)
    dealer = by_chance if effect.dealer is None else effect.dealer
    return Dealt(str(rng.random()), dealer, effect.board)


def is_timed(effect: Effect) -> TypeGuard[Timed]:
    return isinstance(effect, Timed)


def answer_to(effect: Timed, rng: random.Random) -> Answer:
    """The answer to a timed effect; computers and hints sometimes choose any legal action."""
    match effect:
        case Think(moment, level, seen):
            sensible = rng.random() < 0.5
            action = choose(level, seen, rng) if sensible else rng.choice(seen.legal)
            return ComputerChose(moment, action)
        case AskBot(moment, _name, seen):
            answered = rng.choice((ComputerChose, BotFailed))
            return answered(moment, rng.choice(seen.legal))
        case ThinkOfHint(moment, seen):
            plays = [action for action in seen.legal if isinstance(action, Place | Remove)]
            action = rng.choice(seen.legal)
            return HintFound(
                moment, Hint(action, reason(BitPosition(seen), action, choices=len(plays)))
            )
        case ShowAnnounced(moment, with_cell):
            return AnnouncedShown(moment, with_cell)
        case ShowLanding(moment):
            return LandingShown(moment)
        case ShowRefusal(moment, number):
            return RefusalShown(moment, number)
        case MovePaw(moment, on_cell):
            return PawPressed(moment, on_cell)


def random_msg(page: Node, rng: random.Random, purpose: float) -> Message:
    """A random message of the page; with full `purpose`, none that ends the game."""
    if rng.random() < purpose and (msg := msg_that_plays_on(page, rng)):
        return msg
    if rng.random() < 0.2:
        key, size = KeyPressed(rng.choice(KEYS), rng.random() < 0.5), Resized(*rng.choice(SIZES))
        return key if rng.random() < 0.8 else size
    found = messages_of_page(page, rng.choice(NAMES))
    leaves = HomePicked | BreakPicked
    return rng.choice([o for o in found if purpose < 1 or not isinstance(o, leaves)])


def msg_that_plays_on(page: Node, rng: random.Random) -> Message | None:
    """A message that brings the game forward, found on the page; None if there is none."""
    if any("target" in classes_of(node) for node in nodes(page)):
        targets = [node for node in controls(page) if "target" in classes_of(node)]
        return decode(rng.choice(targets).attributes["data-msg"]) if targets else None
    found = messages_of_page(page)
    onward = (
        HandShown,
        TabletPassed,
        ExchangesPicked,
        PassPicked,
        DrawPicked,
        PilePicked,
        StepPicked,
    )
    forward = [msg for msg in found if isinstance(msg, onward)]
    if rng.random() < 0.2 or not any(isinstance(msg, CardPicked) for msg in found):
        return rng.choice(forward) if forward else None
    leaves = [msg for msg in forward if not isinstance(msg, PilePicked)]
    return rng.choice(leaves or [msg for msg in found if isinstance(msg, CardPicked)])
