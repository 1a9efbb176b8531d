# Tries to never answer.
# Answer: slow
def choose(seen, rng):
    while True:
        pass
