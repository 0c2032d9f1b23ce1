import { expect, test } from "vitest";
import { type ItemOrder, orderableFirst, pageOf, sortItems } from "~/domain/catalogue/sort-items";
import type { Modality } from "~/domain/lens/series";
import { priceBook } from "~/domain/price/price-row";

const series = (id: string, modality: Modality, seriesNumber: number) => ({ id, displayName: id, modality, seriesNumber });
const items = [
  series("myday", "daily", 4),
  series("Avaira", "twoWeekly", 1),
  series("biofinity", "monthly", 2),
  series("clariti", "daily", 3),
  { id: "solution", displayName: "solution" },
];
const prices = priceBook(
  [
    ["myday", 9000],
    ["Avaira", 6800],
    ["biofinity", 11_200],
    ["solution", 4000],
  ].map(([itemId, price]) => ({
    itemId: String(itemId),
    packSize: 6,
    priceRetail: Number(price),
    priceAnnual: Number(price),
    annualBoxes: 2,
  })),
);

test.each<[string, ItemOrder, string]>([
  ["by name, whatever the case", {}, "Avaira biofinity clariti myday solution"],
  ["by name, from the last", { sortDirection: "DESC" }, "solution myday clariti biofinity Avaira"],
  ["by price, without a price last", { sortBy: "price" }, "solution Avaira myday biofinity clariti"],
  [
    "by price, the dearest first and without a price last",
    { sortBy: "price", sortDirection: "DESC" },
    "biofinity myday Avaira solution clariti",
  ],
  [
    "by modality, the longest first and without one last",
    { sortBy: "modality", sortDirection: "DESC" },
    "biofinity Avaira myday clariti solution",
  ],
  ["by modality, then by name", { sortBy: "modality" }, "clariti myday Avaira biofinity solution"],
  ["the newest first", { sortBy: "newest" }, "myday clariti biofinity Avaira solution"],
  ["the oldest first", { sortBy: "newest", sortDirection: "DESC" }, "solution Avaira biofinity clariti myday"],
])("sorted %s (D59)", (_, order, expected) => {
  expect(sortItems(items, order, prices).map(({ id }) => id)).toEqual(expected.split(" "));
});

test("items that may not be ordered come last, in the same order", () => {
  expect(orderableFirst(items, (id) => id !== "myday" && id !== "biofinity").map(({ id }) => id)).toEqual(
    "Avaira clariti solution myday biofinity".split(" "),
  );
});

test.each([
  [1, [1, 2, 3]],
  [2, [4, 5, 6]],
  [3, [7]],
  [4, []],
])("page %i of seven items, three a page, is %j", (pageNo, expected) => {
  expect(pageOf([1, 2, 3, 4, 5, 6, 7], pageNo, 3)).toEqual(expected);
});
