"""The twelve lessons: goals, texts and checks.

`game/workshop/lessons/` has the solutions. A solution is shown to read; only a button makes a bot
of it. The page opens at the first lesson that is not done.

Most goals ask positions in which the solution is right and the one before it is not: it solves
20 of 20 and none, of those with forks 36 and 15 of 50, and of the arena's puzzles 41 and 36.
Of those with chances it solves 30 of 30 and none, of those to look ahead 37.1 of 40 (in 25 runs,
33 at least) and one. The lesson about character asks two turns of 60 games, and the rarer style
counts: 27 games in 300 runs (20 at least, 18 are the goal); in 8 of 300 a bot passed that decides
at every turn. A goal lies three standard errors below what its solution reaches.
Only "Remember the cards" plays games: in 2,000 the solution won 57.6 % against Fox, and the one
before it 49.9 %.
"""
