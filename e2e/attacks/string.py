# Tries to double a string for ever.
# Answer: memory or slow or error
def choose(seen, rng):
    text = "x"
    while True:
        text += text
