// Starts the game as soon as PyScript has Python and the game's files.
import { hooks } from "../../pyscript/core.js";
import { addArchive, hasArchive, requestArchive, settleMemory } from "./boot.mjs";

const LATER = "later.zip";

const page = globalThis.rowdyZoo;

// The first paint does not wait for this sheet: home needs none of it before Python runs.
function styleRooms() {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("../rooms.css", import.meta.url).href;
  document.head.append(sheet);
  // If it does not load, `before_python/failures.js` says so.
  return new Promise((resolve) => sheet.addEventListener("load", resolve));
}

const roomsAreStyled = styleRooms();

// Asks for the modules that home does not need, and lets the page add them. If that fails, the page says
// so, and the next call tries again.
function prepareLaterModules(python) {
  let requested;
  const request = () => (requested ??= requestArchive(LATER));
  if (!hasArchive(python, LATER)) request().catch(() => {});
  page.addLaterModules = async () => {
    if (hasArchive(python, LATER)) return;
    try {
      addArchive(python, LATER, await request());
    } catch (error) {
      requested = undefined;
      page.showFailure("missing", LATER);
      throw error;
    }
  };
}

hooks.main.onReady.add(async ({ interpreter }) => {
  addArchive(interpreter, "game.zip");
  prepareLaterModules(interpreter);
  await roomsAreStyled;
  const game = interpreter.pyimport("game.start");
  await game.start();
  settleMemory(); // trick: kept-memory
  await page.addLaterModules();
  game.import_rooms();
  // PyScript would go on and load its own Python library, which the game does not use.
  await new Promise(() => {}); // trick: no-pyscript-python
});

// PyScript evaluates text for the hooks of workers, which the content security policy forbids. The
// game has no such workers.
for (const hook of Object.values(hooks.worker)) hook.clear(); // trick: no-worker-hooks
