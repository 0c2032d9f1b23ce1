import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryAfterSeconds } from "~/offline/worth-retrying";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-30T08:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each<[string, Record<string, string>, number]>([
  ["seconds", { "Retry-After": "7" }, 7],
  ["a date", { "Retry-After": "Mon, 30 Nov 2026 08:00:20 GMT" }, 20],
  [
    "a date, from a server whose clock differs from the device's",
    { "Retry-After": "Mon, 30 Nov 2026 09:00:20 GMT", Date: "Mon, 30 Nov 2026 09:00:00 GMT" },
    20,
  ],
  ["a date that has passed", { "Retry-After": "Mon, 30 Nov 2026 07:59:00 GMT" }, 0],
  ["something else", { "Retry-After": "later" }, 0],
  ["an empty text", { "Retry-After": "" }, 0],
  ["nothing", {}, 0],
])("a response that asks to wait with %s", (_, headers, seconds) => {
  expect(retryAfterSeconds(new Response(null, { status: 503, headers }))).toBe(seconds);
});
