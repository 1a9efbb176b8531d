# Tries to change the rules of the game.
# Answer: ok or ended or error
import game.rules.play as play

play.apply = None
play.legal_actions = lambda state: ()
def choose(seen, rng):
    return seen.legal[0]
