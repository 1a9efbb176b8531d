# Tries to answer with a move from a position that it has made.
# Answer: answer
from dataclasses import replace

from zoo import guess, legal


def choose(seen, rng):
    position = guess(seen, rng)
    other = position._replace(hands=tuple(("dragon",) * 3 for _ in position.hands))
    moves = [move for move in legal(other) if move not in seen.legal]
    return moves[0] if moves else None
