// Runs a bot that somebody has written, in a cage with its own Python: docs/workshop.md.
import { workshop } from "./bridge.js";
import { openCage } from "./cage.js";

const SITE = new URL("../../", import.meta.url).href;

/** How long a bot may take for an answer, in milliseconds. */
const LIMIT = 3_000;

/** The greatest length of an answer, in characters. */
const MAX_ANSWER = 200_000;

/** How many steps of a turn are shown: `game/workshop/kept_steps.py` keeps no more. */
const MAX_STEPS = 2_000;

const SOURCES = ["static/workshop/bot_worker.js", "pyodide/pyodide.asm.js", "pyodide/pyodide.mjs"];
const FILES = ["pyodide/pyodide.asm.wasm", "python.zip", "game.zip", "later.zip", "workshop.zip"];

/** The export of Pyodide's loader. The loader is a module, but the worker is a classic script. */
const EXPORT = /export\s*\{\s*([\w$]+) as loadPyodide\b[^}]*\};?/;

/**
 * @import { Cage } from "./cage.js"
 * @import { Sandbox as Contract } from "../../types/contract"
 */

/** @typedef {"load" | "watch" | "check" | "choose" | "step"} Kind */

/** @typedef {{ resolve: (answer: string) => void, key: string, timer: number, kind: Kind, legal: string[] }} Question */

/** @param {string} name */
async function obtain(name) {
  const response = await fetch(SITE + name);
  if (!response.ok) throw new Error(`${name} is missing`);
  return response;
}

/**
 * The files of the worker, and its source. They are blobs, which only the worker reads, so that no task
 * of the page copies megabytes.
 */
async function obtainAll() {
  const names = [...SOURCES, ...FILES];
  const blobs = await Promise.all(names.map(async (name) => (await obtain(name)).blob()));
  const [worker, script, loader, ...others] = blobs;
  const named = (await loader.text()).replace(EXPORT, "globalThis.loadPyodide = $1;");
  // In a function the scripts declare no global name, which could not be removed.
  const source = new Blob([worker, "\n(() => {\n", script, "\n", named, "\n})();"], { type: "text/javascript" });
  const files = Object.fromEntries(FILES.map((name, at) => [name.split("/").pop(), others[at]]));
  return { source, files };
}

/** @param {string} why @param {object} [further] */
function refusal(why, further = {}) {
  const fault = { kind: "", line: 0, message: "", name: "", suggestion: "", traceback: "", mistake: "" };
  return JSON.stringify({ ok: false, why, ...fault, printed: "", seconds: 0, ...further });
}

/** @param {unknown} value */
const text = (value) => (typeof value === "string" ? value : "");

/** @param {unknown} value */
const number = (value) => (Number.isFinite(value) ? value : 0);

/** The scores of legal actions. @param {unknown} scores @param {string[]} legal */
function checkedScores(scores, legal) {
  if (typeof scores !== "object" || scores === null) return null;
  const known = Object.entries(scores).filter(([action]) => legal.includes(action));
  return Object.fromEntries(known.map(([action, score]) => [action, number(score)]));
}

/** An object with checked values. @param {unknown} value @param {(one: unknown) => unknown} check */
const checkedAll = (value, check) =>
  Object.fromEntries(Object.entries(Object(value)).map(([name, one]) => [name, check(one)]));

/** The steps of a turn, each with only numbers and texts. @param {unknown} steps */
function checkedSteps(steps) {
  const known = Array.isArray(steps) ? steps.filter(Array.isArray).slice(0, MAX_STEPS) : [];
  return known.map(([line, call, names, cells, ...counts]) => {
    const [printed, leftOut] = [number(counts[0]), number(counts[1])];
    return [number(line), number(call), checkedAll(names, text), checkedAll(cells, number), printed, leftOut];
  });
}

/** @param {any} answer */
function checkedFault(answer) {
  const why = ["error", "memory", "answer", "slow"].includes(answer.why) ? answer.why : "error";
  const names = ["kind", "message", "name", "suggestion", "traceback", "mistake", "printed"];
  const texts = Object.fromEntries(names.map((name) => [name, text(answer[name])]));
  return { ok: false, why, ...texts, line: number(answer.line), seconds: number(answer.seconds) };
}

/**
 * The checked answer: it has only the fields of an answer, and its action is legal. The worker is
 * hostile: it may send anything.
 *
 * @param {unknown} sent
 * @param {Kind} kind
 * @param {string[]} legal empty if no action was asked for
 */
function checked(sent, kind, legal) {
  if (typeof sent !== "string" || sent.length > MAX_ANSWER) return refusal("ended");
  try {
    const answer = JSON.parse(sent);
    const further = kind === "step" ? { steps: checkedSteps(answer.steps), isCut: answer.isCut === true } : {};
    if (answer.ok !== true) return JSON.stringify({ ...checkedFault(answer), ...further });
    const rest = { printed: text(answer.printed), seconds: number(answer.seconds), ...further };
    if (kind !== "choose") return JSON.stringify({ ok: true, ...rest });
    const { action, scores } = answer;
    if (!legal.includes(action)) return refusal("answer", { message: "the action is not legal" });
    return JSON.stringify({ ok: true, action, scores: checkedScores(scores, legal), ...rest });
  } catch {
    return refusal("ended");
  }
}

