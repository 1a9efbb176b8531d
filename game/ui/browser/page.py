"""The page's JavaScript, as Python reads and calls it; `bridge.py` is the contract.

A start does not load the contract: only type checkers read it.
"""

from typing import TYPE_CHECKING

from js import window

if TYPE_CHECKING:
    from game.ui.browser.bridge import Page

page: "Page" = window.rowdyZoo
