import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blocksOfLenses } from "~/domain/lens/blocks-of-lenses";
import type { Lens } from "~/domain/lens/choice";
import { countListedLenses, lensesOfBlocks } from "~/domain/lens/lenses-of-blocks";
import { normalBlock } from "~/domain/lens/normal-block";
import type { Block } from "~/domain/lens/series";
import { allSeries } from "./arbitrary-lens";

/** A lens as a text that two spellings of the same lens share. */
const written = ({ values, packSize }: Lens) => JSON.stringify([Object.entries(values).toSorted(), packSize]);
const setOf = (blocks: readonly Block[]) => new Set([...lensesOfBlocks(blocks)].map(written));

const anyListedLens: fc.Arbitrary<Lens> = fc
  .record(
    {
      power: fc.constantFrom(-3, -2.5, -2, 1),
      cylinder: fc.constantFrom(-1.25, -0.75),
      axis: fc.constantFrom(10, 90, 180),
      color: fc.constantFrom("blue", "grey"),
      packSize: fc.constantFrom(6, 30),
    },
    { requiredKeys: ["power", "packSize"] },
  )
  .map(({ packSize, ...values }) => ({ values, packSize }));

describe("blocks of a list of lenses", () => {
  test("make exactly the listed lenses and no other, each once", () => {
    fc.assert(
      fc.property(fc.array(anyListedLens, { maxLength: 120 }), (lenses) => {
        const blocks = blocksOfLenses(lenses);
        const listed = new Set(lenses.map(written));
        expect(setOf(blocks)).toEqual(listed);
        expect(countListedLenses(blocks)).toBe(listed.size);
        expect(blocks.map(normalBlock)).toEqual(blocks);
      }),
      { numRuns: 300 },
    );
  });

  test("are the same whatever the order of the list", () => {
    fc.assert(
      fc.property(
        fc
          .array(anyListedLens, { maxLength: 60 })
          .chain((lenses) => fc.tuple(fc.constant(lenses), fc.shuffledSubarray(lenses, { minLength: lenses.length }))),
        ([lenses, shuffled]) => {
          expect(blocksOfLenses(shuffled)).toEqual(blocksOfLenses(lenses));
        },
      ),
    );
  });

  test("of an empty list are none", () => expect(blocksOfLenses([])).toEqual([]));

  const series = allSeries.filter(({ rxParameterRestrictions }) => countListedLenses(rxParameterRestrictions) <= 20_000);
  /** One series of those that are made in the same lenses, as they are sold in both markets. */
  const byLenses = new Map(series.map((each) => [JSON.stringify(each.rxParameterRestrictions), each]));
  test.each([...byLenses.values()].map((each) => [each.id, each.rxParameterRestrictions] as const))(
    "of %s are at most 1.5 times as many as it was defined with",
    (_, blocks) => {
      const computed = blocksOfLenses([...lensesOfBlocks(blocks)]);
      expect(setOf(computed)).toEqual(setOf(blocks));
      expect(computed.length).toBeLessThanOrEqual(1.5 * blocks.length);
    },
  );
});
