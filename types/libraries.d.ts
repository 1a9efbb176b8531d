// A module that only `dist/` has: tools/build.py copies it from its package.

declare module "*/idb/index.js" {
  export * from "idb";
}
