"""Back of the browser or the device, and how many things it can close."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from game.ui.app.screen import depth
from game.ui.app.view import view
from game.ui.frame.message import Message
from game.ui.model.model import Model
from game.ui.model.table import MenuDialog
from game.ui.screens.builder.msg import BuildPicked
from game.ui.screens.page.msg import WentBack
from game.ui.screens.pictures.msg import NewSetPicked
from game.ui.screens.setup.msg import SeatOpened
from game.ui.screens.table.msg import (
    CardPicked,
    CellPicked,
    HandShown,
    MenuOpened,
)
from game.ui.ways import (
    BoardsOpened,
    DialogClosed,
    FamilyOpened,
    GrownUpsOpened,
    HelpPicked,
    LookBackPicked,
    NamesOpened,
    OptionsOpened,
    PrintOpened,
    RulesPicked,
    SetsOpened,
)
from tests.rules.scenes import chips
from tests.ui.pages import LITTLE, after, dealt, laid_out

HOME = Model(LITTLE)
TABLE = after(dealt(LITTLE), HandShown())

WAYS: Mapping[str, tuple[Model, Sequence[Message]]] = {
    "rules": (
        HOME,
        (
            HelpPicked(0),
            RulesPicked(),
        ),
    ),
    "names": (
        HOME,
        (
            SeatOpened(0),
            NamesOpened(0),
        ),
    ),
    "family": (HOME, (FamilyOpened(),)),
    "options": (HOME, (OptionsOpened(),)),
    "builder": (
        HOME,
        (
            BoardsOpened(),
            BuildPicked(),
        ),
    ),
    "sets": (
        HOME,
        (
            SetsOpened(),
            NewSetPicked(),
        ),
    ),
    "paper": (
        HOME,
        (
            GrownUpsOpened(),
            PrintOpened(),
        ),
    ),
    "menu": (TABLE, (MenuOpened(),)),
    "help in a game": (
        TABLE,
        (
            MenuOpened(),
            HelpPicked(0),
        ),
    ),
    "looking back": (
        TABLE,
        (
            MenuOpened(),
            LookBackPicked(),
        ),
    ),
}


def ways() -> Iterator[tuple[str, Model]]:
    for name, (model, messages) in WAYS.items():
        for number in range(len(messages)):
            yield name, after(model, *messages[: number + 1])


def test_each_back_closes_one_thing() -> None:
    for name, model in ways():
        opened = model
        while depth(opened) > 0:
            closed = after(opened, WentBack())
            assert depth(closed) == depth(opened) - 1, name
            opened = closed
        assert opened.dialog in (None, MenuDialog(is_last=True)), name
        assert (opened.game is None) == (model.game is None), name


def test_home_has_no_entry_and_no_attribute() -> None:
    assert depth(HOME) == 0
    assert "data-depth" not in view(HOME).attributes
    assert after(HOME, WentBack()) == HOME


def test_a_menu_that_back_has_opened_can_be_closed_as_any_other() -> None:
    opened = after(dealt(LITTLE), WentBack())
    assert opened.dialog == MenuDialog(is_last=True)
    assert after(opened, DialogClosed()) == dealt(LITTLE)


def test_back_at_the_end_of_a_game_leads_home() -> None:
    won = after(laid_out("ant", "dog", board=chips(red="b1 c1")), CardPicked(0), CellPicked("a1"))
    assert won.game
    home = after(won, WentBack())
    assert (home.game, depth(home)) == (None, 0)


def test_back_passes_the_childrens_lock_only_where_escape_does() -> None:
    locked = replace(TABLE, settings=replace(TABLE.settings, children_lock=True))
    assert after(locked, WentBack()).dialog == MenuDialog(is_last=True)
