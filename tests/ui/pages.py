"""Models for tests, and what people find on the pages that show them."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Unpack

from game.bots.hint import think_of_hint
from game.bots.levels import choose
from game.rules.action import Action, Draw, Exchange, Pass, Place, Remove, parse_action
from game.rules.edition import Cell, Colour, Edition
from game.rules.record import Record
from game.rules.refusal import Reason
from game.rules.state import Outcome, State
from game.steps import conclude
from game.ui.app import rooms
from game.ui.app.rooms import decode
from game.ui.app.update import update
from game.ui.app.view import announcement, view
from game.ui.frame.keys import KeyPressed
from game.ui.frame.markup import Node
from game.ui.frame.message import Message, kinds
from game.ui.model.coach import ReviewGame
from game.ui.model.effect import Effect, LongEffect
from game.ui.model.model import Model
from game.ui.model.print import Printing
from game.ui.model.saving_effects import Deal
from game.ui.model.table import Table
from game.ui.model.timed_effects import (
    MovePaw,
    ShowAnnounced,
    ShowLanding,
    ShowRefusal,
    Think,
    ThinkOfHint,
)
from game.ui.play.game import Game, Phase
from game.ui.screens.learn.msg import PawPressed
from game.ui.screens.table import computers
from game.ui.screens.table.landing import show_landing
from game.ui.screens.table.msg import (
    AnnouncedShown,
    CardPicked,
    CellPicked,
    ComputerChose,
    Dealt,
    DrawPicked,
    HintFound,
    LandingShown,
    PassPicked,
    RefusalShown,
)
from game.ui.settings.settings import MAX_SEATS, PERSON, SeatBot, Settings, Who
from tests.rules.scenes import SQUARE, Fields, Settled, scene
from tests.ui.at_once import answer

SEED = "seed"
PEOPLE = (PERSON,) * MAX_SEATS
BIG = Settings(edition="big-zoo", who=PEOPLE)
GRAND = Settings(edition="grand-zoo", who=PEOPLE)
LITTLE = Settings(who=PEOPLE)
WITH_FOX = Settings()
"""The defaults: a person against Fox."""
MAX_MESSAGES = 5000
"""More messages than any game needs."""


def after(model: Model, *messages: Message) -> Model:
    """The model after the messages and the answers of long effects.

    A deal uses `SEED` and the dealer 0, a landing is over.
    """
    for message in messages:
        model, effects = update(model, message)
        for effect in effects:
            if isinstance(effect, Deal):
                model = after(model, Dealt(SEED, effect.dealer or 0, effect.board))
            elif isinstance(effect, ShowLanding):
                model = after(model, LandingShown(effect.version))
            elif isinstance(effect, LongEffect | ReviewGame):
                model = after(model, answer(effect))
    return model


def effects_of(model: Model, *messages: Message) -> tuple[Effect, ...]:
    """The effects of the last message."""
    return update(after(model, *messages[:-1]), messages[-1])[1]


def answer_to(effect: Effect, rng: random.Random) -> Message | None:
    """The answer to the effect; None for most effects."""
    match effect:
        case Deal(_seats, dealer, board):
            return Dealt(SEED, dealer or 0, board)
        case Think(version, level, seen):
            return ComputerChose(version, choose(level, seen, rng))
        case ThinkOfHint(version, seen):
            return HintFound(version, conclude(think_of_hint(seen, rng)))
        case ShowAnnounced(version, with_cell):
            return AnnouncedShown(version, with_cell)
        case ShowLanding(version):
            return LandingShown(version)
        case ShowRefusal(version, number):
            return RefusalShown(version, number)
        case MovePaw(version, on_cell):
            return PawPressed(version, on_cell)
    return answer(effect) if isinstance(effect, LongEffect | ReviewGame) else None


def awaited_effects(model: Model) -> tuple[Effect, ...]:
    """The effects that the game on the table waits for."""
    pace = model.settings.pace
    return (*computers.ask(None, model.game, pace), *show_landing(None, model.game, pace))


def models_after(model: Model, msg: Message, rng: random.Random) -> Iterator[Model]:
    """The model after the message, and after each answer, until no effect needs one."""
    messages: list[Message] = [msg]
    for _number in range(MAX_MESSAGES):
        if not messages:
            return
        model, effects = update(model, messages.pop(0))
        messages += [answer for e in effects if (answer := answer_to(e, rng))]
        yield model
    raise AssertionError("the computers never wait for a person")


def settle(model: Model, *messages: Message, rng: random.Random | None = None) -> Model:
    """Like `after`, but the computers act until a person has to."""
    rng = rng or random.Random(SEED)
    for message in messages:
        *_between, model = models_after(model, message, rng)
    return model


def chose(model: Model, action: str) -> ComputerChose:
    """The answer of a computer to the current question."""
    return ComputerChose(game_of(model).version, parse_action(action))


def shown(model: Model, *, with_cell: bool = False) -> AnnouncedShown:
    return AnnouncedShown(game_of(model).version, with_cell)


def taps(game: Game, action: Action) -> tuple[Message, ...]:
    """The messages by which the person in view does the action."""
    match action:
        case Place(card, cell) | Remove(card, cell):
            return CardPicked(game.seen.hand.index(card)), CellPicked(cell)
        case Exchange(card):
            return (CardPicked(game.seen.hand.index(card)),)
        case Draw(seat):
            return (DrawPicked(seat),)
        case Pass():
            return (PassPicked(),)


def settings_after(*messages: Message, start: Settings = LITTLE) -> Settings:
    """The settings after the messages."""
    return after(Model(start), *messages).settings


def key(*names: str) -> tuple[KeyPressed, ...]:
    return tuple(KeyPressed(name, True) for name in names)


def game_of(model: Model) -> Game:
    assert model.game is not None
    return model.game


def sitting(*seats: Who) -> tuple[Who, ...]:
    """Who plays each seat; people play the seats that are not named."""
    return (*seats, *PEOPLE[len(seats) :])


def dealt(settings: Settings = LITTLE, dealer: int = 0) -> Model:
    return after(Model(settings), Dealt(SEED, dealer))


def at_table(state: State, *, open_hands: bool = False, settings: Settings = LITTLE) -> Model:
    """A game on the table in that state, with the hand of the current seat in view.

    `settings` says where computers play; in a computer's turn, the first person is in view.
    """
    seats = tuple(
        replace(seat, played_by="" if who == PERSON or isinstance(who, SeatBot) else who)
        for seat, who in zip(state.setup.seats, settings.who, strict=False)
    )
    state = state._replace(setup=replace(state.setup, seats=seats))
    record = Record(state.edition, state.setup)
    game = Game(record, state, state.turn, Phase.PLAYING, "b1", open_hands)
    if game.computer is not None:
        in_view = game.people[0] if game.people else game.computer
        game = replace(game, phase=Phase.WATCHING, seat=in_view)
    return Model(settings, screen=Table(game))


def laid_out(
    *hands: str,
    edition: Edition = SQUARE,
    board: Mapping[Cell, Colour] | None = None,
    draw_pile: str = "mole lynx kid jay",
    options: Settled | None = None,
    open_hands: bool = False,
    settings: Settings = LITTLE,
    **fields: Unpack[Fields],
) -> Model:
    """A game in a given position; seat 0 is in view, and it is its turn."""
    state = scene(
        *hands, edition=edition, board=board, draw_pile=draw_pile, options=options, **fields
    )
    return at_table(state, open_hands=open_hands, settings=settings)


def by_hand(
    *hands: str,
    board: Mapping[Cell, Colour] | None = None,
    open_hands: bool = False,
    settings: Settings = LITTLE,
    **fields: Unpack[Fields],
) -> Model:
    """Like `laid_out`, but cards are drawn by hand."""
    options: Settled = {"draw": "manual"}
    return laid_out(
        *hands, board=board, options=options, open_hands=open_hands, settings=settings, **fields
    )


def refused(model: Model) -> tuple[str, Reason] | None:
    """The action that was refused, in notation, and why."""
    refusal = game_of(model).refused
    return (str(refusal.action), refusal.reason) if refusal else None


def events(model: Model) -> list[tuple[int, str, tuple[int, ...]]]:
    """The events: the seat, its action, and the seats that lost a card by it."""
    return [(e.seat, str(e.action), e.lost) for e in game_of(model).events]


def actions(model: Model) -> list[str]:
    """The actions of the record in notation; checks that each can be parsed again."""
    written = [str(action) for action in game_of(model).record.actions]
    assert [str(parse_action(text)) for text in written] == written
    return written


def with_outcome(game: Game, outcome: Outcome) -> Game:
    """The same position, but the game is over."""
    return replace(game, state=game.state._replace(outcome=outcome))


def nodes(page: Node) -> Iterator[Node]:
    """The node and all nodes in it, in the order of the page."""
    yield page
    for child in page.children:
        if isinstance(child, Node):
            yield from nodes(child)


def text_of(node: Node) -> str:
    """All the text in the node."""
    return "".join(child if isinstance(child, str) else text_of(child) for child in node.children)


def announced(model: Model) -> str:
    """All that a screen reader can say of the page, new or not."""
    return text_of(announcement(model)).strip()


def classes_of(node: Node) -> list[str]:
    return node.attributes.get("class", "").split()


def controls(page: Node) -> list[Node]:
    """The controls that can be used: those of the open dialog, or else of the page."""
    dialog = next((node for node in nodes(page) if node.tag == "dialog"), page)
    return [node for node in _reachable(dialog) if "data-msg" in node.attributes]


def _reachable(page: Node) -> Iterator[Node]:
    """The node and the nodes in it that are not under the curtain, in the order of the page."""
    if "under" in classes_of(page):
        return
    yield page
    for child in page.children:
        if isinstance(child, Node):
            yield from _reachable(child)


def messages_of_control(control: Node, typed: str = "Ada") -> list[Message]:
    """The messages that the control can send."""
    text = control.attributes["data-msg"]
    if control.tag == "select":
        options = [option.attributes["value"] for option in nodes(control) if option is not control]
        return [decode(text, option) for option in options]
    if control.attributes.get("type") == "range":
        return [decode(text, control.attributes[end]) for end in ("min", "max")]
    return [decode(text, typed if control.tag in ("input", "textarea") else None)]


def messages_of_page(page: Node, typed: str = "Ada") -> list[Message]:
    """Every message that somebody can send from the page by a tap or by typing."""
    return [
        message for control in controls(page) for message in messages_of_control(control, typed)
    ]


def ids_with_class(model: Model, kind: str) -> list[str]:
    """The ids of all nodes of that class, or the tags of those without an id."""
    return [n.attributes.get("id", n.tag) for n in nodes(view(model)) if kind in classes_of(n)]


def said(model: Model, tag: str = "h1") -> str:
    """The text of the first node with this tag; `h1` says what to do."""
    return next(text_of(node) for node in nodes(view(model)) if node.tag == tag)


def dialog_text(model: Model) -> str:
    """All the text of the dialog on the page."""
    return next(text_of(node) for node in nodes(view(model)) if node.tag == "dialog")


def second_sentence(model: Model) -> str:
    """The sentence below the first one: what happened, or the reason of a hint."""
    return next(text_of(node) for node in nodes(view(model)) if "happened" in classes_of(node))


def labels(model: Model) -> list[str]:
    """The labels of the controls that can be used."""
    return [n.attributes.get("aria-label", text_of(n)) for n in controls(view(model))]


def printed(model: Model) -> Edition | None:
    """The board of the pages to print, if these are shown."""
    return model.screen.edition if isinstance(model.screen, Printing) else None


KINDS = {
    name: kind for one in rooms.NAMES for name, kind in kinds(rooms.room(one).messages).items()
}
"""The messages that the markup and the page's JavaScript can write, by their names."""
