import { expect, test } from "vitest";
import { ilSeries, krSeries } from "~/demo/catalogue/demo-series";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { packSeries, unpackSeries } from "~/forms/patient-order/packed-series";

const price = { amount: 40_000, currency: "KRW" as const };
const asOffered = (each: (typeof krSeries)[number]): OrderSeries => {
  const packs = [{ packSize: 90, priceRetail: price, priceAnnual: price, annualBoxes: 8 }];
  return { ...each, packs, promotions: [], imageId: each.id, available: true, isFavourite: false };
};

test("series arrive as they were sent, every block and price", () => {
  const series = [...ilSeries, ...krSeries].map(asOffered);
  expect(unpackSeries(packSeries(series))).toStrictEqual(series);
});

test("the same text gives the same list, another one its own", () => {
  const [one, other] = krSeries.map((each) => [asOffered(each)]);
  const packed = packSeries(one ?? []);
  const first = unpackSeries(packed);
  expect(unpackSeries(packed)).toBe(first);
  expect(unpackSeries(packSeries(other ?? []))).toStrictEqual(other);
  expect(unpackSeries(packed)).toStrictEqual(first);
});
