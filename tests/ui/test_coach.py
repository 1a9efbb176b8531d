"""What could I have done? The moments of a game that is over, and how people answer them."""

import random
import re
from bisect import bisect_right
from dataclasses import replace
from itertools import pairwise

import pytest

from game.bots.full_game import play, setup
from game.bots.levels import choose
from game.rules.action import Place
from game.rules.edition_data import load_edition
from game.rules.record import Record
from game.rules.state import Options, Win, new_game
from game.ui.app.view import announcement, view
from game.ui.frame.markup import Node, to_html
from game.ui.model.coach import Coaching, Moment, Praise, ReviewGame, Step
from game.ui.model.effect import PlaySound, Sound
from game.ui.model.history import LookingBack
from game.ui.model.model import Model
from game.ui.model.puzzles import KeepMoments, Question
from game.ui.model.table import MenuDialog, Table
from game.ui.play.start import replayed
from game.ui.screens.coach.contrast_sentences import contrast_text
from game.ui.screens.coach.msg import (
    CoachClosed,
    MomentCardPicked,
    MomentCellPicked,
    MomentCursorMoved,
    MomentPicked,
    MomentsFound,
    MomentShown,
    WholeGamePicked,
)
from game.ui.screens.coach.sentences import count_text
from game.ui.screens.history.chances import APART, APART_IF_WIDE, moments, stars
from game.ui.screens.history.msg import ChancesFlipped, TurnPicked
from game.ui.screens.table.names import cell_word
from game.ui.ways import CoachPicked, LookBackPicked
from tests.ui.at_once import answer
from tests.ui.pages import (
    after,
    classes_of,
    effects_of,
    game_of,
    messages_of_page,
    nodes,
    settle,
    text_of,
)
from tests.ui.test_view import check


def ended(levels: tuple[str, ...], people: tuple[int, ...], seed: str) -> Model:
    """A game between levels that is over; these seats are people's."""
    edition = load_edition("little-zoo")
    begun = setup(edition, levels, Options(3), 0, seed)
    state = new_game(edition, begun)
    choosers = [lambda seen, rng, level=level: choose(level, seen, rng) for level in levels]
    actions, _end = play(state, choosers, random.Random(seed))
    seats = tuple(
        replace(seat, played_by="" if i in people else levels[i])
        for i, seat in enumerate(begun.seats)
    )
    record = Record(edition, replace(begun, seats=seats), tuple(actions))
    *_, game = replayed(record, open_hands=False)
    return Model(screen=Table(game))


def coached(model: Model) -> Model:
    """The model after a tap on "What could I have done?"."""
    (asked,) = effects_of(model, CoachPicked())
    assert isinstance(asked, ReviewGame)
    return after(model, CoachPicked(), answer(asked))


def shown(model: Model) -> Coaching:
    assert model.coaching
    return model.coaching


def pages_of(model: Model) -> tuple[Moment | Praise, ...]:
    return tuple(one for one in shown(model).moments if not isinstance(one, Question))


def moments_of(model: Model) -> list[Moment]:
    return [moment for moment in shown(model).moments if isinstance(moment, Moment)]


LOST = next(
    model
    for model in (ended(("random", "fox"), (0,), str(seed)) for seed in range(40))
    if game_of(model).is_lost and len(moments_of(coached(model))) > 1
)
"""A game that the person, who played at random, has lost."""

COACHED = coached(LOST)


def made(model: Model, number: int) -> tuple[MomentCardPicked, MomentCellPicked]:
    """The taps of the best play of the moment, or of another one."""
    moment = moments_of(model)[shown(model).place]
    play = moment.judged.good[0] if number == 0 else moment.judged.made
    return MomentCardPicked(moment.game.seen.hand.index(play.card)), MomentCellPicked(play.cell)


