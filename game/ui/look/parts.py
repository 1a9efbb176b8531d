"""Controls and pictures that several screens share."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from game.rules.cards import Card
from game.rules.state import Seat
from game.ui.frame.markup import Child, Node, classes, element
from game.ui.frame.message import Message, encode
from game.ui.look import shown_pictures
from game.ui.look.i18n import _
from game.ui.look.words import EXTRAS, dress, is_bot, is_person, seat_picture
from game.ui.ways import DialogClosed


def picture(name: str, class_: str = "picture") -> Node:
    """A drawing of the page's art, which screen readers skip."""
    return _picture(name, class_)


@lru_cache(maxsize=1024)
def _picture(name: str, class_: str) -> Node:
    """The same node each time: then nothing in it is compared."""
    use = element("use", href=f"#art-{name}")
    return element("svg", use, class_=class_, viewBox="0 0 32 32", aria_hidden="true")


def card_picture(card: Card, class_: str = "picture") -> Node:
    """What the card shows, which screen readers skip."""
    return picture(shown_pictures.card_drawing(card), class_)


def sticker(name: str) -> Node:
    """A drawing as a sticker with a white edge; screen readers skip it."""
    edge, drawing = (
        element("use", href=f"#art-{name}", class_=class_, width=32, height=32)
        for class_ in ("edge", None)
    )
    around = "-3 -3 38 38"
    return element("svg", edge, drawing, class_="sticker", viewBox=around, aria_hidden="true")


def flower(class_: str) -> Node:
    """The flower that a row of golden animals brings; screen readers skip it."""
    drawing = element("use", href="#art-extra-flower", width=32, height=32)
    return element("svg", drawing, class_=class_, viewBox="19 1 13 13", aria_hidden="true")


def zoo_count(number: int, label: str = "") -> Node:
    """A small book with the number of animals; without a label, screen readers skip it."""
    heard = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return element("span", class_="zoo-count", data_number=number, **heard)


CONFETTI_PIECES = 72


def confetti(colour: str, *, balloons: bool = False) -> Node:
    """Confetti that falls once over the whole screen, in the colour of a seat, with its sign.

    Balloons rise instead.
    """
    pieces = [element("i") for _piece in range(CONFETTI_PIECES)]
    class_ = classes("confetti", colour, balloons=balloons)
    return element("div", *pieces, key="confetti", class_=class_, aria_hidden="true")


def button(
    *children: Child | None,
    msg: type[Message],
    about: tuple[int | str, ...] = (),
    class_: str = "",
    key: str = "",
    pressed: bool | None = None,
    label: str | None = None,
    autofocus: bool = False,
    current: bool = False,
    disabled: bool = False,
    locked: bool = False,
    repeats: bool = False,
) -> Node:
    """A button that sends the message with the fields `about`.

    With `pressed` it is a toggle button. If `locked`, it shows that a grown-up will be asked. If
    `repeats`, the second tap of a double one counts, too.
    """
    return element(
        "button",
        *children,
        picture("icon-lock", "lock") if locked else None,
        key=key,
        type="button",
        class_=classes("button", class_) if class_ else "button",
        data_msg=encode(msg, *about),
        data_autofocus=autofocus,
        aria_pressed=None if pressed is None else str(pressed).lower(),
        aria_label=label,
        aria_current="true" if current else None,
        aria_disabled="true" if disabled else None,
        data_repeats=repeats,
    )


def worded(
    icon: str,
    words: str,
    *end: Child,
    msg: type[Message],
    about: tuple[int | str, ...] = (),
    look: str = "worded",
    class_: str = "",
    key: str = "",
    pressed: bool | None = None,
    label: str | None = None,
    autofocus: bool = False,
    disabled: bool = False,
    locked: bool = False,
) -> Node:
    """A button with a picture and words."""
    return button(
        picture(icon),
        element("span", words),
        *end,
        msg=msg,
        about=about,
        class_=f"{look} {class_}".rstrip(),
        key=key,
        pressed=pressed,
        label=label,
        autofocus=autofocus,
        disabled=disabled,
        locked=locked,
    )


