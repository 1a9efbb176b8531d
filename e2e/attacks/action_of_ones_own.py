# Tries to play a card that it does not hold.
# Answer: answer
from zoo import Place

def choose(seen, rng):
    return Place("unicorn", "a1")
