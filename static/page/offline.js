// Between the page and its service worker, sw.js: has the game kept on the device once it plays,
// and tells the page when there is a new version, and what this browser will not keep.
const { rowdyZoo } = window;
const { serviceWorker } = navigator;

let registration;
let playable = false;

function tell(news) {
  rowdyZoo.tell(`NewsCame ${news}`);
}

function keepsText() {
  try {
    localStorage.setItem("rowdy-zoo:probe", "");
    localStorage.removeItem("rowdy-zoo:probe");
    return true;
  } catch {
    return false;
  }
}

// Follows a worker that is filling its cache, to where it waits or has failed.
function follow(worker) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && registration.active) tell("version-ready");
    if (worker.state === "redundant" && !registration.active) tell("needs-network");
  });
}

async function keepTheGame() {
  try {
    registration = await serviceWorker.register(new URL("../../sw.js", import.meta.url));
  } catch {
    return tell("needs-network");
  }
  const { installing, waiting, active } = registration;
  if (!installing && !waiting && !active) return tell("needs-network");
  if (waiting) tell("version-ready");
  follow(installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
  // Who comes back wants to keep the game; some browsers ask before they promise that.
  if (serviceWorker.controller) navigator.storage?.persist?.();
}

function onPlayable() {
  playable = true;
  if (!keepsText()) tell("nothing-kept");
  if (serviceWorker) keepTheGame();
  else tell("needs-network");
}

// The version that waits takes over; also when this one has failed to start.
rowdyZoo.loadAgain = async () => {
  const waiting = (await serviceWorker?.getRegistration().catch(() => {}))?.waiting;
  if (!waiting) return window.location.reload();
  waiting.onstatechange = () => {
    if (waiting.state === "activated") window.location.reload();
  };
  waiting.postMessage("take over");
};

serviceWorker?.addEventListener("message", ({ data }) => {
  if (data !== "others open") return;
  if (playable) tell("others-open");
  else window.location.reload();
});

new PerformanceObserver((marks, observer) => {
  if (!marks.getEntriesByName("playable").length) return;
  observer.disconnect();
  onPlayable();
}).observe({ type: "mark", buffered: true });
