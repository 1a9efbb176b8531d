"""The contract between the page and Python: `types/contract.d.ts` says what the bridges say."""

import re
from collections.abc import Awaitable, Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import Annotated, Literal, Protocol

import pytest

from game.ui.app.rooms import decode
from game.ui.play.history import Sent
from game.ui.saved.news import News
from game.ui.screens.pictures.sentences import FAILURES
from tools.site.contract import TARGET, contract, signature

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "static"
BEFORE_PYTHON = STATIC / "start" / "before_python"
BRIDGE_JS = STATIC / "page" / "bridge.js"
BRIDGE = BRIDGE_JS.read_text(encoding="utf-8")

PLACEHOLDERS = {"${string}": ["en", "en,uk"], "${number}": ["0"]}
"""Samples of what a message may contain anywhere."""

FROM_PYTHON = {
    "onMessage",
    "onCode",
    "onOpened",
    "onText",
    "onSilence",
    "onClosed",
    "onCameraOpened",
    "onCameraFailed",
}
"""The members that Python sets."""


class Bytes(Protocol):
    """Stands for the protocol of that name in the bridge."""


class Colour(Enum):
    """An enumeration whose values are texts of JavaScript."""

    RED, BLUE = "red", "blue"


class Samples(Protocol):
    """Each kind of type that a contract may use."""

    def nothing(self) -> None: ...

    def promise(self, name: str, file: str = "", /) -> Awaitable[None]: ...

    def text(self, name: Literal["a", "b"], text: str | None, /) -> Awaitable[str | None]: ...

    def numbers(self, yes: bool, number: int, /, *sides: float) -> object: ...

    def change(self, change: Callable[[str | None], str], /) -> Sequence[str | None]: ...

    def bytes(self, *parts: Bytes) -> Sequence[tuple[str, Bytes | None]]: ...

    def value(self, name: Annotated[str, Colour], /) -> Sequence[str]: ...

    def other(self) -> dict[str, str]: ...


IN_TYPESCRIPT = {
    "nothing": "() => void",
    "promise": "(name: string, file?: string) => Promise<void>",
    "text": '(name: "a" | "b", text?: string) => Promise<string | undefined>',
    "numbers": "(yes: boolean, number: number, ...sides: number[]) => unknown",
    "change": "(change: (given0: string | undefined) => string) => (string | undefined)[]",
    "bytes": (
        "(...parts: Uint8Array<ArrayBuffer>[]) => [string, Uint8Array<ArrayBuffer> | undefined][]"
    ),
    "value": '(name: "red" | "blue") => string[]',
}


def members(name: str) -> set[str]:
    """The members of an interface of the contract."""
    found = re.search(rf"export interface {name} \{{\n(.*?)\n\}}", contract(), re.DOTALL)
    assert found
    return set(re.findall(r"^  (\w+): ", found[1], re.MULTILINE))


def provided(name: str, folder: Path) -> set[str]:
    """The members that scripts add to an object of this name."""
    texts = [path.read_text(encoding="utf-8") for path in folder.rglob("*.*js")]
    return {m for text in texts for m in re.findall(rf"^ *{name}\.(\w+) = ", text, re.MULTILINE)}


def union(name: str) -> set[str]:
    """The texts of a union type in JavaScript, with all combinations of a template's parts."""
    found = re.search(rf"@typedef \{{([^@]*?)\}} {name}\b", BRIDGE)
    assert found
    texts: set[str] = set()
    for quoted, template in re.findall(r'"([^"]*)"|`([^`]*)`', found[1]):
        texts |= set(filled(template)) if template else {quoted}
    return texts


def filled(template: str) -> list[str]:
    """The template with each text in the place of its placeholder."""
    found = re.search(r"\$\{(\w+)\}", template)
    if not found:
        return [template]
    values = PLACEHOLDERS.get(found[0]) or union(found[1])
    return [one for value in values for one in filled(template.replace(found[0], value))]


def test_the_types_of_the_scripts_say_what_the_bridges_of_python_say() -> None:
    assert TARGET.read_text(encoding="utf-8") == contract(), "run python -m tools.site.contract"


@pytest.mark.parametrize("name", IN_TYPESCRIPT)
def test_a_method_of_python_has_its_type_in_typescript(name: str) -> None:
    assert signature(getattr(Samples, name), {}) == IN_TYPESCRIPT[name]


def test_a_type_without_a_translation_is_refused() -> None:
    with pytest.raises(TypeError, match="dict"):
        signature(Samples.other, {})


def test_the_page_provides_every_member() -> None:
    start = (BEFORE_PYTHON / "page.js").read_text(encoding="utf-8")
    created = set(re.findall(r"^    (\w+): ", start, re.MULTILINE))
    assert "claimGame" in members("Page")
    assert members("Page") | members("TogetherPage") == created | provided("page", STATIC)


def test_the_workshop_provides_every_member() -> None:
    assert members("Workshop") - FROM_PYTHON == provided("workshop", STATIC / "workshop")


def test_what_joins_devices_provides_every_member() -> None:
    assert members("Together") - FROM_PYTHON == provided("together", STATIC / "page" / "together")


def test_python_has_a_sentence_for_each_failure_of_a_picture_or_sound() -> None:
    assert union("MediaFailure") <= FAILURES.keys()


def test_python_knows_what_the_page_tells() -> None:
    assert union("News") <= {news.value for news in News}
    assert union("LinkResult") == {sent.value for sent in Sent} | {""}


def test_every_message_of_the_page_can_be_decoded() -> None:
    messages = union("Message")
    assert {
        "LostGameLock",
        "NewsReceived others-open",
        "VoicesChanged en,uk",
    } <= messages
    for message in messages:
        decode(message)


def test_the_prefix_of_storage_keys_stands_in_one_place() -> None:
    pages = [*(ROOT / "static").rglob("*js"), *(ROOT / "game").rglob("*.py")]
    users = [path for path in pages if '"rowdy-zoo:' in path.read_text(encoding="utf-8")]
    assert sorted(users) == sorted([BEFORE_PYTHON / "storage.js", BRIDGE_JS])
