"""Reads the code of the editor while somebody types, in a sandbox that never runs it."""

from game.ui.browser.workshop_bridge import Sandbox, workshop

_sandboxes: list[Sandbox] = []
"""The sandbox, from the first check on."""


async def check(code: str) -> str:
    """What is wrong with the code, as an answer of a sandbox."""
    if not _sandboxes:
        _sandboxes.append(workshop.newSandbox())
    return await _sandboxes[0].check(code)


async def check_again(code: str) -> str:
    """What is wrong with the code; empty before the first `check`, which starts a Python."""
    return await check(code) if _sandboxes else ""
