"""What could I have done? The moments of a game in which another play was clearly better.

`game/coach` judges each play by what its seat could see then. `reading.py` replays the game up to
each moment. The screen is a table of its own: its board and its hand send the messages of this
room, and nothing that is done here changes the game.

Nobody is blamed: no sentence has a percentage or the word "mistake". For somebody who
finds nothing a row is lit, then the paw shows the place, then the play. A sentence compares the
play that was tried or made with the better one.
"""
