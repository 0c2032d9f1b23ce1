import { expect, test } from "vitest";
import { allowedValuesAnswer } from "~/domain/lens/allowed-values-answer";
import { seriesById } from "./arbitrary-lens";

const il = { powersAsStrings: true };
const kr = { powersAsStrings: false };

test("in Israel powers are strings and the power list is present", () => {
  const answer = allowedValuesAnswer(seriesById("il-misight-1-day"), {}, il);
  expect(answer.fields.power?.values.slice(-2)).toEqual(["-0.50", "-0.25"]);
  expect(answer.fields.power?.default).toBe("-0.25");
  expect(answer.powers?.at(-1)).toEqual({ id: "-0.25", value: "-0.25" });
  expect(answer.powers).toHaveLength(24);
  expect(answer.lens).toBeNull();
});

test("in Korea they are numbers and the power list is left out", () => {
  const answer = allowedValuesAnswer(seriesById("kr-misight-1-day"), {}, kr);
  expect(answer.fields.power?.values.slice(-2)).toEqual([-0.5, -0.25]);
  expect(answer).not.toHaveProperty("powers");
});

test("plano as the default is a string, too", () => {
  expect(allowedValuesAnswer(seriesById("il-biofinity-toric"), {}, il).fields.power?.default).toBe("0.00");
});

test("a complete choice names its product and GTIN", () => {
  const answer = allowedValuesAnswer(seriesById("il-biofinity-toric"), { power: -3.25, cylinder: -1.25, axis: 180 }, il);
  expect(answer.lens).toEqual({
    productId: "il-biofinity-toric~pw-3_25~cy-1_25~ax180~bc8_7~di14_5~6",
    gtin: expect.stringMatching(/^02004\d{9}$/),
  });
  expect(answer.impossible).toEqual([]);
  expect(answer.packSizes).toEqual([6]);
});

test("with several packs the product is named once a pack is chosen", () => {
  expect(allowedValuesAnswer(seriesById("il-myday"), { power: -3.25 }, il).lens).toBeNull();
  expect(allowedValuesAnswer(seriesById("il-myday"), { power: -3.25, packSize: 90 }, il).lens?.productId).toBe(
    "il-myday~pw-3_25~bc8_4~di14_2~90",
  );
});

test("a lens made to order has a product id and no GTIN", () => {
  const answer = allowedValuesAnswer(seriesById("il-biofinity-xr-toric"), { power: -3.25, cylinder: -2.75, axis: 175 }, il);
  expect(answer.lens).toEqual({ productId: "il-biofinity-xr-toric~pw-3_25~cy-2_75~ax175~bc8_7~di14_5~6", gtin: null });
});

test("impossible values are reported and do not narrow the other fields", () => {
  const answer = allowedValuesAnswer(seriesById("il-clariti-1-day"), { power: 0.25, packSize: 30 }, il);
  expect(answer.lens).toBeNull();
  expect(answer.impossible).toEqual([
    { field: "power", value: "+0.25", reason: "notMadeAtAll", excludedBy: {}, nearest: "+0.50", nearby: ["+0.50", "+0.75"] },
  ]);
  expect(answer.fields.packSize).toEqual({ values: [30, 90], default: 30 });
});

test("a choice with an impossible value names no product, whatever the rest would complete to", () => {
  const answer = allowedValuesAnswer(seriesById("il-biofinity-toric"), { power: -3.25, cylinder: -1.25, axis: 180, packSize: 30 }, il);
  expect(answer.impossible.map(({ field }) => field)).toEqual(["packSize"]);
  expect(answer.lens).toBeNull();
});
