// Keeps the memory of a Python that has imported the game. Later starts copy it and import nothing.
// `memory_worker.mjs` makes it once for each version of the game.
//
// trick: kept-memory

const ADDRESS = new URL("memory", import.meta.url).href;

/** Milliseconds after a start until the memory is made. */
const REST = 12_000;

/** Gigabytes that a device must have to run a second Python for a while. */
const LEAST_MEMORY = 2;

const page = () => globalThis.rowdyZoo;

/** The cache for this version; the service worker of another version deletes it. */
const cacheName = () => page().storageKey(`memory:${document.documentElement.dataset.version}`);

// Set while a start tries the kept memory. If the page did not become playable, the next one deletes it.
const tryingKey = () => page().storageKey("memory");

function noteTrying() {
  localStorage.setItem(tryingKey(), "trying");
}

/** Whether the last start with the memory failed. */
function hasFailed() {
  return localStorage.getItem(tryingKey()) !== null;
}

/** Deletes the kept memory. */
export async function forgetMemory() {
  localStorage.removeItem(tryingKey());
  await caches.delete(cacheName());
}

/**
 * The kept memory while it is read, once: `before_python/memory.js` has begun. Undefined if there is none.
 */
export async function keptMemory() {
  const reading = globalThis.keptMemory;
  delete globalThis.keptMemory; // The page would hold 31 MB for ever.
  try {
    if (hasFailed()) {
      await forgetMemory();
      return undefined;
    }
    const kept = await reading;
    if (!kept) return undefined;
    noteTrying();
    kept.bytes.then(
      () => performance.mark("memory"),
      () => {},
    );
    return kept;
  } catch {
    return undefined;
  }
}

/** Makes the memory in a worker; resolves when the worker has ended. */
export async function makeMemory() {
  const worker = new Worker(new URL("memory_worker.mjs", import.meta.url), { type: "module" });
  await new Promise((resolve) => {
    worker.onmessage = resolve;
    worker.onerror = resolve;
    worker.postMessage({ name: cacheName(), address: ADDRESS });
  });
  worker.terminate();
}

/** Whether the device has room for the memory, and a service worker that will delete it. */
function mayMakeMemory() {
  const { deviceMemory = LEAST_MEMORY } = /** @type {{ deviceMemory?: number }} */ (navigator);
  return navigator.serviceWorker?.controller && deviceMemory >= LEAST_MEMORY;
}

/** After a start: notes that it worked, and makes a memory if there is none. */
export async function settleMemory() {
  try {
    localStorage.removeItem(tryingKey());
    if (mayMakeMemory() && !(await caches.has(cacheName()))) setTimeout(makeMemory, REST);
  } catch {
    // This browser stores nothing.
  }
}
