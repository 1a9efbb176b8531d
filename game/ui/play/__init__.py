"""A game in progress: `Game`, what people and computers do in it, and looking back on it.

`start.py` deals or replays a game. `turn.py` carries a turn on, `selection.py` has what taps and
keys select, `playback.py` how computers show their actions. Each function returns the next `Game`.
"""
