"""Skips the tests that need the packages of `requirements-package.txt`."""

from importlib.util import find_spec

import pytest


def needs(package: str) -> pytest.MarkDecorator:
    """Skips a test if the package is missing; its reason says how that can happen."""
    why = "tools/setup.sh could not install requirements-package.txt"
    return pytest.mark.skipif(find_spec(package) is None, reason=f"{package} is missing: {why}")
