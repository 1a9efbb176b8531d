"""Pages with the longest names in each language."""

from dataclasses import replace
from typing import Any

from e2e import chance
from e2e.kept import PEOPLE, keeping
from e2e.pages import Home
from e2e.watch import Visit
from game.ui import i18n
from game.ui.model import Settings

LATIN = (
    "Wilhelmina Brown,Maximilian Woods,Margaret Wimmers,MMMMMMMMMMMMMMMM,Gwendolyn Mammot"
    ",Theodora Summers"
)
NAMES = {
    "en": LATIN,
    "de": LATIN,
    "uk": "Володимир-Мирось,Катерина Шевченк,Святослав Щербак,ШШШШШШШШШШШШШШШШ,Мстислав-Юхимчик"
    ",Михайлина Дорошж",
    "ar": "عبد الرحمن حسن,شمس الضحى سالم,Wilhelmina Brown,صصصصصصصصصصصصصصصص,مصطفى عبد السيد"
    ",عائشة مصطفى صاد",
}
"""In Arabic one name runs from left to right, as those of friends may."""

WIDEST = 3
CHANCE = 7
LOCALES = {"en": "en-GB", "uk": "uk-UA", "de": "de-DE", "ar": "ar-EG"}
LONGEST = ("uk", "de")


def names(language: str) -> tuple[str, ...]:
    """The longest names, by seat."""
    return tuple(NAMES[language].split(","))


def people(edition: str, seats: int, language: str, **answers: Any) -> Settings:  # noqa: ANN401
    """People with the longest names on all seats; `answers` are other fields of the settings."""
    answers |= {"edition": edition, "seats": seats, "names": names(language)}
    return replace(PEOPLE, **answers)


def prepared(visit: Visit, settings: Settings, language: str, script: str = "") -> Home:
    """The home screen with these answers given; `script` runs before the page's own."""
    home = Home(visit(script=keeping(settings) + script, locale=LOCALES[language]))
    home.wait_until_playable()
    i18n.speak(language)
    chance.want(home.page, CHANCE)
    return home
