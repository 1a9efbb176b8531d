"""The workshop, a second page on which people write their own opponents.

Five rooms: `bots` writes and saves them, `match` plays a game on the board, `contest` many games,
`lessons` teaches, and `collect` lets bots go from device to device. No room imports another. The
files beside them lie below, except `msg`, `update`, `step` and `view`, which put the rooms
together.

`workshop.html` has its own composition root, `game/workshop_main.py`. It shares the loop, the
patcher, storage and the start with the game. What only it needs is in `workshop.zip`, which the
start of the game does not request. Its messages are compiled apart from the game's
(`tools/site/catalogues.py`).

The board must not move while somebody watches a game. So nothing above it changes its height, and
its size depends only on the panel. A phone shows one panel at a time; Play changes to that with the
board.
"""
