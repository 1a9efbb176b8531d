"""The home screen: four questions, each with a good answer given."""

from game.rules.edition import Edition, cell_position, edition_names, load_edition
from game.ui import msg as m
from game.ui.i18n import _, listed, plural
from game.ui.markup import Child, Node, classes, element
from game.ui.model import PERSON, Model, Settings
from game.ui.view.news import news_line
from game.ui.view.parts import button, language_choice, picture, seat_face
from game.ui.words import card_word, edition_word, seat_words

TINTS = 6


def home(model: Model) -> Node:
    """Who plays, which board, how hard, Play."""
    settings = model.settings
    return element(
        "main",
        _header(model),
        news_line(model),
        _panel("who", _("Who plays?"), _numbers(settings), _seats(settings)),
        _panel("which", _("Which board?"), _boards(settings)),
        _panel("how", _("How hard?"), _hand_sizes(settings), _powers(settings), _more(model)),
        _starts(kept=model.kept),
        key="home",
        class_="home",
    )


def _starts(*, kept: bool) -> Node:
    """Play, beside the way back into a game that is not finished."""
    go_on = button(picture("icon-play"), _("Go on"), msg=m.GoOnPicked, class_="main", key="go-on")
    play = picture("icon-anew" if kept else "icon-play")
    return element(
        "div",
        go_on if kept else None,
        button(play, _("Play"), msg=m.PlayPicked, class_="" if kept else "main", key="play"),
        class_="starts",
    )


def _header(model: Model) -> Node:
    family = picture("icon-crown")
    return element(
        "header",
        picture("lion", "logo"),
        element("h1", "Rowdy Zoo"),
        button(picture("icon-open"), msg=m.GamesOpened, class_="round", label=_("Other games")),
        button(family, msg=m.FamilyOpened, class_="round", label=_("Our family"), key="family"),
        language_choice(model.language, locked=model.locked),
    )


def _panel(name: str, title: str, *children: Child) -> Node:
    heading = element("h2", title, id=f"{name}-title")
    return element(
        "section",
        heading,
        *children,
        class_=classes("panel", name),
        role="group",
        aria_labelledby=f"{name}-title",
    )


def _numbers(settings: Settings) -> Node:
    numbers = [seating.seats for seating in settings.rules.seatings]
    return element(
        "div",
        *(
            button(
                str(number),
                msg=m.SeatsPicked,
                about=(number,),
                class_="choice",
                pressed=number == settings.seats,
                label=plural("%(number)d seat", "%(number)d seats", number) % {"number": number},
            )
            for number in numbers
        ),
        class_="choices numbers",
    )


def _seats(settings: Settings) -> Node:
    return element(
        "div",
        *(_seat(settings, seat) for seat in range(settings.seats)),
        class_=f"choices seats of-{settings.seats}",
    )


def _seat(settings: Settings, seat: int) -> Node:
    who = settings.seated[seat]
    name = seat_words(settings.seated)[seat]
    return button(
        seat_face(seat, who),
        element("span", name, class_="name"),
        element("span", _note(settings, seat), class_="note"),
        key=f"seat-{seat}",
        msg=m.SeatOpened,
        about=(seat,),
        class_="choice tile",
        label=_("%(name)s: change who plays, name and colour") % {"name": name},
    )


def _note(settings: Settings, seat: int) -> str:
    """Who plays the seat."""
    if settings.who[seat] != PERSON:
        return _("computer")
    alone = settings.who[: settings.seats].count(PERSON) == 1
    return _("you") if alone else _("a person")


def _boards(settings: Settings) -> Node:
    return element(
        "div",
        *(_board(load_edition(name), settings) for name in edition_names()),
        class_="choices boards",
    )


def _board(edition: Edition, settings: Settings) -> Node:
    in_a_row = plural("%(number)d in a row", "%(number)d in a row", edition.row)
    if any(seating.teams for seating in edition.seatings):
        in_a_row = plural("%(number)d in a row, teams", "%(number)d in a row, teams", edition.row)
    return button(
        _little_board(edition),
        element("span", edition_word(edition.name), class_="name"),
        element("span", in_a_row % {"number": edition.row}, class_="note"),
        key=edition.name,
        msg=m.EditionPicked,
        about=(edition.name,),
        class_="choice tile",
        pressed=edition.name == settings.edition,
    )


def _little_board(edition: Edition) -> Node:
    """The board so small that only the tints of its cells are seen, one path a tint."""
    columns, rows = edition.size
    squares: dict[str, str] = {}
    for cell, shown in edition.picture_at.items():
        name = f"tint-{tint(edition, shown)}" if shown else "free"
        column, row = cell_position(cell)
        squares[name] = squares.get(name, "") + f"M{column * 4 + 1} {row * 4 + 1}h3v3h-3z"
    return element(
        "svg",
        element("rect", class_="wood", width=columns * 4 + 1, height=rows * 4 + 1, rx=2),
        *(element("path", class_=name, d=path) for name, path in sorted(squares.items())),
        class_="little-board",
        viewBox=f"0 0 {columns * 4 + 1} {rows * 4 + 1}",
        aria_hidden="true",
    )


def tint(edition: Edition, shown: str) -> int:
    """The tint of the cells that show a picture, from 0 to 5: both cells share it."""
    return edition.pictures.index(shown) % TINTS


def _hand_sizes(settings: Settings) -> Node:
    return element(
        "div",
        *(
            button(
                *(picture("icon-card") for _card in range(number)),
                msg=m.HandSizePicked,
                about=(number,),
                class_="choice cards",
                pressed=number == settings.cards,
                label=plural("%(number)d card in hand", "%(number)d cards in hand", number)
                % {"number": number},
            )
            for number in range(1, settings.seating.hand_size + 1)
        ),
        class_="choices",
    )


def _powers(settings: Settings) -> Node:
    powers = [power.card for power in (settings.rules.wild, settings.rules.remove) if power]
    return button(
        *(picture(card) for card in powers),
        msg=m.PowerCardsFlipped,
        class_="choice cards",
        pressed=settings.power_cards,
        label=_("With these cards too: %(cards)s")
        % {"cards": listed(card_word(card) for card in powers)},
    )


def _more(model: Model) -> Node:
    return button(
        picture("icon-options"),
        msg=m.OptionsOpened,
        class_="round",
        label=_("More options"),
        locked=model.locked,
    )