def test_the_end_of_a_game_offers_it_and_shows_the_worst_moment_first() -> None:
    assert "What could I have done?" in to_html(view(LOST))
    losses = [moment.judged.loss for moment in moments_of(COACHED)]
    assert losses == sorted(losses, reverse=True)
    page = to_html(view(COACHED))
    check(view(COACHED))
    assert "Do you see something better?" in page
    assert f"1 of {len(losses)}" in page
    assert "%" not in text_of(view(COACHED))


def test_a_game_without_people_has_no_such_button() -> None:
    watched = ended(("cub", "fox"), (), "1")
    assert "What could I have done?" not in to_html(view(watched))


def test_the_board_and_the_hand_are_as_they_were() -> None:
    moment = moments_of(COACHED)[0]
    games = list(replayed(game_of(LOST).record, open_hands=False))
    before = games[moment.judged.at].state
    assert (moment.game.state.board, moment.game.seen.hand) == (before.board, before.hands[0])
    cards = [n for n in nodes(view(COACHED)) if "card" in classes_of(n)]
    assert len(cards) == len(before.hands[0])
    assert len([n for n in nodes(view(COACHED)) if "shadow" in classes_of(n)]) == 1


def test_a_good_play_is_cheered_and_changes_no_game() -> None:
    found = after(COACHED, *made(COACHED, 0))
    assert shown(found).step is Step.FOUND
    assert "Yes, that’s it!" in to_html(view(found))
    assert [n for n in nodes(view(found)) if "confetti" in classes_of(n)]
    assert effects_of(COACHED, *made(COACHED, 0)) == (PlaySound(Sound.WIN),)
    assert found.game == LOST.game
    again = after(found, *made(COACHED, 1))
    assert again == found


def test_each_other_play_is_helped_more() -> None:
    look = after(COACHED, *made(COACHED, 1))
    assert shown(look).step is Step.LOOK
    assert "Look where it glows!" in to_html(view(look))
    place = after(look, *made(COACHED, 1))
    assert shown(place).step is Step.PLACE
    assert "Look here! Which card goes there?" in to_html(view(place))
    told = after(place, *made(COACHED, 1))
    assert shown(told).step is Step.SHOWN
    assert shown(told).game.hint.action == moments_of(told)[0].judged.good[0]  # type: ignore[union-attr]
    assert [n for n in nodes(view(told)) if "paw-show" in classes_of(n)]
    found = after(told, made(COACHED, 0)[1])
    assert shown(found).step is Step.FOUND


def lit(model: Model) -> set[str]:
    """The cells with a mark."""
    marks = (node for node in nodes(view(model)) if "in-row" in classes_of(node))
    return {str(mark.attributes["data-from"]).removeprefix("cell-") for mark in marks}


def points(model: Model) -> list[object]:
    """Where the paw points."""
    paws = (node for node in nodes(view(model)) if "paw" in classes_of(node))
    return [paw.attributes["data-from"] for paw in paws]


def test_who_asks_sees_a_row_then_the_place_and_then_the_play() -> None:
    best = moments_of(COACHED)[0].answers[0]
    assert lit(COACHED) == set()
    look = after(COACHED, MomentShown())
    assert shown(look).step is Step.LOOK
    assert shown(look).game.warned is None  # type: ignore[union-attr]
    assert best.cell in lit(look)
    assert len(lit(look)) > 2
    assert points(look) == []
    assert shown(look).game.cursor == moments_of(COACHED)[0].game.cursor  # type: ignore[union-attr]
    spoken = text_of(announcement(look))
    assert all(f", {cell}" in spoken for cell in lit(look))
    assert effects_of(COACHED, MomentShown()) == (PlaySound(Sound.TURN),)
    place = after(look, MomentShown())
    assert shown(place).step is Step.PLACE
    assert points(place) == [f"cell-{best.cell}"]
    assert shown(after(place, MomentShown())).step is Step.SHOWN


