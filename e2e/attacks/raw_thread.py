# Tries to start a thread with the C module.
# Answer: error
import _thread

_thread.start_new_thread(print, ())
def choose(seen, rng):
    return seen.legal[0]
