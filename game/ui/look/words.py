"""The names of cards, editions, levels and seats, for people."""

from collections.abc import Sequence

from game.rules.cards import Card
from game.rules.edition import Edition
from game.rules.state import Seat
from game.ui.look import shown_pictures
from game.ui.look.i18n import _, isolated, later, translated
from game.ui.look.shown_pictures import SUN

JOINERS = "\u200c\u200d"
"""Invisible characters that some scripts and emoji need within a word."""

CARDS = {
    "lion": later("Lion"),
    "zebra": later("Zebra"),
    "koala": later("Koala"),
    "whale": later("Whale"),
    "flamingo": later("Flamingo"),
    "crocodile": later("Crocodile"),
    "gorilla": later("Gorilla"),
    "giraffe": later("Giraffe"),
    "penguin": later("Penguin"),
    "kangaroo": later("Kangaroo"),
    "fox": later("Fox"),
    "owl": later("Owl"),
    "tiger": later("Tiger"),
    "hippo": later("Hippo"),
    "elephant": later("Elephant"),
    "octopus": later("Octopus"),
    "frog": later("Frog"),
    "turtle": later("Turtle"),
    "camel": later("Camel"),
    "panda": later("Panda"),
    "pig": later("Pig"),
    "hedgehog": later("Hedgehog"),
    "sloth": later("Sloth"),
    "otter": later("Otter"),
    "snail": later("Snail"),
    "swan": later("Swan"),
    "polar_bear": later("Polar bear"),
    "cow": later("Cow"),
    "bison": later("Bison"),
    "badger": later("Badger"),
    "peacock": later("Peacock"),
    "raccoon": later("Raccoon"),
    "parrot": later("Parrot"),
    "deer": later("Deer"),
    "moose": later("Moose"),
    "monkey": later("Monkey"),
    "seal": later("Seal"),
    "crab": later("Crab"),
    "llama": later("Llama"),
    "rabbit": later("Rabbit"),
    "bear": later("Bear"),
    "dolphin": later("Dolphin"),
    "jellyfish": later("Jellyfish"),
    "butterfly": later("Butterfly"),
    "eagle": later("Eagle"),
    "shark": later("Shark"),
    "snake": later("Snake"),
    "spider": later("Spider"),
    "bat": later("Bat"),
    "ant": later("Ant"),
    "beetle": later("Beetle"),
    "fly": later("Fly"),
    "mosquito": later("Mosquito"),
    "caterpillar": later("Caterpillar"),
    "grasshopper": later("Grasshopper"),
    "worm": later("Worm"),
    "scorpion": later("Scorpion"),
    "lizard": later("Lizard"),
    "dove": later("Dove"),
    "raven": later("Raven"),
    "hen": later("Hen"),
    "goose": later("Goose"),
    "turkey": later("Turkey"),
    "dodo": later("Dodo"),
    "phoenix": later("Phoenix"),
    "leopard": later("Leopard"),
    "boar": later("Boar"),
    "buffalo": later("Buffalo"),
    "mammoth": later("Mammoth"),
    "orangutan": later("Orangutan"),
    "skunk": later("Skunk"),
    "squid": later("Squid"),
    "lobster": later("Lobster"),
    "shrimp": later("Shrimp"),
    "oyster": later("Oyster"),
    "shell": later("Shell"),
    "unicorn": later("Unicorn"),
    "dragon": later("Dragon"),
    "add": later("Add"),
    "remove": later("Remove"),
}

POWERS = ("unicorn", "dragon", "add", "remove")
"""The cards that are no picture."""

PICTURES = tuple(card for card in CARDS if card not in POWERS)
"""The pictures that a board may have: those of the editions first."""

EDITIONS = {
    "little-zoo": later("Little Zoo"),
    "big-zoo": later("Big Zoo"),
    "grand-zoo": later("Grand Zoo"),
}

FACES = {
    "cat": later("Cat"),
    "dog": later("Dog"),
    "mouse": later("Mouse"),
    "hamster": later("Hamster"),
    "chick": later("Chick"),
    "goat": later("Goat"),
    "horse": later("Horse"),
    "duck": later("Duck"),
    "wolf": later("Wolf"),
    "beaver": later("Beaver"),
    "squirrel": later("Squirrel"),
    "bee": later("Bee"),
    "ladybird": later("Ladybird"),
    "bird": later("Bird"),
    "fish": later("Fish"),
    "dinosaur": later("Dinosaur"),
}
"""The faces of people; no board shows these animals.

The first ones are the usual faces of the seats, clockwise. A person without a name has the name of
the face.
"""

LEVELS = {"cub": later("Robo Cub"), "fox": later("Robo Fox"), "owl": later("Robo Owl")}
"""They are robots, so that people do not mix them up with the board's pictures."""

