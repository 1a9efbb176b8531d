"""Updates the message catalogues from the sources: `python -m tools.site.messages`.

New messages are added untranslated, unused ones are deleted. The English text is the message id.
"""

from datetime import UTC, datetime
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from game.ui.look.i18n import LANGUAGES
from tools.paths import GAME, LOCALE

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

KEYWORDS: dict[str, tuple[int, ...] | None] = {"_": None, "later": None, "plural": (1, 2)}


def extracted() -> Catalog:
    """All messages in the sources, untranslated."""
    template = Catalog(fuzzy=False, **METADATA)
    sources = extract_from_dir(GAME, [("**.py", "python")], keywords=KEYWORDS)
    for name, _line, message, _comments, context in sources:
        template.add(message, locations=[(f"game/{name}", 0)], context=context)
    return template


def stored_catalogue(language: str) -> Catalog:
    """The catalogue of a language in the repository; an empty one for a new language."""
    path = LOCALE / f"{language}.po"
    if not path.exists():
        return Catalog(locale=language, fuzzy=False, **METADATA)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def main() -> None:
    """Updates every catalogue and prints how many messages have no translation."""
    for language in LANGUAGES:
        catalogue = stored_catalogue(language)
        catalogue.update(extracted(), no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        if language == "en":
            for message in catalogue:
                if message.id:
                    message.string = message.id
        untranslated = sum(1 for m in catalogue if m.id and not is_translated(m.string))
        with (LOCALE / f"{language}.po").open("wb") as file:
            write_po(file, catalogue, width=WIDTH, include_lineno=False, sort_by_file=True)
        print(f"{language}: {len(catalogue)} messages, {untranslated} to translate")


def is_translated(string: str | tuple[str, ...] | list[str] | None) -> bool:
    """Whether a message has a text in every plural form."""
    return bool(string) and (isinstance(string, str) or all(string or ()))


if __name__ == "__main__":
    main()