def test_a_play_that_was_tried_stays_on_the_board_until_the_next_one() -> None:
    wrong = next(
        play
        for play in moments_of(COACHED)[0].game.plays()
        if play not in moments_of(COACHED)[0].answers and play != moments_of(COACHED)[0].judged.made
    )
    card = MomentCardPicked(moments_of(COACHED)[0].game.seen.hand.index(wrong.card))
    tried = after(COACHED, card, MomentCellPicked(wrong.cell))
    for model in (tried, after(tried, MomentShown()), after(tried, made(COACHED, 0)[0])):
        (ring,) = [node for node in nodes(view(model)) if "tried" in classes_of(node)]
        (shadow,) = [node for node in nodes(view(model)) if ring in node.children]
        assert any("shadow" in classes_of(node) for node in nodes(shadow))
        assert shown(model).tried == wrong
    for model in (COACHED, after(tried, *made(COACHED, 0)), after(tried, MomentPicked(1))):
        assert not [node for node in nodes(view(model)) if "tried" in classes_of(node)]


def test_a_moment_tells_what_the_play_that_was_made_lacks() -> None:
    told = 0
    for seed in range(20):
        model = ended(("random", "fox"), (0,), str(seed))
        if not game_of(model).is_lost:
            continue
        for place, moment in enumerate(moments_of(coached(model))):
            at = after(coached(model), MomentPicked(place))
            known = after(at, MomentShown(), MomentShown(), MomentShown())
            assert shown(known).step is Step.SHOWN
            lack = contrast_text(shown(known), moment.answers[0])
            assert lack
            assert lack in text_of(view(known))
            assert "mistake" not in lack
            assert "%" not in lack
            told += 1
    assert told > 8


def test_each_person_counts_the_own_moments() -> None:
    for seed in range(4):
        model = coached(ended(("random", "random"), (0, 1), str(seed)))
        pages = pages_of(model)
        seats = [one.seat if isinstance(one, Praise) else one.judged.seat for one in pages]
        for place, seat in enumerate(seats):
            at = after(model, MomentPicked(place))
            number = seats[: place + 1].count(seat)
            assert count_text(shown(at)) == f"{number} of {seats.count(seat)}"


def test_a_play_that_was_shown_is_not_found() -> None:
    told = after(COACHED, MomentShown(), MomentShown(), MomentShown())
    copied = after(told, made(COACHED, 0)[1])
    assert shown(copied).step is Step.FOUND
    assert not shown(copied).found
    assert shown(after(COACHED, *made(COACHED, 0))).found == {0}


def test_each_turn_of_look_back_leads_to_the_moments() -> None:
    back = settle(LOST, LookBackPicked())
    for place in (0, 1, 3):
        earlier = after(back, TurnPicked(place))
        assert len(moments_of(coached(earlier))) == len(moments_of(COACHED))
        assert after(coached(earlier), CoachClosed()) == earlier


def test_without_a_moment_nothing_opens() -> None:
    assert after(LOST, MomentsFound(())) == LOST


def test_an_advice_is_given_once() -> None:
    for seed in range(12):
        model = ended(("random", "fox"), (0,), str(seed))
        if game_of(model).is_lost:
            advice = [one.judged.good[0] for one in moments_of(coached(model))]
            assert len(advice) == len(set(advice))


def test_a_cell_may_be_tapped_before_the_card() -> None:
    card, cell = made(COACHED, 0)
    assert shown(after(COACHED, cell, card)).step is Step.FOUND


def test_a_card_that_does_not_fit_is_told_and_judges_nothing() -> None:
    card, _cell = made(COACHED, 0)
    game = shown(after(COACHED, card)).game
    assert game
    wrong = next(cell for cell in game.record.edition.picture_at if cell not in game.targets)
    refused = after(COACHED, card, MomentCellPicked(wrong))
    assert shown(refused).step is Step.ASKED
    assert shown(refused).game.refused  # type: ignore[union-attr]


