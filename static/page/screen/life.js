// All that lives on the meadow and that home can do without: the page fetches it once home answers.
import { answerOf } from "./antics.js";
import { meadow } from "./stage.js";
import "./stirring.js";
import { answerOfToy } from "./toys.js";

/** Shows how an animal or another toy answers a touch. @param {string} name */
export function answer(name) {
  /** @type {HTMLElement | null | undefined} */
  const animal = meadow()?.querySelector(`.animal[data-animal="${CSS.escape(name)}"]`);
  if (animal) answerOf(animal);
  else answerOfToy(name);
}
