import fc from "fast-check";
import { expect, test } from "vitest";
import { pauseAtReturn, pauseBeforeNextTry } from "~/offline/back-off";

test("a pause doubles up to 8 seconds, half of it random", () => {
  const between = [0, 1, 2, 3, 40].map((tries) => [0, 1].map((random) => pauseBeforeNextTry({ tries, random, retryAfterSeconds: 0 })));
  expect(between).toEqual([
    [500, 1000],
    [1000, 2000],
    [2000, 4000],
    [4000, 8000],
    [4000, 8000],
  ]);
});

test("a pause is never shorter than Retry-After", () => {
  const tried = fc.record({ tries: fc.nat(50), random: fc.double({ min: 0, max: 0.999, noNaN: true }), retryAfterSeconds: fc.nat(120) });
  fc.assert(fc.property(tried, (each) => pauseBeforeNextTry(each) >= each.retryAfterSeconds * 1000));
});

test("a pause is at most an hour, whatever Retry-After says", () => {
  const pauses = [3599, 3601, 1e9].map((retryAfterSeconds) => pauseBeforeNextTry({ tries: 0, random: 0, retryAfterSeconds }));
  expect(pauses).toEqual([3_599_000, 3_600_000, 3_600_000]);
});

test("200 clients that reconnect at once spread over a second: no tenth of it has more than 40 requests", () => {
  let seed = 20261122;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const tenths = Array.from({ length: 200 }, () => Math.floor(pauseAtReturn(random()) / 100));
  expect(Math.max(...Array.from({ length: 10 }, (_, tenth) => tenths.filter((each) => each === tenth).length))).toBeLessThan(40);
});
