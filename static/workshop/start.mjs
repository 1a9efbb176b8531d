// Starts the workshop as soon as PyScript has Python and the game's files.
import { hooks } from "../../pyscript/core.js";
import { addArchive } from "../start/boot.mjs";

/** The imports of the workshop, in an order that makes the steps short. */
const STEPS = [
  "game.rules.record",
  "game.bots.owl",
  "game.ui.model.builder",
  "game.ui.model.model",
  "game.ui.workshop.msg",
  "game.ui.workshop.update",
  "game.ui.screens.learn.rules_page",
  "game.ui.workshop.view",
  "game.workshop_main",
];

hooks.main.onReady.add(async ({ interpreter }) => {
  for (const name of ["game.zip", "later.zip", "workshop.zip"]) addArchive(interpreter, name);
  await interpreter.pyimport("game.start").run(STEPS);
  await new Promise(() => {});
});

for (const hook of Object.values(hooks.worker)) hook.clear();
