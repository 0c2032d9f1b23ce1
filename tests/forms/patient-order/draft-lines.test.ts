import { describe, expect, test } from "vitest";
import { ilSeries } from "~/demo/catalogue/demo-series";
import { changeDraft } from "~/forms/patient-order/change-draft";
import { eyeDraftLines, eyePrices } from "~/forms/patient-order/draft-lines";
import { eyeStateOf } from "~/forms/patient-order/eye-state";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { emptyDraft, type PatientDraft } from "~/forms/patient-order/patient-draft";

const money = (amount: number) => ({ amount, currency: "ILS" as const });
const promotion = {
  ...{ id: "autumn", names: { en: "Autumn" }, seriesIds: ["il-biofinity"], minimumBoxes: 4 },
  ...{ discountBasisPoints: 1_000, discountAmount: null },
};
const series = ilSeries
  .filter(({ id }) => id === "il-biofinity")
  .map((each): OrderSeries => {
    const packs = [{ packSize: 6, priceRetail: money(10_000), priceAnnual: money(10_000), annualBoxes: 2 }];
    return { ...each, packs, promotions: [promotion], imageId: each.id, available: true, isFavourite: false };
  });

let made = 0;
function newId(): string {
  made += 1;
  return `0190a000-0000-7000-8000-${String(made).padStart(12, "0")}`;
}

/** Both eyes of an order with so many boxes of one power each; nothing for an eye without a quantity. */
function eyesWith(quantities: { right: string; left: string }, power = -3.25) {
  const sides = ["right", "left"] as const;
  const draft = sides.reduce<PatientDraft>(
    (now, side) => {
      if (quantities[side] === "") return now;
      const chosen = changeDraft(now, { kind: "keep", side, seriesId: "il-biofinity" }, series);
      const eye = { ...chosen.eyes[side], chosen: { ...chosen.eyes[side].chosen, power }, suggested: {}, quantity: quantities[side] };
      return { ...chosen, eyes: { ...chosen.eyes, [side]: eye } };
    },
    emptyDraft("", newId),
  );
  return sides.map((side) => eyeStateOf(side, draft.eyes[side], series));
}

type Carted = Parameters<typeof eyeDraftLines>[1][number];

/** The lines of the cart that hold those eyes. */
const cartedWith = (quantities: { right: string; left: string }) =>
  eyesWith(quantities).flatMap(({ side, lens, quantity, values }) => {
    const boxes = quantity ?? 0;
    const net = money(boxes * 10_000);
    const line = { eye: side, productId: lens?.productId ?? "", productName: "Biofinity", packSize: 6, quantity: boxes, values, net };
    return lens ? [line as Carted] : [];
  });

const inShort = (lines: ReturnType<typeof eyeDraftLines>) =>
  lines.map(({ key, quantity, amount, promotion: named }) => [key, quantity, amount, named?.id ?? null]);

describe("the lines of a patient's draft", () => {
  test("cost what they will in the cart: a promotion counts the boxes of both eyes", () => {
    expect(inShort(eyeDraftLines(eyesWith({ right: "2", left: "1" }), []))).toEqual([
      ["right", 2, 20_000, null],
      ["left", 1, 10_000, null],
    ]);
    expect(inShort(eyeDraftLines(eyesWith({ right: "2", left: "2" }), []))).toEqual([
      ["right", 2, 18_000, "autumn"],
      ["left", 2, 18_000, "autumn"],
    ]);
  });

  test("show the difference of an edited order, also where only the price changes", () => {
    const carted = cartedWith({ right: "2", left: "1" });
    expect(eyeDraftLines(eyesWith({ right: "2", left: "1" }), carted)).toEqual([]);
    expect(inShort(eyeDraftLines(eyesWith({ right: "2", left: "2" }), carted))).toEqual([
      ["right", 0, -2_000, "autumn"],
      ["left", 1, 8_000, "autumn"],
    ]);
  });

  test("replace the lens in the cart with another one, and remove an eye without boxes", () => {
    const carted = cartedWith({ right: "2", left: "1" });
    const [right] = eyesWith({ right: "1", left: "" }, -4);
    const [, left] = eyesWith({ right: "", left: "" });
    expect(
      inShort(
        eyeDraftLines(
          [right, left].flatMap((eye) => eye ?? []),
          carted,
        ),
      ),
    ).toEqual([
      ["right out", -2, -20_000, null],
      ["right", 1, 10_000, null],
      ["left out", -1, -10_000, null],
    ]);
  });

  test("have no price while a value is merely suggested", () => {
    const [eye] = eyesWith({ right: "4", left: "" });
    const suggested = eye ? [{ ...eye, suggested: ["power" as const] }] : [];
    expect(inShort(eyeDraftLines(suggested, []))).toEqual([["right", 4, null, null]]);
  });
});

test("the price of an eye is that of its line, with the promotion named", () => {
  const prices = eyePrices(eyesWith({ right: "3", left: "1" }));
  expect([prices.right?.amount, prices.left?.amount, prices.left?.promotion?.id]).toEqual([27_000, 9_000, "autumn"]);
});
