"""The table: board, hand, seats, the curtain between people, dialogs, and the end of a game.

`update.py` routes the messages. `marks.py` says how cells look, `cell.py` draws one of them,
`overlays.py` what lies above all. Computers act in steps that each wait for an effect
(`computers.py`).
"""
