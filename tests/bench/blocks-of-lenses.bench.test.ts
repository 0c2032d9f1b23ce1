import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { blocksOfLenses } from "~/domain/lens/blocks-of-lenses";
import type { Lens } from "~/domain/lens/choice";
import { lensesOfBlocks } from "~/domain/lens/lenses-of-blocks";
import { seriesById } from "~tests/domain/lens/arbitrary-lens";
import { machine, report } from "./measure";

const toric = seriesById("il-clariti-1-day-toric");

/** The product list of a toric whose axes depend on power and cylinder: 5,000 rows, by its lenses in packs of more and more sizes. */
function productList(rows: number): Lens[] {
  const lenses = [...lensesOfBlocks(toric.rxParameterRestrictions)];
  return Array.from({ length: rows }, (_, index) => {
    const { values, packSize } = lenses[index % lenses.length] as Lens;
    return { values, packSize: packSize + Math.floor(index / lenses.length) };
  });
}

test("blocks of a product list of 5,000 rows are computed in under a second", () => {
  const list = productList(5000);
  const times = Array.from({ length: 7 }, () => {
    const begin = performance.now();
    blocksOfLenses(list);
    return performance.now() - begin;
  });
  const median = times.toSorted((one, other) => one - other)[3] ?? 0;
  report(`blocks of ${list.length} rows of ${toric.id}: ${median.toFixed(0)} ms, median of ${times.length}, ${machine}`);
  expect(median).toBeLessThan(1000);
});
