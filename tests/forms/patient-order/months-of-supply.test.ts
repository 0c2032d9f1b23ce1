import { expect, test } from "vitest";
import { krSeries } from "~/demo/catalogue/demo-series";
import { changeDraft } from "~/forms/patient-order/change-draft";
import { eyeStateOf } from "~/forms/patient-order/eye-state";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { emptyDraft } from "~/forms/patient-order/patient-draft";

const price = { amount: 40_000, currency: "KRW" as const };

test.each([
  ["boxes of lenses to wear last as long as a year's supply says", "kr-myday", 8, 3],
  ["trials are not said to last", "kr-myday-trial", 1, null],
])("%s", (_, id, annualBoxes, months) => {
  const series = krSeries
    .filter((each) => each.id === id)
    .map((each): OrderSeries => {
      const packSize = each.rxParameterRestrictions[0]?.packSizes.at(-1) ?? 0;
      const packs = [{ packSize, priceRetail: price, priceAnnual: price, annualBoxes }];
      return { ...each, packs, promotions: [], imageId: each.id, available: true, isFavourite: false };
    });
  const draft = emptyDraft("0190a000-0000-7000-8000-0000000000aa", () => "0190a000-0000-7000-8000-000000000001");
  const begun = changeDraft(draft, { kind: "keep", side: "right", seriesId: id }, series).eyes.right;
  const pack = { packSize: series[0]?.packs[0]?.packSize ?? 0 };
  const state = eyeStateOf("right", { ...begun, chosen: { ...begun.chosen, ...pack }, quantity: "2" }, series);
  expect([state.quantity, state.monthsOfSupply]).toEqual([2, months]);
});
