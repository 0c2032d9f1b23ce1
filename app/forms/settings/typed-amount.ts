import { compactText } from "~/domain/direction-marks";
import { isBlank } from "~/domain/readable-text";

/** How many of the smallest unit make one of the currency: a power of ten. */
export type Coins = { coins: number };

const decimalsOf = ({ coins }: Coins) => String(coins).length - 1;

/**
 * Returns the amount in the smallest unit for one typed in shekels or won, full-width digits too, with as many decimals as the currency has;
 * null for an empty field, undefined for an invalid one and for more than `max` of the smallest unit.
 */
export function parseTypedAmount(typed: string, { coins, max }: Coins & { max: number }): number | null | undefined {
  if (isBlank(typed)) return null;
  const [, whole = "", part = ""] = /^(\d{0,10})\.?(\d*)$/.exec(compactText(typed)) ?? [];
  if (whole + part === "" || part.length > decimalsOf({ coins })) return undefined;
  const amount = Number(whole + part.padEnd(decimalsOf({ coins }), "0"));
  return amount <= max ? amount : undefined;
}

/** Returns an amount as it is typed, exactly: with decimals where it has coins; empty for none. */
export function typedAmount(amount: number | null, { coins }: Coins): string {
  if (amount === null) return "";
  const [whole, rest] = [Math.floor(amount / coins), amount % coins];
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(decimalsOf({ coins }), "0")}`;
}

/** Returns a typed amount in the form of `typedAmount` ("3000.5" as "3000.50"); unchanged if it is invalid. */
export function plainAmount(typed: string, { coins, max }: Coins & { max: number }): string {
  const amount = parseTypedAmount(typed, { coins, max });
  return amount === undefined ? typed : typedAmount(amount, { coins });
}

/** Returns the key of the text that says a mistake: with an invalid amount, whether the currency has decimals that may be typed. */
export function saidMistake<Mistake extends string | null>(mistake: Mistake, { coins }: Coins): Mistake | "amountWithCoinsInvalid" {
  return mistake === "amountInvalid" && coins > 1 ? "amountWithCoinsInvalid" : mistake;
}
