# Tries to trace our functions to see their names.
# Answer: ok or error
import sys

sys.settrace(lambda frame, event, value: print(frame.f_code.co_name))
def choose(seen, rng):
    return seen.legal[0]
