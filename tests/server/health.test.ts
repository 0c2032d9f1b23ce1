import { afterEach, expect, test, vi } from "vitest";
import { reportReadiness } from "~/server/health.server";

afterEach(() => {
  vi.useRealTimers();
});

test("the server is ready when every check is, and reports the note of each", async () => {
  const checks = [
    { name: "database", check: async () => ({ ready: true }) },
    { name: "distributor", check: async () => ({ ready: true, note: "orders wait" }) },
  ];
  expect(await reportReadiness(checks)).toEqual({
    ready: true,
    checks: { database: { ready: true }, distributor: { ready: true, note: "orders wait" } },
  });
});

test("one failing check makes the server not ready, and nothing of its error is reported", async () => {
  const checks = [
    { name: "database", check: () => Promise.reject(new Error("password of secret-host")) },
    { name: "mail", check: async () => ({ ready: true }) },
  ];
  expect(await reportReadiness(checks)).toEqual({
    ready: false,
    checks: { database: { ready: false, note: "failed" }, mail: { ready: true } },
  });
});

test("a check that does not answer counts as failed after two seconds", async () => {
  vi.useFakeTimers();
  const report = reportReadiness([{ name: "database", check: () => new Promise(() => {}) }]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await report).toEqual({ ready: false, checks: { database: { ready: false, note: "no answer in time" } } });
});
