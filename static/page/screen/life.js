// All that lives on the meadow and that home can do without: the page fetches it once home answers.
import "./scenery.js";
import { answerOfToy } from "./toys.js";

/** Shows how a toy answers a touch. @param {string} name */
export function answer(name) {
  answerOfToy(name);
}
