// Lays the table out while the curtain hides it, so that it is there at once when the curtain lifts.
import { afterEachChange } from "./render.js";

/** To ask for the box of an element makes the browser work it out, also under the curtain. */
function layOut() {
  document.querySelector(".under .board")?.getBoundingClientRect();
}

afterEachChange(() => {
  if ("requestIdleCallback" in window && document.querySelector(".under")) requestIdleCallback(layOut);
});
