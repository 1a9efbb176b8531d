"""Compiles one module to the smallest bytecode: `no-docstrings` and `no-annotations`."""

import ast
import importlib.util
import marshal
from collections.abc import Collection
from types import CodeType

WITH_DOCSTRINGS = ("game/workshop/api.py", "game/rules/action.py")
"""Modules that keep their docstrings: the workshop shows them."""


def compile_module(source: str, name: str, without: Collection[str]) -> CodeType:
    """The code of a module, without docstrings, assertions and annotations."""
    optimize = 0 if "no-docstrings" in without or name in WITH_DOCSTRINGS else 2
    tree = ast.parse(source)
    if "no-annotations" not in without:
        tree = ast.fix_missing_locations(AnnotationRemover().visit(tree))
    return compile(tree, name, "exec", dont_inherit=True, optimize=optimize)


def pyc(code: CodeType) -> bytes:
    """The content of a `.pyc`."""
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)


class AnnotationRemover(ast.NodeTransformer):
    """Removes annotations that nothing reads: all but those of the variables of classes.

    Python 3.14 makes a function for the annotations of each function.
    """

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """The function without annotations."""
        return self._bare(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        """The function without annotations."""
        return self._bare(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """The class with its variables, and with bare methods."""
        node.body = [
            part if isinstance(part, ast.AnnAssign) else self.visit(part) for part in node.body
        ]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """A plain assignment, or nothing."""
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign([node.target], node.value), node)

    def _bare(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        for part in ast.walk(node.args):
            if isinstance(part, ast.arg):
                part.annotation = None
        return self.generic_visit(node)
