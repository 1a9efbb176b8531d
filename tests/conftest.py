"""Hypothesis profiles: how many random examples a run tries, natively, in Pyodide or quickly."""

import sys

from hypothesis import HealthCheck, settings

from tests.effort import often

settings.register_profile(
    "native",
    max_examples=often(12),
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("pyodide", settings.get_profile("native"), max_examples=8, database=None)
settings.register_profile("quick", settings.get_profile("native"), max_examples=10)
settings.load_profile("pyodide" if sys.platform == "emscripten" else "native")
