// Starts the game as soon as PyScript has Python and the game's files.
import { hooks } from "../../pyscript/core.js";
import { settleMemory } from "./memory.mjs"; // trick: kept-memory

// The first paint does not wait for this sheet, since home needs none of it.
function styleRooms() {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("../rooms.css", import.meta.url).href;
  document.head.append(sheet);
  return new Promise((resolve) => sheet.addEventListener("load", resolve));
}

const roomsAreStyled = styleRooms();

hooks.main.onReady.add(async ({ interpreter }) => {
  (await import("./boot.mjs")).addGame(interpreter);
  await roomsAreStyled;
  await interpreter.pyimport("game.start").start();
  settleMemory(); // trick: kept-memory
  // PyScript would go on and load its own Python library, which the game does not use.
  await new Promise(() => {}); // trick: no-pyscript-python
});

// PyScript evaluates text for the hooks of workers, which the content security policy forbids. The
// game has no such workers.
for (const hook of Object.values(hooks.worker)) hook.clear(); // trick: no-worker-hooks
