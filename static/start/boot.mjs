// The interpreter that PyScript is given: Pyodide from this site, begun before PyScript is there.
import { loadPyodide as load, version } from "../../pyodide/pyodide.mjs";

const NO_PACKAGES = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
});

// Pyodide makes shared memory, to wait with in a worker. Here nothing waits, and browsers report
// shared memory as deprecated.
WebAssembly.Memory = new Proxy(WebAssembly.Memory, {
  construct: (Memory, [options]) => new Memory({ ...options, shared: false }),
});

const address = (path) => new URL(path, import.meta.url).href;

// A classic script: of those alone Chromium keeps code that was compiled in advance.
const script = new Promise((resolve, reject) => {
  const element = document.createElement("script");
  element.src = address("../../pyodide/pyodide.asm.js");
  element.onerror = () => reject(new Error(`${element.src} is missing`));
  element.onload = resolve;
  document.head.append(element);
});

// Python starts on the page's own thread. It does so in steps, and between two of them the page
// paints and answers to taps. What Pyodide would import in one go is imported here before, by two
// of its parts that it does not promise to keep: `createPyodideModule` and `API.rawRun`.
const MODULES = [
  ...["enum", "re", "typing", "inspect"],
  ...["asyncio.events", "asyncio", "_pyodide._core_docs", "_pyodide"],
];

// Python looks for garbage again when the game has begun (game/start.py).
const STEPS = ["import gc; gc.disable()", ...MODULES.map((name) => `import ${name}`)];

function pause() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((goOn) => {
    port1.onmessage = goOn;
    port2.postMessage("");
  });
}

async function createInSteps(settings) {
  await script;
  const module = await globalThis.createPyodideModule(settings);
  for (const step of STEPS) {
    await pause();
    const [failed, told] = module.API.rawRun(step);
    if (failed) throw new Error(told);
  }
  await pause();
  return module;
}

const begun = load({
  createPyodideModule: createInSteps,
  fsInit: pause,
  indexURL: address("../../pyodide/"),
  stdLibURL: address("../../python.zip"),
  lockFileContents: NO_PACKAGES,
  stdout: (line) => console.log(line),
  stderr: (line) => console.error(line),
});

// PyScript asks for the game when Python is there, and has it from the browser's cache by then.
if (!navigator.serviceWorker?.controller) {
  fetch(address("../../game.zip"))
    .then((response) => response.arrayBuffer())
    .catch(() => {});
}

async function loadPyodide() {
  const python = await begun;
  await pause();
  return python;
}

export { loadPyodide, version };
