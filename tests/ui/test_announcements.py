"""A screen reader says only what is new, and each refusal again."""

from dataclasses import replace

from game.ui.app.view import announcement
from game.ui.frame.changes import change
from game.ui.frame.message import Message
from game.ui.look.parts import said
from game.ui.model.model import Model
from game.ui.play.game import Phase
from game.ui.screens.table.msg import CardPicked, CellPicked, PilePicked
from tests.rules.scenes import chips
from tests.ui.pages import after, announced, game_of, laid_out, second_sentence, text_of

TWO = laid_out("ant bee cat", "dog eel fly", board=chips(blue="c1"))


def heard(before: Model, *messages: Message) -> list[str]:
    """The parts that the last message adds to the live region."""
    changed = change(
        announcement(after(before, *messages[:-1])), announcement(after(before, *messages))
    )
    assert not isinstance(changed, str)
    if changed is None:
        return []
    _attributes, places, inside = changed
    assert not inside, "a part that changes inside may be said only in part"
    return [place for place in places or () if isinstance(place, str)]


def test_what_a_computer_has_played_is_not_said_again_with_a_picked_card() -> None:
    played = after(laid_out("ant bee cat", "dog eel fly", open_hands=True), CardPicked(0))
    model = after(played, CellPicked("a1"))
    assert "red chip on" in text_of(announcement(model))
    for index in (0, 1, 2, 2):
        [part] = heard(model, CardPicked(index))
        assert "red chip on" not in part


def test_each_refusal_is_heard() -> None:
    refused = CellPicked("c3")
    for number in range(1, 4):
        [part] = heard(TWO, CardPicked(0), *[refused] * number)
        assert "A sun belongs to everybody" in part
    assert "Nobody can draw a card right now" in heard(TWO, PilePicked())[-1]
    assert "Nobody can draw a card right now" in heard(TWO, PilePicked(), PilePicked())[-1]


def test_a_part_is_new_by_its_text_or_number_and_empty_ones_are_left_out() -> None:
    assert said("", "") == said() == ()
    first, second = said("Same.", "", "Same.")
    assert (text_of(first), text_of(second)) == ("Same. ", "Same. ")
    assert said("a", "b", number=1)[0] == said("a", "b", number=2)[0]
    assert said("a", "b", number=1)[1] != said("a", "b", number=2)[1]


GOAL = "Make a row of 3."


def test_until_the_first_own_chip_the_table_says_what_wins() -> None:
    """Also while a computer begins, and in a first game."""
    start = laid_out("ant bee", "dog eel", open_hands=True)
    assert second_sentence(start).strip() == GOAL
    assert announced(start).startswith(GOAL)
    begun = start.with_game(replace(game_of(start), phase=Phase.WATCHING))
    assert announced(begun) == GOAL
    assert second_sentence(replace(start, learning=True)).strip() == GOAL
    other = after(start, CardPicked(0), CellPicked("a1"))
    assert second_sentence(other).startswith(GOAL)
    assert "red chip on" in second_sentence(other)
    both = after(other, CardPicked(0), CellPicked("d1"))
    assert GOAL not in second_sentence(both) + announced(both)
    assert "chip on" in second_sentence(both)