LEVEL_SENTENCES = {
    "cub": later("Plays for fun and misses things."),
    "fox": later("Plays well and gets in your way."),
    "owl": later("Remembers every card."),
}

LEVEL_FACES = {"cub": "robot-cub", "fox": "robot-fox", "owl": "robot-owl"}

PLAYED_BY_BOT = "made"
"""`Seat.played_by` of a seat with a bot that people have written; the seat has the bot's name."""

PLAYED_BY_COMPUTER = (*LEVELS, PLAYED_BY_BOT)
"""The values of `Seat.played_by` for the seats that no person plays."""

BOT_PICTURE = "robot-own"

EXTRAS = ("", "extra-bow", "extra-flower", "extra-headphones", "extra-moustache", "extra-hat")
"""What computers of the same level wear, to tell them apart; the first one wears nothing."""

BOT_FACES = tuple(map(str, range(len(EXTRAS))))
"""The faces of bots, as their seats name them: the robot wears the extra of that number."""


def animal_word(card: Card, language: str = "") -> str:
    """The name of the card's animal, even if a picture set shows something else. Empty for no card.

    The name is in the language of the page unless `language` names another one.
    """
    known = later("Sun") if card == SUN else CARDS.get(card)
    if known:
        return translated(known, language) if language else _(known)
    return card.replace("_", " ").capitalize()


def card_word(card: Card) -> str:
    """The name of what the card shows; empty for no card."""
    shown = shown_pictures.shown(card)
    return isolated(shown.card_word) if shown and shown.card_word else animal_word(card)


def board_word(card: Card) -> str:
    """The name of what the cells of the card show; empty for no card."""
    shown = shown_pictures.shown(card)
    return isolated(shown.board_word) if shown and shown.board_word else animal_word(card)


def power_words(edition: Edition) -> dict[str, str]:
    """The names of the edition's `wild` and `remove` card, each empty if there is none."""
    wild, remove = edition.wild, edition.remove
    return {
        "wild": card_word(wild.card if wild else ""),
        "remove": card_word(remove.card if remove else ""),
    }


def visible(text: str) -> str:
    """The text without signs that nobody sees; joiners stay."""
    return "".join(sign for sign in text if sign.isprintable() or sign in JOINERS)


def edition_word(name: str) -> str:
    """The title of the edition with this name; for a built board the visible part of its name."""
    known = EDITIONS.get(name)
    return _(known) if known else visible(name)


def usual_board_name() -> str:
    """The name of a built board without a name, or of one that is shared without names."""
    return _("Our zoo")


def is_person(seat: Seat) -> bool:
    """Whether a person plays the seat."""
    return seat.played_by not in PLAYED_BY_COMPUTER


def is_bot(seat: Seat) -> bool:
    """Whether a bot that people have written plays the seat."""
    return seat.played_by == PLAYED_BY_BOT


def seat_picture(number: int, seat: Seat) -> str:
    """The picture of who plays a seat: a level of the computer, a bot, or a person."""
    if is_bot(seat):
        return BOT_PICTURE
    return LEVEL_FACES.get(seat.played_by) or face_picture(seat_face_number(number, seat))


def seat_face_number(number: int, seat: Seat) -> int:
    """The number of the person's face on a seat, from 0; the usual one if it has no face here."""
    return list(FACES).index(seat.face) if seat.face in FACES else number


def face_picture(face: int) -> str:
    """The picture of a person's face, counted from 0."""
    return f"face-{list(FACES)[face % len(FACES)]}"


def face_word(face: int) -> str:
    """The name of a person's face, counted from 0."""
    return _(FACES[list(FACES)[face % len(FACES)]])


def level_word(level: str) -> str:
    """The name of a level of the computer."""
    return _(LEVELS[level])


def level_sentence(level: str) -> str:
    """How the level plays, in words for a child."""
    return _(LEVEL_SENTENCES[level])


def place_among_equals(seats: Sequence[Seat], seat: int) -> int:
    """How many seats before this one the same level or bot plays; 0 for a person."""
    own = seats[seat]
    return 0 if is_person(own) else sum(_plays_alike(other, own) for other in seats[:seat])


def _plays_alike(one: Seat, other: Seat) -> bool:
    """Whether the same level, or the same bot, plays both seats."""
    is_same_level = one.played_by == other.played_by
    return is_same_level and (not is_bot(one) or one.name == other.name)


def dress(seats: Sequence[Seat], seat: int) -> int:
    """The number of what the seat's face wears, and of its plate; 0 for nothing.

    A bot has the number that its author has chosen, a level that of its place among equals.
    """
    if not is_bot(seats[seat]):
        return place_among_equals(seats, seat)
    return BOT_FACES.index(seats[seat].face) if seats[seat].face in BOT_FACES else 0


def bot_word(name: str) -> str:
    """The name of a bot that people have written; a game shared without names has none."""
    return name.strip() or _("Bot")
