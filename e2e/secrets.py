"""Finds cards on the page that the viewer must not know."""

import json
import re
from collections import Counter
from collections.abc import Sequence
from itertools import chain

from e2e.film import MARKUP, Film
from e2e.pages import Curtain, Table
from game.bots.level_names import LEVELS
from game.rules.action import Action, Draw, Exchange, Pass, Place, Remove
from game.rules.cards import Card
from game.rules.edition import Edition
from game.rules.observation import observe
from game.rules.record import Record, parse_record, replay
from game.rules.state import State
from game.ui.look.i18n import _
from game.ui.look.names import seat_words
from game.ui.look.words import CARDS, card_word
from game.ui.play.best_line import best_line

POWERS = {"add", "remove"}
"""Cards whose names are common words of the page."""


def public(edition: Edition, actions: Sequence[Action]) -> set[Card]:
    """The cards and pictures of the last two plays, which the page may name."""
    told: set[Card] = set()
    plies = 0
    for action in reversed(actions):
        if isinstance(action, Draw | Pass):
            continue
        told.add(action.card)
        if isinstance(action, Exchange):
            continue
        told.add(edition.picture_at[action.cell])
        plies += 1
        if plies == 2:
            break
    return told


def named(state: State) -> set[Card]:
    """The cards that have the name of a computer at the table.

    After the game, also those of an easier or a harder one that the page offers.
    """
    levels = [
        LEVELS.index(seat.played_by) for seat in state.setup.seats if seat.played_by in LEVELS
    ]
    offered = (-1, 0, 1) if state.outcome else (0,)
    named = {LEVELS[at + step] for at in levels for step in offered if 0 <= at + step < len(LEVELS)}
    return named & set(CARDS)


def missed(state: State) -> set[Card]:
    """The pictures at which people missed a chip, which the page may name after the game."""
    colours = tuple(seat.colour for seat in state.setup.seats if not seat.played_by)
    row = best_line(observe(state, 0), colours) if state.outcome else None
    return {state.edition.picture_at[cell] for cell in row.missing} if row else set()


def words_in(text: str) -> set[Card]:
    """The cards that a text names."""
    found = set()
    for card in sorted(CARDS, key=len, reverse=True):  # a polar bear is no bear
        text, times = re.subn(rf"\b{card_word(card)}\b", "", text, flags=re.IGNORECASE)
        found |= {card} if times else set()
    return found


def pictures_in(markup: str, edition: Edition) -> Counter[Card]:
    """How often each card is drawn."""
    drawn = re.findall(r'href="#art-([a-z_]+)"', markup)
    return Counter(name for name in drawn if name in edition.deck())


def only_these_are_there(
    markup: str, state: State, cards: Sequence[Card], actions: Sequence[Action]
) -> None:
    """The page draws these cards and the discard piles, and names only what is public."""
    shown = Counter(cards) + Counter(pile[-1] for pile in state.discards if pile)
    assert pictures_in(markup, state.edition) == shown, f"drawn beside {shown}: {markup}"
    known = {*shown, *public(state.edition, actions), *named(state), *missed(state), *POWERS}
    assert not words_in(markup) - known, f"the page speaks of {words_in(markup) - known}"


def only_this_hand_is_there(table: Table, state: State) -> None:
    """The page holds the hand of the seat to move, and no other; with open hands, all hands."""
    hand = state.hands[state.turn]
    text = table.stored("game") or ""
    assert [name.split(",")[0] for name in table.hand_names()] == [card_word(c) for c in hand]
    markup = table.page.evaluate(MARKUP)
    is_open = json.loads(text)["open_hands"]
    cards = [*hand, *chain.from_iterable(state.hands)] if is_open else hand
    only_these_are_there(markup, state, cards, parse_record(text).actions)


def no_hand_is_there(curtain: Curtain) -> None:
    """Under the curtain the page holds no hand; a screen reader hears only of the last plays."""
    record = Table(curtain.page).record()
    *_, state = replay(record)
    only_these_are_there(curtain.page.evaluate(MARKUP), state, (), record.actions)
    assert not curtain.page.get_by_role("grid").count()
    heard = curtain.page.locator("body").aria_snapshot()
    known = public(record.edition, record.actions) | named(state) | POWERS
    assert not words_in(heard) - known, f"under the curtain: {words_in(heard) - known}"


def the_film_shows_no_secret(film: Film, record: Record) -> None:
    """No state of the film holds a card that its viewer must not know."""
    states, shots = list(replay(record)), film.shots()
    people = [i for i, seat in enumerate(record.setup.seats) if not seat.played_by]
    starts = {_("%(name)s starts") % {"name": name} for name in seat_words(record.setup.seats)}
    assert shots[-1].actions == len(record.actions)
    for shot in shots:
        state = states[shot.actions]
        if shot.sheet:
            continue
        passes = shot.title.startswith(_("Hand over to %(name)s").partition("%")[0]) or (
            not shot.actions and shot.title in starts
        )
        cards = [] if state.outcome or passes else list(hand_in_view(state, people))
        if shot.shows_card:
            action = record.actions[shot.actions]
            assert isinstance(action, Place | Remove | Exchange)
            cards.append(action.card)
        only_these_are_there(shot.markup, state, cards, record.actions[: shot.actions])


def hand_in_view(state: State, people: Sequence[int]) -> tuple[Card, ...]:
    """The open hand: of several people only the one to move."""
    if state.turn in people or not people:
        return state.hands[state.turn]
    return state.hands[people[0]] if len(people) == 1 else ()
