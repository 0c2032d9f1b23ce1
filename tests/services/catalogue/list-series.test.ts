import { safe } from "@orpc/client";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { auditTrail } from "~tests/services/session/accounts";

beforeEach(resetDatabase);

async function givenStaff(edition: "IL" | "KR" = "IL") {
  await givenCatalogue();
  const person = await givenPerson(await givenPractice({ edition, subDomain: edition === "IL" ? "einayim" : "hanbit" }));
  return { person, calls: await callsFor(person) };
}

describe("the catalogue of a practice", () => {
  test("shows the first twelve active revenue series by name, with prices of the smallest pack", async () => {
    const { calls } = await givenStaff();
    const answer = await calls.catalogue.list({ country: "IL" });
    expect(answer.series).toHaveLength(12);
    expect(answer.pageSize).toBe(12);
    const names = answer.series.map(({ displayName }) => displayName.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(answer.series.every((series) => series.active && !series.trial)).toBe(true);
    const biofinity = answer.series.find(({ id }) => id === "il-biofinity");
    expect(biofinity?.priceRetail).toEqual({ amount: 11200, currency: "ILS" });
    expect(biofinity?.packs).toEqual([
      { packSize: 6, priceRetail: { amount: 11200, currency: "ILS" }, priceAnnual: { amount: 10300, currency: "ILS" }, annualBoxes: 2 },
    ]);
  });

  test("pages hold every series once", async () => {
    const { calls } = await givenStaff();
    const first = await calls.catalogue.list({ country: "IL" });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(first.totalRecords / 12) }, (_, index) => calls.catalogue.list({ country: "IL", pageNo: index + 1 })),
    );
    const ids = pages.flatMap(({ series }) => series.map(({ id }) => id));
    expect(new Set(ids).size).toBe(first.totalRecords);
    expect(ids).toHaveLength(first.totalRecords);
    expect((await calls.catalogue.list({ country: "IL", pageNo: 99 })).series).toEqual([]);
  });

  test.each([
    [{ type: "toric" as const }, ["toric", "toricMultifocal"]],
    [{ type: "misight" as const }, ["myopiaControl"]],
    [{ type: "color" as const }, ["color"]],
    [{ type: "softK" as const }, ["softK"]],
  ])("filters by kind %o", async (filter, kinds) => {
    const { calls } = await givenStaff();
    const answer = await calls.catalogue.list({ country: "IL", pageSize: 100, ...filter });
    expect(answer.series.length).toBeGreaterThan(0);
    expect(answer.series.every(({ kind }) => kinds.includes(kind))).toBe(true);
    expect(answer.totalRecords).toBe(answer.facets.kinds[filter.type]);
  });

  test("words match beginnings of words in name, maker and material, and override the favourites filter", async () => {
    const { calls } = await givenStaff();
    const answer = await calls.catalogue.list({ country: "IL", searchTerm: "biof tor", isFavourite: true, pageSize: 100 });
    expect(answer.series.map(({ id }) => id)).toContain("il-biofinity-toric");
    expect(answer.series.every(({ name }) => /biofinity/i.test(name) && /tor/i.test(name))).toBe(true);
  });

  test("shows to staff the favourites that an admin marked for the whole practice, and the audit trail names the product", async () => {
    const { person, calls } = await givenStaff();
    const admin = await callsFor(await givenPerson(person, { role: "practiceAdmin" }));
    const marked = await admin.catalogue.setFavourite({ itemId: "il-myday", isFavourite: true });
    expect(marked).toEqual({ itemId: "il-myday", displayName: "MyDay", isFavourite: true });
    const answer = await calls.catalogue.list({ country: "IL", isFavourite: true });
    expect(answer.series.map(({ id, isFavourite }) => [id, isFavourite])).toEqual([["il-myday", true]]);
    expect(answer.facets.favourites).toBe(1);
    expect(await auditTrail(person.tenantId)).toEqual([{ action: "favouriteChanged", subjectId: "il-myday", actorName: "Noa Shalev" }]);
  });

  test("refuses staff who would change a favourite, and nothing changes (D44)", async () => {
    const { person, calls } = await givenStaff();
    const [refusal] = await safe(calls.catalogue.setFavourite({ itemId: "il-myday", isFavourite: true }));
    expect(refusal).toMatchObject({ code: "notPermitted", status: 403 });
    expect((await calls.catalogue.list({ country: "IL", isFavourite: true })).series).toEqual([]);
    expect(await auditTrail(person.tenantId)).toEqual([]);
  });

  test.each([
    [{ type: "Toric" as const }, { type: "toric" as const }],
    [{ type: "Soft-K Family" as const }, { type: "softK" as const }],
    [
      { modality: "Daily" as const, type: "Multifocal" as const },
      { modality: "daily" as const, type: "multifocal" as const },
    ],
    [{ modality: "3 Months" as const, type: null, searchTerm: null }, { modality: "threeMonths" as const }],
  ])("accepts the terms of answers and of the specification: %o finds what %o finds", async (words, filter) => {
    const { calls } = await givenStaff();
    const [given, meant] = await Promise.all([
      calls.catalogue.list({ country: "IL", ...words }),
      calls.catalogue.list({ country: "IL", ...filter }),
    ]);
    expect(given).toEqual(meant);
    expect(given.totalRecords).toBeGreaterThan(0);
  });

  test("accepts every series that it answered as a query, unchanged, and finds series of that maker and modality (D48)", async () => {
    const { calls } = await givenStaff();
    const { series } = await calls.catalogue.list({ country: "IL", pageSize: 100 });
    for (const { manufacturerName, modality, ...rest } of series) {
      const answer = await calls.catalogue.list({ ...rest, manufacturerName, modality, country: "IL" });
      expect(answer.series.every((found) => found.modality === modality && found.manufacturerName === manufacturerName)).toBe(true);
    }
    expect(series.length).toBeGreaterThan(12);
  });

  test("leaves out what the practice hides; only admins hide", async () => {
    const { person, calls } = await givenStaff();
    const edit = { editSeriesInputs: [{ id: "il-myday", visible: false }] };
    const [refusal] = await safe(calls.catalogue.updateVisibility(edit));
    expect(refusal).toMatchObject({ code: "notPermitted", status: 403 });
    const admin = await callsFor(await givenPerson(person, { role: "practiceAdmin" }));
    expect(await admin.catalogue.updateVisibility(edit)).toEqual({ updated: 1 });
    const answer = await calls.catalogue.list({ country: "IL", pageSize: 100 });
    expect(answer.series.map(({ id }) => id)).not.toContain("il-myday");
  });

  test("another edition's market, another practice and another practice's location are not found", async () => {
    const { person, calls } = await givenStaff();
    const other = await givenPractice({ subDomain: "carmel" });
    for (const input of [
      { country: "KR" as const },
      { country: "IL" as const, tenantId: other.tenantId },
      { country: "IL" as const, locationId: other.locationIds[0] },
    ]) {
      const [refusal] = await safe(calls.catalogue.list(input));
      expect(refusal).toMatchObject({ code: "notFound", status: 404 });
    }
    expect(person.tenantId).not.toBe(other.tenantId);
  });

  test("Korea shows its own series in won", async () => {
    const { calls } = await givenStaff("KR");
    const answer = await calls.catalogue.list({ country: "KR", searchTerm: "biofinity", pageSize: 100 });
    expect(answer.series.find(({ id }) => id === "kr-biofinity")?.priceRetail).toEqual({ amount: 38000, currency: "KRW" });
    expect(answer.series.every(({ id }) => id.startsWith("kr-"))).toBe(true);
  });
});

