# Tries to ask for a signal later.
# Answer: error or ended
import signal

signal.setitimer(signal.ITIMER_REAL, 0.01)
def choose(seen, rng):
    return seen.legal[0]
