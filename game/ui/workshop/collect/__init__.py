"""Bots go from tablet to tablet: one collects them, the others send one each.

A device that sends reads the code of the one that collects and shows its answer, as guests of a
game do, but with `COLLECT_SIGN`. On the channel there is one text each way: the hash of the bot's
link, and an `Answer`. Then the device that has sent the bot closes the channel: an answer could get
lost if the other one did. What comes is saved and not run.
"""
