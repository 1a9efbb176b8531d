"""The dialogs about a link by message; usable by somebody who cannot read."""

from typing import assert_never

from game.ui.boards.little_board import board_picture
from game.ui.controls import waiting_game
from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _, later
from game.ui.look.names import seat_word
from game.ui.look.parts import dialog, picture, seat_face, worded
from game.ui.model.letters import Case, CopyDialog, Letter, LetterDialog
from game.ui.screens.together.msg import KnownPicked, OtherPicked, SeatTaken
from game.ui.screens.together.sentences import play_for_text

TAKE = {
    "red": later("Play with the red chips?"),
    "yellow": later("Play with the yellow chips?"),
    "blue": later("Play with the blue chips?"),
    "green": later("Play with the green chips?"),
}


def letter_dialog(shown: LetterDialog, *, locked: bool) -> Node:
    """What the link brings, and what can be done with it."""
    match shown.case:
        case Case.READING:
            return dialog(_("One moment …"), _travelling(shown.letter), back=_("Back"))
        case Case.FREE:
            return _free(shown, locked=locked)
        case Case.TAKEN:
            return dialog(
                _("Look on?"),
                _travelling(shown.letter),
                element("p", _("This game is full.")),
                worded("icon-history", _("Look on"), msg=OtherPicked, class_="main", key="look"),
                back=_("Not now"),
            )
        case Case.SAME:
            words = _("You have already played. You can send your move again.")
            return _known(shown, _("Already played"), words, locked=locked)
        case Case.OLDER:
            words = _("You are further on in this game.")
            return _known(shown, _("This link is old."), words, locked=locked)
        case Case.DIFFERENT:
            return _different()
        case _:
            assert_never(shown.case)


def copy_dialog(shown: CopyDialog) -> Node:
    """The link as a text, which people copy by hand."""
    address = element(
        "textarea",
        shown.address,
        rows=4,
        readonly=True,
        aria_label=_("Copy this link and send it."),
    )
    words = _("This link is very long. If a messenger cuts it off, send it by e-mail.")
    return dialog(
        _("Copy this link and send it."),
        element("div", address, class_="by-hand"),
        element("p", words, class_="note") if shown.is_long else None,
        back=_("Done"),
        sign="icon-done",
    )


def sender(letter: Letter) -> int:
    """The seat of the person who has sent the link: of the device that has played last."""
    game, places = letter.history.turns[-1], letter.link.places
    last = game.events[-1].seat if game.events else None
    device = places[last] if last is not None else next(filter(None, places), "")
    people = [seat for seat in game.everybody if places[seat] == device]
    return last if last is not None and (last in people or not people) else min(people, default=0)


def _free(shown: LetterDialog, *, locked: bool) -> Node:
    """Whether somebody here takes the free seat."""
    letter, seat = shown.letter, shown.seat
    assert seat is not None
    name = {"name": seat_word(letter.seats, sender(letter))}
    colour = letter.seats[seat].colour
    asked = _(TAKE[colour]) if colour in TAKE else _("Play along?")
    play = worded("icon-play", _("Play"), msg=SeatTaken, class_="main", locked=locked, key="take")
    return dialog(
        _("%(name)s asks you to play.") % name,
        _travelling(letter, seat),
        element("p", asked, class_="asked"),
        element("p", _("Choose a card and put your chip on one of its two pictures.")),
        play,
        back=_("Not now"),
        focus_on_back=False,
    )


def _travelling(letter: Letter, seat: int | None = None) -> Node:
    """The face of the sender, a paper plane, and the seat or the board that it flies to."""
    there = board_picture(letter.board) if seat is None else seat_face(seat, letter.seats)
    return element(
        "div",
        seat_face(sender(letter), letter.seats),
        picture("icon-plane", "picture plane"),
        there,
        class_="travelling",
        aria_hidden="true",
    )


def _known(shown: LetterDialog, title: str, words: str, *, locked: bool) -> Node:
    """That the link brings nothing new, with the way to the game, and to a free seat."""
    seats, take = shown.letter.seats, None
    if shown.seat is not None:
        here = play_for_text(seats, shown.seat)
        play = worded("icon-play", _("Play"), msg=SeatTaken, locked=locked, key="take")
        take = element("details", element("summary", here), play)
    go_on = waiting_game(shown.letter.board, KnownPicked)
    return dialog(title, element("p", words), go_on, take, back=_("Not now"), focus_on_back=False)


def _different() -> Node:
    """That the game went another way here, where nothing changes."""
    return dialog(
        _("The two games went different ways."),
        element("p", _("Yours stays as it is.")),
        worded("icon-history", _("Look at the other one"), msg=OtherPicked, key="look"),
        back=_("Back"),
    )
