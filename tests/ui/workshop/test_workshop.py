"""The workshop: games, mistakes, bots, lessons and contests; without a browser."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.rules.action import Place, parse_action
from game.rules.edition_data import EDITION_NAMES, edition_of, load_edition
from game.rules.state import Win
from game.ui.boards.board import Board, edition_dict
from game.ui.boards.boards_text import BOARDS
from game.ui.frame.markup import Node, to_html
from game.ui.frame.saved_list import SavedList
from game.ui.look.i18n import LANGUAGES
from game.ui.screens.page.msg import Resized
from game.ui.screens.saved.msg import NotSaved
from game.ui.ways import DialogClosed
from game.ui.workshop.answers import Answer, ShownFault, Why
from game.ui.workshop.bots.msg import BotsChanged, BotsRead, LinkRead
from game.ui.workshop.bots_text import FACES, MAX_BOTS, NO_FACE, Bot, Bots, bots_text, clean_code
from game.ui.workshop.code_view import breaking_code, code_block, plain_code
from game.ui.workshop.contest.msg import ContestAdvanced
from game.ui.workshop.contest_state import Score, with_score
from game.ui.workshop.effect import (
    AskSandbox,
    DeleteBot,
    OfferText,
    PassLesson,
    Pause,
    PlayContest,
    SaveAuthor,
    SaveBot,
    StopContest,
)
from game.ui.workshop.faults import FAULTS, MISTAKES, WHYS, fault_sentence
from game.ui.workshop.files import file_text, strangers
from game.ui.workshop.goals import LESSONS
from game.ui.workshop.lessons.msg import SolutionRead
from game.ui.workshop.lessons.words import LESSON_WORDS
from game.ui.workshop.links import Found
from game.ui.workshop.match.msg import BotAnswered
from game.ui.workshop.match.person import person_acts
from game.ui.workshop.match.sentences import turn_sentence
from game.ui.workshop.match_state import Match, Turn, begin
from game.ui.workshop.msg import EditionsRead, EditorOpened
from game.ui.workshop.seating import BOT, PERSON
from game.ui.workshop.state import DeleteBotDialog, ShareDialog, StrangersDialog, Tab, Workshop
from game.ui.workshop.step import KINDS, step
from game.ui.workshop.view import view
from game.workshop import api
from game.workshop.mistake import Mistake
from tests.ui.pages import classes_of, nodes, text_of
from tests.ui.test_builder_board import shuffled
from tests.ui.test_view import check_html_nesting, check_hydration, check_ids, check_siblings
from tests.ui.workshop.world import World, winner

GOOD = "def choose(seen, rng):\n    return {play: len(str(play)) for play in seen.legal}\n"
BAD = "def choose(seen, rng):\n    return sen.legal[0]\n"


def world(code: str = GOOD, **named: object) -> World:
    """A page with a bot that has this code."""
    found = World(**named)  # type: ignore[arg-type]
    found.take("CodeChanged", code)
    return found


def controls(world: World) -> list[Node]:
    return [node for node in nodes(view(world.model)) if "data-msg" in node.attributes]


def check(world: World) -> None:
    page = view(world.model)
    check_ids(page)
    check_hydration(page)
    check_html_nesting(page)
    check_siblings(page)
    for node in controls(world):
        value = "1" if node.tag in ("input", "select") else None
        assert step(world.model, node.attributes["data-msg"], value)


# Games


@pytest.mark.parametrize("opponent", ["random", "cub", "fox", "owl"])
def test_a_bot_plays_a_whole_game(opponent: str) -> None:
    page = world()
    page.take("OpponentPicked", opponent)
    page.take("GamePicked")
    match = page.model.match
    assert match
    assert match.is_over
    assert match.players == (BOT, opponent)
    assert not page.model.is_playing
    check(page)


def test_a_game_can_be_looked_through_and_branched() -> None:
    page = world()
    page.take("GamePicked")
    page.take("PlacePicked 0")
    for number in range(1, 4):
        page.take("StepPicked")
        assert page.model.match
        assert page.model.match.place == number
        check(page)
    page.take("ShortenPicked")
    assert page.model.match
    assert len(page.model.match.turns) == 3
    page.take("StepPicked")
    assert len(page.model.match.turns) == 4
    page.take("PlayFlipped")
    assert page.model.match.is_over


def test_no_game_starts_from_the_last_turn() -> None:
    page = world()
    page.take("GamePicked")
    before = page.model
    page.take("ShortenPicked")
    assert page.model == before


@pytest.mark.parametrize(
    ("size", "is_narrow"),
    [
        ((1024, 768), False),
        ((768, 1024), False),
        ((759, 900), True),
        ((844, 390), True),
        ((1024, 400), False),
    ],
)
def test_a_phone_shows_one_panel_at_a_time(size: tuple[int, int], is_narrow: bool) -> None:
    page = world()
    page.take(Resized(*size))
    assert page.model.is_narrow == is_narrow
    assert page.text().count("Code") == is_narrow


def test_who_starts_alternates() -> None:
    page = world()
    seats = []
    for _ in range(2):
        page.take("GamePicked")
        assert page.model.match
        seats.append(page.model.match.turns[0].seat)
    assert sorted(seats) == [0, 1]


def test_the_scores_of_a_bot_are_drawn_and_listed() -> None:
    page = world()
    page.take("GamePicked")
    match = page.model.match
    assert match
    place = next(n for n, turn in enumerate(match.turns, 1) if turn.answer and turn.answer.scores)
    page.take(f"PlacePicked {place}")
    warm = [node for node in nodes(view(page.model)) if node.attributes.get("class") == "warm"]
    assert len(warm) == len(match.turns[place - 1].answer.scores)  # type: ignore[union-attr]
    assert "Why" in page.text()


def test_a_mistake_stops_the_game_until_it_is_mended() -> None:
    page = world(BAD)
    page.take("GamePicked")
    fault = page.model.fault
    assert fault
    assert (fault.kind, fault.line, fault.name) == ("NameError", 2, "sen")
    assert fault_sentence(fault).startswith("Line 2: The name `sen` is not defined here.")
    check(page)
    page.take("CodeChanged", GOOD)
    assert page.model.fault is None
    page.take("PlayFlipped")
    assert page.model.match
    assert page.model.match.is_over


def test_a_mistake_is_gone_with_the_code_that_has_made_it() -> None:
    saved = bots_text(Bots((Bot("My bot", BAD), Bot("Fine", GOOD))))
    for change in (("CodeChanged", GOOD), ("NewBotPicked",), ("BotPicked 1",)):
        page = World(saved)
        page.take("GamePicked")
        assert "sen is not defined here" in page.text()
        page.take(*change)
        assert page.model.fault is None
        assert "is not defined here" not in page.text(), change


def test_a_mistake_is_gone_when_another_game_is_shown() -> None:
    page = World(bots_text(Bots((Bot("My bot", BAD),))))
    page.take("GamePicked")
    page.take("CodeChanged", GOOD)
    page.take("PuzzlesPicked")
    page.model = replace(page.model, answer=Answer(fault=ShownFault(Why.ERROR, "KeyError")))
    page.take("MissedPicked")
    assert "does not have this key" not in page.text()


def test_a_phone_shows_the_code_with_its_mistake() -> None:
    page = world(BAD)
    page.take("Resized 360 640")
    page.take("GamePicked")
    assert page.model.tab is Tab.CODE
    check(page)


@pytest.mark.parametrize("why", ["slow", "memory"])
def test_chance_plays_for_a_bot_that_is_too_slow(why: str) -> None:
    page = world()
    page.take("OpponentPicked", "person")
    page.answers.append(json.dumps({"ok": False, "why": why}))
    page.take("GamePicked")
    match = page.model.match
    assert match
    if not match.turns:  # the person starts
        page.take("GamePicked")
    assert page.model.match
    assert [turn.answer.fault for turn in page.model.match.turns if turn.answer] == [
        ShownFault(Why(why))
    ]
    assert "My bot had no answer, so it played at random." in page.text()
    check(page)
    page.take("PlacePicked 0")
    assert "at random" not in page.text()


def test_a_late_answer_is_dropped() -> None:
    page = world()
    page.take("GamePicked")
    before = page.model
    page.take(BotAnswered("0 3", '{"ok": true, "action": "pass"}'))
    assert page.model == before


def test_a_person_plays_against_the_bot_with_a_card_and_a_cell() -> None:
    page = world()
    page.take("OpponentPicked", "person")
    page.take("GamePicked")
    for _ in range(400):
        match = page.model.match
        assert match
        if match.is_over:
            break
        assert person_acts(match)
        seen = match.seen
        action = random.Random(len(match.turns)).choice(seen.legal)
        if isinstance(action, Place):
            page.take(f"CardPicked {seen.hand.index(action.card)}")
            check(page)
            page.take(f"CellPicked {action.cell}")
        else:
            page.take(f"ActionPicked {seen.legal.index(action)}")
    assert page.model.match
    assert page.model.match.is_over
    assert ("You win!" in page.text()) == (winner(page.model.match) == PERSON)


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("koala@b1", "You: yellow chip on “Koala, b1”."),
        ("fox@b1", "You play “Fox”: yellow chip on “Koala, b1”."),
        ("fox-b1", "You play “Fox”: the chip on “Koala, b1” is gone."),
        ("fox!", "You swap “Fox”."),
        ("draw 1", "You drew a card."),
        ("pass", "You passed."),
    ],
)
def test_what_a_person_did_is_told_as_you(action: str, told: str) -> None:
    begun = begin(load_edition("little-zoo"), PERSON, 0, "seed")
    turns = (Turn(begun.players.index(PERSON), parse_action(action)),)
    shown = replace(begun, states=begun.states * 2, turns=turns, place=1)
    assert turn_sentence(Workshop(), shown) == told


def test_a_person_sees_cards_and_numbers_of_the_bot_only_on_demand() -> None:
    page = world()
    page.take("OpponentPicked", "person")
    page.take("GamePicked")
    page.take("GamePicked")  # The bot starts in one of two games.
    match = page.model.match
    assert match
    if not match.turns:
        page.take("GamePicked")
    secrets = ("My bot’s cards", "Why", "heat")

    def shown() -> list[bool]:
        drawn = any(node.attributes.get("class") == "heat" for node in nodes(view(page.model)))
        return [*(text in page.text() for text in secrets[:2]), drawn]

    assert shown() == [False, False, False]
    assert "Your cards" in page.text()
    check(page)
    page.take("PeekFlipped")
    assert shown() == [True, True, True]
    check(page)
    page.take("GamePicked")
    assert not page.model.peeks


def test_confetti_falls_on_a_person_who_wins() -> None:
    rains = []
    for number in range(2):
        model = Workshop(match=won_by(PERSON if number else BOT))
        rains.append("confetti red" in [one.attributes.get("class") for one in nodes(view(model))])
    assert rains == [False, True]


def won_by(who: str) -> Match:
    """A game that red has won, which is this player."""
    record, lost = None, World()
    lost.take("OpponentPicked", "fox")
    while record is None:
        lost.take("GamePicked")
        match = lost.model.match
        assert match
        outcome = match.states[-1].outcome
        if isinstance(outcome, Win) and outcome.colour == "red":
            record = match
    red = [seat.colour == "red" for seat in record.seats]
    other = BOT if who == PERSON else PERSON
    return replace(record, players=tuple(who if one else other for one in red))


@pytest.mark.parametrize("opponent", ["cub", PERSON])
def test_teams_play_on_a_board_for_four(opponent: str) -> None:
    page = world()
    page.take("SeatsPicked", "4")
    assert page.model.seats == 0, "the Little Zoo has no teams"
    page.take("BoardPicked", "1")
    page.take("SeatsPicked", "4")
    page.take("OpponentPicked", opponent)
    assert "4 players in two teams" in page.text()
    check(page)
    page.take("GamePicked")
    match = page.model.match
    assert match
    assert match.players == (BOT, opponent) * 2
    check(page)
    page.take("TabPicked arena")
    page.take("PairGamesPicked 4")
    page.run = lambda effect: []  # type: ignore[method-assign]
    page.take("TablePicked")
    held = page.last(PlayContest)
    assert isinstance(held, PlayContest)
    assert held.contest.seats == 4
    page.take("BoardPicked", "0")
    page.take("GoalPicked")
    held = page.last(PlayContest)
    assert isinstance(held, PlayContest)
    assert held.contest.seats == 0, "a lesson always asks the same"


def test_a_game_with_fewer_cards_has_no_wild_cards() -> None:
    page = world()
    page.take("CardsPicked", "9")
    assert page.model.cards == 0, "no board deals so many"
    page.take("CardsPicked", "2")
    page.take("GamePicked")
    match = page.model.match
    assert match
    options = match.states[0].setup.options
    assert (options.hand_size, options.power_cards) == (2, False)
    assert {len(hand) for hand in match.states[0].hands} == {2}
    check(page)
    page.take("TabPicked arena")
    assert "Full game" in page.text()
    page.run = lambda effect: []  # type: ignore[method-assign]
    page.take("DuelPicked")
    held = page.last(PlayContest)
    assert isinstance(held, PlayContest)
    assert held.contest.cards == 2
    page.take(ContestAdvanced(held.number, with_score(held.contest, 0, Score(4, 1))))
    assert "Seed: 1. 2 cards" in page.text()
    page.take("PuzzlesPicked")
    held = page.last(PlayContest)
    assert isinstance(held, PlayContest)
    assert held.contest.cards == 0, "puzzles are what they are"


def test_a_board_that_people_have_built_can_be_chosen_with_its_rows() -> None:
    board = Board("Meadow", rows_to_win=2, hand=2)
    built = edition_of(edition_dict(board, shuffled(board)))
    page = world()
    page.take(EditionsRead(BOARDS.text(SavedList((built,)))))
    page.take("BoardPicked", "3")
    page.take("CardsPicked", "1")
    assert "Meadow" in page.text()
    page.take("GamePicked")
    match = page.model.match
    assert match
    assert match.shown.edition == built
    assert match.states[0].setup.options.hand_size == 1
    assert match.seen.rows_to_win == 2
    check(page)
    page.take("TabPicked lessons")
    assert "Little Zoo" in page.text(), "where a lesson asks"
    page.take("TabPicked arena")
    page.take("DuelPicked")
    assert page.model.arena
    assert page.model.arena.contest.edition == built
    check(page)


def test_two_bots_of_ones_own_play_each_other() -> None:
    page = world(bots=bots_text(Bots((Bot("One", GOOD), Bot("Two", GOOD)))))
    page.take("OpponentPicked", "own Two")
    page.take("GamePicked")
    seats = {
        effect.seen.seat: effect.bot.name
        for effect in page.effects
        if isinstance(effect, AskSandbox)
    }
    assert seats == {0: "One", 1: "Two"}
    assert page.model.match
    assert page.model.match.is_over
    check(page)


@pytest.mark.parametrize(
    "msg",
    ["OpponentPicked own nobody", "BoardPicked 99", "PlacePicked 5", "CellPicked a1", "StepPicked"],
)
def test_what_does_not_exist_changes_no_game(msg: str) -> None:
    page = world()
    name, _space, value = msg.partition(" ")
    page.take(name, value or None)
    assert page.model.opponent == "cub"
    assert page.model.board == 0


# Bots


def test_a_change_is_kept_at_once_and_under_its_name() -> None:
    page = world()
    assert page.last(SaveBot) == SaveBot(Bot("My bot", GOOD), "My bot")
    page.take("BotNamed", "  Ada ")
    assert page.last(SaveBot) == SaveBot(Bot("Ada", GOOD), "My bot")
    page.take("BotNamed", "   ")
    assert page.model.bot.name == "Ada"
    page.take("NewBotPicked")
    page.take("BotNamed", "Ada")
    assert [bot.name for bot in page.model.bots] == ["Ada 2", "Ada"]
    page.take("BotPicked 1")
    assert page.model.bot == Bot("Ada", GOOD)


def test_deleting_asks_first() -> None:
    page = world()
    page.take("DeleteBotPicked")
    assert page.model.dialog == DeleteBotDialog()
    check(page)
    page.take(DialogClosed())
    assert page.model.bots
    page.take("DeleteBotPicked")
    page.take("DeleteBotConfirmed")
    assert page.last(DeleteBot) == DeleteBot("My bot")
    assert page.model.bots == ()
    assert "choose" in page.model.bot.code


def test_bots_have_faces_that_can_be_chosen() -> None:
    page = world()
    page.take("NewBotPicked")
    assert [bot.face for bot in page.model.bots] == [1, 0]
    page.take("BotsOpened")
    check(page)
    page.take("BotFacePicked 4")
    assert page.last(SaveBot) == SaveBot(replace(page.model.bot, face=4), "My bot 2")
    page.take("BotFacePicked 99")
    assert page.model.bot.face == 4
    page.take("OpponentPicked", "own My bot")
    page.take(DialogClosed())
    page.take("GamePicked")
    faces = [n.attributes["class"].split() for n in nodes(view(page.model)) if is_face(n)]
    assert ["plate-4" in face for face in faces] == [True, True, False]


def is_face(node: Node) -> bool:
    return "face" in node.attributes.get("class", "").split()


def test_another_tab_changes_the_list_but_not_the_open_bot() -> None:
    page = world()
    page.take(BotsChanged(bots_text(Bots((Bot("Other", "x\n"),)))))
    assert page.model.bot == Bot("My bot", GOOD)
    assert [bot.name for bot in page.model.bots] == ["Other"]


def test_no_more_bots_than_can_be_kept() -> None:
    many = tuple(Bot(f"Bot {number}", "x\n") for number in range(MAX_BOTS))
    page = World(bots_text(Bots(many)))
    page.take("NewBotPicked")
    assert len(page.model.bots) == MAX_BOTS
    assert "no room" in page.text()
    check(page)


def test_a_bot_is_offered_as_a_file() -> None:
    page = world()
    page.take("BotNamed", "Ada: 1/2")
    page.take("ExportPicked")
    assert page.model.dialog == ShareDialog()
    check(page)
    page.take("ExportPicked")
    assert page.last(OfferText) == OfferText("Ada__1_2.py", f"# face: 1\n{GOOD}")


def test_the_author_is_asked_for_once_and_stands_in_file_and_table() -> None:
    page = world()
    page.take("ExportPicked")
    page.take("AuthorNamed", " Mia ")
    page.take("ExportPicked")
    offered = page.last(OfferText)
    assert offered == OfferText("My_bot_Mia.py", f"# face: 1\n# by: Mia\n{GOOD}")
    assert isinstance(offered, OfferText)
    assert page.last(SaveAuthor) == SaveAuthor("Mia")
    again = World(bots_text(Bots((Bot("Two", GOOD),), author="Mia")))
    again.take("ExportPicked")
    assert again.model.dialog is None
    assert again.last(OfferText) == OfferText("Two_Mia.py", f"# face: 1\n# by: Mia\n{GOOD}")
    for name, shown in (("bot.py", "bot (Mia)"), (offered.name, "My bot (Mia)")):
        assert strangers([(name, offered.text)]) == (Bot(shown, GOOD, 0, "Mia"),)


def test_results_say_against_whom_and_on_which_board_they_are() -> None:
    page = world()
    page.take("TabPicked arena")
    page.take("SeedNamed", "7")
    page.take("OpponentPicked", "fox")
    page.take("DuelPicked")
    page.take("BoardPicked", "1")
    page.take("OpponentPicked", "cub")
    told = "Against: Robo Fox. Board: Little Zoo. Seed: 7."
    assert told in page.text()
    page.take("PuzzlesPicked")
    assert "Against: " not in page.text()
    page.take("TablePicked")
    assert "Board: Big Zoo. Seed: 7." in page.text()


def test_a_first_visit_begins_with_the_first_lesson() -> None:
    new = World()
    assert new.model.tab is Tab.CODE, "the progress is in the place of the code"
    new.take(EditorOpened())
    assert (new.model.panel, new.model.lesson) == (Tab.LESSONS, 0)
    for saved in (Bots((Bot("One", GOOD),)), Bots(passed=frozenset({0}))):
        known = World(bots_text(saved))
        known.take(EditorOpened())
        assert known.model.panel is Tab.BOARD
    new.take(LinkRead(Found(Bot("Ada", GOOD), 1)))
    new.take("StrangersTaken")
    assert new.model.tab is Tab.CODE


def test_the_last_table_stays_until_it_is_closed() -> None:
    page = World(bots_text(Bots((Bot("One", GOOD), Bot("Two", BAD)))))
    page.take("TabPicked arena")
    page.take("PairGamesPicked 4")
    page.take("TablePicked")
    assert page.model.arena
    assert page.model.arena.contest.games == 4
    table = page.model.table
    page.take("DuelPicked")
    assert page.model.table == table
    for words in ("Two", "Errors"):
        assert words in page.text()
    check(page)
    page.take("TableOpened")
    check(page)
    page.take("DialogClosed")
    page.take("CsvPicked")
    offered = page.last(OfferText)
    assert isinstance(offered, OfferText)
    assert "is not defined here" in offered.text
    page.take("TableClosed")
    assert "Errors" not in page.text()


def test_good_games_of_a_table_can_be_watched() -> None:
    page = world(files=[Bot("Ada", GOOD), Bot("Ben", f"{GOOD}#"), Bot("Bad", BAD)])
    page.take("TournamentPicked")
    page.take("StrangersTaken")
    page.take("TabPicked arena")
    assert "Watch a good game" in page.text()
    assert "Ada against Ben, " in page.text()
    assert page.model.table
    (score,) = [one for one in page.model.table.scores if one.longest]
    assert f" – {'Ada' if score.is_longest_won else 'Ben'} wins!" in page.text()
    assert "against Bad, " not in page.text()
    check(page)
    page.take("GoodGamePicked 0")
    match = page.model.match
    assert match
    assert match.is_over
    assert Pause(match.version, 0) in page.effects, "it plays by itself"
    assert match.place == len(match.turns)
    assert match.players == ("own Ada", "own Ben")
    assert "Ada’s cards" in page.text()
    assert "Ben’s cards" in page.text()
    assert page.model.panel is Tab.BOARD
    assert page.model.table
    assert page.model.table.scores[0].longest
    check(page)
    [shorten] = [n for n in controls(page) if n.attributes["data-msg"] == "ShortenPicked"]
    assert "aria-disabled" in shorten.attributes, "their bots are not here to go on"
    [again] = [n for n in controls(page) if n.attributes["data-msg"] == "AgainPicked"]
    assert "aria-disabled" in again.attributes
    assert "Back to the arena" in page.text()
    page.take("GoodGamePicked 9")
    assert page.model.match == match


@given(st.text(max_size=40), st.integers(0, FACES - 1))
@example("# by: nobody\nx = 1\n", 2)
def test_a_file_gives_back_the_bot_with_its_face(code: str, face: int) -> None:
    bot = Bot("Ada", clean_code(code), face)
    assert strangers([("Ada.py", file_text(bot))]) == (bot,)
    assert strangers([("Ada.py", file_text(bot).replace("\n", "\r\n"))]) == (bot,)


@pytest.mark.parametrize(
    "first",
    [
        *("# face: 0", "# face: 7", "# face: -1", "# face: 1.5", "# face: ١", "# face: 0x1"),
        *("# face: 1 ", "#face: 1", "# face: 99999999999", "x = 1\n# face: 1", " # face: 1"),
    ],
)
def test_any_other_first_line_of_a_file_is_code(first: str) -> None:
    [bot] = strangers([("Ada.py", f"{first}\nx = 1\n")])
    assert bot == Bot("Ada", f"{first}\nx = 1\n", NO_FACE)


def test_a_bot_from_a_file_keeps_its_face_and_others_get_a_free_one() -> None:
    page = world(files=[Bot("Ben", "x = 1\n", 4)])
    page.take("ImportPicked")
    page.take("StrangersTaken")
    assert page.model.bot == Bot("Ben", "x = 1\n", 4)
    page.files = (Bot("Cy", "x = 1\n", NO_FACE),)
    page.take("ImportPicked")
    page.take("StrangersTaken")
    assert page.model.bot == Bot("Cy", "x = 1\n", 1)


def test_code_from_elsewhere_is_shown_before_it_is_opened() -> None:
    page = world(files=[Bot("My bot", "strange = 1\n", NO_FACE)])
    page.take("ImportPicked")
    assert isinstance(page.model.dialog, StrangersDialog)
    assert "strange = 1" in page.text()
    assert page.model.bot.code == GOOD
    check(page)
    page.take("StrangersTaken")
    assert page.model.bot == Bot("My bot 2", "strange = 1\n", 1)


def test_strangers_have_names_that_differ() -> None:
    found = strangers([("my_bot.py", "a\r\nb"), ("my bot.py", "c"), ("\n.py", "d")])
    assert [bot.name for bot in found] == ["my bot", "my bot 2", "?"]
    assert found[0].code == "a\nb"


def test_the_page_says_that_nothing_can_be_saved() -> None:
    page = world()
    page.take(NotSaved(is_full=True))
    assert "cannot save anything" in page.text()


# Lessons and contests


def test_a_reached_goal_is_noted() -> None:
    page = world()
    page.take("TabPicked lessons")
    check(page)
    page.take("GoalPicked")
    assert page.last(PassLesson) == PassLesson(0)
    assert page.model.passed == {0}
    assert "Goal reached" in page.text()
    assert rains(page)
    check(page)
    page.take("LessonPicked 1")
    assert not rains(page)


def rains(page: World) -> bool:
    """Whether confetti falls."""
    return any("confetti" in classes_of(node) for node in nodes(view(page.model)))


def test_a_goal_is_not_reached_with_a_mistake_or_too_few_wins() -> None:
    page = world(BAD)
    page.take("TabPicked lessons")
    page.take("GoalPicked")
    assert not rains(page)
    assert page.model.passed == frozenset()
    assert page.model.fault
    assert StopContest() in page.effects
    assert page.model.arena
    assert not page.model.arena.is_running


def test_each_lesson_has_a_hint_and_a_solution() -> None:
    page = world()
    for number in range(len(LESSONS)):
        page.take("TabPicked lessons")
        page.take(f"LessonPicked {number}")
        page.take("HintPicked")
        check(page)
        page.take("SolutionFlipped")
        assert "return seen.legal[0]" in page.text()
        assert page.model.bot.name == "My bot" if not number else f"Solution {number}"
        check(page)
        page.take("SolutionTaken")
        assert page.model.bot.name == f"Solution {number + 1}"


def test_hints_come_one_after_another() -> None:
    page = world()
    page.take("TabPicked lessons")
    page.take("LessonPicked 9")
    hints = ("a hidden card has this picture.", "The others hold several", "goes anywhere.")

    def shown() -> tuple[list[bool], str, bool]:
        [button] = [n for n in controls(page) if n.attributes["data-msg"] == "HintPicked"]
        told = page.text()
        is_off = "aria-disabled" in button.attributes
        return [hint in told for hint in hints], text_of(button), is_off

    assert shown() == ([False, False, False], "Hint", False)
    page.take("HintPicked")
    assert shown() == ([True, False, False], "Another hint", False)
    page.take("HintPicked")
    assert shown() == ([True, True, False], "Another hint", False)
    page.take("HintPicked")
    assert shown() == ([True, True, True], "Hint", True)
    page.take("HintPicked")
    assert shown() == ([True, True, True], "Hint", True)
    page.take("LessonPicked 1")
    assert shown() == ([False, False, False], "Hint", False)


def test_the_first_hint_of_a_lesson_shows_an_example() -> None:
    page = world()
    page.take("TabPicked lessons")
    page.take("LessonPicked 1")
    assert "play.cell ==" not in page.text()
    page.take("HintPicked")
    [block] = [node for node in nodes(view(page.model)) if "code-block" in classes_of(node)]
    assert 'if play.cell == "c4":' in text_of(block)
    assert block.attributes["translate"] == "no"
    check(page)


def test_a_hint_about_the_lines_of_the_others_shows_how_to_list_them() -> None:
    example = LESSON_WORDS[4].example
    assert all(part in example for part in ("colours(seen)[1:]", "lines(seen, other)", ".open"))
    assert not any(part in example for part in ("return", "play", "legal"))


def test_a_long_name_breaks_after_a_dot_or_a_bracket() -> None:
    name = breaking_code("seen.seats[seen.seat].colour")
    assert text_of(name) == "seen.seats[seen.seat].colour"
    assert "seen.<wbr>seats[<wbr>seen.<wbr>seat].<wbr>colour" in to_html(name)


def test_code_to_read_is_shown_line_by_line_with_how_far_each_is_indented() -> None:
    code = 'def f():\n    """One,\n\n      two."""\n' + 40 * " " + "return 1  # end\n"
    block = code_block(code)
    assert text_of(block) == code
    lines = [node for node in nodes(block) if "code-line" in classes_of(node)]
    assert [line.attributes["class"] for line in lines] == [
        "code-line",
        "code-line in-4",
        "code-line",
        "code-line in-8",
        "code-line in-16",
    ]
    assert [text_of(line) for line in lines] == code.splitlines(keepends=True)
    texts = [node for node in nodes(block) if node.attributes.get("class") == "tok-text"]
    assert [text_of(text) for text in texts] == ['"""One,\n', "\n", '      two."""']


def test_a_solution_is_only_read_until_somebody_wants_it_as_a_bot() -> None:
    page = world()
    page.take("TabPicked lessons")
    assert "Show a solution" not in page.text(), "first somebody tries"
    page.take("GoalPicked")
    assert "Show a solution" in page.text()
    page.take("SolutionTaken")
    page.take("SolutionFlipped")
    assert [bot.name for bot in page.model.bots] == ["My bot"]
    page.take("SolutionFlipped")
    assert "return seen.legal[0]" not in page.text()
    page.take("SolutionFlipped")
    page.take("LessonPicked 1")
    assert not page.model.solution
    page.take(SolutionRead(0, "late\n"))
    assert not page.model.solution


def test_a_reached_goal_leads_to_the_next_lesson() -> None:
    page = world()
    page.take("TabPicked lessons")
    page.take("GoalPicked")
    assert "Next lesson: Win when you can" in page.text()
    page.take("LessonPicked 1")
    assert "Next lesson" not in page.text()


@pytest.mark.parametrize(
    ("passed", "number"), [((), 0), ((0, 2), 1), (range(9), 9), (range(12), 11), (range(7), 2)]
)
def test_the_lessons_open_at_the_first_that_is_not_done(passed: list[int], number: int) -> None:
    assert World(bots_text(Bots((), frozenset(passed)))).model.lesson == number


def test_a_duel_shows_its_clearest_loss() -> None:
    page = world("def choose(seen, rng):\n    return seen.legal[0]\n")
    page.take("OpponentPicked", "fox")
    page.take("TabPicked arena")
    check(page)
    page.take("DuelPicked")
    check(page)
    assert page.model.arena
    score = page.model.arena.contest.scores[0]
    assert score.games == 200
    assert "of 200 games" in page.text()
    page.take("LossPicked 0")
    assert page.model.match
    assert winner(page.model.match) == page.model.opponent
    assert page.model.panel is Tab.BOARD
    assert "Back to the arena" in page.text()
    check(page)
    page.take("AgainPicked")
    assert "Back to the arena" in page.text()
    page.take("TabPicked arena")
    assert "of 200 games" in page.text()


def test_a_game_is_played_again_with_the_same_seed_and_the_new_code() -> None:
    page = world("def choose(seen, rng):\n    return rng.choice(seen.legal)\n")
    page.take("OpponentPicked", "fox")
    page.take("GamePicked")
    first = page.model.match
    assert first
    page.take("GamePicked")
    other = page.model.match
    assert other
    assert other.seed != first.seed
    page.model = replace(page.model, match=first, board=1, opponent="owl")
    page.take("AgainPicked")
    second = page.model.match
    assert second
    assert (second.states, second.turns) == (first.states, first.turns)
    assert second.number != first.number
    check(page)
    page.take("CodeChanged", GOOD)
    page.take("AgainPicked")
    third = page.model.match
    assert third
    assert third.states[0] == first.states[0]
    assert third.turns != first.turns


@pytest.mark.parametrize(
    ("code", "mistake"),
    [
        (BAD, "The name `sen` is not defined here."),
        ("def choose(seen):\n    pass\n", "`choose` needs two parameters"),
    ],
)
def test_a_duel_stops_at_a_mistake_and_says_so_once(code: str, mistake: str) -> None:
    page = world(code)
    page.take("TabPicked arena")
    page.take("DuelPicked")
    assert StopContest() in page.effects
    shown = page.text()
    assert "The contest stopped after 200 games because of an error in My bot." in shown
    assert "has won" not in shown
    assert "had no answer" not in shown
    told = mistake.replace("`", "")
    assert shown.count(told) == 1
    check(page)
    page.take("Resized 360 640")
    page.take("TabPicked arena")
    assert told in page.text()
    page.take("CodeChanged", GOOD)
    assert told in page.text()


def test_a_lesson_shows_a_mistake_alone_and_only_once() -> None:
    for code, told in (
        (BAD, "The name sen is not defined here."),
        (BAD.replace("sen.legal[0]", "seen.legal(0)"), "write square brackets"),
    ):
        for lesson in (0, 7):
            page = world(code)
            page.take("TabPicked lessons")
            page.take(f"LessonPicked {lesson}")
            page.take("GoalPicked")
            assert page.text().count(told) == 1
            for jargon in ("stopped after", "has won", "no answer"):
                assert jargon not in page.text()
            check(page)
            page.take("Resized 360 640")
            page.take("TabPicked lessons")
            assert told in page.text()


def test_a_duel_stops_at_a_mistake_of_the_other_bot() -> None:
    page = World(bots_text(Bots((Bot("One", GOOD), Bot("Two", BAD)))))
    page.take("OpponentPicked", "own Two")
    page.take("TabPicked arena")
    page.take("DuelPicked")
    assert "because of an error in Two." in page.text()
    assert "The name sen is not defined here." in page.text()
    assert page.model.fault is None
    check(page)


def test_a_duel_ends_at_the_second_game_without_an_answer() -> None:
    page = world()
    page.run = lambda effect: []  # type: ignore[method-assign]
    page.take("DuelPicked")
    held = page.last(PlayContest)
    assert isinstance(held, PlayContest)
    page.take("TabPicked arena")
    for faults, is_running in ((1, True), (2, False)):
        score = Score(3, 1, faults=faults, fault=ShownFault(Why.SLOW))
        page.take(ContestAdvanced(held.number, with_score(held.contest, 0, score)))
        assert page.model.arena
        assert page.model.arena.is_running == is_running
        told = "It lost 1 game because it had no answer." in page.text()
        assert told == is_running
    assert "The contest stopped after 3 games because of an error in My bot." in page.text()
    assert "There was no answer after three seconds." in page.text()


def test_a_person_cannot_be_chosen_for_the_arena() -> None:
    page = world()
    page.take("OpponentPicked", "person")
    page.take("TabPicked arena")
    options = [n.attributes for n in nodes(view(page.model)) if n.tag == "option"]
    assert "person" not in [option["value"] for option in options]
    assert [o["value"] for o in options if "selected" in o] == ["cub", "0", "0", "20"]
    page.take("DuelPicked")
    assert page.model.arena
    assert page.model.arena.contest.entrants[1].level == "cub"


def test_a_tournament_of_files_becomes_a_table_and_a_file() -> None:
    files = [Bot("Ada", GOOD), Bot("Ben", BAD), Bot("Cy", GOOD)]
    page = world(files=files)
    page.take("TournamentPicked")
    check(page)
    page.take("StrangersTaken")
    assert page.model.arena
    assert page.model.arena.contest.played == 60
    check(page)
    page.take("CsvPicked")
    offered = page.last(OfferText)
    assert isinstance(offered, OfferText)
    assert "Ben,40" in offered.text


def test_a_contest_says_how_long_it_will_still_take() -> None:
    page = world()
    page.run = lambda effect: []  # type: ignore[method-assign]
    page.take("TabPicked arena")
    page.take("DuelPicked")
    held = page.last(PlayContest)
    assert isinstance(held, PlayContest)
    assert "left." not in page.text()
    for games, told in ((50, "About 2 minutes left."), (190, "A few seconds left.")):
        played = with_score(held.contest, 0, Score(games))
        page.take(ContestAdvanced(held.number, played, 0.8))
        assert told in page.text()
        check(page)
    page.take("ContestStopped")
    page.take("DuelPicked")
    assert "left." not in page.text()


@pytest.mark.parametrize("text", ["", "-1", "1.5", "1234567890", "x"])
def test_a_seed_that_is_refused_is_told(text: str) -> None:
    page = world()
    page.take("TabPicked arena")
    page.take("SeedNamed", "7")
    assert "whole number" not in page.text()
    page.take("SeedNamed", text)
    assert page.model.series == 7
    assert "Use a whole number from 0 to 999999999. The seed is still 7." in page.text()
    check(page)
    page.take("DuelPicked")
    assert "whole number" not in page.text(), "the field has the seed that is played"
    page.take("SeedNamed", text)
    page.take("SeedNamed", "8")
    assert page.model.series == 8
    assert "whole number" not in page.text()


def test_results_of_a_stopped_contest_are_dropped() -> None:
    page = world()
    page.run = lambda effect: []  # type: ignore[method-assign]
    page.take("TablePicked")
    held = page.last(PlayContest)
    assert isinstance(held, PlayContest)
    check(page)
    page.take("ContestStopped")
    before = page.model
    page.take(ContestAdvanced(held.number, held.contest))
    assert page.model == before


# Words


@pytest.mark.parametrize(
    ("returned", "told"),
    [
        ("", "Your bot returned `None`. Is a `return` missing?"),
        ("return 3", "Your bot returned `3`."),
        ("return 'a`b'", "Your bot returned `'a'b'`."),
        ("return {'c4': 1}", "The dictionary has a number for `'c4'`."),
        ("return {seen.legal[0]: 'x'}", "but one move has `'x'`."),
        ("from zoo import win", "Line 2: There is no `win` here. Did you mean `wins`?"),
        ("import zo", "Line 2: `zo` cannot be imported here. Did you mean `zoo`?"),
    ],
)
def test_a_mistake_is_told_with_what_is_wrong(returned: str, told: str) -> None:
    page = world(f"def choose(seen, rng):\n    {returned or 'pass'}\n")
    assert told in mistake(page)
    assert "thought for" not in page.text()


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            "    if seen.hand = 1:\n        pass",
            "Line 2: `=` assigns a value to a name. To compare",
        ),
        ("    if seen = 1:\n        pass", "Line 2: `=` assigns a value to a name. To compare"),
        ("    return (1", "Line 2: This line opens a bracket that is never closed."),
        ("    if seen:\n    pass", "Line 3: Indent this line: it belongs to the line above"),
        ("    pass\n      pass", "Line 3: This line is indented too far."),
        ("        pass\n   pass", "Line 3: This line does not line up with any line above."),
    ],
)
def test_code_that_python_cannot_read_is_told_with_a_way_to_mend_it(code: str, told: str) -> None:
    assert mistake(world(f"def choose(seen, rng):\n{code}\n")).startswith(told)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("def choose(seen):", "Line 1: `choose` needs two parameters: `def choose(seen, rng)`."),
        ("def choose():", "Line 1: `choose` needs two parameters: `def choose(seen, rng)`."),
        (
            "def chose(seen, rng):",
            "Line 1: There is no function `choose`. Did you mean to write `choose`",
        ),
        ("def play(seen, rng):", "Your code has no function `choose`."),
    ],
)
def test_a_choose_that_cannot_be_called_is_told_with_its_line(code: str, told: str) -> None:
    assert mistake(world(f"{code}\n    return seen.legal[0]\n")).startswith(told)


def mistake(page: World) -> str:
    """What the page says of the bot's mistake in a game."""
    page.take("GamePicked")
    assert page.model.fault
    check(page)
    return fault_sentence(page.model.fault)


