"""The set-up of the next game: a few questions, each with a default answer."""

from game.rules.edition import Edition
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.boards.goal import goal_words
from game.ui.boards.little_board import little_board, printed_board
from game.ui.frame.markup import Child, Node, classes, element, with_id
from game.ui.look.i18n import _, listed, plural
from game.ui.look.ids import CHOSEN_BOARD, EASIEST, HEADING, PLAY
from game.ui.look.parts import button, picture, worded
from game.ui.look.words import card_word, edition_word
from game.ui.model.model import Model
from game.ui.model.setup import SetUp
from game.ui.screens.setup.msg import DifficultyPicked, EasierOpened, EditionPicked, SetUpClosed
from game.ui.screens.setup.seats import numbers, open_hands, seats
from game.ui.screens.setup.set_choice import zoo_choice
from game.ui.screens.together.msg import SeveralOpened
from game.ui.screens.together.sentences import several_text
from game.ui.settings.difficulty import Step, is_current, steps_for
from game.ui.settings.settings import Settings
from game.ui.ways import BoardsOpened, BuiltPicked, LearnPicked, PlayPicked

LARGE = (1366, 700)
"""Width and height of a page with room for all steps of difficulty, in CSS pixels."""

MOST_BUILT = 6
"""The most boards of people that stand beside the others; the dialog of the boards has all."""


def setup_screen(model: Model) -> Node:
    """The questions which board, who plays and how hard, and the buttons that start."""
    settings = model.settings
    return element(
        "main",
        _header(),
        _panel("which", _("Which board?"), _boards(model), zoo_choice(model)),
        _panel(
            "who",
            _("Who’s playing?"),
            numbers(settings),
            seats(model),
            open_hands(model),
        ),
        _panel("how", _("How hard?"), _difficulty(model)),
        _starts(settings),
        key="setup",
        class_="setup",
    )


def _header() -> Node:
    """The way back, and the way to a game on several devices."""
    return element(
        "header",
        worded("icon-home", _("Home"), msg=SetUpClosed, key="home"),
        element("h1", _("The next game"), id=HEADING, tabindex=-1),
        worded("icon-tablets", several_text(), msg=SeveralOpened, key="several"),
    )


def _starts(settings: Settings) -> Node:
    """The buttons that start: play, or learn by playing, until that is done."""
    play = worded("icon-play", _("Play"), msg=PlayPicked, class_="main", key="play")
    learn = worded("lion", _("Learn by playing"), msg=LearnPicked, class_="learn", key="learn")
    return element("div", with_id(play, PLAY), None if settings.learned else learn, class_="starts")


def _panel(name: str, title: str, *children: Child | None) -> Node:
    heading = element("h2", title, id=f"{name}-title")
    return element(
        "section",
        heading,
        *children,
        class_=classes("panel", name),
        role="group",
        aria_labelledby=f"{name}-title",
    )


def _boards(model: Model) -> Node:
    settings, built = model.settings, _built_boards(model)
    return element(
        "div",
        *(_board(load_edition(name), settings) for name in EDITION_NAMES),
        *(_built(edition, model) for edition in built),
        class_=classes("choices boards", with_built=bool(built), many=len(built) > 1),
    )


def _built_boards(model: Model) -> tuple[Edition, ...]:
    """The newest boards that people have built, and the board that is played next."""
    chosen, newest = model.settings.built, model.boards[:MOST_BUILT]
    if chosen is None or chosen in newest:
        return newest
    return (chosen, *newest[: MOST_BUILT - 1])


def _built(edition: Edition, model: Model) -> Node:
    """A board that people have built; the board that is played next leads to all others."""
    is_chosen = edition == model.settings.built
    tile = button(
        little_board(edition),
        element("span", edition_word(edition.name), class_="name"),
        element("span", _goal(edition, model.settings.seats), class_="note"),
        key=f"built {edition.name}",
        msg=BoardsOpened if is_chosen else BuiltPicked,
        about=() if is_chosen else (model.boards.index(edition),),
        class_="choice tile",
        pressed=is_chosen,
    )
    return with_id(tile, CHOSEN_BOARD) if is_chosen else tile


def _goal(edition: Edition, seats: int) -> str:
    """The goal of the board for this number of seats, and whether they play in teams."""
    seating = edition.seating(seats) or edition.seatings[0]
    return goal_words(seating.rows, edition.row, has_teams=bool(seating.teams))


def _board(edition: Edition, settings: Settings) -> Node:
    return button(
        printed_board(edition.name),
        element("span", edition_word(edition.name), class_="name"),
        element("span", _goal(edition, settings.seats), class_="note"),
        key=edition.name,
        msg=EditionPicked,
        about=(edition.name,),
        class_="choice tile",
        pressed=edition.name == settings.edition and settings.built is None,
    )


def _difficulty(model: Model) -> Node:
    """The steps of difficulty, each with its cards and its name.

    Where the full game is played, the easier ones are behind a button, unless the page is large.
    """
    settings = model.settings
    steps = list(enumerate(steps_for(settings)))
    opened = isinstance(model.screen, SetUp) and model.screen.has_easier
    if opened or model.has_room(LARGE) or len(steps) == 1 or not is_current(settings, steps[-1][1]):
        return element("div", *(_step(settings, *step) for step in steps), class_="choices ladder")
    easier = button(
        element("span", _small_card("icon-age-child"), class_="cards"),
        element("span", _("Easier games"), class_="name"),
        msg=EasierOpened,
        class_="choice tile",
        key="easier",
    )
    return element("div", easier, _step(settings, *steps[-1]), class_="choices ladder")


def _step(settings: Settings, number: int, step: Step) -> Node:
    powers = [power.card for power in settings.rules.powers]
    shown = powers if step.power_cards else settings.rules.pictures[: step.cards]
    label = plural("%(number)d card in hand", "%(number)d cards in hand", step.cards)
    words = {"number": step.cards, "cards": listed(card_word(card) for card in powers)}
    name = plural("%(number)d card", "%(number)d cards", step.cards)
    if step.power_cards:
        label = plural(
            "Full game: %(number)d card in hand, plus %(cards)s",
            "Full game: %(number)d cards in hand, plus %(cards)s",
            step.cards,
        )
        name = _("Full game")
    tile = button(
        element("span", *(_small_card(card) for card in shown), class_="cards"),
        element("span", name % words, class_="name"),
        key=str(number),
        msg=DifficultyPicked,
        about=(number,),
        class_="choice tile",
        pressed=is_current(settings, step),
        label=label % words,
    )
    return tile if number else with_id(tile, EASIEST)


def _small_card(card: str) -> Node:
    return element("span", picture(card), class_="small-card")
