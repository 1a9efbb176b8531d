// Lets only one tab at a time have the saved game. All tabs share one lock. Browsers have no locks where
// the page is not secure: there a tab asks the others, and `storage.js` refuses to write over a game that
// another tab has saved meanwhile.
import { openChannel, page, sendMessage } from "../bridge.js";
import { compareBeforeWriting, writesDone } from "./storage.js";

const LOCK = page.storageKey("game");
const REQUEST = "release the game";
const QUESTION = "who has the game?";
const ANSWER = "I have the game";
const PATIENCE = 1000;

/** Milliseconds in which a tab that has the game answers; it may be busy. */
const ANSWER_TIME = 3000;

/** A tab without locks that has the game says so in localStorage, so that others know whom to wait for. */
const MARK = page.storageKey("holder");
const SELF = `${performance.timeOrigin}`;

function doNothing() {}

const otherTabs = openChannel(LOCK);

/** @param {(text: string) => void} hear @param {AddEventListenerOptions} [options] */
function listen(hear, options) {
  otherTabs.addEventListener("message", (event) => hear(/** @type {MessageEvent} */ (event).data), options);
}

/**
 * Undefined if the browser has no locks or forbids them.
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

/** Works with localStorage; null if the browser forbids it. @param {(texts: Storage) => unknown} work */
function withMarks(work) {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
}

function removeMark() {
  withMarks((texts) => texts.getItem(MARK) === SELF && texts.removeItem(MARK));
}

async function isHeldElsewhere() {
  if (!withMarks((texts) => texts.getItem(MARK))) return false;
  const asked = new AbortController();
  const answered = new Promise((resolve) => {
    listen((text) => text === ANSWER && resolve(true), { signal: asked.signal });
    setTimeout(() => resolve(false), ANSWER_TIME);
  });
  otherTabs.postMessage(QUESTION);
  return answered.finally(() => asked.abort());
}

/** Claims the game without a lock. @param {LockOptions} options */
async function claimByAsking({ ifAvailable }) {
  compareBeforeWriting();
  if (ifAvailable && (await isHeldElsewhere())) return false;
  withMarks((texts) => texts.setItem(MARK, SELF));
  release = async () => removeMark();
  return true;
}

/**
 * Asks for the lock, and keeps it until `release` is called or another tab steals it.
 *
 * @param {LockOptions} options
 * @returns {Promise<boolean>} whether this tab may have the game
 */
function requestLock(options) {
  const manager = locks;
  if (!manager) return claimByAsking(options);
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
      answer(!locks && claimByAsking(options));
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
  if (page.holdsGame()) return true;
  if (!takeOver) return requestLock({ ifAvailable: true });
  otherTabs.postMessage(REQUEST);
  return (
    (await requestLock({ signal: AbortSignal.timeout(PATIENCE) })) || requestLock({ steal: true })
  );
};

page.holdsGame = () => Boolean(release);

// The next tab must read all that this tab has written.
page.releaseGame = () => {
  const held = release;
  release = undefined;
  if (held) released = writesDone().then(held).then(doNothing, doNothing);
};

addEventListener("pagehide", removeMark);

listen((text) => {
  if (release && text === REQUEST) sendMessage("LostGameLock");
  if (release && text === QUESTION) otherTabs.postMessage(ANSWER);
});
