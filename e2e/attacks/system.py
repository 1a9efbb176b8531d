# Tries to run a program.
# Answer: error or ended
import os

os.system("ls")
def choose(seen, rng):
    return seen.legal[0]
