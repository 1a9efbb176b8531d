"""Chance, which comes from the operating system."""

import os
import random

SEED_BYTES = 16
DEALER_BYTES = 8
ID_BYTES = 8


def new_seed() -> str:
    """A seed for a game that nobody can foresee."""
    return os.urandom(SEED_BYTES).hex()


def new_id() -> str:
    """An id for a picture set, an image or a sound; no two are equal."""
    return os.urandom(ID_BYTES).hex()


def new_dealer(seats: int) -> int:
    """A seat by chance."""
    return int.from_bytes(os.urandom(DEALER_BYTES)) % seats


def new_rng() -> random.Random:
    """Random numbers that nobody can foresee."""
    return random.Random(os.urandom(SEED_BYTES))
