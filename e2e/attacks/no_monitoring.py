# Tries to take away the monitoring that names the line of an answer.
# Answer: ok or error
import sys

sys.monitoring.free_tool_id(3)
del sys.monitoring
def choose(seen, rng):
    return seen.legal[0]
