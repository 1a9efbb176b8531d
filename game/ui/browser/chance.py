"""Chance, which comes from the operating system."""

import os
import random

SEED_BYTES = 16


def new_seed() -> str:
    """A seed for a game that nobody can foresee."""
    return os.urandom(SEED_BYTES).hex()


def new_rng() -> random.Random:
    """Random numbers that nobody can foresee."""
    return random.Random(os.urandom(SEED_BYTES))
