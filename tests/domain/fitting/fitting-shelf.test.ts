import { expect, test } from "vitest";
import { type FittingPacks, fittingExpiryOf, shelvedLenses, sumShelf } from "~/domain/fitting/fitting-shelf";
import { packsOf } from "./fitting-packs";

const today = "2026-11-24";

test.each<[string, string | null, "expired" | "soon" | null]>([
  ["was yesterday", "2026-11-23", "expired"],
  ["is today", "2026-11-24", "soon"],
  ["is in 60 days", "2027-01-23", "soon"],
  ["is in 61 days", "2027-01-24", null],
  ["is unknown", null, null],
])("the expiry of a pack whose expiry date %s", (_, expiresOn, expiry) => {
  expect(fittingExpiryOf(expiresOn, today)).toBe(expiry);
});

test("counts usable and expired packs of a lens separately, and how many fewer than wanted are usable", () => {
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

test("nothing is missing on an empty shelf when nothing is wanted", () => {
  expect(shelvedLenses([], [], today)).toEqual([]);
  expect(sumShelf([])).toEqual({ lenses: 0, onShelf: 0, soon: 0, expired: 0, wanted: 0, missing: 0 });
});
