# Tries to copy a list that is nested more deeply than the interpreter bears.
# Answer: ok or error or ended
nest = []
for _ in range(100_000):
    nest = [nest]
def choose(seen, rng):
    return seen.legal[0]
