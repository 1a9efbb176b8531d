import js from "@eslint/js";
import globals from "globals";

const ONE_SOURCE = {
  "no-restricted-syntax": [
    "error",
    {
      selector: "Literal[value=/^rowdy-zoo:/], TemplateElement[value.raw=/^rowdy-zoo:/]",
      message: "Use page.storageKey(name).",
    },
    {
      selector: "MemberExpression[property.name='rowdyZoo']",
      message: "Import page from bridge.js.",
    },
  ],
};

export default [
  { ignores: ["dist/", "node_modules/", ".cache/", ".venv/", "test-results/"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      complexity: ["error", 10],
      eqeqeq: "error",
      "max-lines-per-function": ["error", { max: 40, skipComments: true, skipBlankLines: true }],
      "no-eval": ["error", { allowIndirect: true }],
      "no-implied-eval": "error",
      "no-new-func": "error",
      "no-shadow": "error",
      "no-unused-expressions": "error",
    },
  },
  {
    ignores: ["static/start.js", "static/start/before_python/**"],
    rules: { "no-var": "error", "object-shorthand": "error", "prefer-const": "error" },
  },
  { files: ["static/**"], languageOptions: { globals: globals.browser } },
  {
    // Even an old browser must be able to run what the build joins of `before_python`.
    files: ["static/start.js"],
    languageOptions: { ecmaVersion: 5, sourceType: "script", globals: { Promise: "readonly", Uint8Array: "readonly" } },
  },
  {
    files: ["static/start.js", "static/start/before_python/**"],
    rules: { "no-unused-vars": ["error", { caughtErrors: "none" }] },
  },
  {
    files: ["static/workshop/bot_worker.js"],
    languageOptions: { sourceType: "script", globals: globals.worker },
  },
  { files: ["static/page/**"], rules: ONE_SOURCE },
  { files: ["static/page/bridge.js"], rules: { "no-restricted-syntax": "off" } },
  {
    files: ["static/service_worker/**"],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    // What the build joins of `service_worker`.
    files: ["sw.js"],
    languageOptions: { sourceType: "script", globals: globals.serviceworker },
  },
  { files: ["tools/**", "tests/**"], languageOptions: { globals: globals.node } },
];
