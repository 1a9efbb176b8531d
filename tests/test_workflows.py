"""Workflows run only code that cannot change unseen, and something keeps it up to date."""

import re
from pathlib import Path

GITHUB = Path(__file__).parent.parent / ".github"
USES = re.compile(r"uses:\s*(.+)")
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+")


def used() -> list[str]:
    """What the workflows use, but for workflows of this repository."""
    files = [*GITHUB.rglob("*.yml"), *GITHUB.rglob("*.yaml")]
    found = [name for path in files for name in USES.findall(path.read_text(encoding="utf-8"))]
    return [name for name in found if not name.startswith("./.github/")]


def test_every_action_is_named_by_its_commit_and_version() -> None:
    assert len(used()) >= 6
    assert [name for name in used() if not PINNED.fullmatch(name)] == []


def test_an_action_has_one_version() -> None:
    versions = set(used())
    assert len({name.partition("@")[0] for name in versions}) == len(versions)


def test_a_tag_a_branch_or_a_short_commit_would_be_noticed() -> None:
    commit = "0123456789abcdef0123456789abcdef01234567"
    assert PINNED.fullmatch(f"actions/checkout@{commit}  # v4.4.0")
    for name in ("v4", "main", commit[:7], commit, f"{commit}  # main", f"{commit[:-1]}  # v4.4.0"):
        assert not PINNED.fullmatch(f"actions/checkout@{name}")


def test_actions_and_packages_are_kept_up_to_date() -> None:
    text = (GITHUB / "dependabot.yml").read_text(encoding="utf-8")
    parts = re.split(r"^  - package-ecosystem: ", text, flags=re.MULTILINE)[1:]
    kinds = [part.partition("\n")[0] for part in parts]
    assert sorted(kinds) == ["github-actions", "npm", "pip"]
    for part in parts:
        assert "\n    directory: /\n" in part
        assert re.search(r"\n    schedule:\n      interval: \w+\n", part)
    root = GITHUB.parent
    assert (root / "package-lock.json").exists(), "npm's directory"
    assert list(root.glob("requirements-*.txt")), "pip's directory"
