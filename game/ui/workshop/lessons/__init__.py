"""The nine lessons: goals, texts and checks.

`game/workshop/lessons/` has the solutions. A solution is shown to read; only a button makes a bot
of it. The page opens at the first lesson that is not done.

Most goals ask positions in which the solution is right and the one before it is not: it solves
20 of 20 and none, of those with forks 36 and 15 of 50, and of the arena's puzzles 41 and 36.
Only "Remember the cards" plays games: in 2,000 the solution won 57.6 % against Fox, and the one
before it 49.9 %.
"""
