"""The first game of a device: who begins, and what the bar explains."""

from dataclasses import replace

import pytest

from game.rules.edition_data import load_edition
from game.rules.state import Options, Win
from game.ui.model.model import Model
from game.ui.model.saving_effects import Deal, SaveSettings
from game.ui.screens.table.msg import CardPicked, CellPicked, DiscardsOpened
from game.ui.settings.settings import Settings
from game.ui.ways import PlayPicked
from tests.rules.scenes import chips
from tests.ui.pages import (
    LITTLE,
    WITH_FOX,
    after,
    announced,
    dialog_text,
    effects_of,
    game_of,
    laid_out,
    second_sentence,
    sitting,
)

NEW = replace(LITTLE, is_new=True)
BOARD = load_edition("little-zoo")
DRAGON = "Dragon: take away a chip of another colour."
UNICORN = "Unicorn: put your chip on any free picture."
SUN = "A sun counts in your row, too."


def table(hand: str, ply: int = 8, settings: Settings = NEW, **cells_of: str) -> Model:
    """A game with open hands, in which it is the turn of the red seat with this hand."""
    board = chips(**(cells_of or {"red": "c3 c4 e5", "blue": "b2"}))
    drawn = {"edition": BOARD, "draw_pile": "zebra koala", "ply": ply, "open_hands": True}
    return laid_out(hand, "owl fox", board=board, settings=settings, **drawn)  # type: ignore[arg-type]


def test_a_person_begins() -> None:
    for who, dealer in ((sitting("person", "fox"), 1), (sitting("owl", "person"), 0)):
        settings = replace(Settings(), who=who)
        assert Deal(2, dealer) in effects_of(Model(replace(settings, is_new=True)), PlayPicked())
        assert Deal(2, None) in effects_of(Model(settings), PlayPicked())


@pytest.mark.parametrize(("hand", "text"), [("lion dragon", DRAGON), ("lion unicorn", UNICORN)])
def test_a_power_card_in_the_hand_is_explained(hand: str, text: str) -> None:
    model = table(hand)
    assert second_sentence(model) == text
    assert text in announced(model)
    assert text not in second_sentence(after(model, CardPicked(0)))
    assert text not in second_sentence(table(hand, settings=LITTLE)), "not the first game"


def test_two_kinds_are_explained_one_after_the_other() -> None:
    said = {second_sentence(table("dragon unicorn", ply)) for ply in (8, 10)}
    assert said == {DRAGON, UNICORN}


def test_a_power_card_that_somebody_plays_is_explained_once() -> None:
    model = after(table("lion dragon dragon"), CardPicked(1), CellPicked("b2"))
    assert second_sentence(model) == "seat 0 plays “Dragon”: it takes a chip away."
    wild = after(table("lion unicorn"), CardPicked(1), CellPicked("b3"))
    assert second_sentence(wild) == "seat 0 plays “Unicorn”: it goes anywhere."
    later = game_of(wild)
    piles = (("unicorn", "unicorn"), ())
    again = replace(later, state=later.state._replace(discards=piles))
    assert "anywhere" not in second_sentence(wild.with_game(again))


def test_suns_are_explained_after_the_first_chips() -> None:
    assert second_sentence(table("lion owl", red="c3")) == SUN
    assert second_sentence(table("lion owl", red="c3 c4 e5")) == ""
    assert "sun" not in second_sentence(table("lion owl", blue="b2"))


def test_it_ends_with_the_first_full_game() -> None:
    shown = table("lion owl", settings=replace(WITH_FOX, is_new=True))
    game = game_of(shown)
    won = game.state._replace(outcome=Win("red", (0,), ("c3",)))
    model = shown.with_game(replace(game, state=won))
    noted, effects = after(model, DiscardsOpened(0)), effects_of(model, DiscardsOpened(0))
    assert not noted.settings.is_new
    assert SaveSettings(noted.settings) in effects
    options = Options(1, power_cards=False)
    small = won._replace(setup=replace(won.setup, options=options))
    model = shown.with_game(replace(game, state=small))
    assert after(model, DiscardsOpened(0)).settings.is_new, "power cards are still to come"


def test_a_discard_pile_says_what_its_power_cards_do() -> None:
    model = after(table("lion dragon", settings=LITTLE), CardPicked(1), CellPicked("b2"))
    assert DRAGON in dialog_text(after(model, DiscardsOpened(0)))
    assert DRAGON not in dialog_text(after(model, DiscardsOpened(1)))
