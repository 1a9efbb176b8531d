# Tries to flood the page with names and long texts.
# Answer: ok
# Asked: step
def choose(seen, rng):
    text = "x" * 100_000
    for number in range(1_000_000):
        globals()["n" + str(number)] = [text] * 3
    return seen.legal[0]
