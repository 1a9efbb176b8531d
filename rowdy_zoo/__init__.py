"""Rowdy Zoo as a package: the command `rowdy-zoo`, and an environment of PettingZoo.

    import rowdy_zoo
    env = rowdy_zoo.env(edition="little-zoo", seats=2)

`env` and `raw_env` need the extra: `pip install .[pettingzoo]` in a clone of the repository.
docs/pettingzoo.md explains them.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rowdy_zoo.environment import env, raw_env

__all__ = ["env", "raw_env"]


def __getattr__(name: str) -> object:
    """Imports the environment when it is first used; ImportError if PettingZoo is missing."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module("rowdy_zoo.environment"), name)
    except ModuleNotFoundError as error:
        needed = "run `pip install .[pettingzoo]` in a clone of the repository"
        raise ImportError(f"rowdy_zoo.{name} needs {error.name}: {needed}") from error
