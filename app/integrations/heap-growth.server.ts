import { setFlagsFromString } from "node:v8";

/**
 * By how many percent the heap may exceed what was in use before V8 collects all of it, by default some 20 when little is kept of what
 * requests make. A collection takes a fifth of a second from whoever asks meanwhile, so a process of many people has room for a minute's
 * garbage: 270 MB where 65 are in use. With an embedded database that memory would be wasted: after 1,000 page views 50 MB were in use and
 * 180 allocated.
 */
const percent = { postgres: 300, embedded: 25 };

/** Sets how far the heap of this process grows. */
export function setHeapGrowth(database: keyof typeof percent): void {
  setFlagsFromString(`--heap-growing-percent=${percent[database]}`);
}
