// The interpreter that PyScript uses: Pyodide from this site. docs/startup.md explains each trick;
// the build can drop the lines that end with a comment naming a trick.
import { loadPyodide as load, version } from "../../pyodide/pyodide.mjs";
import { forgetMemory, keptMemory, makeMemory, settleMemory } from "./memory.mjs";

// The game needs no package, so Pyodide gets no list of packages: that file has 119 kB. The build fills
// in the ABI of this Pyodide.
const LOCK_FILE = JSON.stringify({ info: { abi_version: "{{abi}}" }, packages: {} });

// What Pyodide imports at its start, in an order that makes the steps short.
const MODULES = [
  "enum",
  "functools",
  "re",
  "typing",
  "asyncio.events",
  "asyncio",
  "_pyodide._core_docs",
  "_pyodide",
];

function address(path) {
  return new URL(path, import.meta.url).href;
}

// Resolves in another task. Before that the page can paint and handle input.
function pause() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage("");
  });
}

function loadScript(path) {
  const element = document.createElement("script");
  element.src = address(path);
  document.head.append(element);
  return new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = () => reject(new Error(`${element.src} is missing`));
  });
}

// `API.rawRun` is private to Pyodide: it runs Python before Pyodide's own start is complete.
function run(module, code) {
  const [failed, traceback] = module.API.rawRun(code);
  if (failed) throw new Error(traceback);
}

async function importInSteps(module) {
  for (const name of MODULES) {
    await pause();
    run(module, `import ${name}`);
  }
  await pause();
}

// Patches `WebAssembly.instantiateStreaming`, which refuses wasm that a host sends with another
// type. Pyodide does not report such a failure, and waits for ever.
function patchInstantiate() {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      const response = await source;
      const isTyped = response.headers.get("content-type") === "application/wasm";
      if (isTyped) return await instantiateStreaming.call(WebAssembly, response, imports);
      return await WebAssembly.instantiate(await response.arrayBuffer(), imports);
    } catch (error) {
      reportError(error);
      throw error;
    }
  };
}

async function createModule(settings) {
  if (globalThis.document) await loadScript("../../pyodide/pyodide.asm.js"); // trick: classic-script
  const module = await globalThis.createPyodideModule(settings);
  // `API.on_fatal` is private to Pyodide: it is called when Python has crashed. A later call, by a timer
  // for example, might never return. With an empty memory it fails at once.
  module.API.on_fatal = () => {
    module.HEAPU8.fill(0);
    globalThis.rowdyZoo?.showFailure("crashed");
  };
  expectFewerKeys(module.API); // trick: kept-memory
  if (settings.noInitialRun) return module; // A memory is copied. trick: kept-memory
  run(module, "import gc; gc.disable()"); // trick: no-garbage-collection
  await importInSteps(module); // trick: small-steps
  return module;
}

// `API.getExpectedKeys` is private to Pyodide: the first objects of JavaScript that Python refers to. The
// last one comes from a module that this site does not load.
function expectFewerKeys(api) {
  const { getExpectedKeys } = api;
  api.getExpectedKeys = () => getExpectedKeys().slice(0, -1);
}

/** The content of an archive. @param {string} name */
export async function requestArchive(name) {
  const response = await fetch(address(`../../${name}`), { priority: "low" });
  if (!response.ok) throw new Error(response.url);
  return new Uint8Array(await response.arrayBuffer());
}

/** Lets Python import from an archive: `site_archive.py`. Without `content` Python has it as a file. */
export function addArchive(python, name, content) {
  if (content) python.FS.writeFile(name, content);
  python.pyimport("site_archive").add(name);
}

/** Whether Python can import from the archive: a kept memory can. */
export function hasArchive(python, name) {
  return python.pyimport("site_archive").has(name);
}

/** Python of this site. @param {object} [settings] Further settings for Pyodide. */
export async function startPython(settings) {
  const started = await load({
    ...settings,
    createPyodideModule: createModule,
    fsInit: pause, // trick: small-steps
    indexURL: address("../../pyodide/"),
    stdLibURL: address("../../python.zip"),
    lockFileContents: LOCK_FILE,
    stdout: (line) => console.log(line),
    stderr: (line) => console.error(line),
  });
  await pause(); // trick: small-steps
  return started;
}

// Starts Python with the kept memory if there is one that works.
async function begin() {
  try {
    const memory = await keptMemory(); // trick: kept-memory
    if (memory) return await startPython({ _loadSnapshot: memory.bytes }); // trick: kept-memory
  } catch (error) {
    console.warn(error);
    await forgetMemory(); // trick: kept-memory
  }
  return startPython();
}

let python;
// The one Pyodide of this page: each call returns the same.
function loadPyodide() {
  python ??= begin();
  return python;
}

patchInstantiate();

// Python starts before PyScript asks for it, but not in a worker.
if (globalThis.document) loadPyodide();

export { loadPyodide, makeMemory, settleMemory, version };
