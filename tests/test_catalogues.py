"""The catalogues of messages: complete, and of one mind with the sources."""

import ast
import csv
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from gettext import c2py
from importlib import import_module
from itertools import chain
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.level_names import LEVELS
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.state import Seat
from game.ui.app.view import view
from game.ui.frame.markup import Node, to_html
from game.ui.look import colours, names, shown_pictures, words
from game.ui.look.i18n import LANGUAGES, _, in_context, plural, set_language
from game.ui.look.loading import loading_messages
from game.ui.look.parts import seat_face
from game.ui.model.model import Model
from game.ui.model.setup import SetUp
from game.ui.settings.settings import MAX_SEATS, SeatBot
from tests.effort import often
from tests.ui.pages import nodes, said, text_of
from tests.ui.random_pages import Session, random_taps, sessions
from tools.site import messages
from tools.site.catalogues import key, part_of
from tools.site.messages import forms, is_translated

GAME = Path(__file__).parent.parent / "game"
GLOSSARY = GAME / "locale" / "glossary.csv"
"""One word for one thing: a line for each thing, a column for each language."""
EDITIONS = [load_edition(name) for name in EDITION_NAMES]
SPOKEN = {"aria-label", "placeholder", "title", "alt"}
WORDS_OF_OTHERS = (
    r"\{percent\}|Python|Safari|Chrome|Firefox|WebAssembly|Rowdy Zoo|cookie|A4|Letter|HEIC|JPEG|CSV"
    r"|seen\.legal|Escape|Tab|\b[a-l]([1-9]|10)\b|https?|text/(javascript|css)|\.m?js|\.css"
)
LETTERS = {
    "en": "a-z",
    "uk": "а-щьюяєіїґ",
    "nl": "a-zéëïöü",
    "de": "a-zäöüß",
    "fr": "a-zàâæçéèêëîïôœùûü",
    "es": "a-záéíñóúü",
    "it": "a-zàèéìòùº",
    "pl": "a-pr-uwyząćęłńóśźż",
    "pt": "a-zàáâãçéêíóôõúº",
    "tr": "a-pr-vyzâçğıöşü",
    "ar": "\u0621-\u064a",
    "he": "\u05d0-\u05ea",
}
"""The letters that each language is written with."""

SAME = {
    *("Bison", "Flamingo", "Gorilla", "Hamster", "Koala", "Otter", "Panda", "Tiger", "Zebra"),
    *("Wolf", "Dodo", "Leopard", "Mosquito", "Orangutan", "Scorpion", "Worm"),
    *("Giraffe", "Crocodile", "Dragon", "Hippo", "Lion", "Llama"),
    *(
        "Album",
        "Arena",
        "Bot",
        "Code",
        "computer",
        "Later",
        "Menu",
        "Name",
        "Normal",
        "OK",
        "Orange",
        "Pause",
        "%(name)s %(number)d",
        "%(name)s (%(sign)s)",
        "%(seats)s: %(cards)s.",
    ),
    *("%(picture)s, %(cell)s", "%(share)d%%", "%(number)d animal"),
    *("1 %(month)s %(year)d", "%(day)d %(month)s %(year)d", "%(day)d/%(month)d/%(year)s"),
    *("April", "August", "September", "November"),
}
"""What another language may say as English does."""

MANY = 1000
NUMBER = Counter(["%(number)d"])


@pytest.fixture(autouse=True)
def _animals() -> None:
    """Another test may have left a picture set behind."""
    shown_pictures.use(shown_pictures.ANIMALS)


each_language = pytest.mark.parametrize("language", LANGUAGES)


MARKED = {"_": slice(1), "later": slice(1), "plural": slice(2), "in_context": slice(1, 2)}
"""Which arguments of these functions are messages."""


extracted, stored_catalogue = cache(messages.extracted), cache(messages.stored_catalogue)
"""Read once, and changed by no test."""


def messages_of(catalogue: Catalog) -> list[Message]:
    return [message for message in catalogue if message.id]


def placeholders(text: str) -> Counter[str]:
    return Counter(re.findall(r"%(?:\(\w+\))?[a-z%]", text))


