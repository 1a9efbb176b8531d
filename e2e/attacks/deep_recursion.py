# Tries to lift the limit of recursion first.
# Answer: error RecursionError or ended or slow
import sys

sys.setrecursionlimit(10**8)
def choose(seen, rng):
    return choose(seen, rng)
