import { checkChoice } from "~/domain/lens/check-choice";
import type { Choice } from "~/domain/lens/choice";
import { defaultValues } from "~/domain/lens/default-values";
import type { LensValues } from "~/domain/lens/lens-values";
import { parseChoice } from "~/domain/lens/parse-choice";
import { openSuggestions, suggestedValues } from "~/domain/lens/suggested-values";
import type { Eye } from "~/domain/order/order-lines";
import type { OrderIntent } from "./order-intent";
import { findSeries, type OrderSeries } from "./order-series";
import { type EyeDraft, emptyEye, type PatientDraft, sides } from "./patient-draft";

/** The intents that only change the form, and need no data but the form. */
export type DraftChange = Exclude<
  OrderIntent,
  {
    kind:
      | "add"
      | "order"
      | "remove"
      | "select"
      | "find"
      | "explain"
      | "visit"
      | "line"
      | "calculate"
      | "lens"
      | "repeat"
      | "series"
      | "earlier";
  }
>;

export const otherSide = (side: Eye): Eye => (side === "right" ? "left" : "right");

/** Returns the form after a change. Typed quantities stay unless the eye is cleared or changes its lens; a copy takes everything but the line's own id. */
export function changeDraft(draft: PatientDraft, change: DraftChange, all: readonly OrderSeries[]): PatientDraft {
  switch (change.kind) {
    case "show":
      return sides.reduce((shown, side) => changeEye(shown, side, (eye) => withSuggestions(eye, eye.suggested, all)), draft);
    case "use":
      return changeEye(draft, change.side, (eye) => {
        const { [change.field as keyof LensValues]: _, ...suggested } = eye.suggested ?? {};
        return withSuggestions({ ...eye, chosen: withValue(eye.chosen, change.field, change.value) }, suggested, all);
      });
    case "accept":
      return { ...draft, accepted: [...new Set([...(draft.accepted ?? []), change.key])] };
    case "confirm":
      return change.sides.reduce((sure, side) => changeEye(sure, side, (eye) => ({ ...eye, suggested: {} })), draft);
    case "copy":
      return changeEye(draft, otherSide(change.side), (eye) => ({ ...draft.eyes[change.side], lineId: eye.lineId }));
    case "clear":
      return change.sides.reduce((cleared, side) => changeEye(cleared, side, ({ lineId }) => emptyEye(lineId)), draft);
    case "switch":
      return changeEye(draft, change.side, ({ lineId, seriesId, quantity }) => {
        const fresh = seriesId === "" ? { ...emptyEye(lineId), quantity } : emptyEye(lineId);
        return withSeries(fresh, { seriesId: change.seriesId, chosen: {} }, all);
      });
    case "keep":
      return changeEye(draft, change.side, (eye) => withSeries(eye, { seriesId: change.seriesId, chosen: withoutSuggestions(eye) }, all));
  }
}

/** Returns the form with one eye changed. */
export function changeEye(draft: PatientDraft, side: Eye, change: (eye: EyeDraft) => EyeDraft): PatientDraft {
  return { ...draft, eyes: { ...draft.eyes, [side]: change(draft.eyes[side]) } };
}

function withValue(chosen: Choice, field: string, value: string): Choice {
  const { [field as keyof Choice]: _, ...others } = chosen;
  return { ...others, ...parseChoice({ [field]: value }).chosen };
}

/** Returns the eye with suggestions for the values that were not chosen: the nearest that make a lens with the chosen ones. */
function withSuggestions(eye: EyeDraft, suggested: LensValues = {}, all: readonly OrderSeries[]): EyeDraft {
  const series = findSeries(all, eye.seriesId);
  const wanted = withoutSuggestions({ ...eye, suggested });
  return series && Object.keys(suggested).length > 0 ? { ...eye, ...completed(series, wanted) } : { ...eye, suggested };
}

/** Returns what was chosen, without suggestions. */
function withoutSuggestions({ chosen, suggested = {} }: Pick<EyeDraft, "chosen" | "suggested">): Choice {
  const open = openSuggestions(suggested, chosen);
  return Object.fromEntries(Object.entries(chosen).filter(([field]) => !(field in open)));
}

/**
 * Returns what was chosen, including impossible values, so that the form can say what is not made; other fields get their defaults (D17).
 */
function completed(series: OrderSeries, wanted: Choice): Pick<EyeDraft, "chosen" | "suggested"> {
  const complete = defaultValues(series, checkChoice(series, wanted).values);
  return { chosen: { ...complete, ...wanted }, suggested: suggestedValues(series, complete, wanted) };
}

/** Returns an eye with another series. Values are kept where the series has such a field; the pack is chosen again. */
function withSeries(eye: EyeDraft, { seriesId, chosen }: { seriesId: string; chosen: Choice }, all: readonly OrderSeries[]): EyeDraft {
  const series = findSeries(all, seriesId);
  if (!series) return emptyEye(eye.lineId);
  const { packSize: _, ...values } = chosen;
  const known = new Set(series.rxParameterRestrictions.flatMap((block) => Object.keys(block.values)));
  const fitting: Choice = Object.fromEntries(Object.entries(values).filter(([field]) => known.has(field)));
  return { ...eye, ...completed(series, fitting), seriesId, wantedSeriesId: "" };
}

/**
 * Whether changing the eye's series would lose something: a quantity, or values other than its initial defaults (D45: choosing a different
 * product clears the draft). Choosing the first lens of an eye loses nothing: a quantity that was typed before stays.
 */
export function isTouched({ seriesId, chosen, quantity }: EyeDraft, all: readonly OrderSeries[]): boolean {
  if (seriesId === "") return false;
  if (quantity.trim() !== "") return true;
  const series = findSeries(all, seriesId);
  if (!series) return false;
  const defaults = defaultValues(series);
  return (Object.keys(chosen) as (keyof Choice)[]).some((field) => chosen[field] !== undefined && chosen[field] !== defaults[field]);
}

/** Returns the first eye for which another series was picked in a form without JavaScript, and whether it must be asked about. */
export function findWantedSeries(draft: PatientDraft, all: readonly OrderSeries[]): { side: Eye; seriesId: string; asks: boolean } | null {
  for (const side of sides) {
    const eye = draft.eyes[side];
    if (eye.wantedSeriesId === "") continue;
    return { side, seriesId: eye.wantedSeriesId === "none" ? "" : eye.wantedSeriesId, asks: isTouched(eye, all) };
  }
  return null;
}
