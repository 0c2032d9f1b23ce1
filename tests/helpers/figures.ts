import { test } from "vitest";

/** With `npm run prove` tests take every language, window and round; in the check one small case of each stands for them. */
export const isFull = process.env.PROVE === "full";

/** A test that runs with full figures only: in the check another case of the same rule stands for it. */
export const testInFull: (name: string, run: () => Promise<void>, timeoutMs?: number) => void = isFull ? test : () => {};

/** The ways that a journey goes: with full figures all of them, in the check the one at this index, so that other journeys go the others. */
export const oneInCheck = <Way>(ways: readonly Way[], index = 0): readonly Way[] => (isFull ? ways : ways.slice(index, index + 1));
