# Tries to fill a pipe.
# Answer: error
import os

out, into = os.pipe()
while True:
    os.write(into, b"x" * 100_000)
def choose(seen, rng):
    return seen.legal[0]
