import { beforeEach, describe, expect, test } from "vitest";
import { ilSeries } from "~/demo/catalogue/demo-series";
import { gtinOf } from "~/domain/product/lens-gtin";
import { type CatalogueView, changeView, parseCatalogueView, shownKinds, viewSearch } from "~/forms/products/catalogue-view";
import { loader } from "~/routes/products/catalogue";
import { loader as detailsLoader } from "~/routes/products/details";
import { action as favourite } from "~/routes/products/favourites";
import { loader as promotionsLoader } from "~/routes/promotions/promotions";
import { resetDatabase } from "~tests/helpers/database";
import { givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { pageArgs } from "~tests/routes/cart/given-page";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const givenStaff = async (edition: "IL" | "KR" = "IL") => givenPerson(await givenPractice({ edition }));
const givenAdmin = async () => givenPerson(await givenPractice(), { role: "practiceAdmin" });
const show = async (person: { token: string }, path: string) => (await loader(await pageArgs(person, { path }))).data;

describe("the catalogue", () => {
  test("shows 12 products a page by name, with counts for every filter", async () => {
    const person = await givenStaff();
    const first = await show(person, "/products");
    expect(first.products).toHaveLength(12);
    expect(first.totalRecords).toBe((await first.facets)?.kinds.all);
    expect(first.products[0]).toMatchObject({ item: "series", name: "ACUVUE OASYS" });
    const second = await show(person, "/products?page=2");
    expect(second.pageNo).toBe(2);
    expect(second.products.map(({ id }) => id)).not.toContain(first.products[0]?.id);
  });

  test.each(["?q=myday", "?q=multi&kind=toric", "?kind=toric&wear=monthly", "?favourites=1", "?kind=solutions&q=clearwell"])(
    "%s has at each filter the number that its link shows",
    async (search) => {
      const person = await givenAdmin();
      const form = { itemId: "il-myday", isFavourite: "true", back: "/products" };
      await favourite((await pageArgs(person, { path: "/products/favourites", form })) as never);
      const view = parseCatalogueView(new URLSearchParams(search));
      const { kinds, modalities, favourites, solutions } = (await (await show(person, `/products${search}`)).facets) ?? {};
      const links: [change: Partial<CatalogueView>, count: number | undefined][] = [
        ...shownKinds.map((kind): (typeof links)[number] => [{ kind }, kind === "solutions" ? solutions : kinds?.[kind]]),
        [{ kind: null, modality: "daily" }, kinds?.dailies],
        [{ kind: null, modality: "monthly" }, kinds?.monthly],
        ...(view.kind === "solutions" ? [] : [[{ modality: "daily" }, modalities?.daily] satisfies (typeof links)[number]]),
        [{ isFavourite: true }, favourites],
      ];
      for (const [change, count] of links) {
        const { totalRecords } = await show(person, `/products${viewSearch(changeView(view, change))}`);
        expect([change, count]).toEqual([change, totalRecords]);
      }
    },
  );

  test("shows solutions under their own filter", async () => {
    const { products, facets } = await show(await givenStaff(), "/products?kind=solutions");
    expect(products.every(({ item }) => item === "solution")).toBe(true);
    expect(products).toHaveLength(Math.min(12, (await facets)?.solutions ?? 0));
  });

  test.each([
    ["/products?page=999", /^\/products\?page=[2-9]$/],
    ["/products?kind=solutions&page=999", /^\/products\?kind=solutions(&page=\d)?$/],
    ["/products?q=zzzz&page=3", /^\/products\?q=zzzz$/],
  ])("%s is beyond the last page and leads to it", async (path, last) => {
    const thrown = await show(await givenStaff(), path).catch((answer: unknown) => answer as Response);
    expect((thrown as Response).headers.get("Location")).toMatch(last);
  });

  test("words without matches show an empty page", async () => {
    expect((await show(await givenStaff(), "/products?q=zzzz")).products).toEqual([]);
  });

  test("a scanned code leads to the grid of its series with that lens in focus", async () => {
    const person = await givenStaff();
    const toric = ilSeries.find(({ id }) => id === "il-biofinity-toric");
    const gtin = toric && gtinOf(toric, { power: -3.25, cylinder: -1.25, axis: 90, baseCurve: 8.7, diameter: 14.5 }, 6);
    const thrown = await show(person, `/products?q=(01)${gtin}`).catch((answer: unknown) => answer as Response);
    const address = new URL((thrown as Response).headers.get("Location") ?? "", "http://localhost");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      series: "il-biofinity-toric",
      pack: "6",
      axis: "90",
      baseCurve: "8.7",
      diameter: "14.5",
      focus: "il-biofinity-toric~pw-3_25~cy-1_25~ax90~bc8_7~di14_5~6",
      scan: `(01)${gtin}`,
    });
  });

  test("a code without a product is reported as such", async () => {
    const { products, isCode } = await show(await givenStaff(), "/products?q=00190090434363");
    expect([products, isCode]).toEqual([[], true]);
  });
});

