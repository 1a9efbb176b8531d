# Tries to name a class with markup and 300,000 letters.
# Answer: error
def choose(seen, rng):
    raise type("<b>" + "x" * 300_000, (Exception,), {})
