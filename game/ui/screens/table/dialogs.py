"""The dialogs at the table: the menu, questions and piles of cards."""

from dataclasses import replace
from typing import assert_never

from game.rules.cards import Card
from game.rules.edition import Cell
from game.ui.controls import language_choice, other_games, pace_choice
from game.ui.frame.markup import Node, element
from game.ui.look import shown_pictures
from game.ui.look.i18n import _
from game.ui.look.parts import button, card_picture, choice, dialog, seat_face, switch, worded
from game.ui.look.words import card_word
from game.ui.model.guest import is_guest
from game.ui.model.model import Model
from game.ui.model.table import (
    AllHandsDialog,
    DiscardsDialog,
    EndDialog,
    MenuDialog,
    TableDialog,
    WatchOutDialog,
    WhoDrawsDialog,
)
from game.ui.play.game import Game
from game.ui.screens.table.advice import danger_text
from game.ui.screens.table.again import can_mix
from game.ui.screens.table.board import picture_of_board
from game.ui.screens.table.explained import card_text
from game.ui.screens.table.msg import (
    AllHandsOpened,
    DrawPicked,
    EndGamePicked,
    PlayMixedPicked,
    WarnedPlayConfirmed,
)
from game.ui.screens.table.names import seat_name
from game.ui.screens.table.scene import Part, Scene
from game.ui.screens.together.at_table import away_choices, keep_choice
from game.ui.screens.together.pictures_view import get_choice
from game.ui.ways import (
    BreakPicked,
    CoachPicked,
    HelpPicked,
    HomePicked,
    LookBackPicked,
    SaveFilePicked,
    SoundFlipped,
)


def open_dialog(model: Model, game: Game, shown: TableDialog) -> Node:
    """The open dialog over the game that is shown."""
    match shown:
        case MenuDialog() if game.seen.outcome is not None:
            return _after_game(model, game)
        case MenuDialog():
            return _menu(model, game)
        case EndDialog():
            return _end(game, locked=model.is_locked)
        case DiscardsDialog(seat):
            return _discards(game, seat)
        case WhoDrawsDialog():
            return _who_draws(game)
        case WatchOutDialog():
            return _watch_out(game)
        case AllHandsDialog():
            return _all_hands(game)
        case _:
            assert_never(shown)


def _menu(model: Model, game: Game) -> Node:
    computers, locked = len(game.everybody) < len(game.seen.seats), model.is_locked
    return dialog(
        _("Menu"),
        language_choice(model.language, locked=locked),
        pace_choice(model.settings.pace) if computers else None,
        element(
            "div",
            *away_choices(model, game),
            choice("icon-history", _("Look back"), msg=LookBackPicked, key="back"),
            choice("icon-help", _("How to play"), msg=HelpPicked, about=(0,)),
            choice("icon-mix", _("Mix the animals"), msg=PlayMixedPicked, key="mix")
            if game is model.active and can_mix(model, game)
            else None,
            keep_choice(model, game),
            get_choice(model),
            *other_games(model),
            class_="others",
        ),
        worded("icon-file", _("Save the game as a file"), msg=SaveFilePicked, locked=locked)
        if model.cannot_save
        else None,
        worded("icon-home", _("Home – finish later"), msg=BreakPicked, class_="beside")
        if model.game_can_wait
        else None,
        _way_out(model),
        back=_("Keep playing"),
        sign="icon-play",
    )


def _way_out(model: Model) -> Node | None:
    """The way to end the game. A guest can only leave it, where it cannot keep it for later."""
    if not is_guest(model):
        end, locked = _("End this game"), model.is_locked
        return worded("icon-close", end, msg=EndGamePicked, class_="apart", locked=locked)
    return None if model.game_can_wait else worded("icon-home", _("Home"), msg=HomePicked)


def _after_game(model: Model, game: Game) -> Node:
    """What is rarer after a game than to play again."""
    mix = choice("icon-mix", _("Mix the animals"), msg=PlayMixedPicked, key="mix")
    return dialog(
        _("More"),
        element(
            "div",
            choice("icon-history", _("Look back"), msg=LookBackPicked, key="back"),
            choice("icon-hint", _("What could I have done?"), msg=CoachPicked, key="coach")
            if game.everybody
            else None,
            choice("icon-hands", _("Show all cards"), msg=AllHandsOpened),
            mix if can_mix(model, game) else None,
            keep_choice(model, game),
            get_choice(model),
            choice("icon-help", _("How to play"), msg=HelpPicked, about=(0,)),
            switch("icon-sound", _("Sounds"), msg=SoundFlipped, on=model.settings.sound),
            class_="others",
        ),
        back=_("Back"),
    )


def _watch_out(game: Game) -> Node:
    return dialog(
        _("Watch out!"),
        element("p", danger_text(game), aria_hidden="true"),
        element("p", danger_text(game, spoken=True), class_="unseen"),
        _board_with_cell(game, game.warned.danger.cell) if game.warned else None,
        worded("icon-card", _("Play it anyway"), msg=WarnedPlayConfirmed),
        back=_("Choose again"),
        sign="icon-undo",
    )


def _board_with_cell(game: Game, cell: Cell) -> Node:
    """The board before the play, with the cell marked."""
    whole = Part(0, 0, *game.seen.edition.size)
    return picture_of_board(Scene(replace(game, chosen=None, asked=cell, events=()), whole))


def _all_hands(game: Game) -> Node:
    hands = [
        element(
            "li",
            seat_face(seat, game.seen.seats),
            element("span", seat_name(game, seat), class_="name"),
            element("ul", *map(_named_card, hand), class_="pile-list"),
            key=str(seat),
        )
        for seat, hand in enumerate(game.all_hands)
    ]
    return dialog(_("Everybody’s cards"), element("ul", *hands, class_="all-hands"), back=_("Back"))


def _named_card(card: Card) -> Node:
    """A card with its name, which a word does not need.

    On a small screen the style sheet hides the name.
    """
    word = card_word(card)
    shown = element("span", card_picture(card), role="img", aria_label=word)
    name = element("span", word, class_="word", aria_hidden="true")
    return element("li", shown, None if shown_pictures.card_is_word(card) else name)


def _end(game: Game, *, locked: bool) -> Node:
    together = len(game.everybody) > 1
    asked = _("End this game for everybody?") if together else _("End this game?")
    end = worded("icon-close", _("End this game"), msg=HomePicked, locked=locked)
    return dialog(asked, end, back=_("Keep playing"), sign="icon-play")


def _discards(game: Game, seat: int) -> Node:
    pile = game.seen.discards[seat]
    cards = [_named_card(card) for card in pile]
    explained = [card_text(game, card) for card in dict.fromkeys(pile[::-1])]
    return dialog(
        _("%(name)s’s discard pile") % {"name": seat_name(game, seat)},
        element("ol", *cards[::-1], class_="pile-list")
        if cards
        else element("p", _("No cards here.")),
        *(element("p", text, class_="note") for text in explained if text),
        back=_("Back"),
    )


def _who_draws(game: Game) -> Node:
    seats = [
        button(
            seat_face(seat, game.seen.seats),
            element("span", seat_name(game, seat), class_="name"),
            key=str(seat),
            msg=DrawPicked,
            about=(seat,),
            class_="choice tile",
        )
        for seat in game.may_draw
    ]
    return dialog(_("Whose card is it?"), element("div", *seats, class_="choices"), back=_("Back"))
