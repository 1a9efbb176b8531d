# Tries to raise an error in our functions by the monitoring of Python.
# Answer: error or ended or slow
import sys


def stop(*_):
    raise SystemExit

events = sys.monitoring.events
sys.monitoring.use_tool_id(2, "spy")
sys.monitoring.register_callback(2, events.PY_RETURN, stop)
def choose(seen, rng):
    sys.monitoring.set_events(2, events.PY_RETURN)
    return seen.legal[0]