def test_the_next_moment_begins_anew_and_the_last_leads_back() -> None:
    number = len(shown(COACHED).moments)
    last = after(COACHED, MomentShown(), MomentPicked(number - 1))
    assert (shown(last).place, shown(last).step) == (number - 1, Step.ASKED)
    assert after(last, MomentPicked(number)) == last
    assert after(last, CoachClosed()) == LOST


def test_arrow_keys_move_the_cursor() -> None:
    game = shown(after(COACHED, MomentCursorMoved(1, 1))).game
    assert game
    assert game.cursor != moments_of(COACHED)[0].game.cursor


def test_losers_come_first_and_every_person_has_at_most_three() -> None:
    for seed in range(4):
        model = ended(("random", "random"), (0, 1), str(seed))
        pages = pages_of(coached(model))
        seats = [one.seat if isinstance(one, Praise) else one.judged.seat for one in pages]
        outcome = game_of(model).state.outcome
        if isinstance(outcome, Win):
            assert seats[0] not in outcome.seats
        assert seats == sorted(seats, key=seats.index)
        assert max(map(seats.count, seats)) <= 3


def test_who_lost_without_a_moment_hears_what_ended_the_game() -> None:
    praised = after(LOST, MomentsFound((Praise(0, game_of(LOST)),)))
    last = game_of(LOST).record.actions[-1]
    assert isinstance(last, Place)
    page = to_html(view(praised))
    assert f"had the card for “{cell_word(game_of(LOST), last.cell)}”." in page
    won = text_of(view(after(LOST, MomentsFound((Praise(1, game_of(LOST)),)))))
    assert "had the card" not in won
    assert after(praised, MomentCardPicked(0)) == praised
    assert after(praised, CoachClosed()) == LOST


def test_who_lost_by_many_small_moves_is_not_told_to_have_seen_everything() -> None:
    page = text_of(view(after(LOST, MomentsFound((Praise(0, game_of(LOST)),)))))
    assert "No single move decided this game." in page
    assert "saw everything" not in page
    winner = next(seat for seat in (0, 1) if game_of(LOST).wins(seat))
    won = text_of(view(after(LOST, MomentsFound((Praise(winner, game_of(LOST)),)))))
    assert "saw everything" in won


def test_the_button_behind_the_last_help_waits_for_the_finger() -> None:
    def late(model: Model) -> bool:
        return any("late" in str(node.attributes.get("class")) for node in nodes(view(model)))

    helped = after(COACHED, MomentShown(), MomentShown(), MomentShown())
    assert shown(helped).step is Step.SHOWN
    assert [late(COACHED), late(helped)] == [False, True]
    assert not late(after(COACHED, MomentShown()))


def test_everybody_has_a_page_by_name_where_several_play() -> None:
    model = next(
        model
        for model in (ended(("owl", "owl"), (0, 1), str(seed)) for seed in range(40))
        if not any(map(moments_of, [coached(model)]))
    )
    first = coached(model)
    page, last = to_html(view(first)), to_html(view(after(first, MomentPicked(1))))
    assert "Next" in page
    assert "Done" in last
    assert [", you saw everything!" in one for one in (page, last)] == [False, True]
    assert ["No single move decided this game." in one for one in (page, last)] == [True, False]


def test_a_moment_is_kept_when_the_paw_shows_it() -> None:
    """A page that is closed during a review forgets nothing that was shown."""
    helped = after(COACHED, MomentShown(), MomentShown())
    (kept,) = [one for one in effects_of(helped, MomentShown()) if isinstance(one, KeepMoments)]
    ((_person, record),) = kept.moments
    assert f'"made": "{moments_of(COACHED)[0].judged.made}"' in record


def test_a_late_answer_opens_nothing() -> None:
    opened = replace(LOST, dialog=MenuDialog())
    late = MomentsFound(pages_of(COACHED))
    assert after(opened, late) == opened
    assert after(Model(), late) == Model()
    assert after(COACHED, late) == COACHED


