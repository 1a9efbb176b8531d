// Why something with images or sounds did not work.

/** @import { MediaFailure } from "../bridge.js" */

/** An error with its reason. */
export class MediaError extends Error {
  /** @param {MediaFailure} why */
  constructor(why) {
    super(why);
    this.why = why;
  }
}

/** The reason of an error; "unreadable" for an unknown error. @param {unknown} error */
export function whyOf(error) {
  return error instanceof MediaError ? error.why : "unreadable";
}
