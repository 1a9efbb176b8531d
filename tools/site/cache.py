"""Keeps what takes long to make in `.cache/`, so that a second build is fast."""

import hashlib
import shutil
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.paths import CACHE


def cached(kind: str, inputs: Iterable[Path], make: Callable[[Path], object]) -> Path:
    """The path that `make` has written to, a file or a folder.

    `make` runs only if it has not run with this content of the inputs before. The cache holds one
    result of each kind.
    """
    listed = " ".join(f"{path} {digest(path.read_bytes())}" for path in inputs)
    folder = CACHE / kind
    result = folder / digest(listed.encode())
    if not result.exists():
        CACHE.mkdir(exist_ok=True)
        with TemporaryDirectory(dir=CACHE) as unfinished:
            make(Path(unfinished) / kind)
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            (Path(unfinished) / kind).rename(result)
    return result


def kind_without(kind: str, tricks: Collection[str]) -> str:
    """The kind of a result that leaves out these tricks."""
    return "-without-".join([kind, *sorted(tricks)])


def digest(content: bytes) -> str:
    """The first 16 digits of the SHA-256 of the content: enough to tell contents apart."""
    return hashlib.sha256(content).hexdigest()[:16]
