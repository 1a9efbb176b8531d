"""Rowdy Zoo: play a card, put a chip on one of its two pictures, be the first with a row."""
