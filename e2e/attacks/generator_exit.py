# Tries to raise GeneratorExit.
# Answer: error GeneratorExit
def choose(seen, rng):
    raise GeneratorExit
