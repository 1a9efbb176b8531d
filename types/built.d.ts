// Modules that only `dist/` has: tools/site/packages.py copies them from their packages.

declare module "*/pyodide/pyodide.mjs" {
  export * from "pyodide";
}

declare module "*/pyscript/core.js" {
  export const hooks: {
    main: { onReady: Set<(python: { interpreter: any }) => Promise<void>> };
    worker: Record<string, Set<unknown>>;
  };
}
