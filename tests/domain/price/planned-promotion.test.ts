import { describe, expect, test } from "vitest";
import {
  checkPromotionChange,
  endedPromotion,
  findPromotionMistakes,
  type PlannedPromotion,
  promotionState,
} from "~/domain/price/planned-promotion";
import { priceBook } from "~/domain/price/price-row";
import { allSeries } from "~tests/domain/lens/arbitrary-lens";

const today = "2026-11-24";
const market = {
  ...{ defaultLanguage: "he" as const, reviewsAdvertising: false, today },
  seriesById: new Map(allSeries.map((series) => [series.id, series])),
  prices: priceBook([
    { itemId: "il-myday", packSize: 30, priceRetail: 10_000, priceAnnual: 9000, annualBoxes: 12 },
    { itemId: "il-biofinity", packSize: 6, priceRetail: 20_000, priceAnnual: 18_000, annualBoxes: 4 },
  ]),
};
const planned: PlannedPromotion = {
  names: { he: "סתיו", en: "Autumn" },
  texts: { he: "זול יותר", en: "Costs less" },
  seriesIds: ["il-myday"],
  discount: { kind: "percentage", basisPoints: 500 },
  ...{ minimumBoxes: 8, fromDay: today, toDay: "2026-12-24", reviewNumber: null },
};

test("takes off less than a box of any pack costs", () => {
  const prices = priceBook([
    { itemId: "il-myday", packSize: 30, priceRetail: 10_000, priceAnnual: 9000, annualBoxes: 12 },
    { itemId: "il-myday", packSize: 90, priceRetail: 8000, priceAnnual: 7000, annualBoxes: 4 },
  ]);
  const found = (amount: number) =>
    findPromotionMistakes({ ...planned, discount: { kind: "amountPerBox", amount } }, { ...market, prices });
  expect([found(6999), found(7000)]).toEqual([{}, { discount: "discountTooHigh" }]);
});

describe("a planned promotion", () => {
  test("with the languages, series and days of its market is accepted", () => {
    expect(findPromotionMistakes(planned, market)).toEqual({});
  });

  test.each<[string, Partial<PlannedPromotion>]>([
    ["with the longest text, between spaces", { texts: { he: "א", en: ` ${"x".repeat(400)} ` } }],
    ["of a hundredth of a percent", { discount: { kind: "percentage", basisPoints: 1 } }],
    ["of 90 %", { discount: { kind: "percentage", basisPoints: 9000 } }],
    ["of one agora a box", { discount: { kind: "amountPerBox", amount: 1 } }],
    ["of all but an agora of what a box costs", { discount: { kind: "amountPerBox", amount: 8999 } }],
    [
      "of an amount on a series without a price",
      { seriesIds: ["il-myday", "il-biofinity-toric"], discount: { kind: "amountPerBox", amount: 8999 } },
    ],
    ["from one box on", { minimumBoxes: 1 }],
    ["from 1000 boxes on", { minimumBoxes: 1000 }],
    ["of one day", { toDay: today }],
    ["of 366 days", { toDay: "2027-11-24" }],
  ])("%s is accepted", (_, change) => {
    expect(findPromotionMistakes({ ...planned, ...change }, market)).toEqual({});
  });

  test.each([
    ["without a name in Hebrew", { names: { en: "Autumn" } }, { "name-he": "required" }],
    ["with spaces for a text", { texts: { he: "א", en: "  " } }, { "text-en": "required" }],
    ["with an invisible name", { names: { he: "סתיו", en: "\u200b" } }, { "name-en": "required" }],
    ["with too long a text", { texts: { he: "א", en: "x".repeat(401) } }, { "text-en": "textTooLong" }],
    ["without series", { seriesIds: [] }, { series: "noSeries" }],
    ["of trial lenses", { seriesIds: ["il-myday-trial"] }, { series: "seriesNotSold" }],
    ["of a series that is no longer sold", { seriesIds: ["il-myday-2019"] }, { series: "seriesNotSold" }],
    ["of a series that is not there", { seriesIds: ["il-none"] }, { series: "seriesNotSold" }],
    ["of one series that is sold and one that is not", { seriesIds: ["il-myday", "il-none"] }, { series: "seriesNotSold" }],
    ["of nothing off", { discount: { kind: "percentage" as const, basisPoints: 0 } }, { discount: "discountInvalid" }],
    ["of more than 90 %", { discount: { kind: "percentage" as const, basisPoints: 9001 } }, { discount: "discountTooHigh" }],
    ["of part of an agora", { discount: { kind: "amountPerBox" as const, amount: 1.5 } }, { discount: "discountInvalid" }],
    ["of no agora", { discount: { kind: "amountPerBox" as const, amount: 0 } }, { discount: "discountInvalid" }],
    ["of all that a box costs", { discount: { kind: "amountPerBox" as const, amount: 9000 } }, { discount: "discountTooHigh" }],
    [
      "of all that a box of one of its series costs",
      { seriesIds: ["il-biofinity", "il-myday"], discount: { kind: "amountPerBox" as const, amount: 9000 } },
      { discount: "discountTooHigh" },
    ],
    ["from no box on", { minimumBoxes: 0 }, { minimumBoxes: "boxesInvalid" }],
    ["from more boxes on than a line may have", { minimumBoxes: 1001 }, { minimumBoxes: "boxesInvalid" }],
    ["that began yesterday", { fromDay: "2026-11-23" }, { fromDay: "dayPast" }],
    ["that ends before it begins", { fromDay: "2026-12-01", toDay: "2026-11-30" }, { toDay: "endsBeforeBegin" }],
    ["of more than a year", { toDay: "2027-11-25" }, { toDay: "runsTooLong" }],
  ])("%s is refused at its field", (_, change, mistakes) => {
    expect(findPromotionMistakes({ ...planned, ...change }, market)).toEqual(mistakes);
  });

  test("needs a review number in a market where advertising is reviewed", () => {
    const reviewed = { ...market, reviewsAdvertising: true };
    expect(findPromotionMistakes(planned, reviewed)).toEqual({ reviewNumber: "reviewRequired" });
    expect(findPromotionMistakes({ ...planned, reviewNumber: " " }, reviewed)).toEqual({ reviewNumber: "reviewRequired" });
    expect(findPromotionMistakes({ ...planned, reviewNumber: "2026-1" }, reviewed)).toEqual({});
  });
});

test.each([
  ["2026-11-23", "planned"],
  ["2026-11-24", "running"],
  ["2026-12-24", "running"],
  ["2026-12-25", "ended"],
])("on %s it is %s", (day, state) => expect(promotionState(planned, day)).toBe(state));

test.each(["2026-11-20", "2026-11-24", "2026-12-01"])("ended on %s it no longer runs", (day) => {
  expect(promotionState(endedPromotion(planned, day), day)).toBe("ended");
});

test("one of a single day runs on it", () => {
  expect(promotionState({ fromDay: today, toDay: today }, today)).toBe("running");
});

test("one that was ended before it began never runs", () => {
  expect(promotionState(endedPromotion(planned, "2026-11-24"), "2026-11-23")).toBe("ended");
});

test.each([
  ["2026-11-23", { permitted: true }],
  ["2026-11-24", { permitted: false, code: "promotionBegun" }],
  ["2026-12-24", { permitted: false, code: "promotionBegun" }],
  ["2026-12-25", { permitted: false, code: "promotionOver" }],
])("on %s changing it is answered %j (D112)", (day, verdict) => {
  expect(checkPromotionChange(planned, day)).toMatchObject(verdict);
});
