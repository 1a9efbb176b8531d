"""Positions with a question: what to play, and which answers count."""
