"""What lies over a screen: a question, or a list. Escape and the last button lead back."""

from dataclasses import replace

from game.bots.levels import LEVELS
from game.rules.cards import Card
from game.rules.edition import Cell
from game.ui import msg as m
from game.ui.answers import LONGEST_NAME
from game.ui.family import offered
from game.ui.i18n import _
from game.ui.markup import Node, element
from game.ui.model import BY_CHANCE, PERSON, Game, History, Model, Settings, Sheet, SheetKind
from game.ui.scenes import Part, Scene
from game.ui.view import share as shared
from game.ui.view.advice import danger_told
from game.ui.view.board import picture_of_board
from game.ui.view.family import clearing, family_board, names
from game.ui.view.grown_ups import grown_ups, sum_sheet
from game.ui.view.help import how_to_play
from game.ui.view.kept import anew, elsewhere, not_kept
from game.ui.view.names import seat_name
from game.ui.view.parts import (
    button,
    choice,
    dialog,
    language_choice,
    pace_choice,
    picture,
    seat_face,
    switch,
    worded,
)
from game.ui.wire import encode
from game.ui.words import card_word, colour_word, face, level_sentence, level_word, seat_words


def sheet(model: Model, shown: Sheet) -> Node:
    """The sheet over the screen."""
    match shown.kind:
        case SheetKind.HELP:
            return how_to_play(model, shown.page)
        case SheetKind.SUM if model.sum:
            return sum_sheet(model.sum)
        case SheetKind.GROWN_UPS:
            return grown_ups(model)
        case SheetKind.NO_GAME:
            return shared.no_game()
        case SheetKind.NEWER_GAME:
            return shared.newer_game()
        case SheetKind.NOT_KEPT:
            return not_kept(locked=model.locked)
        case SheetKind.ELSEWHERE:
            return elsewhere()
    if model.history:
        return _looking_back(model, model.history, shown)
    game = model.game
    return _at_home(model, shown) if game is None else _at_table(model, game, shown)


def _looking_back(model: Model, past: History, shown: Sheet) -> Node:
    match shown.kind:
        case SheetKind.DISCARDS:
            return _discards(past.shown, shown.seat)
        case SheetKind.REPLACE:
            return shared.replaced(locked=model.locked)
    return shared.share(past, locked=model.locked)


def _at_home(model: Model, shown: Sheet) -> Node:
    match shown.kind:
        case SheetKind.SEAT:
            return _seat(model, shown.seat)
        case SheetKind.FAMILY:
            return family_board(model, shown.page)
        case SheetKind.NAMES:
            return names(model, shown.seat, shown.page)
        case SheetKind.CLEARING:
            return clearing(locked=model.locked)
        case SheetKind.ANEW:
            return anew(locked=model.locked)
    return _options(model.settings)


def _at_table(model: Model, game: Game, shown: Sheet) -> Node:
    match shown.kind:
        case SheetKind.DISCARDS:
            return _discards(game, shown.seat)
        case SheetKind.WHO_DRAWS:
            return _who_draws(game)
        case SheetKind.END:
            return _end(locked=model.locked)
        case SheetKind.WATCH_OUT:
            return _watch_out(game)
        case SheetKind.HANDS:
            return _hands(game)
    return _menu(model, game)


def _seat(model: Model, seat: int) -> Node:
    settings = model.settings
    return dialog(
        _("Who sits here?"),
        _who(settings, seat),
        _naming(model, seat) if settings.who[seat] == PERSON else None,
        element("p", _("All of a team play the same colour.")) if settings.seating.teams else None,
        _colours(settings, seat),
        back=_("Done"),
        sign="icon-done",
    )


def _who(settings: Settings, seat: int) -> Node:
    people = [(PERSON, face(seat), _("A person"), _("Somebody at this tablet."))]
    computers = [(who, face(seat, who), level_word(who), level_sentence(who)) for who in LEVELS]
    return element(
        "div",
        *(
            button(
                picture(shown),
                element("span", word, class_="name"),
                element("span", sentence, class_="note"),
                key=who,
                msg=m.WhoPicked,
                about=(seat, who),
                class_="choice",
                pressed=settings.who[seat] == who,
            )
            for who, shown, word, sentence in people + computers
        ),
        class_="choices who-plays",
        role="group",
        aria_label=_("Who plays?"),
    )


def _naming(model: Model, seat: int) -> Node:
    """The seat's face and name, and the way to the names of the family."""
    family = picture("icon-crown")
    return element(
        "div",
        seat_face(seat, model.settings.seated[seat]),
        _locked_name(model.settings, seat) if model.locked else _name(model.settings, seat),
        button(family, msg=m.NamesOpened, about=(seat,), class_="round", label=_("Our family"))
        if offered(model, seat)
        else None,
        class_="naming",
    )


def _locked_name(settings: Settings, seat: int) -> Node:
    name = element("span", seat_words(settings.seated)[seat], class_="name")
    return button(name, msg=m.NamingPicked, about=(seat,), locked=True)


def _name(settings: Settings, seat: int) -> Node:
    nameless = replace(settings.seated[seat], name="")
    return element(
        "input",
        value=settings.names[seat],
        placeholder=seat_words([*settings.seated[:seat], nameless])[seat],
        maxlength=LONGEST_NAME,
        autocomplete="off",
        aria_label=_("Name"),
        data_msg=encode(m.NameTyped, seat),
    )


