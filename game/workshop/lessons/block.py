# Win, else block what another colour could finish, else play in your best line.
from zoo import colours, lines, wins


def choose(seen, rng):
    for play in seen.legal:
        if wins(seen, play):
            return play
    for other in colours(seen)[1:]:
        for line in lines(seen, other):
            for play in seen.legal:
                if len(line.open) == 1 and play.cell in line.cells:
                    return play
    for line in lines(seen, colours(seen)[0]):
        for play in seen.legal:
            if play.cell in line.open:
                return play
    return rng.choice(seen.legal)
