# Win, else block, else play where most lines are open.
from zoo import colours, habit, lines, plays, wins


def choose(seen, rng):
    if habit(seen):
        return habit(seen)
    me, *others = colours(seen)
    mine = lines(seen, me)
    theirs = [line for other in others for line in lines(seen, other)]
    scores = {}
    for play in plays(seen):
        scores[play] = rng.random()
        for line in mine:
            if play.cell in line.open:
                scores[play] += 1
        for line in theirs:
            if len(line.open) == 1 and play.cell in line.cells:
                scores[play] += 50
        if wins(seen, play):
            scores[play] += 1000
    return scores
