import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ilSeries, krSeries } from "~/demo/catalogue/demo-series";
import { codeLayouts } from "~/domain/lens/value-codes";
import { gtinCheckDigit, isValidGtin } from "~/domain/product/gtin";
import { gtinOf, lensOfGtin } from "~/domain/product/lens-gtin";
import { parseProductId, productIdOf, seriesIdOfProduct } from "~/domain/product/product-id";
import { parseRestrictedGtin, restrictedGtin } from "~/domain/product/restricted-gtin";
import { allSeries, anyLens, seriesById } from "./arbitrary-lens";

const toric = { power: -3.25, cylinder: -1.25, axis: 180, baseCurve: 8.7, diameter: 14.5 };
const byNumber = {
  IL: new Map(ilSeries.map((series) => [series.seriesNumber, series])),
  KR: new Map(krSeries.map((series) => [series.seriesNumber, series])),
};

describe("a product id", () => {
  test("is made of series, values and pack", () => {
    expect(productIdOf(seriesById("il-biofinity-toric"), toric, 6)).toBe("il-biofinity-toric~pw-3_25~cy-1_25~ax180~bc8_7~di14_5~6");
    expect(seriesIdOfProduct("il-biofinity-toric~pw-3_25~6")).toBe("il-biofinity-toric");
    expect(seriesIdOfProduct("nothing")).toBe("");
  });

  test("does not depend on the order in which values were chosen", () => {
    const turned = Object.fromEntries(Object.entries(toric).reverse());
    expect(productIdOf(seriesById("il-biofinity-toric"), turned, 6)).toBe(productIdOf(seriesById("il-biofinity-toric"), toric, 6));
  });

  test("is resolved to its lens, and is valid in a URL and in the name of a form field", () => {
    fc.assert(
      fc.property(anyLens, ({ series, values, packSize }) => {
        const productId = productIdOf(series, values, packSize);
        expect(parseProductId(series, productId)).toEqual({ values, packSize });
        expect(encodeURIComponent(productId)).toBe(productId);
        expect(productId).not.toMatch(/[.[\]\s]/);
      }),
    );
  });

  test("differs for any two lenses", () => {
    fc.assert(
      fc.property(anyLens, anyLens, (one, other) => {
        const same =
          one.series === other.series && one.packSize === other.packSize && JSON.stringify(one.values) === JSON.stringify(other.values);
        expect(productIdOf(one.series, one.values, one.packSize) === productIdOf(other.series, other.values, other.packSize)).toBe(same);
      }),
    );
  });

  test.each([
    "il-biofinity~pw-3_25~bc8_6~di14~6",
    "il-biofinity-toric~pw-3_25~cy-1_25~ax175~bc8_7~di14_5~6",
    "il-biofinity-toric~cy-1_25~pw-3_25~ax180~bc8_7~di14_5~6",
    "il-biofinity-toric~pw-3_250~cy-1_25~ax180~bc8_7~di14_5~6",
    "il-biofinity-toric~pw-3_25~cy-1_25~ax180~bc8_7~di14_5~7",
    "il-biofinity-toric~zz1~6",
    "il-biofinity-toric",
    "",
  ])("%j is not a lens of this series", (productId) => {
    expect(parseProductId(seriesById("il-biofinity-toric"), productId)).toBeNull();
  });
});

describe("a GTIN", () => {
  test.each(["00190090434363", "00195071351394", "00198652718845"])("%s of a public register is valid", (gtin) => {
    expect(isValidGtin(gtin)).toBe(true);
    expect(gtinCheckDigit(gtin.slice(0, 13))).toBe(Number(gtin[13]));
  });

  test.each(["00190090434364", "0190090434363", "", "0019009043436x"])("%j is not valid", (gtin) => {
    expect(isValidGtin(gtin)).toBe(false);
  });

  test("is the same for the same lens in every edition, with the series number behind the restricted prefix", () => {
    const gtin = gtinOf(seriesById("il-biofinity-toric"), toric, 6);
    expect(gtin).toMatch(/^02004\d{9}$/);
    expect(gtinOf(seriesById("kr-biofinity-toric"), toric, 6)).toBe(gtin);
  });

  test("does not change when the series gains values", () => {
    const series = seriesById("il-biofinity-toric");
    const [block] = series.rxParameterRestrictions;
    const wider = { values: { ...block?.values, power: [-15, ...(block?.values.power ?? [])], axis: [5, 10, 180] }, packSizes: [3, 6] };
    expect(gtinOf({ ...series, rxParameterRestrictions: [wider] }, toric, 6)).toBe(gtinOf(series, toric, 6));
  });

  test("of a stocked lens is valid and resolved to it; a lens made to order has none", () => {
    fc.assert(
      fc.property(anyLens, ({ series, values, packSize }) => {
        const gtin = gtinOf(series, values, packSize);
        if (series.madeToOrder) {
          expect(gtin).toBeNull();
          return;
        }
        expect(gtin !== null && isValidGtin(gtin)).toBe(true);
        expect(lensOfGtin(byNumber[series.edition], gtin ?? "")).toEqual({ series, values, packSize });
      }),
      { numRuns: 1000 },
    );
  });

  test("does not exist for a lens that is not made", () => {
    expect(gtinOf(seriesById("il-biofinity-toric"), { ...toric, axis: 175 }, 6)).toBeNull();
    expect(gtinOf(seriesById("il-biofinity-toric"), toric, 30)).toBeNull();
  });

  test("that is not ours, of an unknown series or of a lens that is not made is not resolved", () => {
    expect(lensOfGtin(byNumber.IL, "00190090434363")).toBeNull();
    expect(lensOfGtin(byNumber.IL, restrictedGtin(999, 5))).toBeNull();
    expect(lensOfGtin(byNumber.IL, restrictedGtin(4, 99_999_999))).toBeNull();
    expect(lensOfGtin(byNumber.IL, "02")).toBeNull();
    fc.assert(
      fc.property(fc.nat(99_999_999), (itemCode) => {
        const gtin = restrictedGtin(4, itemCode);
        const lens = lensOfGtin(byNumber.IL, gtin);
        expect(lens === null || gtinOf(lens.series, lens.values, lens.packSize) === gtin).toBe(true);
        expect(parseRestrictedGtin(gtin)).toEqual({ number: 4, itemCode });
      }),
    );
  });

  test("of every kind fits its code into eight digits", () => {
    for (const layout of Object.values(codeLayouts)) {
      expect(layout.reduce((product, { radix }) => product * radix, 1)).toBeLessThanOrEqual(100_000_000);
    }
  });

  test("series numbers are unique within an edition and the same in both", () => {
    for (const series of [ilSeries, krSeries]) expect(new Set(series.map((each) => each.seriesNumber)).size).toBe(series.length);
    for (const series of allSeries) {
      const twin = allSeries.find((each) => each.id !== series.id && each.id.slice(3) === series.id.slice(3));
      if (twin) expect(twin.seriesNumber).toBe(series.seriesNumber);
    }
  });
});
