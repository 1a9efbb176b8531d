"""How to play: in pictures, each with one short sentence, and the rules to read."""

from typing import assert_never

from game.rules.edition import DrawMode, Edition
from game.rules.state import Setup
from game.ui.frame.markup import Node, classes, element
from game.ui.look.i18n import _, later, plural
from game.ui.look.parts import button, dialog, picture, worded
from game.ui.look.words import power_words
from game.ui.model.learn import HelpDialog, LearnDialog, RulesDialog
from game.ui.model.model import Model
from game.ui.screens.learn.msg import ReadAloudPicked
from game.ui.screens.learn.paw import row_text
from game.ui.screens.learn.rules_page import rules_page
from game.ui.screens.learn.scene_picture import scene_picture
from game.ui.screens.learn.scenes import Topic, explained_game, topics
from game.ui.screens.table.names import own_sun, sun_text
from game.ui.screens.table.sentences import GOALS
from game.ui.ways import HelpPicked, LearnPicked, PrintOpened, RulesPicked

MIN_SIZE_FOR_ALL = (700, 600)
"""The least width and height of a page that shows all pictures at once, in CSS pixels."""

SENTENCES = {
    Topic.PLAY: later("Choose a card and put your chip on one of its two pictures."),
    Topic.NEXT: later("Then you get a new card, and it’s the next player’s turn."),
    Topic.DIAGONAL: later("A row can be diagonal, too."),
    Topic.SUN: later("A sun belongs to everybody: it counts in your row, too."),
    Topic.WILD: later("%(wild)s: put your chip on any free picture."),
    Topic.REMOVE: later("%(remove)s: take away a chip of another colour."),
    Topic.BLOCK: later("Get in the way before somebody else finishes a row!"),
    Topic.DEAD: later("No free picture? The card is stuck. Tap it for a new one!"),
}


def open_dialog(model: Model, shown: LearnDialog) -> Node:
    """How to play the game on the table, or else a game with the current settings."""
    match shown:
        case HelpDialog(page):
            return _in_pictures(model, page)
        case RulesDialog():
            edition, setup = explained_game(model)
            rules = rules_page(
                edition, setup, can_speak=model.can_speak, beside_title=_print(model)
            )
            return _how_to_play(model, shown, rules)
        case _:
            assert_never(shown)


def _how_to_play(model: Model, shown: LearnDialog, *children: Node | None) -> Node:
    """The dialog with its two tabs: the pictures, and the rules to read."""
    is_rules = isinstance(shown, RulesDialog)
    return dialog(
        _("How to play"),
        element(
            "div",
            button(
                _("In pictures"),
                msg=HelpPicked,
                about=(0,),
                class_="choice tab",
                pressed=not is_rules,
            ),
            button(_("The rules"), msg=RulesPicked, class_="choice tab", pressed=is_rules),
            class_="tabs",
        ),
        *children,
        _learn() if model.game is None else None,
        back=_("Back"),
        focus_on_back=False,
    )


def _in_pictures(model: Model, page: int) -> Node:
    edition, setup = explained_game(model)
    all_topics = topics(edition, setup)
    all_at_once = model.has_room(MIN_SIZE_FOR_ALL)
    number = page % len(all_topics)
    shown = all_topics if all_at_once else all_topics[number : number + 1]
    return _how_to_play(
        model,
        HelpDialog(page),
        element(
            "div",
            *(_picture(edition, setup, topic, can_speak=model.can_speak) for topic in shown),
            class_=classes("how-to", all=all_at_once, speaking=model.can_speak),
            key="pictures",
        ),
        None if all_at_once else _turning(number, len(all_topics)),
    )


def _turning(number: int, pages: int) -> Node:
    """The buttons for the picture before and the next one; the first follows the last."""
    dots = [element("i", class_=classes(here=i == number)) for i in range(pages)]
    words = {"number": number + 1, "all": pages}
    place = _("Picture %(number)d of %(all)d") % words
    previous, following = _("Previous picture"), _("Next picture")
    return element(
        "div",
        button(picture("icon-page-back"), msg=HelpPicked, about=(number - 1,), label=previous),
        element("span", *dots, class_="dots", role="img", aria_label=place),
        button(
            picture("icon-page-on"),
            msg=HelpPicked,
            about=(number + 1,),
            class_="main",
            label=following,
            autofocus=True,
        ),
        class_="turning",
    )


def _print(model: Model) -> Node | None:
    """The button that leads to the pages to print; there are none during a game."""
    if model.shown:
        return None
    return worded("icon-print", _("Print"), msg=PrintOpened, key="print", locked=model.is_locked)


def _learn() -> Node:
    return worded("lion", _("Learn by playing"), msg=LearnPicked, class_="learn")


def _picture(edition: Edition, setup: Setup, topic: Topic, *, can_speak: bool) -> Node:
    """A small board, the card beside it, and the sentence with a button that says it aloud."""
    name = f"told-{topic.value}"
    label = _("Read aloud")
    speaker = button(
        picture("icon-speaker"), msg=ReadAloudPicked, about=(name,), class_="round", label=label
    )
    return element(
        "figure",
        scene_picture(edition, setup, topic),
        element(
            "figcaption",
            speaker if can_speak else None,
            element("span", sentence(edition, setup, topic), id=name),
        ),
        key=topic.value,
    )


def sentence(edition: Edition, setup: Setup, topic: Topic) -> str:
    """The sentence of the picture."""
    if topic is Topic.ROW:
        return _row(edition, setup)
    if topic is Topic.NEXT and setup.options.draw is DrawMode.MANUAL:
        return _("Then draw a new card yourself. Don’t forget!")
    if topic is Topic.SUN and own_sun():
        return sun_text()
    return _(SENTENCES[topic]) % power_words(edition)


def _row(edition: Edition, setup: Setup) -> str:
    seating = edition.seating(len(setup.seats))
    if seating and seating.rows > 1:
        return _(GOALS[seating.rows]) % {"number": edition.row}
    if not seating or not seating.teams:
        return row_text(edition.row)
    pattern = plural(
        "Your team wins with a row of %(number)d chip!",
        "Your team wins with a row of %(number)d chips!",
        edition.row,
    )
    return pattern % {"number": edition.row}
