import { TestRunner } from "vitest";

declare module "@vitest/runner" {
  interface TaskMeta {
    /** What the test measured; `npm run prove` keeps it with the test's result. */
    figures?: Readonly<Record<string, unknown>>;
  }
}

/** Prints what the running test measured, and keeps it with the test's result. */
export function keepFigures(figures: Readonly<Record<string, unknown>>): void {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error("Figures belong to a test that runs.");
  test.meta.figures = { ...test.meta.figures, ...figures };
  console.info(JSON.stringify(figures));
}
