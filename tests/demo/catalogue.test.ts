import { describe, expect, test } from "vitest";
import { prices } from "~/demo/catalogue/demo-prices";
import { ilSeries, krSeries } from "~/demo/catalogue/demo-series";
import { ilSolutions, krSolutions, solutions } from "~/demo/catalogue/solutions";
import { stockExceptions, stockRules } from "~/demo/catalogue/stock";
import { allowedValues } from "~/domain/lens/allowed-values";
import { normalBlock } from "~/domain/lens/normal-block";
import { isValidGtin } from "~/domain/product/gtin";
import { parseProductId } from "~/domain/product/product-id";
import { allSeries, seriesById } from "~tests/domain/lens/arbitrary-lens";

function powersOf(id: string) {
  return allowedValues(seriesById(id)).power ?? [];
}

describe("the published parameters", () => {
  test.each([
    ["il-biofinity", -12, 8, 64, [0, -6.25, 6.25]],
    ["il-biofinity-xr", -20, 15, 30, [0, -12, 8, -12.75]],
    ["il-biofinity-energys", -12, 8, 64, [0]],
    ["kr-biofinity-energys", -12, 8, 65, []],
    ["il-biofinity-toric", -10, 8, 61, [-6.25]],
    ["il-biofinity-multifocal", -10, 6, 57, [-6.25, 6.25]],
    ["il-clariti-1-day", -10, 8, 58, [0, 0.25, -0.25]],
    ["il-clariti-1-day-toric", -9, 4, 47, [-6.25]],
    ["il-clariti-1-day-multifocal", -6, 5, 45, []],
    ["il-myday", -12, 8, 62, [0, 5.25, 5.75, -6.25]],
    ["kr-myday", -10, 8, 58, [0, -10.5]],
    ["il-myday-multifocal", -12, 8, 77, [-10.25]],
    ["il-proclear-1-day", -12, 8, 62, [0, 5.25]],
    ["il-misight-1-day", -6, -0.25, 24, [0]],
    ["kr-misight-1-day", -10, -0.25, 32, [0, -6.25]],
    ["il-dailies-total1", -12, 6, 58, [0, 0.25]],
  ])("%s is made from %d to %d in %d powers", (id, from, to, count, missing) => {
    const powers = powersOf(id);
    expect([powers[0], powers.at(-1), powers.length]).toEqual([from, to, count]);
    for (const power of missing) expect(powers).not.toContain(power);
  });

  test("made-to-order toric lenses have axes in steps of 5 and strong cylinders", () => {
    const offered = allowedValues(seriesById("il-biofinity-xr-toric"));
    expect(offered.axis).toHaveLength(36);
    expect(offered.cylinder?.[0]).toBe(-5.75);
    expect(powersOf("il-biofinity-xr-toric").at(-1)).toBe(20);
  });

  test("mini-scleral lenses: sagittal heights go with the diameter", () => {
    expect(allowedValues(seriesById("il-icd"), { diameter: 14.5 }).sag).toEqual([3300, 3400, 3500, 3600, 3700, 3800]);
    expect(allowedValues(seriesById("il-icd"), { diameter: 16.5 }).sag).toHaveLength(14);
    expect(allowedValues(seriesById("il-icd"), { sag: 4500 }).diameter).toEqual([16.5]);
  });
});

describe("the catalogue", () => {
  test("ids are unique, name their edition, and can stand in an address", () => {
    const ids = [...allSeries, ...solutions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, edition } of [...allSeries, ...solutions]) expect(id).toMatch(new RegExp(`^${edition.toLowerCase()}-[a-z0-9-]+$`));
  });

  test("blocks are in the form that the rules rely on", () => {
    for (const series of allSeries) {
      expect(series.rxParameterRestrictions.map(normalBlock)).toEqual(series.rxParameterRestrictions);
      expect(series.seriesNumber).toBeGreaterThan(0);
      expect(series.seriesNumber).toBeLessThan(1000);
    }
  });

  test("a trial reference names an active trial series of the same edition with a pack of its own", () => {
    const referring = allSeries.filter((series) => series.trialReference !== null);
    expect(referring.length).toBeGreaterThan(20);
    for (const series of referring) {
      const trial = seriesById(series.trialReference ?? "");
      expect(trial).toMatchObject({ trial: true, active: true, edition: series.edition, name: series.trialName });
      expect([1, 2]).toContain(series.trialMultiplier);
      const packs = (each: typeof series) => each.rxParameterRestrictions.flatMap((block) => block.packSizes);
      expect(packs(series).some((pack) => packs(trial).includes(pack) && !packs(series).includes(pack))).toBe(false);
    }
  });

  test.each([
    ["IL", ilSeries],
    ["KR", krSeries],
  ] as const)("%s has retired, updated, made-to-order and coloured series, every modality it sells, and several makers", (_, series) => {
    expect(series.filter((each) => !each.active).length).toBeGreaterThan(0);
    expect(series.filter((each) => each.status === "Updated" && !each.trial).length).toBe(2);
    expect(series.some((each) => each.madeToOrder)).toBe(true);
    expect(series.filter((each) => each.kind === "color")).toHaveLength(2);
    expect(new Set(series.map((each) => each.manufacturerName)).size).toBeGreaterThanOrEqual(4);
    for (const each of series) for (const id of each.matchHistory) expect(seriesById(id).active).toBe(false);
  });

  test("every modality exists in Israel", () => {
    expect(new Set(ilSeries.map((each) => each.modality)).size).toBe(6);
  });

  test("only the Korean edition carries permit and review numbers", () => {
    expect(seriesById("kr-biofinity").permitNumber).toBe("수허 08-131");
    expect(ilSeries.every((each) => each.permitNumber === null && each.reviewNumber === null)).toBe(true);
  });

  test("twelve solutions in each edition, with valid codes and starter kits", () => {
    for (const list of [ilSolutions, krSolutions]) {
      expect(list).toHaveLength(12);
      expect(list.some((each) => each.starter)).toBe(true);
      expect(new Set(list.map((each) => each.gtin)).size).toBe(12);
      for (const each of list) expect(isValidGtin(each.gtin)).toBe(true);
    }
  });
});

describe("prices and stock", () => {
  test("every pack of every series and solution has exactly one price row", () => {
    const wanted = [
      ...allSeries.flatMap((series) =>
        [...new Set(series.rxParameterRestrictions.flatMap((block) => block.packSizes))].map((pack) => `${series.id} ${pack}`),
      ),
      ...solutions.map((each) => `${each.id} ${each.packSize}`),
    ];
    expect(prices.map((row) => `${row.itemId} ${row.packSize}`).sort()).toEqual(wanted.sort());
  });

  test("trials are free, everything else costs something, a year's supply no more than retail", () => {
    const trialIds = new Set(allSeries.filter((each) => each.trial).map(({ id }) => id));
    for (const row of prices) {
      expect(row.priceRetail === 0).toBe(trialIds.has(row.itemId));
      expect(row.priceAnnual).toBeLessThanOrEqual(row.priceRetail);
      expect(row.annualBoxes).toBeGreaterThanOrEqual(1);
      expect([row.priceRetail, row.priceAnnual].every(Number.isInteger)).toBe(true);
    }
    expect(prices.find((row) => row.itemId === "il-biofinity")).toMatchObject({ packSize: 6, priceRetail: 11200, edition: "IL" });
  });

  test("every series and solution has a stock rule; made to order: nothing on the shelf and a lead time", () => {
    expect(new Set(stockRules.map((rule) => rule.itemId))).toEqual(new Set([...allSeries, ...solutions].map(({ id }) => id)));
    for (const rule of stockRules) {
      expect(rule.madeToOrder).toBe(rule.leadDays > 0);
      expect(rule.madeToOrder).toBe(rule.onHandByDefault === 0);
    }
  });

  test("exceptions are lenses that are made, few, the same every time, and of every kind", () => {
    const all = allSeries.flatMap((series) => {
      const exceptions = stockExceptions(series);
      expect(stockExceptions(series)).toEqual(exceptions);
      for (const each of exceptions) expect(parseProductId(series, each.productId)?.packSize).toBe(each.packSize);
      for (const packSize of new Set(exceptions.map((each) => each.packSize))) {
        expect(exceptions.filter((each) => each.packSize === packSize).length).toBeLessThanOrEqual(60);
      }
      return exceptions;
    });
    expect(new Set(all.map(({ productId }) => productId)).size).toBe(all.length);
    expect(all.some((each) => each.onHand > 0)).toBe(true);
    expect(all.some((each) => each.onHand === 0 && each.expectedInDays !== null)).toBe(true);
    expect(all.some((each) => each.onHand === 0 && each.expectedInDays === null && !each.soldOut)).toBe(true);
    expect(all.some((each) => each.soldOut)).toBe(true);
    expect(all.find((each) => each.productId === "il-myday~pw-3_25~bc8_4~di14_2~90")).toMatchObject({ onHand: 6, expectedInDays: 7 });
  });
});
