import { describe, expect, test } from "vitest";
import { ilSeries } from "~/demo/catalogue/demo-series";
import { suggestedText } from "~/domain/lens/suggested-values";
import { changeDraft, type DraftChange } from "~/forms/patient-order/change-draft";
import { eyeStateOf } from "~/forms/patient-order/eye-state";
import { findDraftMistakes } from "~/forms/patient-order/find-draft-mistakes";
import { orderSeriesOf } from "~/forms/patient-order/order-series";
import { parsePatientDraft } from "~/forms/patient-order/parse-patient-draft";
import { emptyDraft, type PatientDraft } from "~/forms/patient-order/patient-draft";
import { repeatOrder } from "~/forms/patient-order/repeat-order";

type Answer = Parameters<typeof orderSeriesOf>[0];
const series = ilSeries
  .filter(({ active, trial }) => active && !trial)
  .map((each) => ({ ...orderSeriesOf({ ...each, metadata: each } as unknown as Answer, "IL"), packs: [], available: true, imageId: "" }));

let made = 0;
const newId = () => `0190a000-0000-7000-8000-${String(++made).padStart(12, "0")}`;
const toric = (): PatientDraft =>
  changeDraft(emptyDraft("", newId), { kind: "switch", side: "right", seriesId: "il-biofinity-toric" }, series);
const changed = (draft: PatientDraft, ...changes: DraftChange[]) =>
  changes.reduce((now, change) => changeDraft(now, change, series), draft);
const state = (draft: PatientDraft, side: "right" | "left" = "right") => eyeStateOf(side, draft.eyes[side], series);
const use = (field: "power" | "cylinder" | "axis", value: string) => ({ kind: "use", side: "right", field, value }) as const;

describe("suggested values", () => {
  test("are those of the prescription with more than one value, when a lens is picked", () => {
    expect(state(toric())).toMatchObject({ suggested: ["power", "cylinder", "axis"], values: { power: 0, cylinder: -0.75, axis: 180 } });
    const scleral = changed(emptyDraft("", newId), { kind: "switch", side: "right", seriesId: "il-icd" });
    expect(state(scleral).suggested).toEqual(["power"]);
  });

  test("are chosen one by one, also when the value is the suggested one", () => {
    expect(state(changed(toric(), use("power", "-3.25"))).suggested).toEqual(["cylinder", "axis"]);
    expect(state(changed(toric(), use("power", "0"))).suggested).toEqual(["cylinder", "axis"]);
    expect(state(changed(toric(), use("power", "0"), use("cylinder", "-1.25"), use("axis", "90"))).suggested).toEqual([]);
  });

  test("can all be confirmed at once, and stay as they are", () => {
    const sure = state(changed(toric(), { kind: "confirm", sides: ["right", "left"] }));
    expect(sure).toMatchObject({ suggested: [], values: { power: 0, cylinder: -0.75, axis: 180 } });
  });

  test("follow the chosen values, so that they never rule one out", () => {
    for (const power of series
      .find(({ id }) => id === "il-biofinity-toric")
      ?.rxParameterRestrictions.flatMap(({ values }) => values.power ?? []) ?? []) {
      const chosen = state(changed(toric(), use("power", String(power))));
      expect(chosen, String(power)).toMatchObject({ impossible: [], values: { power }, suggested: ["cylinder", "axis"] });
      expect(chosen.lens, String(power)).not.toBeNull();
    }
  });

  test("stay suggestions when copied to the other eye or another lens, where chosen values stay chosen", () => {
    const halfChosen = changed(toric(), use("axis", "90"));
    expect(state(changed(halfChosen, { kind: "copy", side: "right" }), "left").suggested).toEqual(["power", "cylinder"]);
    expect(state(changed(halfChosen, { kind: "keep", side: "right", seriesId: "il-myday-toric" }))).toMatchObject({
      suggested: ["power", "cylinder"],
      values: { axis: 90 },
    });
  });

  test("do not exist in a repeated order", () => {
    const line = {
      eye: "right",
      seriesId: "il-biofinity-toric",
      productName: "",
      packSize: 6,
      quantity: 2,
      values: { power: 0, cylinder: -0.75, axis: 180 },
    };
    const order = { lines: [line] } as unknown as Parameters<typeof repeatOrder>[1];
    expect(state(repeatOrder(toric(), order, series).draft).suggested).toEqual([]);
  });

  test("do not exist either where the lens was replaced; in another pack it has as many lenses, in whole boxes", () => {
    const successor = series.filter(({ id }) => id === "il-myday").map((each) => ({ ...each, matchHistory: ["il-gone"] }));
    const line = { eye: "right", seriesId: "il-gone", productName: "", packSize: 6, quantity: 6, values: { power: -1 } };
    const order = { lines: [line] } as unknown as Parameters<typeof repeatOrder>[1];
    const { right } = repeatOrder(emptyDraft("", newId), order, successor).draft.eyes;
    expect(right).toMatchObject({ seriesId: "il-myday", chosen: { power: -1, packSize: 30 }, quantity: "2" });
    expect(eyeStateOf("right", right, successor).suggested).toEqual([]);
  });

  test("are not mistakes: the order asks about them", () => {
    const draft = { ...toric(), patientId: newId() };
    const wanted = { ...draft, eyes: { ...draft.eyes, right: { ...draft.eyes.right, quantity: "1" } } };
    expect(findDraftMistakes(wanted, { right: state(wanted), left: state(wanted, "left") })).toEqual([]);
  });
});

describe("a submitted form", () => {
  const sent = (suggested: string | null, power: string): [string, string][] => [
    ["right.was", "il-biofinity-toric"],
    ["right.series", "il-biofinity-toric"],
    ["right.power", power],
    ["right.cylinder", "-0.75"],
    ["right.axis", "180"],
    ...(suggested === null ? [] : [["right.suggested", suggested] as [string, string]]),
  ];
  const text = suggestedText(toric().eyes.right.suggested);

  test("names what is suggested", () => {
    expect(text).toBe("power=0&cylinder=-0.75&axis=180");
    expect(state(parsePatientDraft(sent(text, "0"), newId)).suggested).toEqual(["power", "cylinder", "axis"]);
  });

  test("counts a value that differs from the suggestion as chosen", () => {
    expect(state(parsePatientDraft(sent(text, "-3.25"), newId)).suggested).toEqual(["cylinder", "axis"]);
  });

  test("counts every value as chosen when it names no suggestions, as older forms do", () => {
    expect(state(parsePatientDraft(sent(null, "0"), newId)).suggested).toEqual([]);
    const { suggested: _, ...older } = toric().eyes.right;
    expect(eyeStateOf("right", older, series).suggested).toEqual([]);
  });
});
