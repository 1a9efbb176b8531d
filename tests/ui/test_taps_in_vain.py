"""A tap that no card can answer: what is said about it goes by itself, and the card wobbles."""

from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.model.model import Model
from game.ui.model.timed_effects import ShowRefusal
from game.ui.screens.table.msg import CardPicked, CellPicked, RefusalShown
from tests.ui.pages import after, classes_of, effects_of, game_of, laid_out, nodes, said

OPEN = laid_out("ant bee", "cat dog", open_hands=True)
WRONG = (CardPicked(0), CellPicked("c3"))


def shown(model: Model, *taps: CardPicked | CellPicked) -> ShowRefusal:
    """The effect that waits until the sentence about the last tap goes."""
    [effect] = [one for one in effects_of(model, *taps) if isinstance(one, ShowRefusal)]
    return effect


def marked(model: Model) -> list[bool]:
    """Whether the hand and the board show a tap in vain, and whether for an even time."""
    [hand] = [classes_of(node) for node in nodes(view(model)) if "hand" in classes_of(node)]
    return [name in hand for name in ("vain", "twice")]


def test_a_wrong_cell_is_forgotten_and_the_card_stays_chosen() -> None:
    before, refused = after(OPEN, CardPicked(0)), after(OPEN, *WRONG)
    assert said(refused) != said(before)
    show = shown(OPEN, *WRONG)
    assert show.seconds == 3
    later = after(refused, RefusalShown(show.version, show.number))
    assert said(later) == said(before)
    assert game_of(later).chosen == 0


def test_a_cell_that_no_card_fits_is_forgotten() -> None:
    show, asked = shown(OPEN, CellPicked("c3")), after(OPEN, CellPicked("c3"))
    assert game_of(asked).asked == "c3"
    later = after(asked, RefusalShown(show.version, show.number))
    assert (game_of(later).asked, said(later)) == (None, said(OPEN))


def test_a_later_tap_is_not_forgotten_with_an_earlier_one() -> None:
    first, twice = shown(OPEN, *WRONG), after(OPEN, *WRONG, CellPicked("c3"))
    assert update(twice, RefusalShown(first.version, first.number)) == (twice, ())
    assert shown(OPEN, *WRONG, CellPicked("c3")).number != first.number


def test_the_hand_shows_each_tap_in_vain() -> None:
    assert marked(after(OPEN, CardPicked(0))) == [False, False]
    assert marked(after(OPEN, *WRONG)) == [True, False]
    assert marked(after(OPEN, *WRONG, CellPicked("c3"))) == [True, True]
    assert marked(after(OPEN, *WRONG, CardPicked(1))) == [False, False]
