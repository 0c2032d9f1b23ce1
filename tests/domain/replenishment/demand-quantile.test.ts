import fc from "fast-check";
import { expect, test } from "vitest";
import { demandQuantile } from "~/domain/replenishment/demand-quantile";
import { dispersionOf } from "~/domain/replenishment/dispersion";

test.each([
  ["nothing", 0, 0, 0.99, 0],
  ["one box by chance", 1, 1, 0.95, 3],
  ["three boxes by chance", 3, 3, 0.99, 8],
  ["ten boxes by chance", 10, 10, 0.5, 10],
  ["three boxes, two at a time", 3, 6, 0.99, 11],
  ["very many", 900, 900, 0.99, 972],
])("%s: mean %d, variance %d, covered with %d by %d boxes", (_, mean, variance, probability, boxes) => {
  expect(Math.abs(demandQuantile({ mean, variance }, probability) - boxes)).toBeLessThanOrEqual(mean > 300 ? 12 : 0);
});

test("more demand and more certainty never need fewer boxes", () => {
  const mean = fc.double({ min: 0.01, max: 250, noNaN: true });
  const share = fc.double({ min: 0.5, max: 0.98, noNaN: true });
  fc.assert(
    fc.property(mean, share, fc.double({ min: 1, max: 2, noNaN: true }), (boxes, probability, times) => {
      const needed = demandQuantile({ mean: boxes, variance: boxes * times }, probability);
      expect(demandQuantile({ mean: boxes, variance: boxes * times }, probability + 0.01)).toBeGreaterThanOrEqual(needed);
      expect(demandQuantile({ mean: boxes + 1, variance: (boxes + 1) * times }, probability)).toBeGreaterThanOrEqual(needed);
    }),
  );
});

test("boxes ordered together are overdispersed, and few weeks are weak evidence", () => {
  const even = Array.from({ length: 52 }, () => 2);
  const lumpy = Array.from({ length: 52 }, (_, index) => (Math.floor(index / 4) % 3 === 0 ? 8 : 0));
  expect(dispersionOf([])).toBeCloseTo(1.1);
  expect(dispersionOf(even)).toBe(1);
  expect(dispersionOf(lumpy)).toBe(2);
  expect(dispersionOf(lumpy.slice(0, 4))).toBeCloseTo(1, 0);
});
