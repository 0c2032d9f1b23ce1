import { compactText } from "../direction-marks";

/** The weights of the first nine digits in the check digit. */
const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/** Returns the check digit for the first nine digits of a business registration number; the tens of the last digit's product count too. */
function checkDigitOf(digits: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (10 - ((sum + Math.floor((5 * (digits[8] ?? 0)) / 10)) % 10)) % 10;
}

/** Returns a business registration number as it is written, "000-12-34560"; null unless it has ten digits with a valid check digit. */
export function parseBusinessNumber(text: string): string | null {
  const written = compactText(text).replace(/[\u2010-\u2015-]/g, "");
  if (!/^\d{10}$/.test(written)) return null;
  const digits = [...written].map(Number);
  return checkDigitOf(digits) === digits[9] ? `${written.slice(0, 3)}-${written.slice(3, 5)}-${written.slice(5)}` : null;
}
