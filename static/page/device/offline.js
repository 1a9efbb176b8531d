// Registers the service worker, `sw.js`, after the game has started. Tells Python when a new version
// is ready and when this browser cannot store the game.
import { page, playable, sendMessage } from "../bridge.js";

/** @import { News } from "../bridge.js" */

/** @type {ServiceWorkerContainer | undefined} */
const serviceWorker = navigator.serviceWorker;

const WORKER = new URL("sw.js", document.baseURI);

// A page and a worker of different versions may talk to each other: these texts stay as they are.
const TAKE_OVER = "take over";
const OTHERS_OPEN = "others open";

let isPlayable = false;

/** @param {News} news */
function tell(news) {
  sendMessage(`NewsReceived ${news}`);
}

/** Whether the worker arrives. A network that asks to sign in sends a page instead, or nothing. */
async function canFetchWorker() {
  try {
    const response = await fetch(WORKER, { cache: "no-store" });
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    const text = await response.text();
    return response.ok && !response.redirected && !isPage && !text.trimStart().startsWith("<");
  } catch {
    return false;
  }
}

/** Says that this browser does not store the game, unless the network was the reason. */
async function tellNotStored() {
  if (await canFetchWorker()) tell("needs-network");
}

/**
 * Tells Python when a worker has filled its cache or failed.
 *
 * @param {ServiceWorkerRegistration} registration
 * @param {ServiceWorker | null} worker
 */
function follow(registration, worker) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && registration.active) tell("version-ready");
    if (worker.state === "redundant" && !registration.active) tellNotStored();
  });
}

/**
 * Registers the service worker; undefined if the browser refuses it or its installation has failed.
 *
 * @param {ServiceWorkerContainer} container
 */
async function register(container) {
  try {
    const registration = await container.register(WORKER);
    const { installing, waiting, active } = registration;
    return installing || waiting || active ? registration : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the game on the device. @param {ServiceWorkerContainer} container */
async function storeGame(container) {
  const registration = await register(container);
  if (!registration) return tellNotStored();
  if (registration.waiting) tell("version-ready");
  follow(registration, registration.installing);
  registration.addEventListener("updatefound", () => follow(registration, registration.installing));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
  // Some browsers ask the user before they promise to keep the game: ask only on a second visit.
  if (container.controller) navigator.storage?.persist?.();
}

async function waitingVersion() {
  const registration = await serviceWorker?.getRegistration().catch(() => undefined);
  return registration?.waiting;
}

// This also works if the current version has failed to start.
page.reload = async () => {
  const version = await waitingVersion();
  if (!version) return window.location.reload();
  version.onstatechange = () => {
    if (version.state === "activated") window.location.reload();
  };
  version.postMessage(TAKE_OVER);
};

serviceWorker?.addEventListener("message", ({ data }) => {
  if (data !== OTHERS_OPEN) return;
  if (isPlayable) tell("others-open");
  else window.location.reload();
});

playable.then(() => {
  isPlayable = true;
  if (serviceWorker) storeGame(serviceWorker);
  else tell(isSecureContext ? "needs-network" : "not-secure");
});
