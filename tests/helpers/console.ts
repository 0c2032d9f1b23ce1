import { format } from "node:util";
import { afterEach, expect } from "vitest";

const written: string[] = [];

console.error = (...values: unknown[]) => {
  written.push(format(...values));
};

/** What this test has written to the error console so far, for a test that expects it; taken lines no longer fail the test. */
export function takeConsoleErrors(): string[] {
  return written.splice(0);
}

afterEach(() => {
  expect(takeConsoleErrors(), "errors on the console").toEqual([]);
});
