import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rangeFacts } from "~/domain/catalogue/range-facts";
import { catalogueQuery } from "~/forms/products/catalogue-query";
import {
  type CatalogueView,
  changeView,
  parseCatalogueView,
  shownKinds,
  shownModalities,
  sortings,
  viewSearch,
} from "~/forms/products/catalogue-view";

const view = (search: string) => parseCatalogueView(new URLSearchParams(search));

describe("an address of the catalogue", () => {
  test("has no parameters for the default view", () => {
    expect(viewSearch(view(""))).toBe("");
  });

  test.each([
    ["favourites=1&q=myday", { isFavourite: false, searchTerm: "myday" }],
    ["kind=specialty&q=myday", { kind: null, searchTerm: "myday" }],
    ["kind=toric&q=%20biofinity%20", { kind: "toric", searchTerm: "biofinity" }],
    ["kind=nonsense&wear=hourly&sort=colour&page=-3", { kind: null, modality: null, sorting: "name", pageNo: 1 }],
  ])("%s is reduced to filters that can be combined", (search, expected) => {
    expect(view(search)).toMatchObject(expected);
  });

  test("favourites and specialty clear the words and go back to the first page, other filters keep the words", () => {
    const searched = view("q=myday&page=3");
    expect(changeView(searched, { isFavourite: true })).toMatchObject({ searchTerm: "", pageNo: 1 });
    expect(changeView(searched, { kind: "specialty" })).toMatchObject({ searchTerm: "", pageNo: 1 });
    expect(changeView(searched, { kind: "toric" })).toMatchObject({ searchTerm: "myday", pageNo: 1 });
  });

  test("parsed back gives the same view", () => {
    const views = fc.record<CatalogueView>({
      searchTerm: fc.constant(""),
      kind: fc.option(fc.constantFrom(...shownKinds)),
      modality: fc.option(fc.constantFrom(...shownModalities)),
      manufacturerName: fc.option(fc.constantFrom("CooperVision", "A & B")),
      isFavourite: fc.boolean(),
      sorting: fc.constantFrom(...sortings),
      layout: fc.constantFrom("grid" as const, "list" as const),
      pageNo: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(views, (each) => {
        expect(view(viewSearch(each))).toEqual(each);
      }),
    );
  });

  test("becomes the catalogue query of the calls", () => {
    expect(catalogueQuery(view("kind=toric&wear=monthly&sort=priceDescending&page=2"))).toMatchObject({
      type: "toric",
      modality: "monthly",
      sortBy: "price",
      sortDirection: "DESC",
      pageNo: 2,
    });
  });
});

test("ranges run from the strongest minus to the strongest plus, cylinders from the weakest; words are listed", () => {
  const restrictions = [
    { values: { power: [-6, -5.75, 4], cylinder: [-2.25, -0.75], addition: ["low", "high"] }, packSizes: [6] },
    { values: { power: [8], cylinder: [-1.25], addition: ["low"] }, packSizes: [6] },
  ];
  expect(rangeFacts(restrictions)).toEqual([
    { field: "power", from: -6, to: 8 },
    { field: "cylinder", from: -0.75, to: -2.25 },
    { field: "addition", words: ["low", "high"] },
  ]);
});
