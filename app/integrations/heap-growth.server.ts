import { setFlagsFromString } from "node:v8";

/**
 * By how many percent the heap may exceed what was in use before V8 collects all of it; V8's own choice is some 20 where requests leave
 * little behind. Whoever asks during a collection waits up to a fifth of a second, so a process has room for what a minute leaves: 270 MB
 * where 65 are in use. With an embedded database that memory would be wasted: after 1,000 page views 50 MB were in use and 180 allocated.
 */
const percent = { embedded: 25, elsewhere: 300 };

/** Sets how far the heap of this process grows, by where its database is. */
export function setHeapGrowth(database: keyof typeof percent): void {
  setFlagsFromString(`--heap-growing-percent=${percent[database]}`);
}
