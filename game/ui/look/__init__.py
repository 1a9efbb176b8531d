"""Words, pictures and controls that several screens share, in the language of the page."""
