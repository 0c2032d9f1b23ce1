import { type EarlierValues, earlierValues } from "~/domain/prescription/earlier-values";
import { changeEye } from "./change-draft";
import { findSeries, type OrderSeries } from "./order-series";
import type { EyeDraft, PatientDraft } from "./patient-draft";
import type { ShownFinding } from "./shown-finding";

/** Returns the form with the earlier values for those that a finding is about (D75); unchanged when the series is no longer offered. */
export function takeEarlier(draft: PatientDraft, finding: ShownFinding, all: readonly OrderSeries[]): PatientDraft {
  return earlierValues(finding).reduce((taken, earlier) => changeEye(taken, earlier.eye, (eye) => eyeWith(eye, earlier, all)), draft);
}

function eyeWith(eye: EyeDraft, { seriesId, values, packSize, quantity }: EarlierValues, all: readonly OrderSeries[]): EyeDraft {
  if (quantity !== undefined) return { ...eye, quantity: String(quantity) };
  if (seriesId === undefined) return { ...eye, chosen: { ...eye.chosen, ...values }, suggested: without(eye.suggested, values) };
  if (!findSeries(all, seriesId)) return eye;
  return { ...eye, seriesId, wantedSeriesId: "", chosen: { ...values, packSize }, suggested: {} };
}

const without = (suggested: EyeDraft["suggested"] = {}, values: EarlierValues["values"]) =>
  Object.fromEntries(Object.entries(suggested).filter(([field]) => !(field in values)));
