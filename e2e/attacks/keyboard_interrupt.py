# Tries to raise KeyboardInterrupt.
# Answer: error KeyboardInterrupt
def choose(seen, rng):
    raise KeyboardInterrupt
