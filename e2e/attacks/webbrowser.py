# Tries to open a page.
# Answer: error ModuleNotFoundError
import webbrowser

webbrowser.open("https://example.org/")
def choose(seen, rng):
    return seen.legal[0]