/**
 * Runs one bot. Its code can change its Python, so another bot needs another sandbox. After "slow"
 * without a line, "memory" and "ended" a new Python starts, and loads the code with the next question.
 *
 * @implements {Contract}
 */
export class Sandbox {
  /** Receives the text that the bot has printed. @type {(text: string) => void} */
  onPrinted = () => {};

  #code = "";
  #isLoaded = false;
  /** Whether the code was too slow. Then Python names the loop that never ends. */
  #isWatched = false;
  #hasEnded = false;
  /** @type {Promise<Cage>} */
  #cage;
  #stop = () => {};
  /** @type {Question | undefined} */
  #question;
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();
  #limit;

  /** Starts a worker at once. @param {{ limit?: number }} [settings] */
  constructor({ limit = LIMIT } = {}) {
    this.#limit = limit;
    this.#cage = this.#begin();
  }

  /** Resolves when Python has started. */
  async ready() {
    await this.#cage;
  }

  /** Runs the code of a bot. @param {string} code @returns {Promise<string>} a JSON text */
  load(code) {
    return this.#inTurn(async () => {
      this.#code = code;
      const answer = await this.#loadCode();
      this.#isLoaded = JSON.parse(answer).ok;
      return answer;
    });
  }

  /** Asks the bot for an action. @param {string} seen @returns {Promise<string>} a JSON text */
  choose(seen) {
    return this.#askBot("choose", seen);
  }

  /** Asks the bot line by line: the answer has the steps, and no action. @param {string} seen @returns {Promise<string>} */
  step(seen) {
    return this.#askBot("step", seen);
  }

  /** @param {Kind} kind @param {string} seen */
  #askBot(kind, seen) {
    return this.#inTurn(async () => {
      if (!this.#isLoaded) {
        const answer = await this.#loadCode();
        if (!JSON.parse(answer).ok) return answer;
        this.#isLoaded = true;
      }
      return this.#ask(kind, seen);
    });
  }

  /** Reads code without running it. @param {string} code @returns {Promise<string>} a JSON text */
  check(code) {
    return this.#inTurn(() => this.#ask("check", code));
  }

  /** Ends the worker. A question that waits gets the answer "ended". */
  end() {
    this.#hasEnded = true;
    this.#stop();
    this.#settle(refusal("ended"));
  }

  #loadCode() {
    return this.#ask(this.#isWatched ? "watch" : "load", this.#code);
  }

  /** Asks one question at a time. @param {() => Promise<string>} work */
  #inTurn(work) {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** @returns {Promise<Cage>} a cage in which Python has started */
  async #start() {
    const { source, files } = await obtainAll();
    return new Promise((resolve, reject) => {
      const fail = (why = "") => reject(new Error(`the sandbox could not start: ${why}`));
      if (this.#hasEnded) return fail("it was ended");
      const cage = openCage(source, files, fail);
      this.#stop = () => {
        cage.end();
        fail("it was ended");
      };
      cage.port.onmessage = ({ data }) => {
        if (data === "ready") resolve(cage);
        else if (data?.failed) fail(text(data.failed));
        else this.#receive(data);
      };
    });
  }

  /** Starts a new Python. If that fails, the next question gets the answer "ended". */
  #begin() {
    this.#isLoaded = false;
    const cage = this.#start();
    cage.catch(() => {});
    return cage;
  }

  #restart() {
    this.#stop();
    this.#cage = this.#begin();
  }

  /** @param {Kind} kind @param {string} content @returns {Promise<string>} */
  async #ask(kind, content) {
    let cage;
    try {
      cage = await this.#cage;
    } catch (error) {
      return refusal("ended", { message: String(error) });
    }
    if (this.#hasEnded) return refusal("ended");
    const key = crypto.randomUUID();
    const legal = kind === "choose" || kind === "step" ? JSON.parse(content).legal : [];
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#lose("slow"), this.#limit);
      this.#question = { resolve, key, timer, kind, legal };
      cage.port.postMessage({ key, kind, content });
    });
  }

  /** @param {any} data what the worker has sent; it may be anything */
  #receive(data) {
    if (!this.#question || data?.key !== this.#question.key) return;
    if (data.fatal) {
      const { kind, message } = data.fatal;
      return this.#lose("ended", { kind: text(kind), message: text(message) });
    }
    const answer = checked(data.answer, this.#question.kind, this.#question.legal);
    const { why, printed } = JSON.parse(answer);
    if (why === "memory" || why === "ended") this.#restart();
    // An answer in time: Python has ended its watch, and the next Python watches nothing.
    else if (!why && this.#question.legal.length > 0) this.#isWatched = false;
    this.#settle(answer);
    if (printed) this.onPrinted(printed);
  }

  /** @param {string} why @param {object} [further] */
  #lose(why, further) {
    this.#isWatched ||= why === "slow";
    this.#restart();
    this.#settle(refusal(why, further));
  }

  /** @param {string} answer */
  #settle(answer) {
    clearTimeout(this.#question?.timer);
    this.#question?.resolve(answer);
    this.#question = undefined;
  }
}

workshop.newSandbox = () => new Sandbox();
