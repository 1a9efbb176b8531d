# Tries to raise a SyntaxError with a false line.
# Answer: error SyntaxError
def choose(seen, rng):
    raise SyntaxError("no", ("<bot>", "four", {}, [], 5, 6))
