// Starts the game as soon as PyScript has Python and the game's files.
import { hooks } from "../../pyscript/core.js";

// The game lasts as long as the page does. PyScript would go on with its own Python, which the game
// does not use, and which would take a twentieth of the start.
hooks.main.onReady.add(async ({ interpreter }) => {
  interpreter.pyimport("sys").path.append("game.zip");
  await interpreter.pyimport("game.start").start();
  await new Promise(() => {});
});

// What PyScript would evaluate for workers a strict page forbids; there are no workers here.
for (const hook of Object.values(hooks.worker)) hook.clear();
