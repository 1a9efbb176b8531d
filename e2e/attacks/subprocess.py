# Tries to start a process.
# Answer: error or ended
import subprocess

subprocess.run(["ls"])
def choose(seen, rng):
    return seen.legal[0]
