"""Cases of a test: `make test` tries some of them, `make soak` the others."""

from collections.abc import Iterable
from typing import Any

import pytest


def first(number: int, cases: Iterable[Any]) -> list[Any]:
    """The cases for `parametrize`: `make test` tries the first ones, `make soak` the others."""
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)),
            marks=() if position < number else pytest.mark.soak,
        )
        for position, case in enumerate(cases)
    ]
