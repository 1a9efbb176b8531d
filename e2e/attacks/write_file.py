# Tries to write a file.
# Answer: error OSError
open("/home/pyodide/mine", "w").write("x")
def choose(seen, rng):
    return seen.legal[0]