describe("the details of a product", () => {
  const details = async (person: { token: string }, itemId: string) => {
    const args = await pageArgs(person, { path: `/products/details/${itemId}` });
    return detailsLoader({ ...args, params: { itemId } } as never);
  };

  test("show the parameters made and the prices of the packs", async () => {
    const shown = await details(await givenStaff(), "il-biofinity-toric");
    expect(shown).toMatchObject({
      item: "series",
      trial: false,
      packs: [{ packSize: 6 }],
      constants: [
        { field: "baseCurve", value: 8.7 },
        { field: "diameter", value: 14.5 },
      ],
    });
  });

  test("in Korea show the permit and review numbers", async () => {
    const shown = await details(await givenStaff("KR"), "kr-myday");
    expect(shown).toMatchObject({ metadata: { permitNumber: expect.stringMatching(/\S/), reviewNumber: expect.stringMatching(/\S/) } });
  });

  test("exist for trials and solutions, and for no product of another market", async () => {
    const person = await givenStaff();
    expect(await details(person, "il-myday-trial")).toMatchObject({ item: "series", trial: true });
    await expect(details(person, "kr-myday")).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("favourites", () => {
  test("are set from the card and lead back to the same page", async () => {
    const person = await givenAdmin();
    const form = { itemId: "il-myday", isFavourite: "true", back: "/products?kind=sphere" };
    const answer = await favourite((await pageArgs(person, { path: "/products/favourites", form })) as never);
    expect(answer.headers.get("Location")).toBe("/products?kind=sphere");
    const { products } = await show(person, "/products?favourites=1");
    expect(products.map(({ id }) => id)).toEqual(["il-myday"]);
  });

  test("are not changed by a form of staff", async () => {
    const person = await givenStaff();
    const form = { itemId: "il-myday", isFavourite: "true", back: "/products" };
    const asked = favourite((await pageArgs(person, { path: "/products/favourites", form })) as never);
    await expect(asked).rejects.toMatchObject({ code: "notPermitted", status: 403 });
    expect((await show(person, "/products?favourites=1")).products).toEqual([]);
  });

  test("never lead to another site", async () => {
    const person = await givenAdmin();
    const form = { itemId: "il-myday", isFavourite: "true", back: "https://elsewhere.example/" };
    const answer = await favourite((await pageArgs(person, { path: "/products/favourites", form })) as never);
    expect(answer.headers.get("Location")).toBe("/products");
  });
});

test("the promotions page shows those that run today, with the products the practice may order", async () => {
  const { promotions } = await promotionsLoader((await pageArgs(await givenStaff("KR"), { path: "/promotions" })) as never);
  expect(promotions.length).toBeGreaterThan(0);
  for (const { products, reviewNumber, fromDay, toDay } of promotions) {
    expect(products.length).toBeGreaterThan(0);
    expect(reviewNumber).toMatch(/\S/);
    expect(fromDay <= "2026-11-24" && "2026-11-24" <= toDay).toBe(true);
  }
});
