# Win, else block what another colour could finish.
from zoo import colours, habit, lines, plays, wins


def choose(seen, rng):
    if habit(seen):
        return habit(seen)
    for play in seen.legal:
        if wins(seen, play):
            return play
    for other in colours(seen)[1:]:
        for line in lines(seen, other):
            for play in plays(seen):
                if len(line.open) == 1 and play.cell in line.cells:
                    return play
    return rng.choice(seen.legal)
