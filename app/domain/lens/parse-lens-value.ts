import { plainText } from "../direction-marks";
import type { ChoiceField } from "./choice";
import type { LensValue } from "./lens-values";
import { parameterOf } from "./parameters";

const number = /^[+-]?(\d{1,5}(\.\d{1,3})?|\.\d{1,3})$/;
const word = /^\p{L}[\p{L}\p{N} -]*$/u;

const longForms: Record<string, string> = { med: "medium", hi: "high", lo: "low" };

/**
 * Returns a value as typed, pasted, scanned or sent: "-3.25", "+1.00", ".75", a number, "plano" for power 0, words where the field has
 * words. Direction marks are ignored; full-width characters and a typographic minus are accepted; axis 0 becomes 180. Null for anything else.
 */
export function parseLensValue(field: ChoiceField, input: unknown): LensValue | null {
  if (typeof input === "number") return Number.isFinite(input) ? validNumber(field, input) : null;
  if (typeof input !== "string") return null;
  const text = plainText(input)
    .trim()
    .replace(/^\u2212/, "-");
  if (number.test(text)) return validNumber(field, Number(text));
  if (field === "power" && /^(pl|plano)$/i.test(text)) return 0;
  if (!parameterOf(field).words || !word.test(text)) return null;
  return wordOf(field, text);
}

function validNumber(field: ChoiceField, value: number): number | null {
  if (parameterOf(field).written === "angle") {
    if (!Number.isInteger(value) || value < 0 || value > 180) return null;
    return value === 0 ? 180 : value;
  }
  if (field === "packSize" && (!Number.isInteger(value) || value < 1)) return null;
  return Math.round(value * 1000) / 1000 + 0;
}

function wordOf(field: ChoiceField, text: string): string {
  if (field === "design") return text.toUpperCase();
  if (field !== "addition" && field !== "color") return text;
  const lower = text.toLowerCase();
  return longForms[lower] ?? lower;
}
