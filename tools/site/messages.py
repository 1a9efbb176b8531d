"""Updates the message catalogues from the sources: `python -m tools.site.messages`.

New messages are added untranslated, unused ones are deleted. The English text is the message id, so
English has no catalogue. `notes.csv` has a line for each message: to whom it is said, and what a
translator must know.
"""

import csv
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeAlias

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from game.ui.look.i18n import LANGUAGES
from tools.paths import GAME, LOCALE

Text: TypeAlias = str | tuple[str, ...] | list[str]

METADATA: dict[str, Any] = {
    "project": "Rowdy Zoo",
    "version": "1",
    "charset": "utf-8",
    "header_comment": "# Messages of Rowdy Zoo; `make messages` brings them up to date.",
    "creation_date": datetime(2026, 11, 21, tzinfo=UTC),
    "revision_date": datetime(2026, 11, 21, tzinfo=UTC),
    "msgid_bugs_address": "",
    "last_translator": "",
    "language_team": "",
}
WIDTH = 100
"""The longest line of a catalogue."""

KEYWORDS: dict[str, Any] = {
    "_": None,
    "later": None,
    "plural": (1, 2),
    "in_context": ((1, "c"), 2),
}
NOTES = LOCALE / "notes.csv"
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
LISTENERS = {"child": "To a child.", "parent": "To a parent.", "programmer": "To a programmer."}


class Note(NamedTuple):
    """To whom a message is said, one of `LISTENERS`, and what a translator must know."""

    listener: str
    note: str


def extracted() -> Catalog:
    """All messages in the sources, untranslated, with their notes."""
    template, told = Catalog(fuzzy=False, **METADATA), notes()
    sources = extract_from_dir(GAME, [("**.py", "python")], keywords=KEYWORDS)
    for name, _line, message, _comments, context in sources:
        listener, note = told.get(forms(message)[0], Note("", ""))
        comments = [text for text in (LISTENERS.get(listener), note) if text]
        location = f"game/{name}", 0
        template.add(message, locations=[location], auto_comments=comments, context=context)
    return template


def notes() -> dict[str, Note]:
    """The notes to each message, in English."""
    with NOTES.open(encoding="utf-8", newline="") as file:
        return {row["message"]: Note(row["said to"], row["note"]) for row in csv.DictReader(file)}


def stored_catalogue(language: str) -> Catalog:
    """The catalogue of a language in the repository; an empty one for a new language."""
    if language == "en":
        return english()
    path = LOCALE / f"{language}.po"
    if not path.exists():
        return Catalog(locale=language, fuzzy=False, **METADATA)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def english() -> Catalog:
    """What the sources say."""
    catalogue = extracted()
    for message in catalogue:
        if message.id:
            message.string = message.id
    return catalogue


def update_notes() -> None:
    """Writes a line for each message. Those of new messages have no listener yet."""
    told = notes()
    ids = dict.fromkeys(forms(message.id)[0] for message in extracted() if message.id)
    with NOTES.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["said to", "message", "note"])
        for one in ids:
            listener, note = told.get(one, Note("", ""))
            writer.writerow([listener, one, note])


def main() -> None:
    """Updates every catalogue and prints how many messages have no translation."""
    update_notes()
    for language in TRANSLATIONS:
        catalogue = stored_catalogue(language)
        catalogue.update(extracted(), no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        untranslated = sum(1 for m in catalogue if m.id and not is_translated(m.string))
        with (LOCALE / f"{language}.po").open("wb") as file:
            write_po(file, catalogue, width=WIDTH, include_lineno=False, sort_by_file=True)
        print(f"{language}: {len(catalogue)} messages, {untranslated} to translate")


def forms(text: Text) -> list[str]:
    """The plural forms; one if the message has no number."""
    return [text] if isinstance(text, str) else list(text)


def is_translated(string: Text | None) -> bool:
    """Whether a message has a text in every plural form."""
    return bool(string) and (isinstance(string, str) or all(string or ()))


if __name__ == "__main__":
    main()
