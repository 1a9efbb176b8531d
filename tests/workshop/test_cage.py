"""The policies of the cage name the one script that runs in its frame."""

import base64
import hashlib
import re
from pathlib import Path

CAGE = (Path(__file__).parents[2] / "static" / "workshop" / "cage.js").read_text(encoding="utf-8")


def test_the_hash_is_that_of_the_script() -> None:
    script, listed = (
        re.search(r"SCRIPT = `(.*?)`", CAGE, re.DOTALL),
        re.search(r'"sha256-(.+)"', CAGE),
    )
    assert script
    assert listed
    assert "${" not in script[1]
    assert "\\" not in script[1]
    assert listed[1] == base64.b64encode(hashlib.sha256(script[1].encode()).digest()).decode()


def test_the_policy_of_the_cage_allows_no_request() -> None:
    policy = re.search(r"POLICY = `(.+)`", CAGE)
    assert policy
    assert policy[1] == (
        "default-src 'none'; script-src 'wasm-unsafe-eval' '${HASH}'; worker-src blob:"
    )
