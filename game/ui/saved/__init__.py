"""What the device saves, as text and back: settings, the game in progress and the family board.

Saved text may be old, newer or damaged. Readers leave out what is invalid and save unknown fields
again. If a whole text cannot be read, they raise an error, and the page sets the text aside:
`damaged.py` names these texts, and `news.py` what home tells about them.

The texts with lists are read and written by `frame/saved_list.py`.
"""
