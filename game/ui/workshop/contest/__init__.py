"""The arena: duels, tables and tournaments of bots and levels.

The page asks levels in slices and bots in their sandboxes; tests ask functions. One bot against
another plays 200 games, a table 4, 10 or 20 for each pair; the starter alternates. At most two
sandboxes exist at a time, besides those of the board and the one that reads what somebody types. A
bot without an answer loses that game; one that took too long three times is not asked again in that
contest. A lesson's check, and one bot against another, stop at a mistake in the code, and at the
second game without an answer. Tables go on, and say what went wrong.
"""
