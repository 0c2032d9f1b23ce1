import { describe, expect, test } from "vitest";
import { ilSeries } from "~/demo/catalogue/demo-series";
import { lensFields } from "~/domain/lens/parameters";
import { changeDraft, findWantedSeries, isTouched } from "~/forms/patient-order/change-draft";
import { eyeStateOf } from "~/forms/patient-order/eye-state";
import { findDraftMistakes } from "~/forms/patient-order/find-draft-mistakes";
import { applyChange } from "~/forms/patient-order/order-change";
import { parseIntent } from "~/forms/patient-order/order-intent";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { parsePatientDraft } from "~/forms/patient-order/parse-patient-draft";
import { emptyDraft, type PatientDraft } from "~/forms/patient-order/patient-draft";
import { preorderOfDraft } from "~/forms/patient-order/preorder-of-draft";
import { repeatOrder } from "~/forms/patient-order/repeat-order";

const price = (amount: number) => ({ amount, currency: "ILS" as const });
const series = ilSeries
  .filter(({ active, trial }) => active && !trial)
  .map((each): OrderSeries => {
    const packs = [{ packSize: 6, priceRetail: price(14_800), priceAnnual: price(13_600), annualBoxes: 2 }];
    return { ...each, packs, promotions: [], imageId: each.id, available: true, isFavourite: false };
  });

const patientId = "0190a000-0000-7000-8000-0000000000aa";
let made = 0;
function newId(): string {
  made += 1;
  return `0190a000-0000-7000-8000-${String(made).padStart(12, "0")}`;
}
const begin = () => emptyDraft(patientId, newId);
const chosen = (draft: PatientDraft, seriesId: string) => changeDraft(draft, { kind: "keep", side: "right", seriesId }, series);
const right = (draft: PatientDraft) => eyeStateOf("right", draft.eyes.right, series);
const eyesOf = (draft: PatientDraft) => ({ right: right(draft), left: eyeStateOf("left", draft.eyes.left, series) });
const withQuantity = (draft: PatientDraft, quantity: string): PatientDraft => ({
  ...draft,
  eyes: { ...draft.eyes, right: { ...draft.eyes.right, quantity } },
});

describe("an eye of the form", () => {
  test("begins a lens with the defaults nearest to the specified targets", () => {
    const state = right(chosen(begin(), "il-biofinity-toric"));
    expect(state.values).toEqual({ power: 0, cylinder: -0.75, axis: 180, baseCurve: 8.7, diameter: 14.5 });
    expect(state.lens?.packSize).toBe(6);
  });

  test("shows only fields with more than one value, and states the others as text", () => {
    const state = right(chosen(begin(), "il-biofinity-toric"));
    expect(state.fields.map(({ field }) => field)).toEqual(["power", "cylinder", "axis"]);
    expect(state.fixed).toEqual([
      { field: "baseCurve", text: "8.70" },
      { field: "diameter", text: "14.50" },
    ]);
  });

  test("shows every field of a scleral lens in the order of its series", () => {
    const state = right(chosen(begin(), "il-icd"));
    expect(state.fields.map(({ field }) => field)).toEqual(["power", "diameter", "sag", "pccz", "lczFlat", "lczSteep", "slz"]);
    expect(state.fields.find(({ field }) => field === "sag")?.values).toEqual([3300, 3400, 3500, 3600, 3700, 3800]);
  });

  test("strikes out a value that an earlier field makes impossible, and offers the nearest", () => {
    const draft = changeDraft(chosen(begin(), "il-icd"), { kind: "use", side: "right", field: "diameter", value: "16.5" }, series);
    const sag = right(draft).fields.find(({ field }) => field === "sag");
    expect(sag?.impossible).toMatchObject({ reason: "notMadeWithThese", excludedBy: { diameter: 16.5 }, nearest: 3900 });
    expect(right(draft).lens).toBeNull();
  });

  test("keeps an axis that the new series does not have, struck out, with both neighbours", () => {
    const xr = changeDraft(chosen(begin(), "il-biofinity-xr-toric"), { kind: "use", side: "right", field: "axis", value: "175" }, series);
    const state = right(chosen(xr, "il-biofinity-toric"));
    expect(state.impossible).toMatchObject([{ field: "axis", value: 175, reason: "notMadeAtAll", nearby: [170, 180] }]);
    expect(
      right(changeDraft(chosen(xr, "il-biofinity-toric"), { kind: "use", side: "right", field: "axis", value: "170" }, series)).lens,
    ).not.toBeNull();
  });

  test("costs the year's price from a year's supply on, and says how long the boxes last", () => {
    const one = right(withQuantity(chosen(begin(), "il-biofinity-toric"), "1"));
    const two = right(withQuantity(chosen(begin(), "il-biofinity-toric"), "2"));
    expect([one.price?.unit, one.monthsOfSupply]).toEqual([14_800, 6]);
    expect([two.price?.unit, two.monthsOfSupply]).toEqual([13_600, 12]);
  });
});

