"""Compiles the message catalogues: `python -m tools.site.catalogues`.

`messages.json` lists the English messages. `<language>.json` has which plural form a number takes,
and for each message its forms, in the same order. gettext's own files repeat the messages in each
language, and are twice as large. What only the workshop says has files of its own, which the game
does not load.
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

WORKSHOP = "game/ui/workshop/"


def main() -> None:
    """Writes all files."""
    messages = [message for message in extracted() if message.id]
    messages.sort(key=lambda message: sorted(message.locations))
    compile_to(LOCALE, [message for message in messages if not is_of_workshop(message)])
    compile_to(ROOT / WORKSHOP / "locale", [m for m in messages if is_of_workshop(m)])


def is_of_workshop(message: Message) -> bool:
    """Whether only the workshop says it."""
    return all(file.startswith(WORKSHOP) for file, _line in message.locations)


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
