"""The folders of the project that more than one tool uses."""

from pathlib import Path

ROOT = Path(__file__).parent.parent
GAME = ROOT / "game"
LOCALE = GAME / "locale"
STATIC = ROOT / "static"
ART = STATIC / "art"
SCREENS = ROOT / "docs" / "screens"
"""The pictures of the README and of the documents."""

DIST = ROOT / "dist"
"""The built site."""

CACHE = ROOT / ".cache"
"""What takes long to make and may be deleted."""

PACKAGES = ROOT / "node_modules"
PYODIDE = PACKAGES / "pyodide"
LOCK = ROOT / "package-lock.json"
"""The versions of the packages."""
