"""Puzzles: a present each day, and five paths.

`game/puzzles` says what a puzzle asks and which plays answer it. The room shows all of them, and
opens one on the screen of the coach, which asks, helps and cheers. Nothing is counted down and
nothing is lost by a day without.
"""
