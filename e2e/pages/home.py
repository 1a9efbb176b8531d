"""The home screen."""

import re
from collections.abc import Mapping
from dataclasses import replace

from playwright.sync_api import Locator, expect

from e2e.begin import begin
from e2e.pages.curtain import Curtain
from e2e.pages.lessons import Help
from e2e.pages.screen import Screen
from e2e.pages.table import COMMA, Table, pattern
from game.ui.look.i18n import _, in_context, plural
from game.ui.look.ids import SET_UP
from game.ui.look.names import seat_words
from game.ui.look.words import edition_word, face_word, level_word
from game.ui.saved.settings_text import parse_settings
from game.ui.settings.settings import PERSON, Pace, Settings

MAX_DIALOGS = 3
"""The most dialogs that lie one over the other."""

PACES = {Pace.SLOW: "Slow", Pace.NORMAL: "Normal", Pace.AT_ONCE: "Fast"}


class Home(Screen):
    """The meadow and Play; behind the meadow the set-up: how many, who, which board, how hard.

    Who asks for a control of the set-up is led there.
    """

    @property
    def language(self) -> Locator:
        """The choice of languages, behind the gate."""
        return self.page.get_by_role("combobox")

    @property
    def title(self) -> Locator:
        """The title of the open dialog."""
        return self.dialog.locator("#sheet-title")

    @property
    def line(self) -> Locator:
        """The button that says who plays on which board, and leads to the set-up."""
        return self.page.locator(f"#{SET_UP}")

    @property
    def animals(self) -> Locator:
        """The animals of the meadow."""
        return self.page.locator(".animal")

    def animal(self, name: str) -> Locator:
        """An animal of the meadow."""
        return self.page.locator(f".animal[data-animal='{name}']")

    def sends(self, message: str) -> Locator:
        """The button that sends this message, in any language."""
        return self.page.locator(f"[data-msg={message}]")

    def set_up(self) -> None:
        """Go to the set-up, unless it is open."""
        if self.page.locator("main.home:not(.under)").count():
            self.line.click()
            expect(self.page.locator("main.setup")).to_be_visible()

    def leave_set_up(self) -> None:
        """Go back to the meadow, unless it is shown."""
        if self.page.locator("main.setup").count():
            self.sends("SetUpClosed").click()
            expect(self.page.locator("main.home")).to_be_visible()

    def open_grown_ups(self) -> None:
        """Open what is for grown-ups, or the sum in front of it."""
        self.leave_set_up()
        self.sends("GrownUpsOpened").click()

    def open_options(self) -> None:
        """Open the rarer options, behind the gate."""
        self.open_grown_ups()
        self.sends("OptionsOpened").click()

    def close_dialog(self) -> None:
        """Close the dialog by its last button, and so those over which it lies."""
        for _under in range(MAX_DIALOGS):
            title = self.title.inner_text()
            self.dialog.get_by_role("button").last.click()
            expect(self.title.filter(has_text=re.compile(f"^{pattern(title)}$"))).to_have_count(0)
            if not self.dialog.count():
                return
        raise AssertionError("the dialogs do not close")

    def open_seat(self) -> None:
        """Open the dialog of the first seat."""
        self.seats.first.click()

    def open_ages(self) -> None:
        """Ask again who plays, behind the gate."""
        self.open_grown_ups()
        self.sends("WelcomeOpened").click()

    def _make(self, message: str) -> None:
        """Go where people make something, by the button that sends this message."""
        self.leave_set_up()
        self.sends("MakeOpened").click()
        self.sends(message).click()

    def open_boards(self) -> None:
        """Open the boards that people have built."""
        self._make("BoardsOpened")

    def open_sets(self) -> None:
        """Open the picture sets."""
        self._make("SetsOpened")

    def open_own_album(self) -> None:
        """Open the album of the person who plays."""
        self.page.locator(".who-am-i").click()

    def open_family(self) -> None:
        """Open the family board."""
        self.leave_set_up()
        self.open_own_album()
        self.button(_("Our family"), self.dialog).click()

    def choose_language(self, code: str) -> None:
        """Show the page in another language."""
        self.open_grown_ups()
        self.language.select_option(code)
        expect(self.page.locator("html")).to_have_attribute("data-language", code)
        self.page.keyboard.press("Escape")
        expect(self.dialog).to_have_count(0)

    @property
    def play(self) -> Locator:
        """The button that starts a game, also beside the one that goes on."""
        return self.sends("PlayPicked")

    def number(self, seats: int) -> Locator:
        """The button for that number of seats."""
        self.set_up()
        return self.button(
            plural("%(number)d player", "%(number)d players", seats) % {"number": seats}
        )

    def numbers(self) -> list[str]:
        """The numbers of seats that can be chosen."""
        self.set_up()
        return self.page.locator(".numbers [aria-pressed]").all_inner_texts()

    def edition(self, name: str) -> Locator:
        """The button of a board."""
        self.set_up()
        word = edition_word(name)
        return self.page.get_by_role("button", name=re.compile(f"^{pattern(word)}"))

    def hand_size(self, number: int) -> Locator:
        """The button for an easier game: that hand size, no wild and remove cards."""
        self.set_up()
        self.open_easier()
        words = plural("%(number)d card in hand", "%(number)d cards in hand", number)
        return self.button(words % {"number": number})

    def open_easier(self) -> None:
        """Show the easier games, unless they are shown."""
        if self.sends("EasierOpened").count():
            self.sends("EasierOpened").click()
            expect(self.page.locator("#easiest")).to_be_visible()

    @property
    def full_game(self) -> Locator:
        """The button for the full game: a full hand, with wild and remove cards."""
        self.set_up()
        start = _("Full game")
        return self.page.get_by_role("button", name=re.compile(f"^{pattern(start)}"))

    @property
    def learn(self) -> Locator:
        """The button that starts the first game with lessons."""
        self.set_up()
        return self.button(_("Learn by playing"))

    def seat(self, name: str) -> Locator:
        """The button of a seat."""
        self.set_up()
        start = f"^{pattern(name)}{COMMA} .*{self._seats_end}$"
        return self.page.get_by_role("button", name=re.compile(start))

    @property
    def seats(self) -> Locator:
        """The buttons of all seats."""
        self.set_up()
        return self.page.get_by_role("button", name=re.compile(f"{self._seats_end}$"))

    @property
    def _seats_end(self) -> str:
        """A pattern: the end of the accessible name of every seat's button."""
        label = _("%(name)s, %(who)s: change the player, the name or the colour")
        return pattern(label.rpartition(")s")[2])

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
            word = re.compile(f"^{pattern(level_word(who))}\\.")
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
        self.open_options()
        self.press(self.button(_("Everybody sees all the cards"), self.dialog), down=open_hands)
        asks = _("Warn me before a move that lets somebody else win")
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
        self.dialog.get_by_role("textbox", name=in_context("of a person", "Name")).fill(new)
        if colour:
            self.button(colour, self.dialog).click()
        self.close_dialog()
        expect(self.seat(new)).to_be_visible()

    def album(self, name: str) -> Locator:
        """The button of a person on the family board, which opens the album."""
        label = f"^{pattern(name)}{COMMA} .*{pattern(_('Sticker album'))}$"
        return self.dialog.get_by_role("button", name=re.compile(label))

    def help(self) -> Help:
        """Open "How to play"."""
        self.leave_set_up()
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
