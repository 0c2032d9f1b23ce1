import { plainText } from "../direction-marks";
import type { LensValues } from "../lens/lens-values";

/** A lens as a person types it into a search: words of its name, values, and number of boxes. */
export type LensSearch = { words: string; values: Pick<LensValues, "power" | "cylinder" | "axis" | "addition">; quantity: number | null };

const signs = /[\u2212\u2013]/g;
const signed = /^[+-]\d{1,2}([.,]\d{1,2})?$/;
const decimal = /^\d{1,2}[.,]\d{1,2}$/;
/** A value typed without its decimal point, such as "-325". */
const pointless = /^[+-]\d{3,4}$/;
const times = /^[x×*](\d{1,3})$/i;
const whole = /^\d{1,3}$/;

/**
 * Returns what a text like "myday -3.25 x6" or "biofinity toric -3 -1.25 x 180 x2" searches for: power, cylinder and axis (1 to 180, only
 * after a cylinder), addition (a positive value after the power), and boxes after an x. Everything else is a word of the name. Direction
 * marks are ignored, and full-width characters accepted. Null without a power and a word.
 */
export function parseLensSearch(text: string): LensSearch | null {
  const tokens = plainText(text)
    .replace(signs, "-")
    .replace(/\s([x×*])\s+(?=\d)/gi, " $1")
    .trim()
    .split(/\s+/);
  const values: LensSearch["values"] = {};
  const words: string[] = [];
  let quantity: number | null = null;
  for (const token of tokens) {
    const value = dioptres(token);
    const count = Number(times.exec(token)?.[1] ?? (whole.test(token) ? token : 0));
    if (value !== null && values.power === undefined) values.power = value;
    else if (value !== null && value > 0 && values.addition === undefined) values.addition = value;
    else if (value !== null && value < 0 && values.cylinder === undefined) values.cylinder = value;
    else if (count > 0 && values.cylinder !== undefined && values.axis === undefined && count <= 180) values.axis = count;
    else if (count > 0 && times.test(token) && quantity === null) quantity = count;
    else words.push(token);
  }
  return values.power === undefined || words.length === 0 ? null : { words: words.join(" "), values, quantity };
}

function dioptres(token: string): number | null {
  if (pointless.test(token)) return Number(token) / 100;
  return signed.test(token) || decimal.test(token) ? Number(token.replace(",", ".")) : null;
}
