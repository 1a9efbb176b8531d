"""Lessons in a first game, the paw, "How to play" and the rules to read.

A first game is an ordinary game with `Model.learning` set. After each step `lessons.py` chooses the
lesson of the turn and the action that the paw points at. Owl's evaluation chooses it among the
plays of the lesson, from the observation of the seat. `Model.lessons` remembers what was shown, for
this game only: after a reload the game continues without lessons. In the first turn the paw makes
the play itself; any tap ends that and counts. `static/page/screen/paw.js` measures cards and cells
and puts the paw, its dots and its chips there. CSS moves them.

In the first two turns the paw avoids lines with a sun, because many games would end before the
lessons. A lesson that did not come up in the first game never comes; "How to play" explains it.
"""
