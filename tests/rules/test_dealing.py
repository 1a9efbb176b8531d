"""Set-up and deal: specification, sections 1 and 5."""

from collections import Counter
from dataclasses import replace

import pytest

from game.rules.cards import shuffle
from game.rules.edition import Edition
from game.rules.state import Options, Seat, Setup, SetupError, check_setup, new_game
from tests.rules.scenes import BIG, EDITIONS, LITTLE, SQUARE, Settled, deal, setup_for

NINE = ("ant", "bee", "cat", "dog", "eel", "fly", "gnu", "hen", "jay")


def test_the_deck_has_pictures_in_pairs_then_wild_then_remove_cards() -> None:
    pairs = tuple(picture for picture in (*NINE, "kid", "lynx", "mole") for _ in range(2))
    assert SQUARE.deck() == (*pairs, "joker", "thief")
    assert LITTLE.deck()[:3] == ("lion", "lion", "zebra")
    assert LITTLE.deck()[-5:] == ("camel", "unicorn", "unicorn", "dragon", "dragon")
    assert BIG.deck()[-5:] == ("dolphin", "add", "add", "remove", "remove")


def test_beginners_play_without_wild_and_remove_cards() -> None:
    assert SQUARE.deck(power_cards=False) == SQUARE.deck()[:-2]
    dealt = deal(SQUARE, power_cards=False)
    assert not {"joker", "thief"} & {*dealt.draw_pile, *dealt.hands[0], *dealt.hands[1]}


@pytest.mark.parametrize(
    ("seed", "number", "shuffled"),
    [
        ("seed", 0, "ant gnu dog eel hen bee cat jay fly"),
        ("seed", 1, "dog ant jay bee hen fly gnu cat eel"),
        ("", 0, "hen eel bee cat dog fly jay ant gnu"),
        ("Zoologischer Gärten 🦄", 12, "ant jay eel bee hen fly gnu cat dog"),
    ],
)
def test_a_shuffle_is_the_same_everywhere(seed: str, number: int, shuffled: str) -> None:
    assert shuffle(NINE, seed, number) == tuple(shuffled.split())


def test_nothing_to_shuffle() -> None:
    assert shuffle([], "seed", 0) == ()
    assert shuffle(["fox"], "seed", 0) == ("fox",)


def test_cards_are_dealt_one_at_a_time_from_the_seat_after_the_dealer() -> None:
    deck = shuffle(SQUARE.deck(), "seed", 0)
    dealt = deal(SQUARE, 4, dealer=1)
    assert dealt.hands[2] == (deck[0], deck[4])
    assert dealt.hands[3] == (deck[1], deck[5])
    assert dealt.hands[0] == (deck[2], deck[6])
    assert dealt.hands[1] == (deck[3], deck[7])
    assert dealt.draw_pile == deck[8:]


@pytest.mark.parametrize("dealer", range(3))
def test_the_seat_after_the_dealer_starts(dealer: int) -> None:
    assert deal(LITTLE, 3, dealer=dealer).turn == (dealer + 1) % 3


def test_a_dealt_state_has_nothing_on_the_table() -> None:
    dealt = deal(SQUARE, 4)
    assert dict(dealt.board) == {}
    assert dealt.discards == ((), (), (), ())
    assert (dealt.ply, dealt.pending, dealt.outcome) == (0, (), None)


@pytest.mark.parametrize(
    ("edition", "hand_sizes"),
    [(LITTLE, {2: 3, 3: 3, 4: 3}), (BIG, {2: 5, 3: 5, 4: 4, 6: 4}), (SQUARE, {2: 3, 4: 2})],
    ids=lambda value: value.name if isinstance(value, Edition) else "",
)
def test_hands_by_number_of_seats(edition: Edition, hand_sizes: dict[int, int]) -> None:
    assert {seating.seats: seating.hand_size for seating in edition.seatings} == hand_sizes
    for seats, size in hand_sizes.items():
        assert [len(hand) for hand in deal(edition, seats).hands] == [size] * seats
        assert [len(hand) for hand in deal(edition, seats, hand_size=1).hands] == [1] * seats


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_no_card_is_lost_in_the_deal(edition: Edition) -> None:
    for seating in edition.seatings:
        dealt = deal(edition, seating.seats)
        cards = Counter(dealt.draw_pile)
        for hand in dealt.hands:
            cards.update(hand)
        assert cards == Counter(edition.deck())


def test_who_plays_in_teams() -> None:
    assert [seating.seats for seating in LITTLE.seatings if seating.teams] == []
    assert [seating.seats for seating in BIG.seatings if seating.teams] == [4, 6]


@pytest.mark.parametrize(
    ("edition", "colours", "why"),
    [
        (LITTLE, "red", "no game for 1 seats, only for 2, 3, 4"),
        (BIG, "red blue red blue red", "no game for 5 seats, only for 2, 3, 4, 6"),
        (LITTLE, "red red", "a different colour, not red, red"),
        (BIG, "red green", "seat 1 has the colour 'green'; big-zoo has red, yellow, blue"),
        (BIG, "red red red red", "two colours take turns, not red, red, red, red"),
        (BIG, "red red blue blue", "two colours take turns"),
        (BIG, "red blue yellow blue", "two colours take turns"),
        (BIG, "red blue red blue red yellow", "two colours take turns"),
    ],
)
def test_invalid_seats(edition: Edition, colours: str, why: str) -> None:
    seats = tuple(Seat("somebody", colour) for colour in colours.split())
    with pytest.raises(SetupError, match=why):
        new_game(edition, Setup(Options(hand_size=1), seats, dealer=0, seed="seed"))


@pytest.mark.parametrize(
    ("settled", "why"),
    [
        ({"hand_size": 0}, "hand_size is 0, not from 1 to 3"),
        ({"hand_size": 4}, "hand_size is 4, not from 1 to 3"),
        ({"draw": "manual"}, "draw is 'manual'; little-zoo has auto"),
        ({"seed": "\ud800"}, "seed cannot be encoded"),
    ],
)
def test_invalid_options(settled: Settled, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        check_setup(LITTLE, setup_for(LITTLE, **settled))


@pytest.mark.parametrize("dealer", [-1, 2])
def test_the_dealer_is_a_seat(dealer: int) -> None:
    settled = replace(setup_for(LITTLE), dealer=dealer)
    with pytest.raises(SetupError, match=f"dealer is {dealer}, not a seat from 0 to 1"):
        check_setup(LITTLE, settled)
