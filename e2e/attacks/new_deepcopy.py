# Tries to replace the function that copies its names.
# Answer: ok or error
import game.workshop.names as names

names.deepcopy = lambda value, memo=None: print("copied") or __import__("js")
def choose(seen, rng):
    return seen.legal[0]
