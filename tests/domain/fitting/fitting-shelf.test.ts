import { expect, test } from "vitest";
import { type FittingPacks, fittingExpiryOf, shelvedLenses, sumShelf } from "~/domain/fitting/fitting-shelf";
import { packsOf } from "./fitting-packs";

const today = "2026-11-24";

test.each<[string, string | null, "expired" | "soon" | null]>([
  ["was its last day", "2026-11-23", "expired"],
  ["is its last day", "2026-11-24", "soon"],
  ["is 60 days ahead", "2027-01-23", "soon"],
  ["is 61 days ahead", "2027-01-24", null],
  ["nobody knows", null, null],
])("a pack whose last day %s", (_, expiresOn, expiry) => {
  expect(fittingExpiryOf(expiresOn, today)).toBe(expiry);
});

test("a lens holds what may be used, counts expired packs apart, and lacks what is wanted beyond", () => {
  const packs: FittingPacks[] = [
    packsOf("a", { productId: "-3", left: 2, expiresOn: "2028-01-31" }),
    packsOf("b", { productId: "-3", left: 1, expiresOn: "2026-12-31" }),
    packsOf("c", { productId: "-3", left: 4, expiresOn: "2026-10-31" }),
    packsOf("d", { productId: "-1", left: 3 }),
  ];
  const wanted = [
    { productId: "-3", packs: 5 },
    { productId: "-1", packs: 2 },
    { productId: "-2", packs: 1 },
  ];
  const lenses = shelvedLenses(packs, wanted, today);
  expect(lenses).toEqual([
    { productId: "-3", onShelf: 3, soon: 1, expired: 4, wanted: 5, missing: 2 },
    { productId: "-1", onShelf: 3, soon: 0, expired: 0, wanted: 2, missing: 0 },
    { productId: "-2", onShelf: 0, soon: 0, expired: 0, wanted: 1, missing: 1 },
  ]);
  expect(sumShelf(lenses)).toEqual({ lenses: 3, onShelf: 6, soon: 1, expired: 4, wanted: 8, missing: 3 });
});

test("an empty shelf that nobody wants anything on lacks nothing", () => {
  expect(shelvedLenses([], [], today)).toEqual([]);
  expect(sumShelf([])).toEqual({ lenses: 0, onShelf: 0, soon: 0, expired: 0, wanted: 0, missing: 0 });
});
