"""What the page's address can say behind `#`."""

LINK = "#g="
"""A game follows; the address of a shared game has it."""
