# A line is worth little if nobody has the cards for it.
from zoo import colours, habit, lines, plays, unseen

MINE = {1: 1000, 2: 10, 3: 4, 4: 0.5}
THEIRS = {1: 50, 2: 10, 3: 0.3}
WORTH_LATER = 20


def choose(seen, rng):
    if habit(seen):
        return habit(seen)
    left = unseen(seen)
    me, *others = colours(seen)
    mine = lines(seen, me)
    theirs = [line for other in others for line in lines(seen, other)]
    scores = {}
    for play in plays(seen):
        scores[play] = rng.random() / 100
        if play.card != seen.edition.picture_at[play.cell]:
            scores[play] -= WORTH_LATER
        hand = list(seen.hand)
        hand.remove(play.card)
        for line in mine:
            if play.cell in line.open:
                rest = [c for c in line.open if c != play.cell]
                worth = MINE.get(len(line.open), 0)
                scores[play] += worth * chance(seen, rest, left, hand)
        for line in theirs:
            if play.cell in line.cells:
                worth = THEIRS.get(len(line.open), 0)
                scores[play] += worth * chance(seen, line.open, left, [])
    return scores


def chance(seen, cells, left, hand):
    likely = 1
    for cell in cells:
        card = seen.edition.picture_at[cell]
        likely *= 1 if card in hand else (left[card] + 0.3) / 5
    return likely
