# Tries to follow our functions with a tracer while its turn is shown.
# Answer: ok
# Asked: step
import sys


def look(frame, event, value):
    assert not {"port", "send", "key", "state"} & {*frame.f_locals}
    return look


def choose(seen, rng):
    sys.settrace(look)
    frame = sys._getframe()
    while frame:
        frame.f_trace = look
        frame = frame.f_back
    return seen.legal[0]
