"""Our games: the shelf with all games that can go on.

A game that another one replaces on the table goes to the shelf; `model/waiting_games.py` says how,
and `browser/saved_games.py` saves both in one transaction.
"""
