import { lensValuesOf } from "~/domain/lens/choice";
import { lensExists } from "~/domain/lens/lens-exists";
import { parseChoice } from "~/domain/lens/parse-choice";
import type { Eye } from "~/domain/order/order-lines";
import { changeEye } from "~/forms/patient-order/change-draft";
import { fillEye } from "~/forms/patient-order/fill-eye";
import { findSeries } from "~/forms/patient-order/order-series";
import type { EyeDraft, PatientDraft } from "~/forms/patient-order/patient-draft";
import type { Submission } from "./load-submission.server";

/** Returns what the calculators of an eye start with: its series, and its values as the lens on the eye. Not personal data (D33). */
export function calculatorSearch(side: Eye, { seriesId, chosen }: EyeDraft): Record<string, string> {
  const text = (value: unknown) => (typeof value === "number" ? String(value) : "");
  return {
    ...{ eye: side, lens: seriesId, ownPower: text(chosen.power), ownCylinder: text(chosen.cylinder), ownAxis: text(chosen.axis) },
  };
}

/** Returns the form with a calculated lens set in one eye, `<series>:<values>`; unchanged when that lens is not offered. */
export function withLens({ draft, series: all }: Pick<Submission, "draft" | "series">, side: Eye, lens: string): PatientDraft {
  const [seriesId = "", ...rest] = lens.split(":");
  const series = findSeries(all, seriesId);
  const { chosen } = parseChoice(Object.fromEntries(new URLSearchParams(rest.join(":"))));
  const values = lensValuesOf(chosen);
  const { packSize } = chosen;
  if (!series || packSize === undefined || !lensExists(series, values, packSize)) return draft;
  return changeEye(draft, side, (eye) => fillEye(eye, { seriesId, packSize, values }));
}
