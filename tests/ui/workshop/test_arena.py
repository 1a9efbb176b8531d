"""Contests: their games, tables and files."""

import csv as csv_reader
import random
from dataclasses import replace
from io import StringIO

import pytest

from game.bots.levels import choose
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.record import Record, replay
from game.ui.workshop.answers import ShownFault, Why
from game.ui.workshop.contest.arena import Ended, add, play
from game.ui.workshop.contest.standings import csv, good_games, share_against, standings
from game.ui.workshop.contest.table_view import table_dialog
from game.ui.workshop.contest_state import Contest, Entrant, Score, new_contest, with_score
from game.ui.workshop.match_state import of_record
from game.ui.workshop.seating import players, seatings
from tests.ui.pages import classes_of, nodes, text_of
from tests.ui.workshop.world import winner

LITTLE = load_edition("little-zoo")


def game(number: int, edition: str = "little-zoo") -> tuple[Score, Record]:
    """The results of one game between Fox and chance."""
    rng = random.Random(number)
    running = play(load_edition(edition), ["fox", ""], number, str(number))
    asked = next(running)
    while True:
        action = choose("random" if asked.entrant else "fox", asked.seen, rng)
        try:
            asked = running.send(action)
        except StopIteration as end:
            return add(Score(), end.value, (None, None)), end.value.record


def test_both_start_in_turn_on_every_edition() -> None:
    for edition in EDITION_NAMES:
        starters = {game(number, edition)[1].setup.dealer for number in range(2)}
        assert len(starters) == 2


def test_a_loss_is_kept_only_if_it_is_clearer() -> None:
    scores = [game(number)[0] for number in range(30)]
    lost = [score.loss for score in scores if score.loss]
    assert all(score.lost == (score.loss is not None) for score in scores)
    assert sum(score.won for score in scores) > 20
    for loss in lost:
        shown = of_record(loss, 1, "random")
        assert shown.is_over
        assert shown.states[-1] == list(replay(loss))[-1]
        assert winner(shown) == "random"


def held() -> Contest:
    fox = Entrant("fox", level="fox")
    names = [Entrant("=Ada", code="x", author="Mia"), Entrant('B, "en"', code="y"), fox]
    begun = new_contest(LITTLE, names, 10)
    scores = [Score(10, 7, 1), Score(10, 2, 0, faults=3), Score(10, 4, 0, faults_of_other=1)]
    for number, score in enumerate(scores):
        begun = with_score(begun, number, score)
    return begun


def test_the_table_says_which_games_it_has_and_crowns_the_winner() -> None:
    begun = held()
    shown = table_dialog(begun)
    assert "Board: Little Zoo. Seed: 1.2 playersFull game" in text_of(shown)
    (best,) = [node for node in nodes(shown) if "best" in classes_of(node)]
    assert "#art-icon-crown" in [node.attributes.get("href") for node in nodes(best)]
    scores = (begun.scores[0], Score(), Score())
    running = table_dialog(begun.replace(scores=scores))
    assert "Robo Fox––" in text_of(running), "who has not played has no share"
    assert not [node for node in nodes(running) if "best" in classes_of(node)]


def test_the_table_has_the_best_first() -> None:
    table = held()
    assert table.is_over
    assert [(one.entrant, one.won, one.faults) for one in standings(table)] == [
        (2, 14, 1),
        (0, 9, 3),
        (1, 6, 0),
    ]
    assert share_against(table, 0, 1) == 0.7
    assert share_against(table, 1, 0) == 0.2


def test_the_file_can_be_read_and_holds_no_formula() -> None:
    rows = list(csv_reader.reader(StringIO(csv(held()), newline="")))
    assert [row[1] for row in rows] == ["name", "fox", "'=Ada", 'B, "en"']
    assert {len(row) for row in rows} == {16}
    assert (rows[0][5], rows[0][-1]) == ("errors", "first error")
    assert rows[0][10:15] == ["author", "board", "seed", "players", "cards in hand"]
    assert rows[1][7:] == ["", "80.0", "60.0", "", "little-zoo", "1", "2", "3", ""]
    assert [row[10] for row in rows[1:]] == ["", "Mia", ""]


def test_the_games_to_watch_are_long_and_of_the_best_pairs() -> None:
    records = [game(number)[1] for number in range(5)]
    turns = sorted(records, key=lambda record: len(record.actions))
    table = held()
    assert good_games(table) == []
    # Fox is first, Ada second, B last: the pairs are Ada and B, Ada and Fox, B and Fox.
    for pair, record in ((0, turns[0]), (1, turns[1]), (2, turns[2])):
        table = with_score(table, pair, replace(table.scores[pair], longest=record))
    assert [pair for pair, _record in good_games(table)] == [1, 2, 0]
    many = new_contest(LITTLE, [Entrant(str(n), level="fox") for n in range(4)], 10)
    for pair in range(len(many.pairs)):
        many = with_score(many, pair, Score(10, 10, longest=turns[pair % 5]))
    assert [pair for pair, _record in good_games(many)] == [0, 1, 3]