def test_it_is_offered_for_a_game_that_is_looked_back_on() -> None:
    looking = settle(LOST, LookBackPicked())
    assert isinstance(looking.screen, LookingBack)
    there = coached(looking)
    assert after(there, CoachClosed()) == looking
    assert there.on_ground(LOST.ground) == there


def test_a_game_that_is_over_shows_its_chances_from_turn_to_turn() -> None:
    looking = settle(LOST, LookBackPicked(), ChancesFlipped())
    assert looking.history
    assert looking.history.review
    page = to_html(view(looking))
    check(view(looking))
    assert page.count("<polyline") == 2
    assert "by own moves" in page
    assert "Robo Owl estimates each chance" in page
    (slider,) = [n for n in nodes(view(looking)) if n.tag == "input"]
    assert "seat 0: 0 of 100" in slider.attributes["aria-valuetext"].replace("Cat", "seat 0")
    assert "<polyline" not in to_html(view(after(looking, ChancesFlipped())))


CHARTED = settle(LOST, LookBackPicked(), ChancesFlipped())


def test_the_chart_has_a_scale() -> None:
    numbers = [text_of(node) for node in nodes(view(CHARTED)) if node.tag == "text"]
    assert numbers == ["100%", "50%", "0%"]


def places_of_stars(model: Model) -> list[int]:
    """The places with a star, in the order of the page."""
    (row,) = [node for node in nodes(view(model)) if "stars" in classes_of(node)]
    past = model.history
    assert past
    assert len(row.children) == past.last + 1
    return [place for place, spot in enumerate(nodes_in(row)) if spot.children]


def test_each_moment_is_a_star_and_taps_lead_to_all_of_them() -> None:
    past = CHARTED.history
    assert past
    ends = [turn.action_count for turn in past.turns]
    wanted = [bisect_right(ends, one.judged.at) for one in moments_of(COACHED)]
    assert places_of_stars(CHARTED) == sorted(wanted)
    assert list(moments(past)) == wanted
    reached, at = set[int](), CHARTED
    for _round in range(len(wanted)):
        for msg in messages_of_stars(at):
            at = after(at, msg)
            assert at.history
            reached.add(at.history.place)
            (slider,) = [node for node in nodes(view(at)) if node.tag == "input"]
            assert "do you see something better?" in slider.attributes["aria-valuetext"]
            check(view(at))
    assert reached == set(wanted)
    assert "Tap a star" in text_of(view(CHARTED))


def messages_of_stars(model: Model) -> list[TurnPicked]:
    """What a tap on each star sends."""
    (row,) = [node for node in nodes(view(model)) if "stars" in classes_of(node)]
    return [msg for msg in messages_of_page(row) if isinstance(msg, TurnPicked)]


def test_stars_are_so_far_apart_that_a_finger_can_tap_each() -> None:
    for seed in range(6):
        charted = settle(
            ended(("random", "random"), (0, 1), str(seed)), LookBackPicked(), ChancesFlipped()
        )
        past = charted.history
        assert past
        for apart in (APART, APART_IF_WIDE):
            drawn = stars(past, apart)
            assert drawn
            spots = enumerate(nodes_in(drawn))
            places = [i for i, spot in spots if any(n.tag == "button" for n in nodes(spot))]
            assert all(b - a >= apart * past.last for a, b in pairwise(places))


def test_no_face_on_the_chart_covers_another_one() -> None:
    past = CHARTED.history
    assert past
    for place in range(past.last + 1):
        there = after(CHARTED, TurnPicked(place))
        faces = [
            node
            for node in nodes(view(there))
            if node.key in ("red", "yellow") and node.tag == "svg"
        ]
        spots = [
            (float(str(face.attributes["y"])[:-1]), float(str(nodes_in(face)[0].attributes["x"])))
            for face in faces
        ]
        (y, x), (other_y, other_x) = spots
        assert abs(y - other_y) >= 40 or abs(x - other_x) >= 24, place


