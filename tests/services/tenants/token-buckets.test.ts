import { expect, test } from "vitest";
import { createTokenBuckets } from "~/services/token-buckets.server";

test("a key is allowed ten times at once, then once every tenth of a second", () => {
  let at = 0;
  const buckets = createTokenBuckets({ perSecond: 10 }, () => at);
  for (let times = 0; times < 10; times += 1) expect(buckets.take("a")).toBe(0);
  expect(buckets.take("a")).toBeCloseTo(0.1);
  expect(buckets.take("b")).toBe(0);
  at = 100;
  expect(buckets.take("a")).toBe(0);
  expect(buckets.take("a")).toBeGreaterThan(0);
});

test("a refusal takes no token", () => {
  let at = 0;
  const buckets = createTokenBuckets({ perSecond: 1 }, () => at);
  buckets.take("a");
  for (let times = 0; times < 5; times += 1) expect(buckets.take("a")).toBeGreaterThan(0);
  at = 1000;
  expect(buckets.take("a")).toBe(0);
});

test("no more keys are held than allowed", () => {
  const buckets = createTokenBuckets({ perSecond: 1, keysMax: 3 }, () => 0);
  for (const key of ["a", "b", "c", "d"]) expect(buckets.take(key)).toBe(0);
  expect(buckets.take("d")).toBeGreaterThan(0);
  expect(buckets.take("a")).toBe(0);
});

test("processes that share a limit let through as much together as one would, and each at least something", () => {
  let at = 0;
  const ofOne = createTokenBuckets({ perSecond: 10 }, () => at);
  const passes = (processes: number) =>
    Array.from({ length: 20 }, () => ofOne.take(`of ${processes}`, processes)).filter((wait) => wait === 0).length;
  expect(passes(2)).toBe(5);
  expect(passes(16)).toBe(1);
  at = 1600;
  expect(passes(16)).toBe(1);
});
