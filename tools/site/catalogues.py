"""Compiles the message catalogues: `python -m tools.site.catalogues`.

`messages.json` lists the English messages. `<language>.json` has which plural form a number takes,
and for each message its forms, in the same order. gettext's own files repeat the messages in each
language, and are twice as large. What only the workshop, several devices or the shelf need has
files of its own, which a first start does not load.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message

from game.ui.look.i18n import CONTEXT_END
from tools.paths import LOCALE, ROOT
from tools.site.messages import (
    TRANSLATIONS,
    extracted,
    forms,
    is_translated,
    stored_catalogue,
)

PARTS = ("game/ui/workshop/", "game/ui/screens/together/", "game/ui/screens/shelf/")
"""The folders whose messages are in files of their own."""


def main() -> None:
    """Writes all files."""
    messages = [message for message in extracted() if message.id]
    messages.sort(key=lambda message: sorted(message.locations))
    compile_to(LOCALE, [message for message in messages if part_of(message) is None])
    for part in PARTS:
        compile_to(ROOT / part / "locale", [m for m in messages if part_of(m) == part])


def part_of(message: Message) -> str | None:
    """The folder of which all files are that have the message; None if others have it, too."""
    files = [file for file, _line in message.locations]
    return next((part for part in PARTS if all(file.startswith(part) for file in files)), None)


def compile_to(folder: Path, messages: Sequence[Message]) -> None:
    """Writes the files of these messages into a folder."""
    folder.mkdir(exist_ok=True)
    for language in TRANSLATIONS:
        catalogue = stored_catalogue(language)
        translated = [translation(catalogue, message) for message in messages]
        write(folder / f"{language}.json", {"plural": catalogue.plural_expr, "forms": translated})
    write(folder / "messages.json", [key(message) for message in messages])


def key(message: Message) -> str:
    """What the game looks a message up by."""
    one = forms(message.id)[0]
    return message.context + CONTEXT_END + one if message.context else one


def translation(catalogue: Catalog, message: Message) -> list[str]:
    """All forms of a message; in English if it is not translated."""
    found = catalogue.get(message.id, message.context)
    if found and is_translated(found.string):
        return forms(found.string)
    ends = 1 if isinstance(message.id, str) else catalogue.num_plurals
    return forms(message.id)[-1:] * ends


def write(path: Path, content: Any) -> None:  # noqa: ANN401 - JSON
    """Writes a file as short as possible."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
