"""The table: seats, board, hand, draw pile."""

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from e2e.pages.screen import Screen
from e2e.storage import READ
from e2e.waits import until
from game.rules.action import Action, Draw, Exchange, Pass, Place, Remove
from game.rules.record import Record, parse_record, replay
from game.rules.state import State
from game.ui.look.i18n import _

COMMA = "[,،]"


def pattern(text: str) -> str:
    """Matches the text. Short Polish words stand before a no-break space."""
    return r"\s".join(map(re.escape, text.split()))


def dead_words() -> str:
    """The end of a dead card's label."""
    return _("%(card)s, stuck").partition(")s")[2]


@dataclass(frozen=True)
class Cell:
    """A cell's label: its name, and the words after it."""

    name: str
    words: tuple[str, ...]

    @property
    def playable(self) -> bool:
        """Whether a card can be played there."""
        return _("you can play here") in self.words

    @property
    def advised(self) -> bool:
        """Whether a hint advises it."""
        return _("hint") in self.words

    @property
    def won(self) -> bool:
        """Whether it is in the row that won."""
        return _("in the winning row") in self.words


class Table(Screen):
    """The table, as the seat to move sees it, or everybody during a computer's turn."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.grid = page.get_by_role("grid")
        self.hand = page.get_by_role("list", name=_("Your cards"))
        self.cards = self.hand.get_by_role("button")
        self.open_cards = self.hand.get_by_role("button", disabled=False)
        self.again = self.button(_("Play again"))
        self.skip = self.button(_("Skip the lessons"))
        self.more = self.button(_("More"))
        album = r"\s".join(_("Sticker album: %(animals)s").partition("%")[0].split())
        self.album = page.get_by_role("button", name=re.compile(f"^{album}"))
        self.hint = self.button(_("Hint"))
        self.pause = self.button(_("Pause"))
        self.go_on = self.button(_("Go on"))
        self.one_step = self.button(_("One step"))
        self.exchange = self.button(_("Swap until you can play"))
        self.pass_on = self.button(_("Next player"))
        self.pass_turn = self.button(_("Pass"))
        pile = re.split(COMMA, _("Draw pile, %(number)d card"))[0] + COMMA
        self.pile_count = page.get_by_label(re.compile(f"^{pile}"))
        self.dead = self.hand.get_by_role("button", name=re.compile(dead_words()))
        self.pile = page.get_by_role("button", name=re.compile(f"^{pile}"))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.again.is_visible()

    def labels(self, within: Locator) -> list[str]:
        """The names of all these elements."""
        read = "all => all.map(e => e.getAttribute('aria-label') || e.textContent)"
        return list(within.evaluate_all(read))

    def hand_names(self) -> list[str]:
        """The cards of the hand in view."""
        return self.labels(self.cards)

    def dead_places(self) -> list[int]:
        """The places of dead cards in the hand, counted from 0."""
        return [i for i, name in enumerate(self.hand_names()) if dead_words() in name]

    def cells(self) -> list[Cell]:
        """All cells from the top left."""
        labels = self.labels(self.grid.get_by_role("gridcell"))
        texts = [re.split(f"{COMMA} ", label) for label in labels]
        return [Cell(name, tuple(words)) for name, *words in texts]

    def playable(self) -> list[str]:
        """The names of the cells that can be played."""
        return [cell.name for cell in self.cells() if cell.playable]

    def advised(self) -> list[str]:
        """The names of the cells that a hint advises."""
        return [cell.name for cell in self.cells() if cell.advised]

    def cell(self, name: str) -> Locator:
        """One cell."""
        return self.grid.get_by_role("gridcell", name=re.compile(f"^{name}{COMMA}"))

    def seat(self, name: str) -> Locator:
        """The button of a seat; it opens the discard pile."""
        return self.page.get_by_role("list", name=_("Players")).get_by_role(
            "button", name=re.compile(f"^{pattern(name)}{COMMA}")
        )

    def record(self) -> Record:
        """The saved game; wait until one is saved."""
        return parse_record(until(self.page, f"() => ({READ})('game')"))

    def state(self) -> State:
        """The state of the saved game."""
        return list(replay(self.record()))[-1]

    def perform(self, action: Action) -> None:
        """Make the taps for the action; the seat to move must be in view."""
        ply = self.state()
        match action:
            case Place(card, cell) | Remove(card, cell):
                self.cards.nth(ply.hands[ply.turn].index(card)).click()
                self.cell(cell).click()
            case Exchange(card):
                self.cards.nth(ply.hands[ply.turn].index(card)).click()
            case Pass():
                self.pass_turn.click()
            case Draw():
                self.pile.click()

    def open_menu(self) -> None:
        """Open the menu."""
        self.button(_("Menu")).click()
        expect(self.dialog).to_be_visible()

    def show_hands(self) -> None:
        """Look at all hands after the game."""
        self.more.click()
        self.button(_("Show all cards")).click()

    def end(self) -> None:
        """End the game by the menu, and confirm."""
        self.open_menu()
        self.button(_("End this game")).click()
        asked = map(re.escape, (_("End this game for everybody?"), _("End this game?")))
        expect(self.dialog.get_by_role("heading")).to_have_text(re.compile("|".join(asked)))
        self.button(_("End this game")).click()
        expect(self.grid).to_have_count(0)
