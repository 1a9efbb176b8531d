// Lets only one tab at a time have the saved game. All tabs share one lock.
import { openChannel, page, sendMessage } from "../bridge.js";
import { writesDone } from "./storage.js";

const LOCK = page.storageKey("game");
const REQUEST = "release the game";
const PATIENCE = 1000;

function doNothing() {}

const otherTabs = openChannel(LOCK);

/**
 * Undefined if the browser has no locks or forbids them. Then every tab may have the game.
 *
 * @type {LockManager | undefined}
 */
let locks = navigator.locks;

/**
 * Releases the lock, and resolves when others can have it. Undefined if this tab does not hold it.
 *
 * @type {(() => Promise<unknown>) | undefined}
 */
let release;

/** Resolves when the browser has taken back the released lock. */
let released = Promise.resolve();

/**
 * Asks for the lock, and keeps it until `release` is called or another tab steals it.
 *
 * @param {LockOptions} options
 * @returns {Promise<boolean>} whether this tab may have the game
 */
function requestLock(options) {
  const manager = locks;
  if (!manager) return Promise.resolve(true);
  return new Promise((answer) => {
    /** @type {(() => Promise<unknown>) | undefined} */
    let ownRelease;

    /** @param {Lock | null} lock */
    function hold(lock) {
      if (!lock) return undefined;
      return new Promise((resolve) => {
        ownRelease = release = () => {
          resolve(undefined);
          return request;
        };
        answer(true);
      });
    }

    /** @param {Error} error */
    function lose(error) {
      if (error.name === "SecurityError") locks = undefined;
      answer(!locks);
      if (!ownRelease || ownRelease !== release) return;
      release = undefined;
      sendMessage("LostGameLock");
    }

    const request = manager.request(LOCK, options, hold);
    request.then(() => answer(false), lose);
  });
}

// The other tab has one second to release the game. Then this tab steals the lock.
page.claimGame = async (takeOver) => {
  await released;
  if (page.holdsGame() || (await requestLock({ ifAvailable: true }))) return true;
  if (!takeOver) return false;
  otherTabs.postMessage(REQUEST);
  return (
    (await requestLock({ signal: AbortSignal.timeout(PATIENCE) })) || requestLock({ steal: true })
  );
};

page.holdsGame = () => !locks || Boolean(release);

// The next tab must read all that this tab has written.
page.releaseGame = () => {
  const held = release;
  release = undefined;
  if (held) released = writesDone().then(held).then(doNothing, doNothing);
};

otherTabs.addEventListener("message", () => {
  if (release) sendMessage("LostGameLock");
});
