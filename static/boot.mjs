// The interpreter that PyScript is given: Pyodide from this site, begun before PyScript is there.
import { loadPyodide as load, version } from "../pyodide/pyodide.mjs";

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

const begun = load({
  indexURL: address("../pyodide/"),
  stdLibURL: address("../python.zip"),
  lockFileContents: NO_PACKAGES,
  stdout: (line) => console.log(line),
  stderr: (line) => console.error(line),
});

// PyScript asks for the game when Python is there, and has it from the browser's cache by then.
if (!navigator.serviceWorker?.controller) {
  fetch(address("../game.zip"))
    .then((response) => response.arrayBuffer())
    .catch(() => {});
}

const loadPyodide = () => begun;

export { loadPyodide, version };
