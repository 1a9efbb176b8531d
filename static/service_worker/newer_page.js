// The rare case: the browser has lost files of the stored version, and the host has a newer version. A
// page that opens then gets all its files from the host: files of two versions would not fit.
import { addressOf, answer, isListed, lostFiles, PREFIX, reopen } from "./stored_files.js";

/** For each page of the host's newer version there is an empty cache: this name and the page's id. */
const FROM_HOST = `${PREFIX}from host:`;

/** How long a damaged copy waits for the host before it is used as it is, in milliseconds. */
const MAX_WAIT = 5_000;

/** Whether the page with this id is of the host's newer version. @type {Map<string, Promise<boolean>>} */
const isNewer = new Map();

/** The host's page of any version; undefined if there is no answer in time. */
async function pageOfHost() {
  const isStored = await (await reopen()).match(addressOf("index.html"));
  const signal = isStored ? AbortSignal.timeout(MAX_WAIT) : null;
  try {
    const response = await fetch(addressOf("index.html"), { cache: "no-cache", signal });
    return response.ok && !response.redirected ? response : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The host's page if it is newer and the stored version is damaged; otherwise undefined. If the host
 * has the same version, the lost files are restored.
 *
 * index.html contains the hash of all other files, so it is enough to know the version.
 *
 * @param {FetchEvent} event
 */
async function newerPage(event) {
  const lost = await lostFiles();
  if (lost.length === 0) return undefined;
  const response = await pageOfHost();
  if (!response) return undefined;
  if (await isListed(response.clone(), "index.html")) {
    event.waitUntil(Promise.allSettled(lost.map(answer)));
    return undefined;
  }
  await caches.open(FROM_HOST + event.resultingClientId).catch(() => {});
  return response;
}

/** The page for somebody who opens the game. @param {FetchEvent} event */
export async function openedPage(event) {
  const page = newerPage(event);
  isNewer.set(
    event.resultingClientId,
    page.then(Boolean, () => false),
  );
  const newer = await page.catch(() => undefined);
  return newer ?? answer("index.html");
}

/** Whether a page of the host's newer version asks. @param {FetchEvent} event */
export function isFromNewerPage({ clientId }) {
  // The browser may have stopped the worker since the page was opened: the cache's name remains.
  const known = isNewer.get(clientId) ?? caches.has(FROM_HOST + clientId);
  isNewer.set(clientId, known);
  return known;
}
