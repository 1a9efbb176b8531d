// The files of one whole version of the game, stored on the device. The build fills in the version
// and the list of files.

/** @type {string} */
const VERSION = "{{version}}";

/**
 * Each file with the beginning of its SHA-256.
 *
 * @type {Record<string, string>}
 */
export const FILES = JSON.parse(`{{files}}`);

export const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// An origin such as somebody.github.io may have other sites, and they may have other caches.
export const SCOPE = new URL("./", worker.location.href);
export const PREFIX = `rowdy-zoo:${SCOPE.pathname}:`;
const CACHE = PREFIX + VERSION;

/** The page is stored under the address that it is opened by. @param {string} name */
export function addressOf(name) {
  return new URL(name === "index.html" ? "./" : name, SCOPE).href;
}

/** The listed file that a request asks for; null if there is none. @param {Request} request */
export function nameOf(request) {
  if (request.method !== "GET" || !request.url.startsWith(SCOPE.href)) return null;
  const name = new URL(request.url).pathname.slice(SCOPE.pathname.length) || "index.html";
  return Object.hasOwn(FILES, name) ? name : null;
}

/** Whether the content is that of the listed file. @param {Response} response @param {string} name */
export async function isListed(response, name) {
  const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  const bytes = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0"));
  return bytes.join("").startsWith(FILES[name]);
}

/** @typedef {(address: string) => Promise<Response | undefined>} Source */

/** @type {Source} */
const fromHost = (address) => fetch(address, { cache: "reload" });

/** The cheapest one first. @type {Source[]} */
const SOURCES = [(address) => caches.match(address), fetch, fromHost];

/**
 * A file with the listed content, from the first source that has it. The hash rejects an
 * outdated copy, and a file of a site that is only half deployed.
 *
 * @param {string} name
 * @param {Source[]} sources
 */
async function obtain(name, sources = SOURCES) {
  const address = addressOf(name);
  for (const source of sources) {
    const response = await source(address);
    if (response?.ok && (await isListed(response.clone(), name))) return response;
  }
  throw new Error(`no source has ${name} of version ${VERSION}`);
}

/** @param {Source[]} [sources] @returns {Promise<[address: string, response: Response][]>} */
function obtainAll(sources) {
  return Promise.all(
    Object.keys(FILES).map(async (name) => [addressOf(name), await obtain(name, sources)]),
  );
}

/**
 * The response as caches take it: none with `Vary: *`, which some hosts send. Others stay the host's own.
 *
 * @param {Response} response
 */
function storable(response) {
  if (!response.headers.get("Vary")?.includes("*")) return response;
  const headers = new Headers(response.headers);
  headers.delete("Vary");
  return new Response(response.body, { headers });
}

/** Stores all files, but nothing before all are there. @param {Source[]} [sources] */
export async function storeAll(sources) {
  const files = await obtainAll(sources);
  const isKnown = await caches.has(CACHE);
  try {
    const opened = await caches.open(CACHE);
    await Promise.all(files.map(([address, response]) => opened.put(address, storable(response))));
  } catch (error) {
    if (!isKnown) await caches.delete(CACHE);
    throw error;
  }
}

/** Replaces all stored files by those of the host, which must be the same. */
export function storeAgain() {
  return storeAll([fromHost]);
}

export async function deleteOlderVersions() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** @type {Promise<Cache> | undefined} */
let cache;

/**
 * Opens the cache again, which each start of a page needs: if the cache was deleted meanwhile, the
 * opened one stays readable, but loses what is stored in it.
 */
export function reopen() {
  cache = caches.open(CACHE);
  return cache;
}

/** The files that are being restored. @type {Map<string, Promise<Response>>} */
const restoring = new Map();

/** Stores a file that the browser has lost, if there is room. @param {string} name */
async function restore(name) {
  const response = await obtain(name);
  const store = await (cache ?? reopen());
  await store.put(addressOf(name), storable(response.clone())).catch(() => {});
  return response;
}

/**
 * The stored response itself: Chromium keeps compiled wasm only for that one. If the browser has lost
 * the file, the network may have the file of this version.
 *
 * @param {string} name
 */
export async function answer(name) {
  const store = await (cache ?? reopen());
  const stored = await store.match(addressOf(name));
  if (stored) return stored;
  const restored = restoring.get(name) ?? restore(name).finally(() => restoring.delete(name));
  restoring.set(name, restored);
  const response = await restored;
  return (await store.match(addressOf(name))) ?? response.clone();
}

/**
 * Safari and other browsers with WebKit. It reads all files when it lists them, which takes 100 ms or
 * more at each start. It deletes all that a site has stored or nothing.
 * See https://webkit.org/blog/14403/updates-to-storage-policy/.
 */
const IS_WEBKIT = /AppleWebKit(?!.*Chrom)/.test(navigator.userAgent);

/** The listed files that the browser has lost. */
export async function lostFiles() {
  const store = await reopen();
  const names = Object.keys(FILES);
  if (IS_WEBKIT) return (await store.match(addressOf("index.html"))) ? [] : names;
  const stored = new Set((await store.keys()).map((request) => request.url));
  return names.filter((name) => !stored.has(addressOf(name)));
}