describe("solutions", () => {
  test("an edition's twelve are listed with price, stock and bottles per case", async () => {
    const { calls } = await givenStaff();
    const answer = await calls.catalogue.solutions({ country: "IL" });
    expect(answer.totalRecords).toBe(12);
    expect(answer.solutions.every(({ priceRetail, bottlesPerCase }) => priceRetail !== null && bottlesPerCase > 0)).toBe(true);
  });

  test("are narrowed by words", async () => {
    const { calls } = await givenStaff();
    const all = await calls.catalogue.solutions({ country: "IL" });
    const name = all.solutions[0]?.displayName ?? "";
    const found = await calls.catalogue.solutions({ country: "IL", searchTerm: name });
    expect(found.solutions.map(({ displayName }) => displayName)).toContain(name);
    expect(found.totalRecords).toBeLessThan(12);
  });
});

test("series are answered by ids, in their order; unknown, inactive and foreign ones are left out", async () => {
  const { calls } = await givenStaff();
  const answer = await calls.catalogue.seriesByIds({
    seriesIds: ["il-myday-toric", "nothing", "kr-myday", "il-myday"],
    oppType: "CVP_ISRAEL",
  });
  expect(answer.series.map(({ id }) => id)).toEqual(["il-myday-toric", "il-myday"]);
});

test("only promotions that run today are answered", async () => {
  const { calls } = await givenStaff();
  const { promotions } = await calls.catalogue.promotions({ country: "IL" });
  expect(promotions.length).toBeGreaterThan(0);
  expect(promotions.every(({ fromDay, toDay }) => fromDay <= "2026-11-24" && "2026-11-24" <= toDay)).toBe(true);
});
