# Tries to fill the memory with files.
# Answer: error
import os

for i in range(100_000):
    os.mkdir(f"/tmp/{i}")
def choose(seen, rng):
    return seen.legal[0]
