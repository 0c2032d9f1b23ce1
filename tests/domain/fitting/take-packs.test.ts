import fc from "fast-check";
import { expect, test } from "vitest";
import type { FittingPacks } from "~/domain/fitting/fitting-shelf";
import { packsToDiscard, packsToUse } from "~/domain/fitting/take-packs";
import { packsOf } from "./fitting-packs";

const today = "2026-11-24";
const shelf: FittingPacks[] = [
  packsOf("unknown", { left: 2 }),
  packsOf("late", { lot: "B7", expiresOn: "2028-01-31", left: 3 }),
  packsOf("early", { lot: "A1", expiresOn: "2027-06-30", left: 1 }),
  packsOf("old", { lot: "Z9", expiresOn: "2026-10-31", left: 5 }),
];

test.each<[string, { quantity: number; lot: string | null }, [string, number][]]>([
  ["one pack: the one that expires first", { quantity: 1, lot: null }, [["early", 1]]],
  [
    "several: the next to expire, those without a date last",
    { quantity: 5, lot: null },
    [
      ["early", 1],
      ["late", 3],
      ["unknown", 1],
    ],
  ],
  ["a scanned lot: a pack of that lot", { quantity: 1, lot: "B7" }, [["late", 1]]],
  ["a scanned lot, however it was typed on the shelf", { quantity: 1, lot: "b 7" }, [["late", 1]]],
  ["a scanned lot that is not recorded: a pack of an unknown lot", { quantity: 1, lot: "C3" }, [["unknown", 1]]],
])("gives out %s", (_, taking, taken) => {
  const answer = packsToUse(shelf, taking, today);
  expect(answer.verdict).toEqual({ permitted: true });
  expect(answer.taken.map(({ packsId, quantity }) => [packsId, quantity])).toEqual(taken);
});

test.each<[string, { quantity: number; lot: string | null }, number]>([
  ["more than is there", { quantity: 7, lot: null }, 6],
  ["an expired lot beyond the packs of an unknown one", { quantity: 3, lot: "Z9" }, 2],
])("refuses %s", (_, taking, left) => {
  expect(packsToUse(shelf, taking, today)).toEqual({ verdict: { permitted: false, code: "notOnShelf", values: { left } }, taken: [] });
});

test("discards all expired packs, and nothing else", () => {
  expect(packsToDiscard([...shelf, packsOf("empty", { expiresOn: "2026-01-31", left: 0 })], today)).toEqual([
    { packsId: "old", quantity: 5 },
  ]);
});

const day = fc.constantFrom(null, "2026-10-31", "2026-11-24", "2027-01-31", "2028-01-31");
const anyShelf = fc.array(fc.record({ lot: fc.constantFrom(null, "A1", "B7"), expiresOn: day, left: fc.nat(4) }), { maxLength: 6 });

test("for any shelf, gives out exactly as many packs as requested, none expired and none twice", () => {
  fc.assert(
    fc.property(anyShelf, fc.integer({ min: 1, max: 8 }), fc.constantFrom(null, "A1", "C3"), (rows, quantity, lot) => {
      const packs = rows.map((row, index) => packsOf(`p${index}`, row));
      const { verdict, taken } = packsToUse(packs, { quantity, lot }, today);
      const usable = packs.filter(({ expiresOn }) => expiresOn === null || expiresOn >= today);
      const left = usable.filter((each) => lot === null || each.lot === lot || each.lot === null).reduce((sum, each) => sum + each.left, 0);
      expect(verdict.permitted).toBe(quantity <= left);
      expect(taken.reduce((sum, each) => sum + each.quantity, 0)).toBe(verdict.permitted ? quantity : 0);
      for (const each of taken) expect(usable.find(({ id }) => id === each.packsId)?.left).toBeGreaterThanOrEqual(each.quantity);
      expect(new Set(taken.map(({ packsId }) => packsId)).size).toBe(taken.length);
    }),
  );
});
