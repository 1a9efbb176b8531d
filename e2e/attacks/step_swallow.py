# Tries to go on for ever after the last step that is kept.
# Answer: slow
# Asked: step
def choose(seen, rng):
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass
