"""Ids of elements that several rooms name."""

HEADING = "home-title"
"""The id of the home screen's heading; it gets the focus when a focused element disappears."""

PLAY = "play"
"""The id of the button that begins a game; it gets the focus after the first question."""

SET_UP = "set-up"
"""The id of the button that leads to the set-up; it gets the focus after the set-up."""

EASIEST = "easiest"
"""The id of the button for the easiest game; it gets the focus when the easier ones are shown."""

CHOSEN_BOARD = "chosen-board"
"""The id of the built board that is played next; the page scrolls it into view."""

SAID = "said"
"""The id of the words about a puzzle or a moment of a game, which are read aloud."""
