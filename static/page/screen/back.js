// Lets Back, of the browser or the device, close what was opened last. `data-depth` says how many things
// are open. The history has an entry for the home screen, and one more for each open thing.
import { playable, sendMessage } from "../bridge.js";
import { afterEachChange } from "./render.js";

/** The depth of the entry in which the browser is. @type {number} */
let here = history.state?.depth ?? 0;

/** Whether the history is catching up with the page, or the page with the history. */
let isGoing = false;

/** The end of the address that the page shows, if that is the link of a game. */
let linked = "";

/** How many things are open, and the link of the game that is shown. */
function shown() {
  /** @type {HTMLElement | null} */
  const page = document.querySelector("#app > [data-depth]");
  return { depth: Number(page?.dataset.depth ?? 0), link: page?.dataset.link ?? "" };
}

/**
 * Makes an entry of that depth, or changes the browser's into one.
 *
 * @param {"pushState" | "replaceState"} how
 * @param {number} depth
 * @param {string} [address]
 */
function write(how, depth, address) {
  try {
    history[how]({ depth }, "", address);
    here = depth;
  } catch {
    // Safari refuses more than 100 entries in a few seconds. The next change tries again.
  }
  return here === depth;
}

/** Makes an entry for each thing that was opened, and goes back over those of closed things. */
function follow() {
  const { depth, link } = shown();
  if (isGoing) return;
  isGoing = depth < here;
  if (isGoing) return history.go(depth - here);
  const isOther = link !== linked;
  // Only the new entry gets the link: a reload shows the game, and Back leads to an address without it.
  if (isOther && (here < depth || !link)) write("replaceState", here, location.pathname + location.search);
  const address = isOther && link ? link : undefined;
  while (here < depth && write("pushState", here + 1, address));
  linked = link;
}

addEventListener("popstate", ({ state }) => {
  const [before, isOurs] = [here, isGoing];
  // Somebody who writes another `#` into the address makes an entry without a depth.
  if (!state) write("replaceState", here);
  here = history.state?.depth ?? here;
  isGoing = true;
  for (let left = before; left > here && !isOurs; left -= 1) sendMessage("WentBack");
  isGoing = false;
  follow();
});

// On its way over entries of closed things the page opens no link.
addEventListener("hashchange", () => isGoing || sendMessage("LinkChanged"));

if (!history.state) write("replaceState", 0);
afterEachChange(follow);
playable.then(follow);
