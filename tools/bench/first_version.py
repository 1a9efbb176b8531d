"""Builds version 0.1.0 with its own tools, to measure the start of today's version beside it."""

import io
import subprocess
import tarfile
from pathlib import Path

from tools.paths import CACHE, ROOT

NAME, COMMIT = "0.1.0", "92cf30a"
FOLDER = CACHE / NAME


def first_version() -> Path:
    """The folder of the built site.

    The first call takes minutes, because it installs the packages of that version. It needs the
    history of the repository.
    """
    site = FOLDER / "dist"
    if not (site / "sw.js").exists():
        command = ["git", "archive", "--format", "tar", COMMIT]
        source = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
        with tarfile.open(fileobj=io.BytesIO(source)) as archive:
            archive.extractall(FOLDER, filter="data")
        subprocess.run(["make", "build"], cwd=FOLDER, check=True)
    return site
