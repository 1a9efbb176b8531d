# Tries to change an action into another.
# Answer: answer
def choose(seen, rng):
    play = seen.legal[0]
    object.__setattr__(play, "cell", "a1")
    object.__setattr__(play, "card", "unicorn")
    return play
