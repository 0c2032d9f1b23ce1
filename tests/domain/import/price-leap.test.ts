import { expect, test } from "vitest";
import type { RowChange } from "~/domain/import/import-rows";
import { priceLeap } from "~/domain/import/price-leap";

const row = (priceRetail: number, priceAnnual: number) => ({ itemId: "il-myday", packSize: 90, priceRetail, priceAnnual, annualBoxes: 4 });
const change = (before: ReturnType<typeof row> | null, after: ReturnType<typeof row> | null) =>
  ({ table: "prices", key: "il-myday 90", before, after }) as RowChange;

test.each([
  ["a missing decimal point", row(20_400, 19_000), row(2_040_000, 19_000), 100],
  ["twice", row(20_400, 19_000), row(40_800, 19_000), 2],
  ["nearly twice", row(20_400, 19_000), row(40_799, 19_000), null],
  ["half", row(20_400, 19_000), row(20_400, 9_500), 0.5],
  ["an extra decimal point, a larger change than that of the other price", row(20_000, 19_000), row(200, 38_000), 0.01],
  ["a price that becomes zero", row(20_400, 19_000), row(20_400, 0), 0],
  ["a price of zero that becomes more", row(0, 0), row(100, 100), null],
  ["a new price", null, row(100, 100), null],
  ["a removed price", row(100, 100), null, null],
])("the ratio of a price change: %s", (_, before, after, leap) => {
  expect(priceLeap(change(before, after))).toBe(leap);
});
