# Tries to change the game's own archive.
# Answer: error OSError
open("/game.zip", "r+b").write(b"x")
def choose(seen, rng):
    return seen.legal[0]
