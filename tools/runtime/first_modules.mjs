// Prints the names of the modules that a first start imports: `node first_modules.mjs FOLDER`. The
// folder has `python.zip` and `game.zip` with all modules.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const folder = resolve(process.argv[2]);
const python = await loadPyodide({ stdLibURL: `${folder}/python.zip` });
python.FS.writeFile("game.zip", readFileSync(`${folder}/game.zip`));
python.pyimport("site_archive").add("game.zip");
Object.assign(globalThis, { document: {}, window: { rowdyZoo: {} } });
python.runPython(readFileSync(new URL("first_modules.py", import.meta.url), "utf8"));
