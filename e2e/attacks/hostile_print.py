# Tries to print a string that lies about its length.
# Answer: ok
class Text(str):
    def __len__(self):
        return -5

    def __getitem__(self, key):
        raise SystemExit

    def __str__(self):
        return self


def choose(seen, rng):
    import sys

    sys.stdout.write(Text("x" * 1_000_000))
    return seen.legal[0]
