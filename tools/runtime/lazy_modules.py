"""Modules of the standard library that wait: they run when they are first asked for something.

Pyodide imports much at its start that a page without files, sockets and threads never uses. Such a
module travels with its code as bytes, and answers with a few names of its own until then. What it
becomes is the module as it is, in the same place: PEP 810 will let the importing side do this.
"""

import marshal
from types import CodeType

WAITING = {
    "_pyodide/_base.py": """
_eval_code_anew = _later("eval_code")

def eval_code(source, *others, **settings):
    known = {
        "{}": dict,
        "import importlib; importlib": lambda: __import__("importlib"),
        "import __main__; __main__.__dict__": lambda: __import__("__main__").__dict__,
        "import builtins; builtins.__dict__": lambda: __import__("builtins").__dict__,
    }
    return known[source]() if source in known else _eval_code_anew(source, *others, **settings)

def pyimport_impl(path):
    from importlib import import_module
    [stem, *name] = path.rsplit(".", 1)
    module = import_module(stem)
    if not name:
        return module
    return getattr(module, name[0]) if hasattr(module, name[0]) else import_module(path)
""",
    "_pyodide/docstring.py": """
def get_cmeth_docstring(func):
    return ""
""",
    "annotationlib.py": """
from enum import IntEnum
Format = IntEnum("Format", ["VALUE", "VALUE_WITH_FAKE_GLOBALS", "FORWARDREF", "STRING"])
_of_any, _by_any = _later("get_annotations"), _later("call_annotate_function")

def get_annotations(obj, *, eval_str=False, format=Format.VALUE, **others):
    try:
        if format in (Format.VALUE, Format.FORWARDREF) and not eval_str:
            return dict(obj.__annotations__)
    except (AttributeError, NameError):
        pass
    return _of_any(obj, eval_str=eval_str, format=format, **others)

def get_annotate_from_class_namespace(names):
    return names.get("__annotate__") or names.get("__annotate_func__")

def call_annotate_function(annotate, format, **others):
    try:
        if format == Format.FORWARDREF and not others:
            return annotate(Format.VALUE)
    except NameError:
        pass
    return _by_any(annotate, format, **others)
""",
    "asyncio/__init__.py": """
from .coroutines import *
from .events import *
from .exceptions import *
from .futures import *
from .tasks import *

DefaultEventLoopPolicy = events._BaseDefaultEventLoopPolicy
run = _later("run")
""",
    "concurrent/futures/__init__.py": """
FIRST_COMPLETED, FIRST_EXCEPTION = "FIRST_COMPLETED", "FIRST_EXCEPTION"
ALL_COMPLETED = "ALL_COMPLETED"
""",
    "logging/__init__.py": "DEBUG = 10",
    "pyodide/_package_loader.py": """
from site import getsitepackages

class _Folder:
    def __init__(self, path):
        self.path = path
    def __str__(self):
        return self.path

SITE_PACKAGES, DSO_DIR = _Folder(getsitepackages()[0]), _Folder("/usr/lib")

def init_loaded_packages():
    pass
""",
    "socket.py": "AF_UNSPEC, AI_PASSIVE = 0, 1",
    "subprocess.py": "PIPE, STDOUT, DEVNULL = -1, -2, -3",
    "threading.py": "from _thread import _local as local, allocate_lock as Lock",
    "traceback.py": """
extract_stack, print_exception = _later("extract_stack"), _later("print_exception")
""",
    **dict.fromkeys(
        (
            *("ast.py", "copy.py", "linecache.py", "pyodide/code.py", "random.py"),
            *("signal.py", "token.py", "tokenize.py"),
        ),
        "",
    ),
}
"""For each module in the archive what it answers with while it waits, as Python."""

CHANGED = {
    "inspect.py": {
        "from annotationlib import Format, ForwardRef": (
            "import annotationlib; from annotationlib import Format"
        ),
        "isinstance(annotation, ForwardRef)": "isinstance(annotation, annotationlib.ForwardRef)",
    }
}
"""What stands in modules in place of other text, so that what they import can wait."""

STAND_IN = """
_real = {{}}

def _wake():
    from marshal import loads
    module, real, as_it_was = globals(), _real, dict(globals())
    code, meanwhile = _code, _meanwhile
    for name in ("_wake", "_later", "__getattr__", "_code", "_meanwhile", "_real"):
        del module[name]
    put_there = {{n: v for n, v in module.items() if meanwhile.get(n, meanwhile) is not v}}
    try:
        exec(loads(code), module)
    except BaseException:
        module.update(as_it_was)
        raise
    real.update(module)
    module.update(put_there)

def _later(name, real=_real):
    def call(*arguments, **settings):
        if not real:
            _wake()
        return real[name](*arguments, **settings)
    return call

{meanwhile}

_code, _meanwhile = {code!r}, dict(globals())

def __getattr__(name):
    if name.startswith("__") and name != "__all__":
        raise AttributeError(name)
    from sys import modules
    _wake()
    return getattr(modules[__name__], name)
"""
"""What others have put into the module meanwhile stays. A module that fails to run waits again."""


def module_name(file: str) -> str:
    """The module that a file of the archive holds: `asyncio` for `asyncio/__init__.py`."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def changed(name: str, source: str) -> str:
    """The source of a module, so that those it imports can wait.

    Raises `ValueError` where a text to be replaced does not stand in it exactly once.
    """
    for old, new in CHANGED.get(name, {}).items():
        if source.count(old) != 1:
            raise ValueError(f"tools/runtime/lazy_modules.py does not find {old!r} once in {name}")
        source = source.replace(old, new)
    return source


def stand_in(name: str, code: CodeType) -> str:
    """The module that becomes the one with this code when it is asked for something."""
    return STAND_IN.format(meanwhile=WAITING[name], code=marshal.dumps(code))
