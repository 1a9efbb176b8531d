# Tries to run when its values are shown.
# Answer: ok
# Asked: step
def for_ever(*_values):
    while True:
        pass


class Meta(type):
    __eq__ = __instancecheck__ = __getattribute__ = __repr__ = for_ever

    def __hash__(self):
        return 1


class Hostile(metaclass=Meta):
    __repr__ = __str__ = __len__ = __iter__ = __eq__ = __format__ = __getattribute__ = for_ever

    def __hash__(self):
        return 1


class Text(str):
    __hash__ = str.__hash__
    __repr__ = __str__ = __len__ = __eq__ = isidentifier = for_ever


def choose(seen, rng):
    one, many, text = Hostile(), [Hostile()] * 9, Text("x")
    table = {Hostile(): Hostile()}
    globals()[Hostile()] = text
    scores = {type(seen.legal[0])(Text("fox"), Text("c4")): 10**400}
    return seen.legal[0]
