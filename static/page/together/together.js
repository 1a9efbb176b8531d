// What joins several devices. Each module of this folder adds its members to `together`, see
// `types/contract.d.ts`.

/** @import { Together } from "../../../types/contract" */

export const together = /** @type {Together} */ ({});
