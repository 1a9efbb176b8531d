// Lets Back, of the browser or the device, close what was opened last. `data-depth` says how many things
// are open. The history has an entry for the home screen, and one more for each open thing.
import { playable, sendMessage } from "../bridge.js";
import { afterEachChange } from "./render.js";

/** The depth of the entry in which the browser is. @type {number} */
let here = history.state?.depth ?? 0;

/** Whether the history is catching up with the page, or the page with the history. */
let isGoing = false;

function depthOfPage() {
  /** @type {HTMLElement | null} */
  const shown = document.querySelector("#app > [data-depth]");
  return Number(shown?.dataset.depth ?? 0);
}

/** Makes an entry for each thing that was opened, and goes back over those of closed things. */
function follow() {
  const depth = depthOfPage();
  if (isGoing) return;
  isGoing = depth < here;
  if (isGoing) history.go(depth - here);
  while (here < depth) history.pushState({ depth: (here += 1) }, "");
}

addEventListener("popstate", ({ state }) => {
  const [before, isOurs] = [here, isGoing];
  // Somebody who writes another `#` into the address makes an entry without a depth.
  if (!state) history.replaceState({ depth: here }, "");
  here = history.state.depth;
  isGoing = true;
  for (let left = before; left > here && !isOurs; left -= 1) sendMessage("WentBack");
  isGoing = false;
  follow();
});

if (!history.state) history.replaceState({ depth: 0 }, "");
afterEachChange(follow);
playable.then(follow);
