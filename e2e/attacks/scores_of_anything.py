# Tries to score objects that are no actions.
# Answer: answer
def choose(seen, rng):
    return {object(): 1.0}