def test_the_longest_game_that_somebody_won_is_kept() -> None:
    rng, score, lengths = random.Random(1), Score(), [0]
    games: list[Ended] = []
    for number in range(8):
        running = play(LITTLE, ["", ""], number, str(number))
        asked = next(running)
        while True:
            try:
                asked = running.send(choose("cub", asked.seen, rng))
            except StopIteration as end:
                ended: Ended = end.value
                score = add(score, ended, (None, None))
                games.append(ended)
                lengths.append(len(ended.record.actions) if ended.winner is not None else 0)
                break
    assert score.longest
    assert len(score.longest.actions) == max(lengths)
    won = {ended.winner for ended in games if ended.record == score.longest}
    assert won == {0 if score.is_longest_won else 1}
    assert add(score, silent(0, 1), (None, None)).longest == score.longest


def silent(number: int, starts: int) -> Ended:
    """A game that this entrant begins, and in which the first has no answer when it is asked."""
    running = play(LITTLE, ["", "fox"], number, str(number))
    asked = next(running)
    while True:
        action = None if asked.entrant == 0 else choose("fox", asked.seen, random.Random(1))
        try:
            asked = running.send(action)
        except StopIteration as end:
            ended: Ended = end.value
            assert (len(ended.record.actions) == 0) == (starts == 0)
            return ended


def test_who_has_no_answer_loses_the_game_at_once() -> None:
    fault = ShownFault(Why.ERROR, "NameError", 3, name="sen")
    score = Score()
    for number in range(2):
        starts = play(LITTLE, ["", "fox"], number, str(number)).send(None).entrant
        score = add(score, silent(number, starts), (fault, None))
    assert (score.games, score.won, score.lost, score.drawn, score.faults) == (2, 0, 2, 0, 2)
    assert score.fault == fault
    assert score.loss is None, "a game without an answer shows nothing"


def test_who_mostly_has_no_answer_stands_last_and_the_file_says_why() -> None:
    names = [Entrant("loop", code="x"), Entrant("weak", code="y"), Entrant("fox", level="fox")]
    begun = new_contest(LITTLE, names, 10)
    slow = ShownFault(Why.SLOW)
    scores = [Score(10, 0, 0, 10, fault=slow), Score(10, 0, 0, 10, fault=slow), Score(10, 0)]
    broken = begun.replace(scores=tuple(scores))
    assert [one.entrant for one in standings(broken)] == [2, 1, 0]
    # Two that have no answer play each other: one of them wins by chance.
    both = [Score(10, 5, 0, 5, 5, fault=slow, fault_of_other=slow), Score(10, 0, 0, 10, fault=slow)]
    chance = begun.replace(scores=(both[0], both[1], Score(10, 0, 0, 10, fault=slow)))
    assert [one.entrant for one in standings(chance)] == [2, 0, 1]
    weak = begun.replace(scores=(Score(10, 5, 0, 5), Score(10, 1, 0, 9), Score(10, 0, 0, 1)))
    assert [one.entrant for one in standings(weak)] == [2, 1, 0]
    last = list(csv_reader.reader(StringIO(csv(broken), newline="")))[-1]
    assert last[1] == "loop"
    assert last[-1].startswith("There was no answer after three seconds.")


def test_an_error_becomes_smaller_with_more_games() -> None:
    assert round(Score(200, 100).error, 3) == 0.035
    assert Score().share == Score().error == 0.0


def test_in_a_smallest_game_all_other_colours_are_the_opponent() -> None:
    for name in EDITION_NAMES:
        assert players(load_edition(name), "bot", "cub") == ("bot", "cub")


@pytest.mark.parametrize(
    ("edition", "seats"), [("little-zoo", [2]), ("big-zoo", [2, 4, 6]), ("grand-zoo", [2, 4])]
)
def test_teams_play_where_the_board_allows_two(edition: str, seats: list[int]) -> None:
    board = load_edition(edition)
    assert [one.seats for one in seatings(board)] == seats
    for number in seats:
        assert players(board, "bot", "cub", number) == ("bot", "cub") * (number // 2)
    assert players(board, "bot", "cub", 3) == ("bot", "cub"), "three do not play in two teams"


def test_in_teams_both_win_and_start_in_turn() -> None:
    starters, winners = [], set()
    for number in range(4):
        running = play(load_edition("big-zoo"), ["fox", ""], number, str(number), 4)
        asked = next(running)
        starters.append(asked.entrant)
        while True:
            level = "random" if asked.entrant else "fox"
            try:
                asked = running.send(choose(level, asked.seen, random.Random(number)))
            except StopIteration as end:
                ended: Ended = end.value
                winners.add(ended.winner)
                assert len(ended.record.setup.seats) == 4
                assert of_record(ended.record, 1, "cub").players == ("bot", "cub") * 2
                break
    assert sorted(starters) == [0, 0, 1, 1]
    assert winners == {0}
