import { test } from "vitest";

/** With `npm run prove` tests take every language, window and round; in the check one small case of each stands for them. */
export const isFull = process.env.PROVE === "full";

/** A test that runs with full figures only: in the check another case of the same rule stands for it. */
export const testInFull: (name: string, run: () => Promise<void>, timeoutMs?: number) => void = isFull ? test : () => {};
