// Starts Python with the built library, imports the game, and prints what is compiled meanwhile, which
// lazy modules are loaded, what is wrong when the others are loaded then, and which C modules all that is
// shipped imports: `node tests/start_python.mjs DIST`.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const LOCK = new URL("../node_modules/pyodide/pyodide-lock.json", import.meta.url);

const LISTEN = `
import sys
compiled = []
sys.addaudithook(lambda event, about: event == "compile" and compiled.append(str(about[0])))

import re._compiler
compile_code = re._compiler._code
def code(pattern, flags):
    compiled.append(f"regular expression {pattern.state.str}")
    return compile_code(pattern, flags)
re._compiler._code = code
`;

const PRINT = `
import sys
import site_archive
site_archive.add("game.zip")
site_archive.add("later.zip")
import game.bots.levels, game.ui.app.update, game.ui.app.view
print(*compiled, sep="\\n")

from tools.runtime.lazy_modules import LAZY, module_name
names = [module_name(file) for file in LAZY]
for name in names:
    if name in sys.modules and "_load" not in vars(sys.modules[name]):
        print("loaded at the start:", name)

KNOWN = {
    "_pyodide._base": "CodeRunner", "_pyodide.docstring": "dedent_docstring", "ast": "NodeVisitor",
    "_pyodide.jsbind": "func_to_sig", "inspect": "getsource",
    "annotationlib": "ForwardRef", "asyncio": "Runner", "concurrent.futures": "Executor",
    "copy": "deepcopy", "linecache": "getline", "logging": "getLogger", "random": "Random",
    "pyodide._package_loader": "unpack_buffer", "pyodide.code": "run_js", "signal": "Signals",
    "socket": "socketpair", "subprocess": "Popen", "threading": "Thread", "token": "tok_name",
    "tokenize": "generate_tokens", "traceback": "TracebackException",
}
import asyncio, importlib
from _pyodide import _base
run, evaluate = asyncio.run, _base.eval_code
for name in names:
    module = importlib.import_module(name)
    if not hasattr(module, KNOWN[name]) or "_load" in vars(module):
        print("not itself:", name)
if evaluate("1 + 1") != 2 or _base.pyimport_impl("sys.path") is not sys.path:
    print("a function taken from a stand-in is not the real one")
if asyncio.run is not run or not asyncio.Runner:
    print("asyncio has lost what Pyodide has set in it")
`;

const IMPORT_ALL = `
import importlib, sys
for file in list(site_archive.importer._files):
    name, _, ending = file.partition(".")
    if ending == "pyc" and not name.endswith("__main__"):
        try:
            importlib.import_module(name.removesuffix("/__init__").replace("/", "."))
        except ImportError:
            pass
print("C modules:", *(name for name in sys.modules if name in sys.builtin_module_names))
`;

const dist = resolve(process.argv[2]);
const { loadPyodide } = await import(`${dist}/pyodide/pyodide.mjs`);
const script = readFileSync(`${dist}/pyodide/pyodide.asm.js`, "utf8");
// As a classic script, which it is in the page.
(0, eval)(script.replaceAll("globalThis.document?.baseURI", JSON.stringify(import.meta.url)));

async function listening(settings) {
  const module = await globalThis.createPyodideModule(settings);
  const [failed, traceback] = module.API.rawRun(LISTEN);
  if (failed) throw new Error(traceback);
  return module;
}

const python = await loadPyodide({
  createPyodideModule: listening,
  stdLibURL: `${dist}/python.zip`,
  lockFileContents: readFileSync(LOCK, "utf8"),
});
for (const name of ["game.zip", "later.zip"]) {
  python.FS.writeFile(name, readFileSync(`${dist}/${name}`));
}
python.FS.mkdirTree("tools/runtime");
for (const name of ["lazy_modules.py", "tricks.py"]) {
  python.FS.writeFile(`tools/runtime/${name}`, readFileSync(new URL(`../tools/runtime/${name}`, import.meta.url)));
}
for (const source of [PRINT, IMPORT_ALL]) {
  const [, printed] = python._api.rawRun(source);
  console.log(printed);
}