describe("a change of the form", () => {
  test("copies everything but the line's own id", () => {
    const draft = withQuantity(chosen(begin(), "il-biofinity-toric"), "2");
    const copied = changeDraft(draft, { kind: "copy", side: "right" }, series);
    expect(copied.eyes.left).toEqual({ ...draft.eyes.right, lineId: draft.eyes.left.lineId });
  });

  test("clears one eye or both and keeps their line ids", () => {
    const draft = changeDraft(withQuantity(chosen(begin(), "il-biofinity-toric"), "2"), { kind: "copy", side: "right" }, series);
    const one = changeDraft(draft, { kind: "clear", sides: ["right"] }, series);
    expect([one.eyes.right.seriesId, one.eyes.left.seriesId]).toEqual(["", "il-biofinity-toric"]);
    const none = changeDraft(draft, { kind: "clear", sides: ["right", "left"] }, series);
    expect(none.eyes.right).toMatchObject({ lineId: draft.eyes.right.lineId, seriesId: "", quantity: "", chosen: {} });
  });

  test("asks before another lens clears an eye only when something would be lost", () => {
    const fresh = chosen(begin(), "il-biofinity-toric");
    expect(isTouched(fresh.eyes.right, series)).toBe(false);
    expect(isTouched(withQuantity(fresh, "1").eyes.right, series)).toBe(true);
    const turned = changeDraft(fresh, { kind: "use", side: "right", field: "axis", value: "90" }, series);
    expect(isTouched(turned.eyes.right, series)).toBe(true);
    expect(isTouched(begin().eyes.right, series)).toBe(false);
  });

  test("takes the first lens of an eye without asking, and keeps the quantity that was typed before it", () => {
    const draft = withQuantity(begin(), "2");
    expect(isTouched(draft.eyes.right, series)).toBe(false);
    const first = changeDraft(draft, { kind: "switch", side: "right", seriesId: "il-biofinity" }, series);
    expect(first.eyes.right).toMatchObject({ seriesId: "il-biofinity", quantity: "2" });
    expect(changeDraft(first, { kind: "switch", side: "right", seriesId: "il-biofinity-toric" }, series).eyes.right.quantity).toBe("");
  });

  test("takes a lens with its own defaults without asking, however many the arrow keys passed in the list", () => {
    const pick = (draft: PatientDraft, seriesId: string) => applyChange(draft, { kind: "series", side: "right", seriesId }, series);
    const passed = pick(pick(emptyDraft("", newId), "il-biofinity"), "il-biofinity-toric");
    expect(passed.eyes.right.chosen).toEqual(pick(emptyDraft("", newId), "il-biofinity-toric").eyes.right.chosen);
    expect(isTouched(passed.eyes.right, series)).toBe(false);
  });

  test("clears the values when it switches, and keeps them when asked to", () => {
    const turned = changeDraft(chosen(begin(), "il-biofinity-toric"), { kind: "use", side: "right", field: "axis", value: "90" }, series);
    const switched = changeDraft(withQuantity(turned, "2"), { kind: "switch", side: "right", seriesId: "il-myday-toric" }, series);
    expect(right(switched)).toMatchObject({ values: { axis: 180 }, quantity: null });
    expect(
      right(changeDraft(withQuantity(turned, "2"), { kind: "keep", side: "right", seriesId: "il-myday-toric" }, series)),
    ).toMatchObject({
      values: { axis: 90 },
      quantity: 2,
    });
  });
});

describe("the form as it is sent", () => {
  const sent = (draft: PatientDraft, more: [string, string][] = []): [string, string][] => [
    ["preorder", draft.preorderId],
    ["patient", draft.patientId],
    ["delivery", "office"],
    ["note", "ring twice"],
    ...(["right", "left"] as const).flatMap((side): [string, string][] => {
      const { lineId, seriesId, quantity, chosen: values } = draft.eyes[side];
      const fields = lensFields.flatMap((field): [string, string][] =>
        values[field] === undefined ? [] : [[`${side}.${field}`, String(values[field])]],
      );
      return [[`${side}.line`, lineId], [`${side}.was`, seriesId], [`${side}.series`, seriesId], [`${side}.quantity`, quantity], ...fields];
    }),
    ...more,
  ];

  test("comes back as it was typed, wrong quantities too", () => {
    const draft = withQuantity(chosen(begin(), "il-biofinity-toric"), "2.5");
    const read = parsePatientDraft(sent(draft), newId);
    expect(read).toMatchObject({ preorderId: draft.preorderId, patientId, note: "ring twice", revision: null });
    expect(read.eyes.right).toMatchObject({
      lineId: draft.eyes.right.lineId,
      seriesId: "il-biofinity-toric",
      quantity: "2.5",
      wantedSeriesId: "",
    });
    expect(right(read).values).toEqual(right(draft).values);
  });

  test("notices a lens that was picked without JavaScript", () => {
    const draft = withQuantity(chosen(begin(), "il-biofinity-toric"), "2");
    const entries = sent(draft).map(([name, value]): [string, string] =>
      name === "right.series" ? [name, "il-myday-toric"] : [name, value],
    );
    expect(findWantedSeries(parsePatientDraft(entries, newId), series)).toEqual({ side: "right", seriesId: "il-myday-toric", asks: true });
  });

  test("becomes one preorder of the patient; an eye without a quantity is null", () => {
    const draft = withQuantity(chosen(begin(), "il-biofinity-toric"), "2");
    expect(preorderOfDraft(draft, eyesOf(draft), "Revenue")).toMatchObject({
      id: draft.preorderId,
      orderType: "Patient",
      patientId,
      dispensingPreference: "DispenseFromOffice",
      merchandise: {
        purchaseType: "Revenue",
        rx: { right: { id: draft.eyes.right.lineId, seriesId: "il-biofinity-toric", packSize: 6, quantity: 2, axis: 180 }, left: null },
      },
    });
  });
});