def _colours(settings: Settings, seat: int) -> Node:
    colours = [
        button(
            picture(f"chip-{colour}"),
            element("span", colour_word(colour), class_="name"),
            key=colour,
            msg=m.ColourPicked,
            about=(seat, colour),
            class_="choice tile",
            pressed=settings.colour(seat) == colour,
        )
        for colour in settings.rules.colours
    ]
    return element("div", *colours, class_="choices even", role="group", aria_label=_("Colour"))


def _options(settings: Settings) -> Node:
    flips = [
        switch(
            "icon-hands",
            _("Open hands, no curtain"),
            msg=m.OpenHandsFlipped,
            on=settings.open_hands,
        ),
        switch(
            "icon-watch-out",
            _("Watch out: ask before a play that lets somebody win"),
            msg=m.WatchOutFlipped,
            on=settings.watch_out,
        ),
    ]
    if "manual" in settings.rules.draw:
        flips.append(
            switch(
                "icon-draw",
                _("Draw by hand: who forgets it loses the card"),
                msg=m.ManualDrawFlipped,
                on=settings.manual_draw,
            )
        )
    starters = element(
        "div",
        element("h3", _("Who starts?")),
        choice(
            "icon-dice",
            _("By chance: left of the dealer"),
            msg=m.StarterPicked,
            about=(BY_CHANCE,),
            pressed=settings.youngest == BY_CHANCE,
        ),
        element("p", _("Or the youngest, who is:"), id="youngest"),
        element(
            "div",
            *(_youngest(settings, seat) for seat in range(settings.seats)),
            class_="choices thirds",
            role="group",
            aria_labelledby="youngest",
        ),
        class_="half",
    )
    ways = element(
        "div", element("h3", _("How to play?")), *flips, pace_choice(settings.pace), class_="half"
    )
    grown_ups = choice("icon-lock", _("For grown-ups"), msg=m.GrownUpsOpened)
    return dialog(
        _("More options"), starters, ways, sign="icon-done", beside_back=grown_ups, back=_("Done")
    )


def _youngest(settings: Settings, seat: int) -> Node:
    return button(
        seat_face(seat, settings.seated[seat]),
        element("span", seat_words(settings.seated)[seat], class_="name"),
        key=str(seat),
        msg=m.StarterPicked,
        about=(seat,),
        class_="choice",
        pressed=settings.youngest == seat,
    )


def _menu(model: Model, game: Game) -> Node:
    computers, locked = len(game.people) < len(game.seen.seats), model.locked
    return dialog(
        _("Menu"),
        language_choice(model.language, locked=locked),
        pace_choice(model.settings.pace) if computers else None,
        element(
            "div",
            choice("icon-history", _("Look back"), msg=m.LookBackPicked, key="back"),
            choice("icon-help", _("How to play"), msg=m.HelpPicked, about=(0,)),
            *shared.other_games(model),
            class_="others",
        ),
        worded("icon-file", _("Save the game as a file"), msg=m.FilePicked, locked=locked)
        if model.unkept
        else None,
        worded("icon-home", _("End this game"), msg=m.EndAsked, locked=locked),
        back=_("Go on playing"),
        sign="icon-play",
    )


def _watch_out(game: Game) -> Node:
    return dialog(
        _("Watch out!"),
        element("p", danger_told(game)),
        _where(game, game.warned.danger.cell) if game.warned else None,
        worded("icon-card", _("Play it all the same"), msg=m.MeantPicked),
        back=_("Choose again"),
        sign="icon-undo",
    )


def _where(game: Game, cell: Cell) -> Node:
    """The cell on the board as it lies there before the play, to look at."""
    whole = Part(0, 0, *game.seen.edition.size)
    return picture_of_board(Scene(replace(game, chosen=None, asked=cell, happened=()), whole))


def _hands(game: Game) -> Node:
    hands = [
        element(
            "li",
            seat_face(seat, game.seen.seats[seat]),
            element("span", seat_name(game, seat), class_="name"),
            element("ul", *map(_held, hand), class_="pile-list"),
            key=str(seat),
        )
        for seat, hand in enumerate(game.all_hands)
    ]
    return dialog(_("All hands"), element("ul", *hands, class_="all-hands"), back=_("Back"))


def _held(card: Card) -> Node:
    """A card with its name, which gives way to the picture where there is no room."""
    word = card_word(card)
    shown = element("span", picture(card), role="img", aria_label=word)
    return element("li", shown, element("span", word, class_="word", aria_hidden="true"))


def _end(*, locked: bool) -> Node:
    end = worded("icon-home", _("End this game"), msg=m.HomePicked, locked=locked)
    return dialog(_("End this game for everybody?"), end, back=_("Go on playing"), sign="icon-play")


def _discards(game: Game, seat: int) -> Node:
    pile = game.seen.discards[seat]
    cards = [_held(card) for card in pile]
    return dialog(
        _("Discard pile of %(name)s") % {"name": seat_name(game, seat)},
        element("ol", *cards[::-1], class_="pile-list") if cards else element("p", _("empty")),
        back=_("Back"),
    )


def _who_draws(game: Game) -> Node:
    seats = [
        button(
            seat_face(seat, game.seen.seats[seat]),
            element("span", seat_name(game, seat), class_="name"),
            key=str(seat),
            msg=m.DrawPicked,
            about=(seat,),
            class_="choice tile",
        )
        for seat in game.owing
    ]
    return dialog(_("Whose card is it?"), element("div", *seats, class_="choices"), back=_("Back"))
