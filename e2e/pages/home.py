"""The home screen."""

import re
from collections.abc import Mapping
from dataclasses import replace

from playwright.sync_api import Locator, Page, expect

from e2e.begin import begin
from e2e.pages.curtain import Curtain
from e2e.pages.lessons import Help
from e2e.pages.screen import Screen
from e2e.pages.table import COMMA, Table
from game.ui.look.i18n import _, plural
from game.ui.look.names import seat_words
from game.ui.look.words import edition_word, face_word, level_word
from game.ui.saved.settings_text import parse_settings
from game.ui.settings.settings import PERSON, Pace, Settings

PACES = {Pace.SLOW: "Slowly", Pace.NORMAL: "Normally", Pace.AT_ONCE: "At once"}


class Home(Screen):
    """Four questions: how many, who, which board, how hard; and Play."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.language = page.get_by_role("combobox")

    @property
    def play(self) -> Locator:
        """The button that starts a game."""
        return self.button(_("Play"))

    def number(self, seats: int) -> Locator:
        """The button for that number of seats."""
        return self.button(plural("%(number)d seat", "%(number)d seats", seats) % {"number": seats})

    def numbers(self) -> list[str]:
        """The numbers of seats that can be chosen."""
        return self.page.locator(".numbers [aria-pressed]").all_inner_texts()

    def edition(self, name: str) -> Locator:
        """The button of a board."""
        word = edition_word(name)
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(word)}"))

    def hand_size(self, number: int) -> Locator:
        """The button for an easier game: that hand size, no wild and remove cards."""
        words = plural("%(number)d card in hand", "%(number)d cards in hand", number)
        return self.button(words % {"number": number})

    @property
    def full_game(self) -> Locator:
        """The button for the full game: a full hand, with wild and remove cards."""
        start = _("Full game")
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(start)}"))

    @property
    def learn(self) -> Locator:
        """The button that starts the first game with lessons."""
        return self.button(_("Learn by playing"))

    def seat(self, name: str) -> Locator:
        """The button of a seat."""
        start = f"^{re.escape(name)}{COMMA} .*{re.escape(self._seats_end)}$"
        return self.page.get_by_role("button", name=re.compile(start))

    @property
    def seats(self) -> Locator:
        """The buttons of all seats."""
        return self.page.get_by_role("button", name=re.compile(f"{re.escape(self._seats_end)}$"))

    @property
    def _seats_end(self) -> str:
        """The end of the accessible name of every seat's button."""
        return _("%(name)s, %(who)s: change who plays, name and colour").rpartition(")s")[2].strip()

    def choose(
        self,
        edition: str = "little-zoo",
        *,
        seats: int = 2,
        hand_size: int | None = None,
        computers: Mapping[int, str] | None = None,
    ) -> None:
        """Answer the questions; `computers` are levels by seat.

        With a hand size it is an easier game, without one the full game.
        """
        self.press(self.edition(edition))
        self.press(self.number(seats))
        self.press(self.hand_size(hand_size) if hand_size else self.full_game)
        for seat, level in (computers or {}).items():
            self.sit(seat, level)

    def keep(self, settings: Settings) -> None:
        """Save these settings, and begin with them."""
        begin(self.page, settings, self.page.locator("html").get_attribute("lang") or "")

    def let_start(self, seat: int) -> None:
        """Let this seat start. On the page nobody can choose a computer for that."""
        settings = parse_settings(self.stored("settings"))
        self.keep(replace(settings, youngest=seat))

    def sit(self, seat: int, who: str) -> None:
        """Let a person or a level play the seat."""
        seated = parse_settings(self.stored("settings")).seated
        self.seat(seat_words(seated)[seat]).click()
        if who == PERSON:
            face = face_word(seat)
            button = self.button(_("%(face)s, a person") % {"face": face}, self.dialog)
        else:
            word = re.compile(f"^{re.escape(level_word(who))}\\.")
            button = self.dialog.get_by_role("button", name=word)
        self.press(button)
        self.close_dialog()

    def choose_more(
        self,
        *,
        open_hands: bool = False,
        watch_out: bool = False,
        manual_draw: bool = False,
        youngest: str = "",
        pace: Pace = Pace.NORMAL,
    ) -> None:
        """Answer the questions behind "More options"; the pace is asked if a computer plays."""
        self.button(_("More options")).click()
        self.press(self.button(_("Everyone sees all the cards"), self.dialog), down=open_hands)
        asks = _("Warn me before a play that lets somebody else win")
        self.press(self.button(asks), down=watch_out)
        if self.page.locator(".paces").count():
            self.press(self.button(_(PACES[pace]), self.dialog))
        if manual_draw:
            self.press(self.button(_("Draw your card yourself: if you forget, you lose it")))
        if youngest:
            group = self.dialog.get_by_role("group", name=_("Or the youngest:"))
            self.press(self.button(youngest, group))
        self.close_dialog()

    def rename(self, old: str, new: str, colour: str = "") -> None:
        """Give a seat another name, and perhaps another colour."""
        self.seat(old).click()
        self.dialog.get_by_role("textbox", name=_("Name")).fill(new)
        if colour:
            self.button(colour, self.dialog).click()
        self.close_dialog()
        expect(self.seat(new)).to_be_visible()

    def album(self, name: str) -> Locator:
        """The button of a person on the family board, which opens the album."""
        label = f"^{re.escape(name)}{COMMA} .*{re.escape(_('Sticker album'))}$"
        return self.dialog.get_by_role("button", name=re.compile(label))

    def help(self) -> Help:
        """Open "How to play"."""
        self.button(_("How to play")).click()
        expect(self.dialog).to_be_visible()
        return Help(self.page)

    def start(self) -> Curtain:
        """Start a game that begins with a curtain."""
        self.play.click()
        expect(self.play).to_have_count(0)
        return Curtain(self.page)

    def start_open(self) -> Table:
        """Start a game that shows the table at once."""
        self.play.click()
        table = Table(self.page)
        expect(table.grid).to_be_visible()
        return table