describe("what keeps the form from the cart", () => {
  const ready = () => withQuantity(chosen(begin(), "il-biofinity-toric"), "2");
  const codes = (draft: PatientDraft) => findDraftMistakes(draft, eyesOf(draft)).map(({ code, controlId }) => [code, controlId]);
  test.each<[string, () => PatientDraft, [string, string][]]>([
    ["nothing, when one eye is complete", ready, []],
    ["a missing patient", () => ({ ...ready(), patientId: "" }), [["patientMissing", "patient"]]],
    ["no quantity at all", () => withQuantity(ready(), ""), [["chooseAQuantity", "right-quantity"]]],
    ["a quantity of 0", () => withQuantity(ready(), "0"), [["chooseAQuantity", "right-quantity"]]],
    ["a quantity that is no number", () => withQuantity(ready(), "two"), [["quantityNotWhole", "right-quantity"]]],
    ["a quantity above 1,000", () => withQuantity(ready(), "1001"), [["quantityTooLarge", "right-quantity"]]],
    ["a quantity without a lens", () => withQuantity(begin(), "1"), [["lensMissing", "right-series"]]],
    ["a date that is none", () => ({ ...ready(), expirationDate: "2026-02-30" }), [["dateInvalid", "expirationDate"]]],
    ["nothing, when the prescription has ended", () => ({ ...ready(), expirationDate: "2020-01-01" }), []],
  ])("is %s", (_, draft, expected) => {
    expect(codes(draft())).toEqual(expected);
  });
});

describe("repeating an old order", () => {
  const line = (given: object) =>
    ({ eye: "right", seriesId: "il-biofinity-toric", productName: "Biofinity Toric", packSize: 6, quantity: 2, ...given }) as never;
  const values = { power: -3.25, cylinder: -1.25, axis: 180, baseCurve: 8.7, diameter: 14.5 };

  test("fills the eye with lens and quantity", () => {
    const { draft, notes } = repeatOrder(begin(), { lines: [line({ values })] }, series);
    expect(notes).toEqual([]);
    expect(right(draft)).toMatchObject({ values, quantity: 2, lens: { packSize: 6 } });
  });

  test("takes the series that replaced the old one, and says so", () => {
    const old = { seriesId: "il-avaira", productName: "Avaira", values: { power: -2, baseCurve: 8.5, diameter: 14.2 } };
    const { draft, notes } = repeatOrder(begin(), { lines: [line(old)] }, series);
    expect(notes).toEqual([{ side: "right", productName: "Avaira", newProductName: "Avaira Vitality" }]);
    expect(right(draft)).toMatchObject({ values: { power: -2, baseCurve: 8.4 }, quantity: 2 });
  });

  test("leaves the eye empty when nothing replaced the series", () => {
    const { draft, notes } = repeatOrder(begin(), { lines: [line({ seriesId: "il-gone", productName: "Gone", values })] }, series);
    expect(notes).toEqual([{ side: "right", productName: "Gone", newProductName: null }]);
    expect(draft.eyes.right).toMatchObject({ seriesId: "", quantity: "" });
  });
});

describe("the value of a button", () => {
  test.each([
    ["use:left:axis:170", { kind: "use", side: "left", field: "axis", value: "170" }],
    ["visit:address", { kind: "visit", page: "address" }],
    ["copy:right", { kind: "copy", side: "right" }],
    ["clear:both", { kind: "clear", sides: ["right", "left"] }],
    ["clear:left", { kind: "clear", sides: ["left"] }],
    ["series:left:none", { kind: "series", side: "left", seriesId: "" }],
    ["keep:left:il-myday", { kind: "keep", side: "left", seriesId: "il-myday" }],
    ["repeat:abc", { kind: "repeat", orderId: "abc" }],
    ["add", { kind: "add", only: null }],
    ["add:right", { kind: "add", only: "right" }],
    ["new", { kind: "find", adds: true }],
    ["use:nowhere:axis:170", { kind: "show" }],
    ["use:left:shoe:170", { kind: "show" }],
    ["", { kind: "show" }],
  ])("%s is understood", (text, intent) => {
    expect(parseIntent(text)).toEqual(intent);
  });
});
