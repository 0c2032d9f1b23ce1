import { setFlagsFromString } from "node:v8";

/** By how much the heap grows beyond what is in use before it is collected again. */
const growthPercent = 25;

/**
 * Left alone, the heap of a machine with much memory grows to several times what is in use, because collecting seldom is a
 * little faster. Beside an embedded database that is memory for nothing: 1,000 page views keep 50 MB in use and took 180.
 */
export function keepHeapModest(): void {
  setFlagsFromString(`--heap-growing-percent=${growthPercent}`);
}
