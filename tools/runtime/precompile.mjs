// Compiles Python ahead of time, in the very interpreter that is to run it: `node tools/runtime/precompile.mjs TARGET`.
// What is compiled, and how, says tools/runtime/precompile.py, which runs inside.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import createPyodideModule from "../../node_modules/pyodide/pyodide.asm.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const read = (name) => readFileSync(here(name), "utf8");
const [target] = process.argv.slice(2);

const PROJECT = "/project";
const NOTE = `
import sys
sys.path.append("${PROJECT}")
from tools.runtime.kept_code import note
note()
`;

async function noting(settings) {
  const module = await createPyodideModule(settings);
  module.FS.mkdirTree(`${PROJECT}/tools/runtime`);
  for (const name of ["kept_code.py", "lazy_modules.py"]) {
    module.FS.writeFile(`${PROJECT}/tools/runtime/${name}`, read(name));
  }
  const [failed, told] = module.API.rawRun(NOTE);
  if (failed) throw new Error(told);
  return module;
}

// A fixed seed for hashes, so that sets are written in the same order each time; no columns in
// tracebacks, which are a quarter of all code.
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ createPyodideModule: noting, env });
python.FS.mkdirTree(`${PROJECT}/game`);
python.mountNodeFS(`${PROJECT}/game`, here("../../game"));
python.runPython(read("precompile.py"));
python.globals.get("precompile")(PROJECT, "/compiled.zip");
writeFileSync(target, python.FS.readFile("/compiled.zip"));