def nodes_in(node: Node) -> list[Node]:
    return [child for child in node.children if isinstance(child, Node)]


def test_what_counted_is_told_as_a_sum() -> None:
    for seed in range(6):
        there = settle(
            ended(("random", "fox"), (0,), str(seed)), LookBackPicked(), ChancesFlipped()
        )
        (told,) = [text_of(node) for node in nodes(view(there)) if node.key == "balance"]
        sums = re.findall(
            r"(\d+) at first, (\S+) by cards and others, (\S+) by own moves, (\d+)", told
        )
        assert sums
        for numbers in sums:
            first, given, taken, last = (
                int(number.strip("\u200e").replace("−", "-")) for number in numbers
            )
            assert first + given + taken == last
            assert taken <= 0


def test_a_line_falls_at_each_move_for_which_there_was_a_better_one() -> None:
    assert CHARTED.history
    assert CHARTED.history.review
    turns = len(CHARTED.history.turns)
    seats = CHARTED.history.shown.seen.seats
    for node in nodes(view(CHARTED)):
        if node.tag != "polyline":
            continue
        points = [
            tuple(map(float, point.split(","))) for point in str(node.attributes["points"]).split()
        ]
        colour = str(node.attributes["class"]).split()[-1]
        own = [play for play in CHARTED.history.review.plays if seats[play.seat].colour == colour]
        assert len(points) == turns + sum(
            CHARTED.history.review.fall(play, colour) > 0 for play in own
        )
        falls = (
            after[1] - before[1]
            for before, after in pairwise(points)
            if before[0] % 1 and not after[0] % 1
        )
        assert sum(falls) == pytest.approx(
            100 * sum(CHARTED.history.review.fall(play, colour) for play in own), abs=len(own) / 10
        )


def test_the_last_moment_leads_to_the_whole_game_with_its_chances() -> None:
    at_last = after(COACHED, MomentPicked(len(moments_of(COACHED)) - 1))
    assert "The whole game" not in text_of(view(at_last))
    known = after(at_last, MomentShown(), MomentShown(), MomentShown())
    assert "The whole game" in text_of(view(known))
    there = settle(known, WholeGamePicked())
    assert there.history
    assert there.history.review
    assert isinstance(there.ground, Table)


def test_a_moment_tells_the_number_of_its_move() -> None:
    looking = settle(LOST, LookBackPicked())
    assert looking.history
    for place, moment in enumerate(moments_of(COACHED)):
        turn = looking.history.turns[moment.number]
        played = [event.action for event in turn.events]
        assert moment.judged.made in played
        at = after(COACHED, MomentPicked(place))
        assert f"Move {moment.number}." in text_of(view(at))


def test_the_last_moment_tells_how_many_were_found() -> None:
    number = len(moments_of(COACHED))
    assert number > 1
    told = after(COACHED, MomentPicked(number - 1))
    told = after(told, MomentShown(), MomentShown(), MomentShown())
    told = after(told, *made(told, 0))
    assert "Now you know it for next time." in text_of(view(told))
    found = COACHED
    for place in range(number):
        found = after(found, MomentPicked(place))
        found = after(found, *made(found, 0))
    assert "You found them all!" in text_of(view(found))
    last = after(COACHED, MomentPicked(number - 1))
    some = after(last, *made(last, 0))
    assert f"You found 1 of {number}." in text_of(view(some))


def test_a_game_that_goes_on_shows_no_chances() -> None:
    record = game_of(LOST).record
    part = replace(record, actions=record.actions[:4])
    *_, game = replayed(part, open_hands=False)
    looking = settle(Model(screen=Table(game)), LookBackPicked())
    assert "Chances to win" not in to_html(view(looking))
    assert after(looking, ChancesFlipped()) == looking
