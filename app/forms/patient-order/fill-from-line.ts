import { checkChoice } from "~/domain/lens/check-choice";
import { currentSeries } from "~/domain/lens/current-series";
import { defaultValues } from "~/domain/lens/default-values";
import { suggestedValues } from "~/domain/lens/suggested-values";
import type { Eye } from "~/domain/order/order-lines";
import { type FittedEye, fitLine, withSides } from "~/domain/prescription/fit-line";
import { parsePrescriptionLine } from "~/domain/prescription/parse-prescription-line";
import type { PrescriptionLine } from "~/domain/prescription/prescription-line";
import { changeEye } from "./change-draft";
import { findSeries, type OrderSeries } from "./order-series";
import { type EyeDraft, emptyEye, type PatientDraft } from "./patient-draft";
import type { PastOrder } from "./repeat-order";

/** How a line is transferred to the form: as written, swapped, or one eye to the right, the left or both. */
export const lineWays = ["written", "swapped", "right", "left", "both"] as const;
export type LineWay = (typeof lineWays)[number];

type Form = { draft: Pick<PatientDraft, "eyes">; series: readonly OrderSeries[]; orders: readonly Pick<PastOrder, "lines">[] };

/** Returns what a text says, with the names of the offered lenses. For an empty text, which most forms have, no names are prepared. */
export function parseLine(text: string, series: readonly OrderSeries[]): PrescriptionLine {
  return parsePrescriptionLine(text, text === "" ? [] : series.flatMap(({ name, displayName }) => [name, displayName]));
}

/** Returns the eyes of a line as existing lenses; without a name the lens is that of the form, else of the last order. */
export function fitToForm(line: PrescriptionLine, { draft, series, orders }: Form): FittedEye[] {
  const offered = series.filter(({ available }) => available);
  const lastOrdered = (side: Eye) => {
    const seriesId = orders[0]?.lines.find(({ eye }) => eye === side)?.seriesId ?? "";
    return currentSeries(offered, seriesId, () => true)?.id ?? "";
  };
  return fitLine(line, { series: offered, inForm: (side) => draft.eyes[side].seriesId, lastOrdered });
}

/**
 * Returns the form with the eyes of a line: what is certain is chosen, everything else is a suggestion to confirm (D53). Eyes without a
 * lens stay.
 */
export function fillFromLine(draft: PatientDraft, { text, way }: { text: string; way: LineWay }, given: Omit<Form, "draft">): PatientDraft {
  const eyes = fitToForm(withSides(parseLine(text, given.series), way), { ...given, draft });
  return eyes.reduce((filled, eye) => changeEye(filled, eye.side, (now) => filledEye(now, eye, given.series)), draft);
}

function filledEye(now: EyeDraft, { seriesId, certain, likely, quantity, open }: FittedEye, all: readonly OrderSeries[]): EyeDraft {
  const series = seriesId === null ? null : findSeries(all, seriesId);
  if (!series) return now;
  const wanted = { ...likely, ...certain };
  const isAsked = open.some(({ field }) => field === "quantity");
  const complete = defaultValues(series, checkChoice(series, wanted).values);
  return {
    ...emptyEye(now.lineId),
    seriesId: series.id,
    chosen: { ...complete, ...wanted },
    suggested: suggestedValues(series, complete, certain),
    quantity: isAsked ? "" : String(quantity ?? now.quantity),
  };
}
