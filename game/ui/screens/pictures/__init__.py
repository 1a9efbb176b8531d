"""The page of a picture set, and its dialogs.

A set that is opened is in use from then on, so its page shows each picture as the game will. Every
change goes through `changing.py`, which saves the set at once (`SaveSet`) and remembers the set
before. "Undo" restores these one by one, back to the opening of the page, and "Redo" makes the
changes again. Typing in one field is one change, and so are many photos that come at once.

The pictures of a set are on the places of the board that is chosen. `places.py` moves those of
other animals to free places, and tells which ones wait for a larger board. It loses none. A picture
that waits can change places with one that does not. Unicorn, dragon and sun have places of their
own, after the animals, on every board.

A photo, a drawing or a sound waits on the page under its id; `SaveImage` saves it together with its
set. Images that no set needs are deleted when a page of a set is opened the next time.

The messages of the page are in `msg.py`, those about one picture in `face_msg.py`. Each dialog
about a picture is a file with a view and an update, such as `photo_dialog.py`.
"""
