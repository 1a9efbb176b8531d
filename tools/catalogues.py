"""Compiles the message catalogues: `python -m tools.catalogues`.

`messages.json` lists the English messages. `<language>.json` has which plural form a number takes,
and for each message its forms, in the same order. gettext's own files repeat the messages in each
language, and are twice as large.
"""

import json
from typing import Any, TypeAlias

from babel.messages.catalog import Catalog

from game.ui.look.i18n import LANGUAGES
from tools.build import LOCALE
from tools.messages import is_translated, stored_catalogue

Text: TypeAlias = str | tuple[str, ...] | list[str]


def main() -> None:
    """Writes all files."""
    ids = [message.id for message in stored_catalogue("en") if message.id]
    for language in set(LANGUAGES) - {"en"}:
        catalogue = stored_catalogue(language)
        translated = [translation(catalogue, id) for id in ids]
        write(language, {"plural": catalogue.plural_expr, "forms": translated})
    write("messages", [forms(id)[0] for id in ids])


def translation(catalogue: Catalog, id: Text) -> list[str]:
    """All forms of a message; in English if it is not translated."""
    message = catalogue.get(id)
    if message and is_translated(message.string):
        return forms(message.string)
    return forms(id)[-1:] * catalogue.num_plurals


def forms(text: Text) -> list[str]:
    """The plural forms; one if the message has no number."""
    return [text] if isinstance(text, str) else list(text)


def write(name: str, content: Any) -> None:  # noqa: ANN401 - JSON
    """Writes a file as short as possible."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    (LOCALE / f"{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
