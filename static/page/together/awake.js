// Keeps the screen on while devices are linked: a device that sleeps leaves the game.

/** @type {WakeLockSentinel | undefined} */
let lock;

let isWanted = false;
let isAsked = false;

async function ask() {
  if (!isWanted || isAsked || lock || document.hidden) return;
  isAsked = true;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.onrelease = () => {
      lock = undefined;
    };
    if (!isWanted) lock.release();
  } catch {
    // The browser has no such lock, or saves power.
  }
  isAsked = false;
}

/** @param {boolean} wanted Whether the screen shall stay on. */
export function stayAwake(wanted) {
  isWanted = wanted;
  if (wanted) ask();
  else lock?.release();
}

// A page that is hidden loses the lock.
document.addEventListener("visibilitychange", ask);
