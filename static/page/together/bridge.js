// The page's side of the contract for several devices, see `types/contract.d.ts`. The modules beside this
// one add their members.

/** @import { Together } from "../../../types/contract" */

export const together = /** @type {Together} */ ({});
