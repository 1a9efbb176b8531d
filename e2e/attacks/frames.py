# Tries to reach the caller's names through frames.
# Answer: ok
def choose(seen, rng):
    import sys

    frame = sys._getframe()
    while frame:
        for name, value in frame.f_locals.items():
            assert name not in ("port", "send", "key", "state"), name
        frame = frame.f_back
    return seen.legal[0]
