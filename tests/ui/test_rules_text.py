"""The rules to read: all that an edition has, and nothing that it has not."""

from dataclasses import replace

import pytest

from game.rules.edition import Edition, Seating
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.app.update import holds_back
from game.ui.app.view import view
from game.ui.frame.keys import KeyPressed
from game.ui.look.i18n import LANGUAGES, set_language
from game.ui.model.effect import Say
from game.ui.model.learn import HelpDialog, RulesDialog
from game.ui.model.model import Model
from game.ui.screens.learn.msg import ReadAloudPicked
from game.ui.screens.learn.rules import Part, rules_of
from game.ui.screens.page.msg import VoicesChanged
from game.ui.screens.table.msg import MenuOpened
from game.ui.settings.settings import Settings
from game.ui.ways import HelpPicked, RulesPicked
from tests.rules.perft import TINY
from tests.ui.pages import (
    BIG,
    GRAND,
    LITTLE,
    after,
    classes_of,
    dealt,
    effects_of,
    labels,
    nodes,
    text_of,
)

LITTLE_ZOO, BIG_ZOO, GRAND_ZOO = map(load_edition, EDITION_NAMES)


def told(edition: Edition) -> str:
    return " ".join(sentence for rules in rules_of(edition) for sentence in rules.sentences)


def parts(edition: Edition) -> list[Part]:
    return [rules.part for rules in rules_of(edition)]


@pytest.mark.parametrize(
    "rule",
    [
        "across, down or diagonal",
        "The player to the left of the dealer starts. Then go round clockwise.",
        "let the youngest start",
        "lay it face up on your own discard pile",
        "Then draw a new card",
        "Put your chip on any free picture.",
        "Take one chip of another colour off the board",
        "say “Stuck card!”",
        "If you can’t play or swap a card, you pass.",
        "When the draw pile is empty, shuffle all the discard piles together",
        "Nobody wins if all of you pass, one after the other.",
        "On paper, stop when you like.",
        "Step 1: 1 card in hand. Step 2: 2 cards in hand. Step 3: 3 cards in hand.",
        "Then play with all the cards and full hands.",
    ],
)
def test_rules_of_all_editions(rule: str) -> None:
    for edition in (LITTLE_ZOO, BIG_ZOO, GRAND_ZOO):
        assert rule in told(edition)


@pytest.mark.parametrize(
    ("little", "big"),
    [
        ("make a row of 4 chips", "make a row of 5 chips"),
        ("For 2, 3 or 4 players, each with", "For 2 or 3 players, each with"),
        ("deal 3 to everybody", "With 2 or 3 players, everybody gets 5 cards."),
        ("", "With 4 or 6 players, everybody gets 4 cards."),
        ("", "With 4 or 6 players, you play in two teams."),
        ("", "A team shares one colour and wins together."),
        ("A sun belongs to everybody", ""),
        ("as many stuck cards in a turn as you like", "only 1 stuck card in a turn"),
        ("The Dragon card is never stuck.", "The Remove card is never stuck."),
        ("leave out these cards: Unicorn, Dragon.", "leave out these cards: Add, Remove."),
        ("", "After that the card is lost, and you play on with one card fewer."),
    ],
)
def test_rules_of_one_edition(little: str, big: str) -> None:
    for one, other, rule in ((LITTLE_ZOO, BIG_ZOO, little), (BIG_ZOO, LITTLE_ZOO, big)):
        assert rule in told(one)
        assert not rule or rule not in told(other)


def test_where_two_rows_win_the_rules_say_so() -> None:
    goal, removing = rules_of(GRAND_ZOO)[0], rules_of(GRAND_ZOO)[5]
    assert goal.sentences == (
        "A row is 5 chips in your colour: across, down or diagonal.",
        "With 2 or 4 players, the first to make 2 rows wins.",
        "With 3 or 6 players, the first to make 1 row wins.",
        "Two of your rows may share one chip, but no more.",
        "A team shares one colour and wins together.",
    )
    stays = "A finished row stays: nobody can take its chips."
    assert removing.part is Part.REMOVE
    assert removing.sentences[-1] == stays
    assert stays not in told(BIG_ZOO)


def test_four_seats_form_two_teams_and_six_may_form_three() -> None:
    assert "With 4 players, you play in two teams. Sit" in told(GRAND_ZOO)
    assert "With 6 players, you play in three teams. Sit" in told(GRAND_ZOO)


def test_an_edition_without_power_cards_has_no_rules_about_them() -> None:
    assert {Part.WILD, Part.REMOVE} <= set(parts(TINY))
    plain = replace(TINY, wild=None, remove=None)
    assert not {Part.WILD, Part.REMOVE} & set(parts(plain))
    assert "joker" in told(TINY).lower()
    assert not {"joker", "thief"} & set(told(plain).lower().split())
    assert "If the board is full, nobody wins." in told(plain)


def test_a_single_seating_and_small_hands() -> None:
    small = replace(LITTLE_ZOO, seatings=(Seating(2, 1),))
    told_first = "For 2 players, each with their own colour. Shuffle the cards and deal 1"
    assert told_first in told(small)
    assert "Step 1: 1 card in hand. Then play" in told(small)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole_in_every_language(language: str) -> None:
    set_language(language)
    try:
        for edition in (LITTLE_ZOO, BIG_ZOO, GRAND_ZOO):
            for rules in rules_of(edition):
                assert rules.title
                assert all(sentence.endswith(".") for sentence in rules.sentences)
                assert "%" not in " ".join(rules.sentences)
    finally:
        set_language("en")


@pytest.mark.parametrize("settings", [LITTLE, BIG, GRAND])
def test_the_page_says_the_rules_of_the_board(settings: Settings) -> None:
    model = after(Model(settings), HelpPicked(0), RulesPicked())
    assert model.dialog == RulesDialog()
    page = next(node for node in nodes(view(model)) if "rules-page" in classes_of(node))
    assert page.attributes["role"] == "region"
    assert page.attributes["tabindex"] == "0"
    edition = settings.rules
    for rules in rules_of(edition):
        assert all(sentence in text_of(page) for sentence in rules.sentences)
    headings = [text_of(node) for node in nodes(page) if node.tag == "h4"]
    assert headings == [rules.title for rules in rules_of(edition)]


def test_the_rules_are_one_tap_from_the_pictures_and_back() -> None:
    menu = after(dealt(), MenuOpened())
    for under in (Model(), menu):
        pictures = after(under, HelpPicked(0))
        assert {"In pictures", "The rules"} <= set(labels(pictures))
        rules = after(pictures, RulesPicked())
        assert after(rules, HelpPicked(0)).dialog == HelpDialog(0)
        assert after(rules, KeyPressed("Escape", True)) == under


def test_the_childrens_lock_does_not_hold_the_rules_back() -> None:
    locked = Model(Settings(children_lock=True))
    assert not holds_back(locked, HelpPicked(0))
    assert not holds_back(locked, RulesPicked())
    assert after(locked, RulesPicked()).dialog == RulesDialog()


def test_each_part_can_be_heard_where_there_is_a_voice() -> None:
    model = after(Model(), VoicesChanged("en"), RulesPicked())
    assert labels(model).count("Read aloud") == len(rules_of(LITTLE_ZOO))
    assert effects_of(model, ReadAloudPicked("rule-goal")) == (Say("rule-goal"),)
    assert "rule-goal" in {node.attributes.get("id") for node in nodes(view(model))}
