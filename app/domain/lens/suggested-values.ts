import { type Choice, lensValuesOf } from "./choice";
import { type LensValues, prescriptionFields } from "./lens-values";
import { parseChoice } from "./parse-choice";
import type { Series } from "./series";
import { shownFields } from "./shown-fields";

/** Of a choice completed with defaults, the prescription values that nobody chose (D53). A field with one value only is no choice. */
export function suggestedValues(series: Series, complete: Choice, chosen: Choice): LensValues {
  const shown = shownFields(series);
  const open = prescriptionFields.filter((field) => shown.includes(field) && chosen[field] === undefined && complete[field] !== undefined);
  return Object.fromEntries(open.map((field) => [field, complete[field]]));
}

/** The suggestions that still stand: a value that differs from what was suggested has been chosen. */
export function openSuggestions(suggested: LensValues, chosen: Choice): LensValues {
  return Object.fromEntries(Object.entries(suggested).filter(([field, value]) => chosen[field as keyof LensValues] === value));
}

/** The suggestions of a form as they travel in it; a value that was changed since is chosen. */
export function parseSuggested(text: string, chosen: Choice): LensValues {
  return openSuggestions(lensValuesOf(parseChoice(Object.fromEntries(new URLSearchParams(text))).chosen), chosen);
}

/** Suggestions as one value of a form. */
export function suggestedText(suggested: LensValues = {}): string {
  return String(new URLSearchParams(Object.entries(suggested).map(([field, value]) => [field, String(value)])));
}
