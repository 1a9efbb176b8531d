"""Several devices in one room play one game.

A host invites another device by a code (`InviteDialog`); a guest reads it and shows an answer
(`JoinDialog`). `game/together/` has the contract of what they send. `joining.py` does what the
dialogs and links need, `sharing.py` carries actions between the table and the other devices,
`sentences.py` and `at_table.py` have what the table says and shows of them.
"""
