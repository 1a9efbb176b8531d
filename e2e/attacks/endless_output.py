# Tries to print for ever.
# Answer: slow
def choose(seen, rng):
    while True:
        print("x" * 1000)
