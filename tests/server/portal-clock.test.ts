import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPortalClock } from "~/server/portal-clock.server";

const told = new Date("2026-11-24T10:05:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2020-01-01T00:00:00Z"), toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("follows the database's clock, and advances evenly when the machine's clock is set back (D52)", async () => {
  const { now, close } = await openPortalClock({ askNow: async () => told, fixed: null, onError: () => {} });
  expect(now()).toEqual(told);
  vi.setSystemTime(new Date("2019-01-01T00:00:00Z"));
  vi.advanceTimersByTime(30_000);
  expect(now()).toEqual(new Date("2026-11-24T10:05:30Z"));
  await close();
});

test("asks the database every minute, and continues from its last answer while it does not respond", async () => {
  const answers = [told, new Error("away"), new Date("2026-11-24T11:00:00Z")];
  const errors: unknown[] = [];
  const askNow = () => {
    const answer = answers.shift();
    return answer instanceof Date ? Promise.resolve(answer) : Promise.reject(answer ?? new Error("asked too often"));
  };
  const { now, close } = await openPortalClock({ askNow, fixed: null, onError: (error) => void errors.push(error) });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([now(), errors.length]).toEqual([new Date("2026-11-24T10:06:00Z"), 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(now()).toEqual(new Date("2026-11-24T11:00:00Z"));
  await close();
});

test("stays at the fixed time of the configuration without asking the database", async () => {
  const { now } = await openPortalClock({ askNow: () => Promise.reject(new Error("asked")), fixed: told, onError: () => {} });
  expect(now()).toEqual(told);
});
