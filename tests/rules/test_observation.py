"""What a seat may know: specification, section 2, the last paragraph."""

from dataclasses import fields

from game.rules.observation import Observation, observe
from tests.rules.scenes import chips, deal, scene

STATE = scene(
    "ant bee",
    "cat dog",
    board=chips(red="a1", blue="d3"),
    draw_pile="fly gnu hen",
    options={"draw": "manual", "seed": "a secret"},
    discards=(("jay",), ("kid", "lynx")),
    pending=(1,),
)


def test_everybody_sees_the_table_and_how_many_cards_there_are() -> None:
    for seat in range(2):
        seen = observe(STATE, seat)
        assert dict(seen.board) == chips(red="a1", blue="d3")
        assert seen.discards == (("jay",), ("kid", "lynx"))
        assert (seen.hand_sizes, seen.draw_pile_size) == ((2, 2), 3)
        assert (seen.turn, seen.pending) == (0, (1,))


def test_a_seat_sees_its_own_hand_and_what_is_dead_in_it() -> None:
    assert observe(STATE, 0).hand == ("ant", "bee")
    assert observe(STATE, 0).dead == {"ant"}
    assert observe(STATE, 1).hand == ("cat", "dog")
    assert observe(STATE, 1).dead == frozenset()


def test_a_seat_sees_what_it_may_do_itself() -> None:
    assert {str(action) for action in observe(STATE, 0).legal} == {"ant!", "bee@b1", "bee@e3"}
    assert {str(action) for action in observe(STATE, 1).legal} == {"draw 1"}


def test_nothing_secret_can_be_read_off_an_observation() -> None:
    seen = observe(STATE, 0)
    assert {"setup", "seed", "hands", "draw_pile"}.isdisjoint(f.name for f in fields(Observation))
    shown = {name: value for name, value in fields_of(seen).items() if name != "edition"}
    for secret in ("a secret", "'cat'", "'dog'", "'fly'", "'gnu'", "'hen'"):
        assert secret not in str(shown)


def test_a_seat_that_waits_has_nothing_to_do() -> None:
    state = deal()
    assert observe(state, 1 - state.turn).legal == ()


def fields_of(seen: Observation) -> dict[str, object]:
    return {field.name: getattr(seen, field.name) for field in fields(seen)}
