"""What every test of the page begins with."""

import pytest

from game.ui.look import shown_pictures
from game.ui.look.i18n import set_language


@pytest.fixture(autouse=True)
def _english_animals() -> None:
    """Another test may have left another language or a picture set behind."""
    set_language("en")
    shown_pictures.use(shown_pictures.ANIMALS)
