// The worker in which a hostile bot runs. sandbox.js appends Pyodide's two scripts to this text.
// docs/workshop.md says what this script removes, and why.
"use strict";

{
  /** The most memory that Python may have, in bytes. */
  const MAX_MEMORY = 256 * 1024 * 1024;

  /** The greatest length of an answer, in characters. */
  const MAX_ANSWER = 200_000;

  /** The greatest length of an error message, in characters. */
  const MAX_MESSAGE = 300;

  /** The address of no site: the message that starts the worker has all files for Pyodide. */
  const NOWHERE = "about:nothing/";

  const LOCK_FILE = JSON.stringify({ info: { abi_version: "{{abi}}" }, packages: {} });

  /**
   * The functions of JavaScript that Python may call while a bot runs. Those of the bridge between
   * both languages only take a text in and an answer out.
   */
  const OPEN = new Set([
    ...["JsvArray_Get", "JsvError_Check", "JsvNoValue_Check", "js2python_js"],
    ...["_python2js_ascii", "_python2js_ucs1", "_python2js_ucs2", "_python2js_ucs4"],
    ...["_PyEM_TrampolineCall_JS", "_Py_CheckEmscriptenSignals_Helper"],
    ...["clock_res_get", "clock_time_get", "emscripten_date_now", "emscripten_get_now"],
    "can_run_sync_js", // which time.sleep asks
    ...["_gmtime_js", "_localtime_js", "_mktime_js", "_tzset_js"],
    ...["emscripten_get_heap_max", "emscripten_resize_heap", "random_get"],
    ...["__syscall_openat", "__syscall_fstat64", "__syscall_lstat64", "__syscall_stat64"],
    ...["__syscall_newfstatat", "__syscall_getcwd", "__syscall_getdents64", "__syscall_ioctl"],
    ...["fd_close", "fd_fdstat_get", "fd_pread", "fd_read", "fd_seek"],
  ]);

  /** The language itself, and the names that Pyodide's script uses. All other names are removed. */
  const KEPT = new Set([
    ...["globalThis", "undefined", "NaN", "Infinity", "isFinite", "isNaN", "parseFloat", "parseInt"],
    ...["Object", "Boolean", "Symbol", "Number", "BigInt", "Math", "Date", "String", "RegExp"],
    ...["Array", "ArrayBuffer", "DataView", "Int8Array", "Uint8Array", "Uint8ClampedArray"],
    ...["Int16Array", "Uint16Array", "Int32Array", "Uint32Array", "BigInt64Array"],
    ...["BigUint64Array", "Float32Array", "Float64Array", "Map", "Set", "WeakMap", "WeakSet"],
    ...["WeakRef", "FinalizationRegistry", "Promise", "Proxy", "Reflect", "JSON"],
    ...["Error", "AggregateError", "EvalError", "RangeError", "ReferenceError", "SyntaxError"],
    ...["TypeError", "URIError", "crypto", "performance", "TextDecoder", "TextEncoder"],
  ]);

  /** The bits of `open` for writing, creating, truncating and appending. */
  const WRITES = 1 | 2 | 64 | 512 | 1024;

  /** Error numbers of WASI. */
  const NOT_PERMITTED = 63;
  const READ_ONLY = 69;

  /** @typedef {(...values: any[]) => any} Call */

  const scope = /** @type {any} */ (globalThis);

  let isClosed = false;

  /**
   * Takes the place of a function that is not open. A system call fails; other calls end the bot.
   *
   * @param {string} name
   */
  function refuse(name) {
    if (name.startsWith("__syscall_")) return -NOT_PERMITTED;
    if (name.startsWith("fd_")) return NOT_PERMITTED;
    throw new Error(`a bot may not use ${name}`);
  }

  /** Functions with limits. Their first parameter is the original. @type {Record<string, Call>} */
  const LIMITED = {
    __syscall_openat: (open, folder, path, flags, ...more) =>
      isClosed && flags & WRITES ? -READ_ONLY : open(folder, path, flags, ...more),
    emscripten_resize_heap: (resize, bytes) => (bytes >>> 0 > MAX_MEMORY ? 0 : resize(bytes)),
  };

  /** Puts the gate before an import of the wasm. @param {string} name @param {Call} original */
  function gated(name, original) {
    if (typeof original !== "function" || name.startsWith("invoke_")) return original;
    if (Object.hasOwn(LIMITED, name)) return (/** @type {any[]} */ ...values) => LIMITED[name](original, ...values);
    if (OPEN.has(name)) return original;
    return (/** @type {any[]} */ ...values) => (isClosed ? refuse(name) : original(...values));
  }

  /** @param {Record<string, Call>} functions */
  function gatedAll(functions) {
    return new Proxy(functions, {
      get: (target, name) => gated(String(name), target[String(name)]),
    });
  }

  /** @typedef {Record<string, Blob>} Files */

  /** Puts the gate between Python and JavaScript, and answers for the network. @param {Files} files */
  function prepare(files) {
    const wasm = scope.WebAssembly;
    const { instantiate } = wasm;
    wasm.instantiateStreaming = async (
      /** @type {Promise<Response>} */ response,
      /** @type {any} */ imports,
    ) => {
      const { env, wasi_snapshot_preview1: wasi } = imports;
      const behindGate = { env: gatedAll(env), wasi_snapshot_preview1: gatedAll(wasi) };
      return instantiate(await (await response).arrayBuffer(), { ...imports, ...behindGate });
    };
    // Without it no Python can wait for a promise, which closes one way out of the wasm.
    delete wasm.Suspending;
    scope.fetch = async (/** @type {string | URL} */ address) =>
      new Response(files[String(address).split("/").pop() ?? ""]);
  }

  /** Starts Python, and returns the functions that answer. @param {Files} files */
  async function start(files) {
    prepare(files);
    const python = await scope.loadPyodide({
      createPyodideModule: scope.createPyodideModule,
      indexURL: NOWHERE,
      stdLibURL: `${NOWHERE}python.zip`,
      lockFileContents: LOCK_FILE,
      stdout: () => {},
      stderr: () => {},
    });
    // Pyodide would print the error that ended the interpreter, and delete its own members.
    python._api.fatal_error = (/** @type {unknown} */ error) => {
      throw error;
    };
    for (const name of ["game.zip", "later.zip", "workshop.zip"]) {
      python.FS.writeFile(`/${name}`, new Uint8Array(await files[name].arrayBuffer()));
      python.pyimport("site_archive").add(`/${name}`);
    }
    const inside = python.pyimport("game.workshop.inside");
    const { load, watch, check, choose, step } = inside.Session();
    inside.close();
    return { load, watch, check, choose, step };
  }

  /** Prevents functions that are made of text, even if a browser ignores the policy. */
  function removeConstructors() {
    const samples = [function () {}, async function () {}, function* () {}, async function* () {}];
    for (const sample of samples) {
      delete Object.getPrototypeOf(sample).constructor;
    }
  }

  /** Removes everything but computing from the worker. Throws if anything but a number stays. */
  function removeGlobals() {
    for (let owner = scope; owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
      for (const name of Object.getOwnPropertyNames(owner)) {
        if (!KEPT.has(name) && !Reflect.deleteProperty(owner, name) && typeof owner[name] !== "number") {
          throw new Error(`${name} stays`);
        }
      }
    }
  }

  // Without this, loader and script of Pyodide treat the worker as a module.
  delete scope.WorkerGlobalScope.prototype.importScripts;
  delete scope.importScripts;

  /** @param {Files} files @param {MessagePort} port */
  async function serve(files, port) {
    /** @type {Record<string, (text: string) => string>} */
    const bot = await start(files);
    const [send, end] = [port.postMessage.bind(port), scope.close.bind(scope)];
    port.onmessage = ({ data: { key, kind, content } }) => {
      try {
        const answer = bot[kind](content);
        if (answer.length > MAX_ANSWER) throw new Error("the answer is too long");
        send({ key, answer });
      } catch (error) {
        const { name, message } = error instanceof Error ? error : { name: "", message: "" };
        send({ key, fatal: { kind: name, message: message.slice(0, MAX_MESSAGE) } });
        end(); // What Python had planned would fail, and the frame would say so once more.
      }
    };
    isClosed = true;
    removeConstructors();
    removeGlobals();
    send("ready");
  }

  scope.onmessage = (/** @type {MessageEvent} */ { data: files, ports: [port] }) => {
    serve(files, port).catch((error) => port.postMessage({ failed: String(error) }));
  };
}
