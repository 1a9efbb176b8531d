"""The settings: who plays, on which board, how hard; and settings that fit a board or a beginner.

`kept/settings_text.py` saves them.
"""
