// Compiles Python ahead of time, in the very interpreter that is to run it: `node tools/precompile.mjs TARGET.zip`.
// What is compiled, and how, says tools/precompile.py, which runs inside.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import pyscript from "../node_modules/@pyscript/core/src/stdlib/pyscript.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [target] = process.argv.slice(2);

// A fixed seed for hashes, so that sets are written in the same order each time.
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
python.FS.mkdirTree("/project/game");
python.mountNodeFS("/project/game", here("../game"));
python.runPython(readFileSync(here("precompile.py"), "utf8"));
const embedded = python.toPy(pyscript.pyscript);
python.globals.get("precompile")("/project", embedded, "/compiled.zip");
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, python.FS.readFile("/compiled.zip"));
