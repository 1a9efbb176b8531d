"""Logistic regression, for `tools/train.py`."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Weights: TypeAlias = list[float]
"""One weight for each column of the positions."""

RIDGE = 1.0
"""How strongly large weights are punished."""

NEWTON_STEPS = 12
HALVINGS = 10
"""How often a step of Newton's method is halved at most."""


def fit(positions: NDArray[np.float64], targets: NDArray[np.float64], weights: Weights) -> Weights:
    """Logistic regression with a ridge penalty, by Newton's method from the given weights.

    A step that would not make the loss smaller is halved: with few positions Newton's method may
    diverge.
    """

    def loss(w: NDArray[np.float64]) -> float:
        logits = np.clip(positions @ w, -30, 30)
        return float(np.sum(np.logaddexp(0, logits) - targets * logits) + RIDGE / 2 * w @ w)

    w = np.array(weights)
    for _ in range(NEWTON_STEPS):
        chances = 1 / (1 + np.exp(-np.clip(positions @ w, -30, 30)))
        gradient = positions.T @ (targets - chances) - RIDGE * w
        curvature = (positions * (chances * (1 - chances))[:, None]).T @ positions
        step = np.linalg.solve(curvature + RIDGE * np.eye(len(w)), gradient)
        for _half in range(HALVINGS):
            if loss(w + step) <= loss(w):
                w = w + step
                break
            step = step / 2
    return [float(x) for x in w]