def test_the_limit_of_the_sandbox_is_the_one_that_is_told() -> None:
    sandbox = Path(__file__).parents[3] / "static" / "workshop" / "sandbox.js"
    assert "const LIMIT = 3_000;" in sandbox.read_text(encoding="utf-8")
    assert "three seconds" in fault_sentence(ShownFault(Why.SLOW))


def test_each_name_of_zoo_opens_what_it_says_of_itself() -> None:
    page = world()
    page.take("TabPicked words")
    opened = [node for node in nodes(view(page.model)) if node.tag == "details"]
    assert len(opened) == len(api.__all__)
    assert "Swap a stuck card" in page.text()
    for node in opened:
        [further] = [n for n in nodes(node) if n.attributes.get("class") == "doc"]
        assert further.attributes["lang"] == "en"
        assert len(text_of(further)) > 20


@pytest.mark.parametrize("board", range(len(EDITION_NAMES)))
def test_the_rules_of_the_chosen_board_can_be_read(board: int) -> None:
    page = world()
    page.take("BoardPicked", str(board))
    page.take("RulesOpened")
    assert page.text().count("The rules") > 0
    check(page)


def test_every_fault_has_a_sentence() -> None:
    kinds = [*FAULTS, "NameError", "AttributeError", "ImportError", "Strange"]
    faults = [
        ShownFault(Why.ERROR, kind, 3, "message", name, "seen")
        for kind in kinds
        for name in ("", "sen")
    ]
    faults += [ShownFault(why) for why in WHYS]
    faults += [ShownFault(Why.ANSWER, mistake=mistake) for mistake in Mistake]
    texts = {fault_sentence(fault) for fault in faults}
    assert all(texts)
    assert len(texts) > len(FAULTS) + len(WHYS)
    assert set(MISTAKES) == set(Mistake) - {Mistake.NOT_LOADED}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_can_be_shown_in_every_language(language: str) -> None:
    page = world()
    page.take("GamePicked")
    page.model = replace(page.model, language=language)
    for tab in Tab:
        for width in (360, 1024):
            page.take(f"Resized {width} 800")
            page.take(f"TabPicked {tab.value}")
            check(page)