def round_button(icon: str, msg: type[Message], label: str) -> Node:
    """A button that shows only its icon."""
    return button(picture(icon), msg=msg, class_="round", label=label, key=icon)


def speaker(*faces: Node | None, msg: type[Message]) -> Node:
    """Faces as a button that reads aloud what to do."""
    sign, label = picture("icon-speaker", "speaks"), _("Read aloud what to do")
    return button(*faces, sign, msg=msg, class_="speaker", label=label, key="speaker")


def choice(
    icon: str,
    words: str,
    *,
    msg: type[Message],
    about: tuple[int | str, ...] = (),
    key: str = "",
    pressed: bool | None = None,
    locked: bool = False,
) -> Node:
    """A wide button in a list, with its picture at the start of the line."""
    return worded(
        icon, words, msg=msg, about=about, look="choice", key=key, pressed=pressed, locked=locked
    )


def switch(icon: str, words: str, *, msg: type[Message], on: bool) -> Node:
    """A button for a setting that is on or off."""
    knob = element("span", class_="knob")
    return worded(icon, words, knob, msg=msg, look="choice switch", pressed=on)


QUIET = "icon-page-back"
"""The sign of a button that only goes back."""


def with_focus(node: Node) -> Node:
    """The button, which has the focus when its dialog opens."""
    return replace(node, attributes={**node.attributes, "autofocus": ""})


def dialog(
    title: str,
    *children: Child | None,
    back: str,
    sign: str = QUIET,
    beside_back: Child | None = None,
    focus_on_back: bool = True,
) -> Node:
    """A dialog with its title; the last button goes back to what lies under it.

    Unless `focus_on_back` is false, that button gets the focus: a second Enter then does no harm.
    It stands out if it does more than go back, such as "Keep playing": then it has another sign.
    """
    stands_out = focus_on_back and sign != QUIET
    back_button = worded(sign, back, msg=DialogClosed, class_="main" if stands_out else "quiet")
    if focus_on_back:
        back_button = with_focus(back_button)
    return element(
        "dialog",
        element("h2", title, id="sheet-title"),
        *children,
        element("div", beside_back, back_button, class_="feet") if beside_back else back_button,
        key=title,
        class_="sheet",
        aria_labelledby="sheet-title",
    )


def seat_face(
    number: int,
    seats: Sequence[Seat],
    *,
    thinking: bool = False,
    crowned: bool = False,
    clapping: bool = False,
    changeable: bool = False,
) -> Node:
    """The face of a seat in a ring of its colour, with the colour's sign and perhaps a crown.

    With `changeable` a pencil shows that a tap changes who sits there.
    Computers of the same level differ in what they wear and in the colour of their plates. A bot
    that people have written has a mark.
    """
    seat = seats[number]
    return face(
        seat_picture(number, seat),
        dress(seats, number),
        picture(f"chip-{seat.colour}", "sign"),
        picture("icon-workshop", "mark") if is_bot(seat) else None,
        picture("icon-crown", "crown") if crowned else None,
        picture("extra-paws", "claps") if clapping else None,
        picture("icon-pencil", "pencil") if changeable else None,
        colour=seat.colour,
        thinking=thinking,
        computer=not is_person(seat),
    )


def face(
    drawing: str,
    worn: int,
    *signs: Node | None,
    colour: str = "",
    thinking: bool = False,
    computer: bool = True,
) -> Node:
    """A face with signs around it; `worn` is the number of what it wears, and of its plate."""
    return element(
        "span",
        picture(drawing),
        picture(EXTRAS[worn]) if worn else None,
        *signs,
        class_=classes(
            "face",
            *([colour] if colour else []),
            *([f"plate-{worn}"] if worn else []),
            thinking=thinking,
            computer=computer,
        ),
    )


def said(*texts: str, number: int = 0) -> tuple[Node, ...]:
    """The texts as parts of a live region: a screen reader says each part that is new.

    With another number the last one is new, although it may be the same text.
    """
    parts = [text for text in texts if text]
    last = len(parts) - 1
    keys = (f"{text} {number}" if i == last else text for i, text in enumerate(parts))
    return tuple(
        element("span", f"{text} ", key=key) for text, key in zip(parts, keys, strict=True)
    )
