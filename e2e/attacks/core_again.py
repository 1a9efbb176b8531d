# Tries to forget that the core was removed, and import it again.
# Answer: error ModuleNotFoundError or ended
import sys

for name in [n for n, module in sys.modules.items() if module is None]:
    del sys.modules[name]

import pyodide.code

pyodide.code.run_js("fetch('/stolen')")
def choose(seen, rng):
    return seen.legal[0]
