# Tries to see the names of our functions by the monitoring of Python.
# Answer: ok or error
import sys

seen_names = []
events = sys.monitoring.events
sys.monitoring.use_tool_id(2, "spy")
sys.monitoring.register_callback(2, events.PY_START, lambda code, at: seen_names.append(code.co_name))
sys.monitoring.set_events(2, events.PY_START)
def choose(seen, rng):
    print(seen_names[:5])
    return seen.legal[0]
