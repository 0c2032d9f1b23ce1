import type { LensValues } from "~/domain/lens/lens-values";
import type { Eye } from "~/domain/order/order-lines";
import { isTouched } from "./change-draft";
import { type EyeDraft, emptyEye } from "./patient-draft";
import type { ShownOrder } from "./shown-order";

type Lens = { seriesId: string; packSize: number; values: LensValues };

/** Returns the eye with a complete lens, all of it chosen. The boxes stay when the series does; another series starts without (D62). */
export function fillEye(eye: EyeDraft, { seriesId, packSize, values }: Lens): EyeDraft {
  const base = eye.seriesId === seriesId ? eye : emptyEye(eye.lineId);
  return { ...base, seriesId, wantedSeriesId: "", chosen: { ...values, packSize }, suggested: {} };
}

/** Whether another series would clear something that was typed for the eye. */
export function losesLens({ draft, series }: ShownOrder, side: Eye, { seriesId }: Lens): boolean {
  const eye = draft.eyes[side];
  return eye.seriesId !== "" && eye.seriesId !== seriesId && isTouched(eye, series);
}

/** Sets another eye in the form. */
export function putEye({ draft, restore }: ShownOrder, side: Eye, eye: EyeDraft): void {
  restore({ preorderId: draft.preorderId, eyes: { ...draft.eyes, [side]: eye } });
}
