"""Compiles the message catalogues: `python -m tools.site.catalogues`.

`messages.json` lists the English messages. `<language>.json` has which plural form a number takes,
and for each message its forms, in the same order. gettext's own files repeat the messages in each
language, and are twice as large. What only the workshop says has files of its own, which the game
does not load.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeAlias

from babel.messages.catalog import Catalog, Message

from game.ui.look.i18n import LANGUAGES
from tools.paths import LOCALE, ROOT
from tools.site.messages import extracted, is_translated, stored_catalogue

Text: TypeAlias = str | tuple[str, ...] | list[str]

WORKSHOP = "game/ui/workshop/"


def main() -> None:
    """Writes all files."""
    messages = [message for message in extracted() if message.id]
    apart = {message.id for message in messages if is_of_workshop(message)}
    ids = [message.id for message in stored_catalogue("en") if message.id]
    compile_to(LOCALE, [id for id in ids if id not in apart])
    compile_to(ROOT / WORKSHOP / "locale", [id for id in ids if id in apart])


def is_of_workshop(message: Message) -> bool:
    """Whether only the workshop says it."""
    return all(file.startswith(WORKSHOP) for file, _line in message.locations)


def compile_to(folder: Path, ids: Iterable[Text]) -> None:
    """Writes the files of these messages into a folder."""
    folder.mkdir(exist_ok=True)
    for language in set(LANGUAGES) - {"en"}:
        catalogue = stored_catalogue(language)
        translated = [translation(catalogue, id) for id in ids]
        write(folder / f"{language}.json", {"plural": catalogue.plural_expr, "forms": translated})
    write(folder / "messages.json", [forms(id)[0] for id in ids])


def translation(catalogue: Catalog, id: Text) -> list[str]:
    """All forms of a message; in English if it is not translated."""
    message = catalogue.get(id)
    if message and is_translated(message.string):
        return forms(message.string)
    return forms(id)[-1:] * (1 if isinstance(id, str) else catalogue.num_plurals)


def forms(text: Text) -> list[str]:
    """The plural forms; one if the message has no number."""
    return [text] if isinstance(text, str) else list(text)


def write(path: Path, content: Any) -> None:  # noqa: ANN401 - JSON
    """Writes a file as short as possible."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
