# Tries to write to standard output past print.
# Answer: error PermissionError
def choose(seen, rng):
    import os

    while True:
        os.write(1, b"x" * 100_000)
