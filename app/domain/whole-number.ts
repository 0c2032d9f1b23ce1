import { compactText } from "./direction-marks";

/**
 * Returns a typed whole number from 0 to `max`: digits only (D39), full-width ones too; spaces and direction marks are ignored. Null for any
 * other text.
 */
export function parseWholeNumber(text: string, max: number): number | null {
  const typed = compactText(text);
  const number = /^\d{1,15}$/.test(typed) ? Number(typed) : null;
  return number !== null && number <= max ? number : null;
}
