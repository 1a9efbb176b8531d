// Starts the game as soon as PyScript has Python and the game's files.
import { hooks } from "../../pyscript/core.js";
import { addArchive, hasArchive, requestArchive, settleMemory } from "./boot.mjs";

const LATER = "later.zip";
const ROOMS = "static/rooms.css";

const page = globalThis.rowdyZoo;

// The style sheet of all that is not home.
function loadRooms() {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL(`../../${ROOMS}`, import.meta.url).href;
  document.head.append(sheet);
  return new Promise((resolve, reject) => {
    const fail = (why) => {
      sheet.remove();
      reject(new Error(sheet.href, { cause: why }));
    };
    // Chromium reports no error for a sheet of another type, which then has no rules.
    sheet.onload = () => (sheet.sheet?.cssRules.length ? resolve(undefined) : fail("type"));
    sheet.onerror = () => fail("missing");
  });
}

// Loads a file once. If that fails, the page says so, and the next call tries again.
function once(name, load) {
  let loaded;
  return async () => {
    try {
      return await (loaded ??= load());
    } catch (error) {
      loaded = undefined;
      page.showFailure(error.cause ?? "missing", name);
      throw error;
    }
  };
}

// Asks for the modules that home does not need, and lets the page add them.
function prepareLaterModules(python) {
  const modules = once(LATER, () => requestArchive(LATER));
  const rooms = once(ROOMS, loadRooms);
  if (!hasArchive(python, LATER)) modules().catch(() => {});
  if (page.earlyTaps.length) rooms().catch(() => {}); // The tap waits for them.
  page.addLaterModules = async () => {
    await rooms();
    if (!hasArchive(python, LATER)) addArchive(python, LATER, await modules());
  };
}

hooks.main.onReady.add(async ({ interpreter }) => {
  addArchive(interpreter, "game.zip");
  prepareLaterModules(interpreter);
  if (hasArchive(interpreter, LATER)) await page.addLaterModules(); // trick: kept-memory
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
