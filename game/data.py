"""Reads the data files of the package: editions, weights and message catalogues.

`importlib.resources` is not used: it would add 300 kB of compiled Python to every start of the
page.
"""

import sys
from importlib import import_module
from importlib.abc import ResourceLoader
from typing import cast

from game.rules.json_text import parse_json


def content(file: str, package: str = "game") -> bytes:
    """The content of a file; OSError if it is missing.

    `file` is its path in the package, such as `bots/weights.json`.
    """
    spec = sys.modules[package].__spec__
    assert spec and spec.submodule_search_locations
    loader = cast("ResourceLoader", spec.loader)
    return loader.get_data(f"{spec.submodule_search_locations[0]}/{file}")


def table(file: str) -> object:
    """The data of a TOML file; OSError if it is missing.

    In the page it comes from JSON, which the build makes: so a start needs no `tomllib`.
    """
    try:
        return parse_json(content(f"{file}.json").decode())
    except OSError:
        data: object = import_module("tomllib").loads(content(file).decode())
        return data
