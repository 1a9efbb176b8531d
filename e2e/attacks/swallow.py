# Tries to swallow each exception for ever.
# Answer: slow
def choose(seen, rng):
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass
