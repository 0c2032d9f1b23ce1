import { safe } from "@orpc/client";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";

beforeEach(resetDatabase);

async function givenStaff(edition: "IL" | "KR" = "IL") {
  await givenCatalogue();
  const person = await givenPerson(await givenPractice({ edition }));
  return { person, calls: await callsFor(person), locationId: person.locationIds[0] };
}

describe("allowed values", () => {
  test("in Israel powers are strings and listed; elsewhere they are numbers and the list is left out", async () => {
    const israel = await (await givenStaff()).calls.catalogue.allowedValues({ seriesId: "il-myday" });
    expect(israel.fields.power?.values).toContain("-3.25");
    expect(israel.fields.power?.default).toBe("-0.25");
    expect(israel.powers).toContainEqual({ id: "-3.25", value: "-3.25" });
    await resetDatabase();
    const korea = await (await givenStaff("KR")).calls.catalogue.allowedValues({ seriesId: "kr-myday" });
    expect(korea.fields.power?.values).toContain(-3.25);
    expect(korea.powers).toBeUndefined();
  });

  test("a complete choice names its lens, whether sent as strings or numbers", async () => {
    const { calls } = await givenStaff();
    const currentValues = { power: "-3.25", cylinder: -1.25, axis: "180", packSize: 6 };
    const answer = await calls.catalogue.allowedValues({ seriesId: "il-biofinity-toric", currentValues });
    expect(answer.lens?.productId).toBe("il-biofinity-toric~pw-3_25~cy-1_25~ax180~bc8_7~di14_5~6");
    expect(answer.lens?.gtin).toMatch(/^\d{14}$/);
    expect(answer.impossible).toEqual([]);
  });

  test("an axis that is not made says so and offers the nearest", async () => {
    const { calls } = await givenStaff();
    const answer = await calls.catalogue.allowedValues({
      seriesId: "il-biofinity-toric",
      currentValues: { power: -3.25, cylinder: -1.25, axis: 175 },
    });
    expect(answer.lens).toBeNull();
    expect(answer.impossible).toMatchObject([{ field: "axis", value: 175, reason: "notMadeAtAll", nearby: [170, 180] }]);
  });

  test("version 3 answers without the list of powers; another version does not exist", async () => {
    const { calls } = await givenStaff();
    const answer = await calls.catalogue.allowedValuesOf({ version: "v3", seriesId: "il-myday" });
    expect(answer.powers).toBeUndefined();
    expect(answer.fields.power?.values).toContain("-3.25");
  });

  test("unknown series and series of another market are answered alike", async () => {
    const { calls } = await givenStaff();
    for (const seriesId of ["nothing", "kr-myday"]) {
      const [refusal] = await safe(calls.catalogue.allowedValues({ seriesId }));
      expect(refusal).toMatchObject({ code: "notFound", status: 404 });
    }
  });
});

describe("the order grid", () => {
  test("lays out a spherical series by whole and quarter dioptres, with the stock of each lens", async () => {
    const { calls, locationId } = await givenStaff();
    const grid = await calls.catalogue.grid({ seriesId: "il-myday", packSize: 90, locationId });
    expect(grid.layout).toBe("quarters");
    expect(grid.packSize).toBe(90);
    expect(grid.price?.priceRetail).toEqual({ amount: 20400, currency: "ILS" });
    const cells = grid.blocks.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    const cell = cells.find((each) => each?.power === -3.25);
    expect(cell?.stock).toMatchObject({ left: 6, status: "fewLeft" });
    expect(cells.some((each) => each?.power === 5.25)).toBe(false);
    expect(grid.carted).toBeNull();
  });

  test("chooses the axis of a toric series and keeps it", async () => {
    const { calls, locationId } = await givenStaff();
    const grid = await calls.catalogue.grid({ seriesId: "il-biofinity-toric", chosen: { axis: "90" }, locationId });
    expect(grid.layout).toBe("cylinder");
    expect(grid.choosers).toMatchObject([{ field: "axis", chosen: 90 }]);
    expect(grid.blocks[0]?.columns.map(({ text }) => text)).toEqual(["-0.75", "-1.25", "-1.75", "-2.25"]);
  });

  test("knows what the location usually orders a month: the mean of the three months before this one", async () => {
    const { person, calls, locationId } = await givenStaff();
    const { owner } = await testDatabase();
    const productId = "il-myday~pw-3_25~bc8_4~di14_2~90";
    const use = (month: string, boxesQuantity: number) => ({
      tenantId: person.tenantId,
      locationId,
      itemId: "il-myday",
      month,
      productId,
      boxesQuantity,
    });
    await owner
      .insert(schema.monthlyUse)
      .values([use("2026-07", 90), use("2026-08", 6), use("2026-09", 4), use("2026-10", 5), use("2026-11", 30)]);
    const grid = await calls.catalogue.grid({ seriesId: "il-myday", packSize: 90, locationId });
    const cells = grid.blocks.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    expect(cells.find((each) => each?.productId === productId)?.usualBoxesPerMonth).toBe(5);
    const { usual } = await calls.catalogue.usualByPower({ seriesId: "il-myday", locationId });
    expect(usual).toEqual([{ packSize: 90, power: -3.25, boxes: 5 }]);
    expect(grid.series.usage).toEqual({ usualBoxesPerMonth: 5, boxesByMonth: [0, 0, 0, 0, 0, 0, 0, 0, 90, 6, 4, 5, 30] });
  });

  test("opens at the pack of which the location orders most boxes, unless another is asked for", async () => {
    const { person, calls, locationId } = await givenStaff();
    const { owner } = await testDatabase();
    const use = (packSize: number, boxesQuantity: number) => ({
      ...{ tenantId: person.tenantId, locationId, itemId: "il-myday", month: "2026-10" },
      ...{ productId: `il-myday~pw-3_25~bc8_4~di14_2~${packSize}`, boxesQuantity },
    });
    const packOf = async (packSize?: number) => (await calls.catalogue.grid({ seriesId: "il-myday", packSize, locationId })).packSize;
    expect(await packOf()).toBe(30);
    await owner.insert(schema.monthlyUse).values([use(30, 2), use(90, 7)]);
    expect([await packOf(), await packOf(30)]).toEqual([90, 30]);
  });

  test("trial series, series of another market and locations of others have no grid", async () => {
    const { calls, locationId } = await givenStaff();
    const other = await givenPractice({ subDomain: "carmel" });
    for (const input of [
      { seriesId: "il-myday-trial", locationId },
      { seriesId: "kr-myday", locationId },
      { seriesId: "il-myday", locationId: other.locationIds[0] },
    ]) {
      const [refusal] = await safe(calls.catalogue.grid(input));
      expect(refusal).toMatchObject({ code: "notFound", status: 404 });
    }
  });
});
