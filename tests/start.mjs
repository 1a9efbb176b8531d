// Imports the built game as the page does, and prints what Python compiles meanwhile: `node tests/start.mjs DIST`.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const dist = resolve(process.argv[2]);
const python = await loadPyodide({ stdLibURL: `${dist}/python.zip` });
python.unpackArchive(new Uint8Array(readFileSync(`${dist}/game.zip`)), "zip");
python.runPython(`
import sys
compiled = []
sys.addaudithook(lambda event, about: event == "compile" and compiled.append(str(about[0])))
`);
python.runPython(`
compiled.clear()
import game.bots.levels, game.ui.update, game.ui.view
print(*compiled, sep="\\n")
`);
