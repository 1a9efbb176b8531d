"""An Elm frame that knows no game: messages, the loop, markup, and what changes on the page."""
