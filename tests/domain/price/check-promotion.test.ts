import { expect, test } from "vitest";
import { checkPromotion } from "~/domain/price/check-promotion";
import { type Promotion, promotionDaysLeft } from "~/domain/price/promotion";
import { underPromotions } from "~/domain/price/under-promotions";
import { lens, promotion, stock } from "../order/preorder-builders";

const autumn: Promotion = {
  id: "autumn",
  edition: "IL",
  seriesIds: ["myday", "myday-toric"],
  discount: { kind: "percentage", basisPoints: 500 },
  minimumBoxes: 8,
  fromDay: "2026-11-01",
  toDay: "2026-11-30",
};
const day = "2026-11-24";
const lines = [lens("a"), lens("b", { seriesId: "myday-toric" })];
const ended = { permitted: false, code: "promotionEnded", values: { toDay: "2026-11-30" } };
const notBegun = { permitted: false, code: "promotionNotBegun", values: { fromDay: "2026-11-01" } };
const permitted = { permitted: true };

test.each([
  ["while it runs", day, permitted],
  ["on its first day", "2026-11-01", permitted],
  ["on its last day", "2026-11-30", permitted],
  ["the day before it", "2026-10-31", notBegun],
  ["the day after it", "2026-12-01", ended],
])("an order from a promotion %s (D74)", (_, on, verdict) => {
  expect(checkPromotion(promotion("one", lines, { promotionId: "autumn" }), [autumn], on)).toEqual(verdict);
});

test.each(["2026-10-31", "2026-11-01"])("an order on %s from a promotion that was ended before it began names its end (D74)", (on) => {
  const neverRuns = { ...autumn, toDay: "2026-10-20" };
  const over = { permitted: false, code: "promotionEnded", values: { toDay: "2026-10-20" } };
  expect(checkPromotion(promotion("one", lines, { promotionId: "autumn" }), [neverRuns], on)).toEqual(over);
});

test("an order from a promotion names a promotion of the market and holds its series only", () => {
  expect(checkPromotion(promotion("one", lines), [autumn], day)).toMatchObject({ code: "promotionRequired" });
  expect(checkPromotion(promotion("one", lines, { promotionId: "kr-autumn" }), [autumn], day)).toMatchObject({ code: "promotionUnknown" });
  const mixed = promotion("one", [...lines, lens("c", { seriesId: "biofinity" })], { promotionId: "autumn" });
  expect(checkPromotion(mixed, [autumn], day)).toEqual({
    permitted: false,
    code: "promotionOtherSeries",
    values: { lineId: "c", itemId: "biofinity" },
  });
});

test("any other order names only its source", () => {
  const other = stock("one", [lens("c", { seriesId: "biofinity" })]);
  expect(checkPromotion(other, [], day)).toEqual(permitted);
  expect(checkPromotion({ ...other, promotionId: "autumn" }, [autumn], "2027-01-01")).toEqual(permitted);
  expect(checkPromotion({ ...other, promotionId: "nothing" }, [autumn], day)).toMatchObject({ code: "promotionUnknown" });
});

test.each([
  ["2026-11-24", 6],
  ["2026-11-29", 1],
  ["2026-11-30", 0],
  ["2026-10-31", 30],
])("on %s it has %i days left", (on, daysLeft) => {
  expect(promotionDaysLeft(autumn, on)).toBe(daysLeft);
});

test("an order from a promotion is placed under it while it runs, and as stock without it afterwards (D74)", () => {
  const order = promotion("one", lines, { promotionId: "autumn" });
  expect(underPromotions(order, [autumn], "2026-11-30")).toBe(order);
  expect(underPromotions(order, [autumn], "2026-12-01")).toEqual(stock("one", lines));
});

test("an ordinary order keeps the promotion that it records after its end, and loses one that is unknown", () => {
  const order = stock("one", lines, { promotionId: "autumn" });
  expect(underPromotions(order, [autumn], "2026-12-01")).toBe(order);
  expect(underPromotions(order, [], "2026-12-01")).toEqual({ ...order, promotionId: null });
});
