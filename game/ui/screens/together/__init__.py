"""Several devices in one room play one game.

A host invites another device by a code (`InviteDialog`); a guest reads it and shows an answer
(`JoinDialog`). `game/together/` has the contract of what they send. `joining.py` does what the
dialogs and links need, `sharing.py` carries actions between the table and the other devices,
`sentences.py` and `at_table.py` have what the table says and shows of them.

`Game.elsewhere` has the seats that other devices play; the table shows no hand of theirs and asks
nobody for them. After each step of any room `sharing.py` compares the table with the `Host` or
`Guest` of this device, sends what is new, and lays out what the room has accepted. The saved text
`devices` says who shares the saved game, so that a page that was reloaded goes on.
"""
