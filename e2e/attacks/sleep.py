# Tries to sleep.
# Answer: slow or ended
def choose(seen, rng):
    import time

    time.sleep(1000)
    return seen.legal[0]