def written(path: Path) -> Iterator[str]:
    """The messages that a source marks, read without Babel."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            marked = MARKED.get(node.func.id, slice(0))
            for argument in node.args[marked]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
                else:
                    is_table = path.name in ("words.py", "colours.py")
                    marked_before = is_table or is_constant_table(argument)
                    assert marked_before, f"{path}:{node.lineno} looks up a variable"


def is_constant_table(looked_up: ast.expr) -> bool:
    """Whether it is an entry of a table such as REASONS, whose texts are marked by `later`."""
    return (
        isinstance(looked_up, ast.Subscript)
        and isinstance(looked_up.value, ast.Name)
        and looked_up.value.id.isupper()
    )


def test_every_message_of_the_sources_is_found_by_the_tool() -> None:
    in_sources = set(chain.from_iterable(map(written, GAME.rglob("*.py"))))
    in_template = {form for message in messages_of(extracted()) for form in forms(message.id)}
    assert in_sources == in_template
    assert len(in_sources) > 100


@each_language
def test_a_catalogue_has_the_messages_of_the_sources_and_no_others(language: str) -> None:
    catalogue, template = stored_catalogue(language), extracted()
    assert set(map(key, messages_of(catalogue))) == set(map(key, messages_of(template)))
    assert not catalogue.obsolete


@each_language
def test_everything_is_translated_in_every_form(language: str) -> None:
    catalogue = stored_catalogue(language)
    for message in messages_of(catalogue):
        assert not message.fuzzy, message.id
        assert is_translated(message.string), message.id
        expected = 1 if isinstance(message.id, str) else catalogue.num_plurals
        assert len(forms(message.string)) == expected, message.id


@each_language
def test_every_form_has_the_placeholders_of_the_message(language: str) -> None:
    """A plural form for a single number, such as the Arabic one for two, may say it in words."""
    catalogue = stored_catalogue(language)
    used = Counter(map(c2py(catalogue.plural_expr), range(MANY)))
    for message in messages_of(catalogue):
        wanted, *others = map(placeholders, forms(message.id))
        assert others in ([], [wanted]), message.id
        for form, text in enumerate(forms(message.string)):
            in_words = wanted & NUMBER if others and used[form] == 1 else Counter[str]()
            assert placeholders(text) | in_words == wanted, text


@each_language
def test_every_form_is_for_some_number(language: str) -> None:
    catalogue = stored_catalogue(language)
    used = set(map(c2py(catalogue.plural_expr), range(MANY)))
    assert used == set(range(catalogue.num_plurals))


@each_language
def test_the_game_says_what_the_catalogue_says(language: str) -> None:
    catalogue = stored_catalogue(language)
    form_of = c2py(catalogue.plural_expr)
    for message in messages_of(catalogue):
        part = (part_of(message) or "").strip("/").replace("/", ".")
        set_language(language, *((import_module(part).__name__,) if part else ()))
        if isinstance(message.id, str):
            shown = in_context(message.context, message.id) if message.context else _(message.id)
            assert shown == message.string, "run python -m tools.site.build"
        else:
            one, many = message.id
            for number in range(MANY):
                assert plural(one, many, number) == message.string[form_of(number)]
    set_language("en")


@each_language
def test_each_language_has_its_own_letters_and_words(language: str) -> None:
    own = re.compile(f"[{LETTERS[language]}]", re.IGNORECASE)
    for message in messages_of(stored_catalogue(language)):
        english = forms(message.id)
        for text in forms(message.string):
            plain = re.sub(r"%\(\w+\)[a-z]", "", text)
            assert not strange_letters(plain, language), text
            if says_something(message):
                assert own.search(plain), text
            assert text[-1] in ".!?؟:…" or english[0][-1] not in ".!?", text
            assert language == "en" or text not in english or text in SAME, text


def strange_letters(text: str, language: str) -> list[str]:
    """The letters in it that the language is not written with."""
    letters = re.sub(WORDS_OF_OTHERS, "", without_code(text))
    return re.findall(rf"(?i)(?![{LETTERS[language]}])[^\W\d_]", letters)


def without_code(text: str) -> str:
    """The text without the code between backticks, which is the same in all languages."""
    return re.sub("`[^`]*`", "`", text)


def says_something(message: Message) -> bool:
    """Whether there are words in it beside placeholders."""
    return bool(re.search(r"[a-z]", re.sub(r"%\(\w+\)[a-z]", "", forms(message.id)[0])))


def test_no_line_of_french_begins_with_a_sign() -> None:
    """French has a space before such a sign, at which no line may break."""
    for message in messages_of(stored_catalogue("fr")):
        for text in forms(message.string):
            plain = without_code(text)
            assert not re.search(r"(?<![\u00a0\u202f])[!?:;»]|«(?![\u00a0\u202f])", plain), text


def test_no_line_of_a_polish_sentence_ends_with_a_word_of_one_letter() -> None:
    """Polish has a no-break space between such a word and the next one."""
    for message in messages_of(stored_catalogue("pl")):
        for text in forms(message.string):
            if text[-1] in ".!?":
                assert not re.search(r"(?i)\b[aiouwz] ", text), text


@each_language
def test_a_catalogue_uses_the_words_of_the_glossary(language: str) -> None:
    """A word may have another ending, so its last letter is not compared."""
    texts = [t.casefold() for m in messages_of(stored_catalogue(language)) for t in forms(m.string)]
    glossary = glossary_of(language)
    assert len(glossary) >= 12
    for term in glossary:
        stems = [word[:-1] if len(word) > 3 else word for word in term.casefold().split()]
        begins = [re.compile(rf"\b{PREFIXES.get(language, '')}{re.escape(stem)}") for stem in stems]
        assert any(all(begin.search(text) for begin in begins) for text in texts), term


def glossary_of(language: str) -> list[str]:
    """The words of the glossary in the language."""
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        return [row["English" if language == "en" else language] for row in csv.DictReader(file)]


PREFIXES = {"ar": "(?:ال|لل|ب|و)?", "he": "[ובלמהכש]*"}
"""The article and some prepositions, which Arabic and Hebrew write together with the noun."""


def test_everything_in_the_editions_has_a_word() -> None:
    pictures = {picture for edition in EDITIONS for picture in edition.pictures}
    powers = {card for edition in EDITIONS for card in edition.deck()} - pictures
    played = {colour for edition in EDITIONS for colour in edition.colours}
    assert words.CARDS.keys() == {*words.PICTURES, *words.POWERS}
    assert set(words.PICTURES[: len(pictures)]) == pictures
    assert set(words.POWERS) == powers
    assert colours.COLOUR_NAMES.keys() == colours.CHIPS.keys() == played
    assert words.EDITIONS.keys() == {edition.name for edition in EDITIONS}
    assert not words.FACES.keys() & words.CARDS.keys()


def test_every_level_has_a_word_a_sentence_and_a_face_of_its_own() -> None:
    assert set(words.LEVELS) == set(words.LEVEL_SENTENCES) == set(words.LEVEL_FACES) == set(LEVELS)
    assert len(set(words.LEVEL_FACES.values())) == len(LEVELS)
    assert not set(words.LEVEL_FACES.values()) & {*words.CARDS, *words.FACES}


@each_language
def test_no_computer_is_called_like_a_picture(language: str) -> None:
    set_language(language)
    pictures = {words.card_word(card) for card in words.CARDS}
    assert not pictures & {words.level_word(level) for level in LEVELS}


@given(st.lists(st.sampled_from(["", *LEVELS]), min_size=2, max_size=MAX_SEATS))
def test_no_two_seats_have_the_same_face(sitting: list[str]) -> None:
    seats = [Seat("", "red", who) for who in sitting]
    faces = [to_html(seat_face(number, seats)) for number in range(len(seats))]
    assert len(set(faces)) == len(seats)
    worn = [words.EXTRAS[words.place_among_equals(seats, i)] for i in range(len(seats))]
    for extra, who, shown in zip(worn, sitting, faces, strict=True):
        assert not (extra and not who)
        assert ("art-extra-" in shown) == bool(extra)


@each_language
def test_no_two_things_have_the_same_word(language: str) -> None:
    set_language(language)
    for kind, word in (
        (words.CARDS, words.card_word),
        (colours.COLOUR_NAMES, colours.colour_word),
        (colours.CHIPS, colours.chip_word),
        (words.EDITIONS, words.edition_word),
        (words.LEVELS, words.level_word),
        (words.LEVEL_SENTENCES, words.level_sentence),
    ):
        assert len({word(name) for name in kind}) == len(kind)


@each_language
@given(st.lists(st.sampled_from(["", *LEVELS]), min_size=2, max_size=MAX_SEATS))
def test_no_two_seats_are_called_the_same(language: str, sitting: list[str]) -> None:
    set_language(language)
    called = names.seat_words([Seat("", "red", who) for who in sitting])
    assert len(set(called)) == len(sitting)
    for who, name in zip(sitting, called, strict=True):
        assert not who or name.startswith(words.level_word(who))
        assert name[-1].isdigit() == (bool(who) and sitting.count(who) > 1)


SITTING = st.lists(
    st.builds(
        Seat,
        st.sampled_from(["", "Bo", "bo ", "Cat", "Robo Fox", "Кіт"]),
        st.sampled_from(list(colours.COLOUR_NAMES)),
        st.sampled_from(["", "", "fox", "bot"]),
        st.sampled_from(["", "cat", "dog"]),
    ),
    min_size=2,
    max_size=MAX_SEATS,
)


@given(SITTING)
def test_two_people_of_the_same_name_are_told_apart(seats: list[Seat]) -> None:
    set_language("en")
    called = names.seat_words(seats)
    assert len(set(called)) == len(seats)
    for seat, name in zip(seats, called, strict=True):
        assert seat.played_by or name.casefold().startswith(seat.name.strip().casefold())


def test_the_face_or_else_the_colour_tells_people_apart() -> None:
    set_language("en")
    bo = Seat("Bo", "red")
    assert names.seat_words([bo, bo]) == ("Bo (Cat)", "Bo (Dog)")
    cats = [replace(bo, face="cat"), replace(bo, face="cat", colour="blue")]
    assert names.seat_words(cats) == ("Bo (Red)", "Bo (Blue)")
    assert names.seat_words([cats[0]] * 2) == ("Bo 1", "Bo 2")
    robot = Seat("", "blue", "fox")
    assert names.seat_words([Seat("Robo Fox", "red"), robot]) == ("Robo Fox (Cat)", "Robo Fox")
    assert names.seat_words([Seat("", "red"), Seat("cat", "blue")]) == ("Cat", "cat (Dog)")


@settings(max_examples=often(10))
@given(sessions(taps=90, purpose=0.8))
def test_every_screen_speaks_one_language(session: Session) -> None:
    who = tuple(LEVELS[0] if isinstance(one, SeatBot) else one for one in session.settings.who)
    nameless = replace(session.settings, names=("",) * MAX_SEATS, who=who)
    for tap in random_taps(replace(session, settings=nameless)):
        # Names of boards, picture sets and pictures stay in the language of their beginning.
        before = tap.before
        has_names = any(before.settings.names) or before.known_bots.saved
        if not has_names and not (before.sets or before.boards or before.drafts):
            check_language(tap.page, before.language)


@each_language
def test_what_is_told_without_python_speaks_one_language(language: str) -> None:
    set_language(language)
    check_language(loading_messages(), language)


def check_language(page: Node, language: str) -> None:
    for text in texts(page):
        assert not strange_letters(text, language), text


def texts(page: Node) -> Iterator[str]:
    """All that is read or heard, but what is marked as words of another language."""
    for node in nodes(page):
        yield from (text for name, text in node.attributes.items() if name in SPOKEN)
        if "lang" not in node.attributes:
            yield from (child for child in node.children if isinstance(child, str))


def test_a_language_without_a_catalogue_is_told_in_english() -> None:
    model = Model(language="xx", screen=SetUp())
    assert "The next game" in text_of(view(model))
    assert said(model, "h2") == said(Model(screen=SetUp()), "h2")
