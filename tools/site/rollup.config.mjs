// Joins the scripts of the site, in the folder that `scripts.py` has prepared. Terser takes out comments
// and spaces. Names stay, so that people can read where an error was.
import plugin from "@rollup/plugin-terser";

/** @type {any} */
const terser = plugin;

/** What Pyodide imports in Node, its script, and what joins devices. */
const NOT_JOINED = [/^node:/, "ws", /pyodide\.asm/, /on-demand\/together/];

/** @param {5 | 2022} ecma The version of JavaScript. */
function small(ecma) {
  return [terser({ ecma, compress: false, mangle: false, format: { comments: false } })];
}

/**
 * One script of a module and all that it imports. Classic scripts run in every browser, modules in those
 * that can run the game.
 *
 * @param {string} input
 * @param {string} file
 * @param {"es" | "iife"} format A module or a classic script.
 * @param {5 | 2022} ecma
 */
function script(input, file, format, ecma = 2022) {
  const output = { file: `joined/${file}`, format, inlineDynamicImports: true, plugins: small(ecma) };
  return { input, output, external: NOT_JOINED, makeAbsoluteExternalsRelative: false };
}

export default [
  {
    input: { page: "static/page/page.js", "on-demand/worker": "static/page/pictures/worker.js" },
    output: {
      dir: "joined/static/page",
      format: "es",
      chunkFileNames: "on-demand/[name].js",
      plugins: small(2022),
    },
    preserveEntrySignatures: "allow-extension",
  },
  script("static/workshop/page.js", "static/workshop/page.js", "es"),
  script("static/start/boot.mjs", "static/start/boot.mjs", "es"),
  script("static/start/before_python/page.js", "start.js", "iife", 5),
  script("static/service_worker/worker.js", "sw.js", "iife"),
];
