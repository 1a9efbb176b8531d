"""The contract between the workshop's JavaScript and Python is the same on both sides."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent.parent
FOLDER = ROOT / "static" / "workshop"
PYTHON = ROOT / "game" / "ui" / "browser" / "workshop_bridge.py"


def python_members(name: str) -> set[str]:
    """The members of a class of the bridge."""
    tree = ast.parse(PYTHON.read_text(encoding="utf-8"))
    [found] = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
    return {
        node.name if isinstance(node, ast.FunctionDef) else ast.unparse(node.target)
        for node in found.body
        if isinstance(node, ast.FunctionDef | ast.AnnAssign)
    }


def test_both_sides_declare_the_same_members() -> None:
    text = (FOLDER / "bridge.js").read_text(encoding="utf-8")
    found = re.search(r"@typedef \{object\} Workshop\n(.*?)\*/", text, re.DOTALL)
    assert found
    members = set(re.findall(r"@property \{[^\n]*\} (\w+)\s", found[1]))
    assert members == python_members("Workshop")


def test_the_page_provides_every_member() -> None:
    created = {"onCode"}
    for path in FOLDER.glob("*.js"):
        created |= set(re.findall(r"^workshop\.(\w+) = ", path.read_text(encoding="utf-8"), re.M))
    assert created == python_members("Workshop")


def test_the_sandbox_has_what_python_calls() -> None:
    text = (FOLDER / "sandbox.js").read_text(encoding="utf-8")
    methods = set(re.findall(r"^  (?:async )?(\w+)\(.*\) \{$", text, re.MULTILINE))
    assert python_members("Sandbox") <= methods
