// What the type checker cannot find by itself.

import type { Page, TogetherPage, Workshop } from "./contract";

declare global {
  interface Window {
    rowdyZoo: Page & TogetherPage;
    rowdyWorkshop: Workshop;

    /** The kept memory, if there is one, while it is read. */
    keptMemory?: Promise<{ bytes: Promise<ArrayBuffer> } | undefined>;
  }
}
