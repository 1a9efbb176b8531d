// Lets the worker do jobs, one after the other.
import { JOBS } from "./pixels.js";
import { MediaError } from "../device/media_error.js";

/** Milliseconds that a job may take, and milliseconds until a worker without a job ends. */
const PATIENCE = 30_000;
const IDLE = 10_000;

/** @type {Worker | undefined} */
let worker;

let jobs = 0;

/** @type {Promise<unknown>} */
let last = Promise.resolve();

function end() {
  worker?.terminate();
  worker = undefined;
}

/**
 * @param {Worker} asked
 * @param {string} name
 * @param {unknown} input
 * @returns {Promise<any>}
 */
function answer(asked, name, input) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, PATIENCE, new MediaError("unreadable"));
    asked.onmessage = ({ data }) => {
      clearTimeout(timer);
      if (data.why) reject(new MediaError(data.why));
      else resolve(data.result);
    };
    asked.onerror = () => {
      clearTimeout(timer);
      reject(new MediaError("unsupported"));
    };
    asked.postMessage({ name, input }, input instanceof ImageBitmap ? [input] : []);
  });
}

/** @param {string} name @param {unknown} input */
async function inWorker(name, input) {
  jobs += 1;
  const job = jobs;
  worker ??= new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  try {
    return await answer(worker, name, input);
  } catch (error) {
    end();
    throw error;
  } finally {
    setTimeout(() => job === jobs && end(), IDLE);
  }
}

/** @typedef {typeof JOBS} Jobs */

/**
 * Does a job of `pixels.js` in the worker, so that the page need not wait.
 *
 * @template {keyof Jobs} Name
 * @param {Name} name
 * @param {Parameters<Jobs[Name]>[0]} input
 * @returns {Promise<Awaited<ReturnType<Jobs[Name]>>>}
 */
export function doJob(name, input) {
  const canWork = typeof OffscreenCanvas === "function" && typeof createImageBitmap === "function";
  const job = /** @type {(input: unknown) => Promise<any>} */ (JOBS[name]);
  const next = last.then(() => (canWork ? inWorker(name, input) : job(input)));
  last = next.catch(() => {});
  return next;
}