def test_every_message_of_the_markup_is_known() -> None:
    assert {"CodeChanged", "CellPicked", "GamePicked", "Resized", "DialogClosed"} <= set(KINDS)
    assert "ContestAdvanced" not in KINDS
    assert BotsRead("").text == ""


def test_code_in_a_note_of_the_editor_is_written_from_left_to_right() -> None:
    assert plain_code("a `b` c `d`.") == "a \u2066b\u2069 c \u2066d\u2069."


def is_new_game_main(page: World) -> bool:
    """Whether the button for a new game is the main one of its row."""
    found = [one for one in nodes(view(page.model)) if "ways" in classes_of(one)]
    return any(
        "main" in classes_of(one)
        for row in found
        for one in nodes(row)
        if one.attributes.get("data-msg") == "GamePicked"
    )


def test_another_choice_makes_the_new_game_the_main_button() -> None:
    page = world(GOOD)
    page.take("GamePicked")
    assert not is_new_game_main(page)
    for message, other, before in (
        ("OpponentPicked", "owl", page.model.opponent),
        ("BoardPicked", "1", "0"),
        ("CardsPicked", "2", "0"),
    ):
        page.take(message, other)
        assert is_new_game_main(page), message
        page.take(message, before)
        assert not is_new_game_main(page), message
