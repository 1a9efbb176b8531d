"""Models to test with, and what people find on the pages that show them."""

from collections.abc import Iterator, Mapping
from typing import Unpack

from game.rules.action import parse_action
from game.rules.edition import Cell, Colour, Edition
from game.rules.record import Record
from game.rules.state import State
from game.ui.effect import Deal, Effect
from game.ui.markup import Node
from game.ui.model import Game, Model, Phase, Settings
from game.ui.msg import Dealt, KeyPressed, Msg
from game.ui.update import update
from game.ui.wire import decode
from tests.rules.scenes import SQUARE, Fields, Settled, scene

SEED = "seed"
BIG = Settings(edition="big-zoo")
LITTLE = Settings()


def after(model: Model, *messages: Msg) -> Model:
    """The model when the messages have come in, chance being `SEED` and the dealer 0."""
    for message in messages:
        model, effects = update(model, message)
        for effect in effects:
            if isinstance(effect, Deal):
                model = after(model, Dealt(SEED, effect.dealer or 0))
    return model


def effects_of(model: Model, *messages: Msg) -> tuple[Effect, ...]:
    """What the last of the messages wants done."""
    return update(after(model, *messages[:-1]), messages[-1])[1]


def settled(*messages: Msg, start: Settings = LITTLE) -> Settings:
    """The answers on the home screen after the messages."""
    return after(Model(start), *messages).settings


def key(*names: str) -> tuple[KeyPressed, ...]:
    return tuple(KeyPressed(name) for name in names)


def game_of(model: Model) -> Game:
    assert model.game is not None
    return model.game


def dealt(settings: Settings = LITTLE, dealer: int = 0) -> Model:
    return after(Model(settings), Dealt(SEED, dealer))


def at_table(state: State, *, open_hands: bool = False) -> Model:
    """A game on the table in that state, the hand of the seat to move in view."""
    record = Record(state.edition, state.setup)
    return Model(game=Game(record, state, state.turn, Phase.PLAYING, "b1", open_hands))


def laid_out(
    *hands: str,
    edition: Edition = SQUARE,
    board: Mapping[Cell, Colour] | None = None,
    draw_pile: str = "mole lynx kid jay",
    options: Settled | None = None,
    open_hands: bool = False,
    **fields: Unpack[Fields],
) -> Model:
    """A game laid out by hand as in the tests of the rules, seat 0 to move and in view."""
    state = scene(
        *hands, edition=edition, board=board, draw_pile=draw_pile, options=options, **fields
    )
    return at_table(state, open_hands=open_hands)


def by_hand(
    *hands: str,
    board: Mapping[Cell, Colour] | None = None,
    open_hands: bool = False,
    **fields: Unpack[Fields],
) -> Model:
    """The same with drawing by hand."""
    options: Settled = {"draw": "manual"}
    return laid_out(*hands, board=board, options=options, open_hands=open_hands, **fields)


def told(model: Model) -> list[tuple[int, str, tuple[int, ...]]]:
    """What happened: who did what, and who lost a card by it."""
    return [(e.seat, str(e.action), e.lost) for e in game_of(model).happened]


def actions(model: Model) -> list[str]:
    """The actions of the record, each of which survives notation."""
    written = [str(action) for action in game_of(model).record.actions]
    assert [str(parse_action(text)) for text in written] == written
    return written


def nodes(page: Node) -> Iterator[Node]:
    """The node and all that it holds, in the order of the page."""
    yield page
    for child in page.children:
        if isinstance(child, Node):
            yield from nodes(child)


def text_of(node: Node) -> str:
    """All the text in the node."""
    return "".join(child if isinstance(child, str) else text_of(child) for child in node.children)


def kinds(node: Node) -> list[str]:
    return node.attributes.get("class", "").split()


def controls(page: Node) -> list[Node]:
    """What can be tapped or typed into; a dialog leaves nothing else within reach."""
    reachable = next((node for node in nodes(page) if node.tag == "dialog"), page)
    return [node for node in nodes(reachable) if "data-msg" in node.attributes]


def messages(control: Node, typed: str = "Ada") -> list[Msg]:
    """What the control can send."""
    text = control.attributes["data-msg"]
    if control.tag == "select":
        options = [option.attributes["value"] for option in nodes(control) if option is not control]
        return [decode(text, option) for option in options]
    return [decode(text, typed if control.tag == "input" else None)]


def offers(page: Node, typed: str = "Ada") -> list[Msg]:
    """Every message that somebody can send from the page by a tap or by typing."""
    return [message for control in controls(page) for message in messages(control, typed)]
