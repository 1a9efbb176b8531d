"""The rules of an edition as markup: each part has a picture, a title and sentences."""

from collections.abc import Sequence

from game.rules.edition import Edition
from game.rules.state import Setup
from game.ui.frame.markup import Node, element
from game.ui.look import shown_pictures
from game.ui.look.i18n import _
from game.ui.look.parts import button, picture
from game.ui.look.words import edition_word
from game.ui.screens.learn.msg import ReadAloudPicked
from game.ui.screens.learn.rules import Part, Rules, rules_of
from game.ui.screens.learn.scene_picture import scene_picture
from game.ui.screens.learn.scenes import Topic, example_card
from game.ui.settings.difficulty import MAX_BEGINNER_CARDS

SCENES = {
    Part.GOAL: Topic.ROW,
    Part.SUN: Topic.SUN,
    Part.TURN: Topic.PLAY,
    Part.WILD: Topic.WILD,
    Part.REMOVE: Topic.REMOVE,
    Part.DEAD: Topic.DEAD,
}

CARD_BACK = "card-back"


def rules_page(
    edition: Edition, setup: Setup, *, can_speak: bool, beside_title: Node | None = None
) -> Node:
    """All rules, to scroll through and to hear."""
    return element(
        "div",
        element(
            "div", element("h3", edition_word(edition.name)), beside_title, class_="of-edition"
        ),
        *(
            rule(edition, setup, told, heading="h4", can_speak=can_speak)
            for told in rules_of(edition)
        ),
        class_="rules-page",
        key="rules",
        role="region",
        tabindex=0,
        aria_label=_("The rules"),
    )


def rule(
    edition: Edition, setup: Setup, told: Rules, *, heading: str = "h3", can_speak: bool = False
) -> Node:
    """One part of the rules; a button says it aloud if there is a voice."""
    name = f"rule-{told.part.value}"
    speaker = button(
        picture("icon-speaker"),
        msg=ReadAloudPicked,
        about=(name,),
        class_="round",
        label=_("Read aloud"),
    )
    return element(
        "section",
        _picture(edition, setup, told.part),
        element(
            "div",
            element(heading, told.title),
            *(element("p", sentence) for sentence in told.sentences),
            id=name,
        ),
        speaker if can_speak else None,
        class_="rule",
        key=told.part.value,
    )


def _picture(edition: Edition, setup: Setup, part: Part) -> Node:
    """A scene on the board, or else chips or cards."""
    if part in SCENES:
        return scene_picture(edition, setup, SCENES[part])
    chips = [f"chip-{colour}" for colour in edition.colours]
    example = shown_pictures.card_drawing(example_card(edition))
    match part:
        case Part.START:
            return _drawn([CARD_BACK, CARD_BACK, CARD_BACK], chips)
        case Part.PILES:
            return _drawn([example, "icon-anew", CARD_BACK])
        case Part.LOSS:
            return _drawn([CARD_BACK, "icon-watch-out"])
        case Part.BEGINNERS:
            return _drawn(*([CARD_BACK] * size for size in range(1, MAX_BEGINNER_CARDS + 1)))
    return _drawn(chips[:2])


def _drawn(*lines: Sequence[str]) -> Node:
    """Drawings in lines."""
    rows = (element("span", *map(picture, line), class_="drawn-line") for line in lines)
    return element("div", *rows, class_="drawn", aria_hidden="true")
