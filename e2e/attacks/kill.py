# Tries to send itself a signal.
# Answer: error or ended or ok
def choose(seen, rng):
    import os
    import signal

    os.kill(os.getpid(), signal.SIGKILL)
    return seen.legal[0]
