# Tries to forge the steps that are shown.
# Answer: ok
# Asked: step
import sys


def choose(seen, rng):
    steps = sys._getframe().f_trace.__self__._stepping.steps
    steps += [None, 3, "<b>", [], ["1"], [1, 2, 3, 4, 5], [[1]] * 5, {"line": 1}]
    steps += [[10**400, -1, {"<b>": "<script>"}, {"c4": "1"}, {}], [1, 1, {"__proto__": []}, "x"]]
    steps += [[1, 1, {}, {}, 0, "<b>"], [1, 1, {}, {}, 0, {}, 0]]
    steps += [[1, 1, {"a": "b"}, {}, 0, 0]] * 3000
    return seen.legal[0]
