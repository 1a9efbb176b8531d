"""Recorded games, each beside the states that its replay must print.

`NAME.json` is a record. Beside it is `NAME.states.jsonl`, every state, or for a long game
`NAME.digest.json`: the number of states, a SHA-256 of them all, and the last one.
"""
