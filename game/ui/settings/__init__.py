"""The settings: who plays, on which board, how hard; and settings that fit a board or a beginner.

`saved/settings_text.py` saves them.
"""
