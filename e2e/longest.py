"""Pages with the longest names in each language."""

from dataclasses import replace
from typing import Any

from e2e import chance
from e2e.pages import Home, Table
from e2e.positions import go_on, quick_game
from e2e.same_page import AtHome
from e2e.saved import PEOPLE
from e2e.typefaces import use_own
from game.rules.action import Action
from game.rules.record import Record
from game.rules.state import State, new_game
from game.ui.settings.settings import Settings

LATIN = (
    "Wilhelmina Brownmountain,Maximilian Woods-Hammond,Margaret Wimmers Newtown"
    ",MMMMMMMMMMMMMMMMMMMMMMMM,Gwendolyn Mammothwinters,Theodora Summersby-Moore"
)
NAMES = {
    "de": LATIN,
    "uk": "Володимир-Мирослав Дорош,Катерина Шевченківна Дуб,Святослав Щербаківський"
    ",ШШШШШШШШШШШШШШШШШШШШШШШШ,Мстислав-Юхим Мирончук,Михайлина Дорошженківна",
    "ar": "عبد الرحمن حسن المصطفى,شمس الضحى سالم العباسي,Wilhelmina Brownmountain"
    ",صصصصصصصصصصصصصصصصصصصصصصصص,مصطفى عبد السيد المنصوري,عائشة مصطفى صاد الدين",
}
"""One of the Arabic names is Latin, so its letters run from left to right."""

WIDEST = 3
CHANCE = 7
LONGEST = ("uk",)
LANGUAGES = (*LONGEST, "ar")


def names(language: str) -> tuple[str, ...]:
    """The longest names, by seat."""
    return tuple(NAMES[language].split(","))


def people(edition: str, seats: int, language: str, **answers: Any) -> Settings:  # noqa: ANN401
    """Settings with the longest names on all seats; `answers` are other fields."""
    answers |= {"edition": edition, "seats": seats, "names": names(language)}
    return replace(PEOPLE, **answers)


def dealt(settings: Settings) -> State:
    """The game that these settings and CHANCE deal."""
    youngest = settings.youngest
    dealer = chance.dealer(CHANCE, settings.seats) if youngest is None else youngest - 1
    return new_game(settings.rules, settings.setup(chance.seed(CHANCE), dealer % settings.seats))


def nearly_over(home: Home, settings: Settings) -> tuple[Table, Action]:
    """The table before the last action of a game with open hands, and that action."""
    game = dealt(settings)
    *before, last = quick_game(game)
    go_on(home, Record(game.edition, game.setup, tuple(before)))
    return Table(home.page), last


def prepared(at_home: AtHome, settings: Settings, language: str) -> Home:
    """The home screen with these settings and the game's own typefaces; CHANCE is set."""
    home = at_home(settings, language)
    use_own(home.page)
    chance.want(home.page, CHANCE)
    return home
