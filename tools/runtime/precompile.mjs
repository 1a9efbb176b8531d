// Runs precompile.py inside the Pyodide that will run the game:
// `node tools/runtime/precompile.mjs TARGET [NAME ...]`, where each NAME is a trick to leave out.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import createPyodideModule from "../../node_modules/pyodide/pyodide.asm.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [target, ...without] = process.argv.slice(2);

const PROJECT = "/project";
const TOOLS = `${PROJECT}/tools/runtime`;
const FAILED = "TrickError: ";

// The standard library imports these modules if they exist. No page needs them.
const HIDE_OPTIONAL_MODULES = `
import sys
sys.modules.update(dict.fromkeys(["ssl", "_ssl", "bz2", "lzma", "compression"]))
`;
const RECORD = `
import sys
sys.path.append("${PROJECT}")
from tools.runtime.saved_code import record
record()
`;

let recording = false;

function fail(trick, reason) {
  throw new Error(`${FAILED}the trick ${trick} does not fit this Pyodide: ${reason}`);
}

function rawRun(module, code) {
  if (!module.API?.rawRun) fail("small-steps", "it has no API.rawRun");
  const [failed, traceback] = module.API.rawRun(code);
  if (failed) throw new Error(traceback);
}

// Recording starts before the first import.
async function createRecordingModule(settings) {
  const module = await createPyodideModule(settings);
  module.FS.mkdirTree(TOOLS);
  const ours = ["site_archive", "sitecustomize"];
  const names = ["tricks", "saved_code", "lazy_modules", "bytecode", "precompile", ...ours];
  for (const name of names.map((stem) => `${stem}.py`)) {
    module.FS.writeFile(`${TOOLS}/${name}`, readFileSync(here(name)));
  }
  module.FS.writeFile(`${PROJECT}/boot.mjs`, readFileSync(here("../../static/start/boot.mjs")));
  if (!without.includes("used-modules-only")) rawRun(module, HIDE_OPTIONAL_MODULES);
  rawRun(module, RECORD);
  recording = true;
  return module;
}

async function precompile() {
  // A fixed seed for hashes, so that sets are written in the same order each time.
  const env = { PYTHONHASHSEED: "0" };
  // Columns in tracebacks are a quarter of all code.
  if (!without.includes("no-columns")) env.PYTHONNODEBUGRANGES = "1";
  const python = await loadPyodide({ createPyodideModule: createRecordingModule, env });
  if (!recording) fail("small-steps", "it ignores the setting createPyodideModule");
  python.FS.mkdirTree(`${PROJECT}/game`);
  python.mountNodeFS(`${PROJECT}/game`, here("../../game"));
  python.pyimport("tools.runtime.precompile").precompile(PROJECT, "/compiled.zip", python.toPy(without));
  writeFileSync(target, python.FS.readFile("/compiled.zip"));
}

try {
  await precompile();
} catch (error) {
  // Node would print all of Pyodide's script, which is one line.
  console.error(error.message.split(FAILED).at(-1).trim());
  process.exitCode = 1;
}
