"""The effects, run in the browser: one file a kind; `runners.py` names the file of each."""
