import { type Choice, lensValuesOf } from "./choice";
import { type LensValues, prescriptionFields } from "./lens-values";
import { parseChoice } from "./parse-choice";
import type { Series } from "./series";
import { shownFields } from "./shown-fields";

/** Returns the prescription values of a completed choice that nobody chose (D53). A field with only one value is no choice. */
export function suggestedValues(series: Series, complete: Choice, chosen: Choice): LensValues {
  const shown = shownFields(series);
  const open = prescriptionFields.filter((field) => shown.includes(field) && chosen[field] === undefined && complete[field] !== undefined);
  return Object.fromEntries(open.map((field) => [field, complete[field]]));
}

/** Returns the suggestions that are still unconfirmed: a value that differs from its suggestion has been chosen. */
export function openSuggestions(suggested: LensValues, chosen: Choice): LensValues {
  return Object.fromEntries(Object.entries(suggested).filter(([field, value]) => chosen[field as keyof LensValues] === value));
}

/** Returns the suggestions in a form field; values that were changed since are chosen and left out. */
export function parseSuggested(text: string, chosen: Choice): LensValues {
  return openSuggestions(lensValuesOf(parseChoice(Object.fromEntries(new URLSearchParams(text))).chosen), chosen);
}

/** Returns suggestions as the value of a form field. */
export function suggestedText(suggested: LensValues = {}): string {
  return String(new URLSearchParams(Object.entries(suggested).map(([field, value]) => [field, String(value)])));
}
