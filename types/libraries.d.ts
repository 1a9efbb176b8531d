// Modules that only `dist/` has: the tools of the site copy them from their packages, or join them.

declare module "*/idb/index.js" {
  export * from "idb";
}

declare module "*/qr/index.js" {
  export * from "qr";
}

declare module "*/qr/decode.js" {
  export * from "qr/decode.js";
}

declare module "*/on-demand/together.js" {
  export const together: import("./contract").Together;
}

declare module "*/pyscript/core.js" {
  export const codemirror: Record<"core" | "state" | "python" | "language" | "view" | "commands", Promise<any>>;
}
