# Tries to find a class of JavaScript among all classes and make an object.
# Answer: ok or ended or error
def walk(kind):
    for sub in type.__subclasses__(kind):
        yield sub
        yield from walk(sub)


for kind in list(walk(object)):
    if kind.__name__ in ("JsProxy", "JsFinder", "WebLoop"):
        kind().call_soon(print)
def choose(seen, rng):
    return seen.legal[0]
