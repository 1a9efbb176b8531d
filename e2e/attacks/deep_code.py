# Tries to give the compiler too deep code.
# Answer: error or ended
def choose(seen, rng):
    compile("(" * 100_000 + ")" * 100_000, "x", "eval")
    return seen.legal[0]
