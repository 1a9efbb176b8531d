// The service worker. It stores one whole version of the game on the device, and answers with that
// version alone. tools/build.py fills in the version and the list of files.
"use strict";

const VERSION = "{{version}}";

/**
 * Each file with the beginning of its SHA-256.
 *
 * @type {Record<string, string>}
 */
const FILES = JSON.parse(`{{files}}`);

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// An origin such as somebody.github.io may have other sites, and they may have other caches.
const SCOPE = new URL("./", worker.location.href);
const PREFIX = `rowdy-zoo:${SCOPE.pathname}:`;
const CACHE = PREFIX + VERSION;

// A page and a worker of different versions may talk to each other: these texts stay as they are.
const TAKE_OVER = "take over";
const OTHERS_OPEN = "others open";

/** The page is stored under the address that it is opened by. @param {string} name */
function addressOf(name) {
  return new URL(name === "index.html" ? "./" : name, SCOPE).href;
}

/** The listed file that a request asks for; null if there is none. @param {Request} request */
function nameOf(request) {
  if (request.method !== "GET" || !request.url.startsWith(SCOPE.href)) return null;
  const name = new URL(request.url).pathname.slice(SCOPE.pathname.length) || "index.html";
  return Object.hasOwn(FILES, name) ? name : null;
}

/** @param {Response} response */
async function digestOf(response) {
  const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A file with the listed content, from the cheapest source that has it. The hash rejects an
 * outdated copy, and a file of a site that is only half deployed.
 *
 * @param {string} name
 */
async function obtain(name) {
  const address = addressOf(name);
  const sources = [
    () => caches.match(address),
    () => fetch(address),
    () => fetch(address, { cache: "reload" }),
  ];
  for (const source of sources) {
    const response = await source();
    if (response?.ok && (await digestOf(response.clone())).startsWith(FILES[name])) return response;
  }
  throw new Error(`no source has ${name} of version ${VERSION}`);
}

/** @returns {Promise<[address: string, response: Response][]>} */
function obtainAll() {
  return Promise.all(
    Object.keys(FILES).map(async (name) => [addressOf(name), await obtain(name)]),
  );
}

// Stores nothing before all files are there.
async function install() {
  const files = await obtainAll();
  const isKnown = await caches.has(CACHE);
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(files.map(([address, response]) => cache.put(address, response)));
  } catch (error) {
    if (!isKnown) await caches.delete(CACHE);
    throw error;
  }
}

async function deleteOlderVersions() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** @type {Promise<Cache> | undefined} */
let cache;

/**
 * Answers with the stored response itself: Chromium keeps compiled wasm only for that one. If the
 * browser has lost the cache, the network may answer with the file of this version.
 *
 * @param {string} name
 */
async function answer(name) {
  cache ??= caches.open(CACHE);
  return (await (await cache).match(addressOf(name))) ?? obtain(name);
}

/**
 * Starts the new version, but only if no other page of the game is open: there, somebody may be
 * playing with the old version.
 *
 * @param {ExtendableMessageEvent["source"]} page
 */
async function takeOver(page) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const ours = windows.filter((client) => client.url.startsWith(SCOPE.href));
  if (ours.length > 1) page?.postMessage(OTHERS_OPEN);
  else await worker.skipWaiting();
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(deleteOlderVersions()));
worker.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(takeOver(event.source));
});
worker.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (name) event.respondWith(answer(name));
});
