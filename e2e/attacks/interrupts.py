# Tries to catch everything that could end an endless loop.
# Answer: slow
def choose(seen, rng):
    while True:
        try:
            while True:
                pass
        except BaseException:
            continue
