"""What lies over a screen: a question, or a list. Escape and the last button lead back."""

from game.ui import msg as m
from game.ui.i18n import _
from game.ui.markup import Child, Node, element
from game.ui.model import BY_CHANCE, Game, Model, Settings, Sheet, SheetKind
from game.ui.update import LONGEST_NAME
from game.ui.view.parts import button, language_choice, picture, seat_face
from game.ui.view.sentences import seat_name
from game.ui.words import card_word, colour_word, seat_word


def sheet(model: Model, shown: Sheet) -> Node:
    """The sheet over the screen."""
    settings, game = model.settings, model.game
    if game is None:
        if shown.kind is SheetKind.SEAT:
            return _seat(settings, shown.seat)
        return _options(settings)
    match shown.kind:
        case SheetKind.DISCARDS:
            return _discards(game, shown.seat)
        case SheetKind.WHO_DRAWS:
            return _who_draws(game)
        case SheetKind.END:
            return _end()
    return _menu(model.language)


def _sheet(title: str, *children: Child | None, back: str) -> Node:
    return element(
        "dialog",
        element("h2", title, id="sheet-title"),
        *children,
        button(back, msg=m.SheetClosed, class_="main"),
        key=title,
        class_="sheet",
        aria_labelledby="sheet-title",
    )


def _seat(settings: Settings, seat: int) -> Node:
    field = element(
        "input",
        value=settings.names[seat],
        placeholder=seat_word("", seat),
        maxlength=LONGEST_NAME,
        autocomplete="off",
        aria_label=_("Name"),
        data_msg=m.encode(m.NameTyped, seat),
    )
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
    return _sheet(
        _("Name and colour"),
        element("div", seat_face(seat, settings.colour(seat)), field, class_="naming"),
        element("p", _("All of a team play the same colour.")) if settings.seating.teams else None,
        element("div", *colours, class_="choices even", role="group", aria_label=_("Colour")),
        back=_("Done"),
    )


def _options(settings: Settings) -> Node:
    flips = [
        button(
            picture("icon-hands"),
            element("span", _("Open hands, no curtain")),
            msg=m.OpenHandsFlipped,
            class_="choice",
            pressed=settings.open_hands,
        )
    ]
    if "manual" in settings.rules.draw:
        flips.append(
            button(
                picture("icon-draw"),
                element("span", _("Draw by hand: who forgets it loses the card")),
                msg=m.ManualDrawFlipped,
                class_="choice",
                pressed=settings.manual_draw,
            )
        )
    starters = element(
        "div",
        element("h3", _("Who starts?")),
        button(
            _("By chance: left of the dealer"),
            msg=m.StarterPicked,
            about=(BY_CHANCE,),
            class_="choice",
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
    ways = element("div", element("h3", _("How to play?")), *flips, class_="half")
    return _sheet(_("More options"), starters, ways, back=_("Done"))


def _youngest(settings: Settings, seat: int) -> Node:
    return button(
        seat_face(seat, settings.colour(seat)),
        element("span", seat_word(settings.names[seat], seat), class_="name"),
        key=str(seat),
        msg=m.StarterPicked,
        about=(seat,),
        class_="choice",
        pressed=settings.youngest == seat,
    )


def _menu(language: str) -> Node:
    end = button(_("End this game"), msg=m.EndAsked)
    return _sheet(_("Menu"), language_choice(language), end, back=_("Go on playing"))


def _end() -> Node:
    end = button(_("End this game"), msg=m.HomePicked)
    return _sheet(_("End this game for everybody?"), end, back=_("Go on playing"))


def _discards(game: Game, seat: int) -> Node:
    pile = game.seen.discards[seat]
    cards = [element("li", picture(card), element("span", card_word(card))) for card in pile]
    return _sheet(
        _("Discard pile of %(name)s") % {"name": seat_name(game, seat)},
        element("ol", *cards[::-1], class_="pile-list") if cards else element("p", _("empty")),
        back=_("Back"),
    )


def _who_draws(game: Game) -> Node:
    seats = [
        button(
            seat_face(seat, game.seen.seats[seat].colour),
            element("span", seat_name(game, seat), class_="name"),
            key=str(seat),
            msg=m.DrawPicked,
            about=(seat,),
            class_="choice tile",
        )
        for seat in game.seen.pending
    ]
    return _sheet(_("Whose card is it?"), element("div", *seats, class_="choices"), back=_("Back"))
