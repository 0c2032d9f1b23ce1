import { describe, expect, test } from "vitest";
import { ilSeries } from "~/demo/catalogue/demo-series";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { emptyDraft } from "~/forms/patient-order/patient-draft";
import { noMatchOf } from "~/forms/trials/no-match";
import { parseTrialForm, trialPreorder, trialState } from "~/forms/trials/trial-order";
import { trialPair } from "~/forms/trials/trial-pair";

const asOffered = (each: (typeof ilSeries)[number]): OrderSeries => ({
  ...each,
  packs: [],
  promotions: [],
  imageId: each.id,
  available: true,
  isFavourite: false,
});
const trials = ilSeries.filter(({ trial }) => trial).map(asOffered);
const revenue = ilSeries.filter(({ trial, active }) => !trial && active).map(asOffered);
const referenceOf = new Map(revenue.flatMap(({ id, trialReference }) => (trialReference ? [[id, trialReference] as const] : [])));

let made = 0;
function newId(): string {
  made += 1;
  return `0190b000-0000-7000-8000-${String(made).padStart(12, "0")}`;
}

describe("a trial pair", () => {
  const bought = (eye: "right" | "left", seriesId: string, values: Record<string, unknown>) => ({ eye, seriesId, values });
  const values = { power: -3.25, cylinder: -1.25, axis: 180, baseCurve: 8.7, diameter: 14.5 };

  test("takes the trial series of each eye's lens with the same values, one each", () => {
    const lines = [bought("right", "il-biofinity-toric", values), bought("left", "il-myday-toric", { ...values, baseCurve: 8.6 })];
    const { eyes } = trialPair(emptyDraft("", newId), lines, referenceOf, trials, 2);
    expect(eyes.right).toMatchObject({ seriesId: "il-biofinity-toric-trial", quantity: "1", chosen: { power: -3.25, axis: 180 } });
    expect(eyes.left).toMatchObject({ seriesId: "il-myday-toric-trial", quantity: "1" });
  });

  test("gives the last remaining trial to the right eye", () => {
    const lines = [bought("right", "il-biofinity-toric", values), bought("left", "il-biofinity-toric", values)];
    const { eyes } = trialPair(emptyDraft("", newId), lines, referenceOf, trials, 1);
    expect([eyes.right.quantity, eyes.left.quantity]).toEqual(["1", ""]);
  });

  test("leaves out an eye whose lens has no trial", () => {
    const { eyes } = trialPair(emptyDraft("", newId), [bought("right", "il-icd", {})], referenceOf, trials, 2);
    expect(eyes.right.seriesId).toBe("");
  });
});

describe("an office trial", () => {
  test("begins with the defaults and one pack, and becomes a preorder without a patient", () => {
    const form = parseTrialForm([["series", "il-myday-trial"]], trials, [], newId);
    const state = trialState(form, trials);
    expect(form.eye).toMatchObject({ seriesId: "il-myday-trial", quantity: "1", chosen: { power: -0.25 }, suggested: { power: -0.25 } });
    expect(trialPreorder(form, state, [])).toMatchObject({
      orderType: "Trial",
      merchandise: { purchaseType: "Trial", lines: [{ seriesId: "il-myday-trial", power: -0.25, quantity: 1 }] },
    });
  });

  test("takes the values of the address, and is not a preorder until they make a lens", () => {
    const form = parseTrialForm(
      [
        ["series", "il-myday-trial"],
        ["power", "-3.25"],
        ["quantity", "x"],
      ],
      trials,
      [],
      newId,
    );
    const state = trialState(form, trials);
    expect(state.values.power).toBe(-3.25);
    expect(trialPreorder(form, state, [])).toBeNull();
  });
});

test("an office trial in the cart keeps its note and its other lines when one is changed", () => {
  const other = { id: "other", seriesId: "il-myday-trial", productId: "p", packSize: 5, values: { power: -2 }, quantity: 1 };
  const changed = { ...other, id: "changed", values: { power: -3.25 } };
  const carted = [{ id: "carted", revision: 2, note: "for the front desk", lines: [other, changed] }] as never[];
  const asked: [string, string][] = [
    ["preorder", "carted"],
    ["line", "changed"],
    ["quantity", "2"],
  ];
  const form = parseTrialForm(asked, trials, carted, newId);
  expect(trialPreorder(form, trialState(form, trials), carted)).toMatchObject({
    ...{ id: "carted", revision: 2, note: "for the front desk" },
    merchandise: {
      lines: [
        { id: "other", power: -2, quantity: 1 },
        { id: "changed", power: -3.25, quantity: 2 },
      ],
    },
  });
});

describe("no matching trial", () => {
  const row = (id: string, left: number) => {
    const series = trials.find((each) => each.id === id);
    if (!series) throw new Error(id);
    const of = revenue.filter(({ trialReference }) => trialReference === id);
    return { series, of, matched: left > 0 ? [{ name: "boxes", boxes: left }] : [], allowance: { left, max: left } };
  };
  const offer = {
    rows: [row("il-biofinity-trial", 2), row("il-myday-trial", 0), row("il-myday-toric-trial", 1)],
    withoutTrial: [],
    revenue,
    carted: [],
  };

  test("names the boxes that would allow the trial, after trials of the same kind that the cart allows", () => {
    const found = noMatchOf(offer, { seriesId: "il-myday-trial", of: "" });
    expect(found.reason).toBe("missing");
    expect(found.of.map(({ id }) => id)).toEqual(["il-myday"]);
    expect(found.alternatives.map(({ id }) => id)).toEqual(["il-biofinity-trial", "il-myday-toric-trial"]);
  });

  test("offers trials of the same kind for a lens that has none", () => {
    const found = noMatchOf(offer, { seriesId: "", of: "il-biofinity-xr" });
    expect(found).toMatchObject({ reason: "noTrialSeries", series: "Biofinity XR" });
    expect(found.alternatives.map(({ id }) => id)).toEqual(["il-biofinity-trial", "il-myday-trial"]);
  });
});
