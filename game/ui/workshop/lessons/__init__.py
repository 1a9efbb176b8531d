"""The seven lessons: goals, texts and checks.

`game/workshop/lessons/` has the solutions. A solution is shown to read; only a button makes a bot
of it. The page opens at the first lesson that is not done.

A solution passes its goal in at least 96 of 100 tries, and the solution before it in at most 9.
That follows from shares of 4,000 to 17,000 games: 73.0 and 49.9 % against random, 55.0, 48.5 and
69.2 % against Cub, 42.0, 50.5 and 57.9 % against Fox. Of the puzzles, the last one solves 42, and
the one before it 40; chance changes neither.
"""
