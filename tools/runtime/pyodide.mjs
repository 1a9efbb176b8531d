// Runs the Python that the browser has, without a network: `node tools/runtime/pyodide.mjs -m pytest tests/rules -q`.
//
// It uses the packages of .venv. One of them, hypothesis, is not pure Python: `make setup` fetches the same
// version, made for Pyodide, into .cache/pyodide.

import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const MOUNTED_AT = "/project";

const RUN = `
import runpy, sys, traceback

def exit_code(arguments):
    try:
        match arguments:
            case ["-m", module, *_]:
                sys.argv = arguments[1:]
                runpy.run_module(module, run_name="__main__", alter_sys=True)
            case [path, *_]:
                sys.argv = arguments
                runpy.run_path(path, run_name="__main__")
            case _:
                raise SystemExit("usage: node tools/runtime/pyodide.mjs (-m MODULE | FILE.py) [ARGUMENT ...]")
    except SystemExit as stop:
        if stop.code is None or isinstance(stop.code, int):
            return int(stop.code or 0)
        print(stop.code, file=sys.stderr)
        return 1
    except BaseException:
        traceback.print_exc()
        return 1
    return 0

sys.path[:0] = [project]
sys.path += site_packages
code = exit_code(list(arguments))
sys.stdout.flush()
sys.stderr.flush()
code
`;

/** The folders with packages, as seen from inside; those made for Pyodide come first. */
function sitePackages() {
  const libraries = ".venv/lib";
  const pythons = existsSync(PROJECT + libraries) ? readdirSync(PROJECT + libraries) : [];
  const folders = pythons.map((python) => `${libraries}/${python}/site-packages`);
  return [".cache/pyodide", ...folders].map((folder) => `${MOUNTED_AT}/${folder}`);
}

if (process.argv.includes("pytest") && !existsSync(`${PROJECT}.cache/pyodide/hypothesis`)) {
  console.error("hypothesis for Pyodide is missing; run `make setup`");
  process.exit(1);
}

const python = await loadPyodide({
  env: {
    HOME: "/home/pyodide",
    PYTHONDONTWRITEBYTECODE: "1",
    // Plugins of the native environment, such as a browser driver, cannot run here.
    PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1",
    PYTEST_PLUGINS: "_hypothesis_pytestplugin",
  },
});
python.FS.mkdirTree(MOUNTED_AT);
python.mountNodeFS(MOUNTED_AT, PROJECT);
python.FS.chdir(MOUNTED_AT);

const locals = python.toPy({
  project: MOUNTED_AT,
  site_packages: sitePackages(),
  arguments: process.argv.slice(2),
});
process.exitCode = python.runPython(RUN, { globals: locals });
