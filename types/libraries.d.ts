// A module that only `dist/` has: tools/site/packages.py copies it from its package.

declare module "*/idb/index.js" {
  export * from "idb";
}

declare module "*/pyscript/core.js" {
  export const codemirror: Record<"core" | "state" | "python" | "language" | "view" | "commands", Promise<any>>;
}
