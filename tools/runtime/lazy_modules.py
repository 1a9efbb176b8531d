"""`lazy-modules`: loads modules of the standard library when they are first used.

Pyodide imports many modules at its start that a page without files, sockets and threads never uses.
The archive has a stand-in in the place of each. The stand-in holds the compiled code of the module
as bytes, and defines the few names that its importers take at once: see LAZY. Any other name loads
the module, into the same module object. PEP 810 will let the importing side do this.

If a new Pyodide fails here: compare LAZY with what `from MODULE import NAME` takes in the modules
that the start imports. `tests/start_python.mjs` lists the modules that the start has loaded.
"""

import ast
import marshal
from collections.abc import Iterator
from types import CodeType, ModuleType

from tools.runtime.tricks import TrickError

LAZY = {
    "_pyodide/_base.py": """
_real_eval_code = _later("eval_code")

def eval_code(source, *others, **settings):
    known = {
        "{}": dict,
        "import importlib; importlib": lambda: __import__("importlib"),
        "import __main__; __main__.__dict__": lambda: __import__("__main__").__dict__,
        "import builtins; builtins.__dict__": lambda: __import__("builtins").__dict__,
    }
    return known[source]() if source in known else _real_eval_code(source, *others, **settings)

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
    "_pyodide/jsbind.py": """
from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default

def _stencil(*args, **kwargs):
    pass

no_default = type("no_default", (), {})  # No function of the game has a signature.
default_signature = JsFuncSignature(
    _stencil, False, 0, (), (), py2js_default, (), (), (), py2js_default, js2py_default_call_result
)
""",
    "annotationlib.py": """
from enum import IntEnum
Format = IntEnum("Format", ["VALUE", "VALUE_WITH_FAKE_GLOBALS", "FORWARDREF", "STRING"])
_get_annotations, _call_annotate = _later("get_annotations"), _later("call_annotate_function")

def get_annotations(obj, *, eval_str=False, format=Format.VALUE, **others):
    try:
        if format in (Format.VALUE, Format.FORWARDREF) and not eval_str:
            return dict(obj.__annotations__)
    except (AttributeError, NameError):
        pass
    return _get_annotations(obj, eval_str=eval_str, format=format, **others)

def get_annotate_from_class_namespace(names):
    return names.get("__annotate__") or names.get("__annotate_func__")

def call_annotate_function(annotate, format, **others):
    try:
        if format == Format.FORWARDREF and not others:
            return annotate(Format.VALUE)
    except NameError:
        pass
    return _call_annotate(annotate, format, **others)
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
    "inspect.py": """
from collections.abc import Awaitable
from types import CoroutineType, GeneratorType
iscoroutinefunction = _later("iscoroutinefunction")
_unwrap, _isawaitable = _later("unwrap"), _later("isawaitable")

def unwrap(func, **settings):
    inner = getattr(func, "__wrapped__", func)
    return _unwrap(func, **settings) if settings or hasattr(inner, "__wrapped__") else inner

def isawaitable(object):
    if isinstance(object, GeneratorType):
        return _isawaitable(object)
    return isinstance(object, (CoroutineType, Awaitable))
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
    "ast.py": "",
    "copy.py": "",
    "linecache.py": "",
    "pyodide/code.py": "",
    "random.py": "",
    "signal.py": "",
    "token.py": "",
    "tokenize.py": "",
}
"""For each file of the library the source of what its stand-in defines.

`_later("name")` is a function that loads the module and calls its function of that name.
"""

STAND_IN = """
_real = {{}}

def _load():
    from marshal import loads
    module, real, stand_in = globals(), _real, dict(globals())
    code, defined = _code, _defined
    for name in ("_load", "_later", "__getattr__", "_code", "_defined", "_real"):
        del module[name]
    set_by_others = {{n: v for n, v in module.items() if defined.get(n, defined) is not v}}
    try:
        exec(loads(code), module)
    except BaseException:
        module.update(stand_in)
        raise
    real.update(module)
    module.update(set_by_others)

def _later(name, real=_real):
    def call(*arguments, **settings):
        if not real:
            _load()
        return real[name](*arguments, **settings)
    return call

{definitions}

_code, _defined = {code!r}, dict(globals())

def __getattr__(name):
    if name.startswith("__") and name != "__all__":
        raise AttributeError(name)
    from sys import modules
    _load()
    return getattr(modules[__name__], name)
"""
"""The source of a stand-in: `_load` runs the module, `_later` calls one of its functions.

`__getattr__` is what Python calls for a name that the stand-in does not define. A name that another
module has set in a stand-in keeps its value when the module is loaded. If the module fails to load,
the stand-in is restored, so that the next use tries again.
"""


def module_name(file: str) -> str:
    """The module that a file of the archive holds: `asyncio` for `asyncio/__init__.py`."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def stand_in(file: str, code: CodeType) -> str:
    """The source of the stand-in for the module with this code."""
    return STAND_IN.format(definitions=LAZY[file], code=marshal.dumps(code))


def check_definitions(file: str, module: ModuleType) -> None:
    """Raises `TrickError` if a stand-in defines a name that its module does not have."""
    for name in defined_names(LAZY[file]):
        if not hasattr(module, name):
            raise TrickError("lazy-modules", f"{module.__name__} no longer has {name}")


def defined_names(source: str) -> Iterator[str]:
    """The public names that the source of a stand-in defines, except those that it imports."""
    for node in ast.parse(source).body:
        names: list[str] = []
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names = [node.name]
        elif isinstance(node, ast.Assign):
            found = (n for target in node.targets for n in ast.walk(target))
            names = [n.id for n in found if isinstance(n, ast.Name)]
        yield from (name for name in names if not name.startswith("_"))
