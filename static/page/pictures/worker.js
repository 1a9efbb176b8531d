// Decodes and encodes images outside the page.
import { JOBS } from "./pixels.js";
import { whyOf } from "../device/media_error.js";

self.onmessage = async ({ data: { name, input } }) => {
  try {
    const job = JOBS[/** @type {keyof typeof JOBS} */ (name)];
    const result = await job(input);
    self.postMessage({ result }, { transfer: result instanceof ImageBitmap ? [result] : [] });
  } catch (error) {
    self.postMessage({ why: whyOf(error) });
  }
};
