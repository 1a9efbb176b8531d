"""How Python in the page imports from archives."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tools.runtime import site_archive
from tools.runtime.site_archive import Importer
from tools.site.archives import site_archive as archive

FILES = {
    "den/__init__.py": b"name = 'den'",
    "den/fox.py": b"from den import name\nsound = 'ring'",
    "den/words.json": b"{}",
}


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    file = tmp_path / "den.zip"
    file.write_bytes(archive(FILES))
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setattr(site_archive, "importer", Importer())
    yield str(file)
    for name in ("den", "den.fox", "den.owl"):
        sys.modules.pop(name, None)


def test_modules_and_packages_are_imported(path: str) -> None:
    site_archive.add(path)
    import den.fox  # type: ignore[import-not-found]

    assert (den.name, den.fox.sound) == ("den", "ring")
    assert den.__spec__.loader.get_data("den/words.json") == b"{}"
    assert den.fox.__spec__.origin == "den/fox.py"


def test_what_is_in_no_archive_is_missing(path: str) -> None:
    site_archive.add(path)
    with pytest.raises(ModuleNotFoundError):
        import_module("den.owl")
    with pytest.raises(OSError, match=r"den/owl\.json is in no archive"):
        site_archive.importer.get_data("den/owl.json")


def test_a_second_archive_adds_to_a_package(path: str, tmp_path: Path) -> None:
    site_archive.add(path)
    more = tmp_path / "more.zip"
    more.write_bytes(archive({"den/owl.py": b"sound = 'hoo'"}))
    site_archive.add(str(more))
    assert import_module("den.owl").sound == "hoo"


def test_an_archive_is_read_once(path: str) -> None:
    site_archive.add(path)
    Path(path).unlink()
    site_archive.add(path)
    assert sys.meta_path.count(site_archive.importer) == 1


def test_a_damaged_archive_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "damaged.zip"
    file.write_bytes(b"no archive")
    with pytest.raises(ImportError, match="Zip file"):
        Importer().add(str(file))
