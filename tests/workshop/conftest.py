"""What every test of the workshop's library begins with."""

import pytest

from game.ui.look.i18n import set_language


@pytest.fixture(autouse=True)
def _english() -> None:
    """Another test may have left another language behind."""
    set_language("en")
