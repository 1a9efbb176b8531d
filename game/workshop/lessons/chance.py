# Leave the others as little chance as you can.
from zoo import colours, habit, lines, plays, unseen

MINE = {1: 1000, 2: 4, 3: 1, 4: 0.3}
THEIRS = {2: 2, 3: 0.4}


def choose(seen, rng):
    if habit(seen):
        return habit(seen)
    me, *others = colours(seen)
    mine = lines(seen, me)
    theirs = [line for other in others for line in lines(seen, other)]
    scores = {}
    for play in plays(seen):
        scores[play] = rng.random() / 100
        for line in mine:
            if play.cell in line.open:
                scores[play] += MINE.get(len(line.open), 0)
        pictures = set()
        for line in theirs:
            if play.cell in line.cells:
                scores[play] += THEIRS.get(len(line.open), 0)
            elif len(line.open) == 1:
                pictures.add(seen.edition.picture_at[line.open[0]])
        scores[play] -= 100 * chance(seen, pictures)
    return scores


def chance(seen, pictures):
    left = unseen(seen)
    hidden = sum(left.values())
    fitting = sum(left[picture] for picture in pictures)
    if pictures:
        fitting += left["unicorn"]
    others = sum(seen.hand_sizes) - len(seen.hand)
    none = 1
    for card in range(others):
        none *= max(hidden - fitting - card, 0) / (hidden - card)
    return 1 - none
