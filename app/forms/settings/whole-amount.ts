import { isBlank } from "~/domain/readable-text";
import { parseWholeNumber } from "~/domain/whole-number";

/** How many of the smallest unit make one of the currency. */
export type Coins = { coins: number };

/** Returns the amount in the smallest unit for one typed in whole shekels or won; null for an empty field, undefined for an invalid one. */
export function parseWholeAmount(typed: string, { coins, max }: Coins & { max: number }): number | null | undefined {
  if (isBlank(typed)) return null;
  const amount = parseWholeNumber(typed, Math.floor(max / coins));
  return amount === null ? undefined : amount * coins;
}

/** Returns an amount as it is typed; empty for none. */
export const typedWholeAmount = (amount: number | null, { coins }: Coins) => (amount === null ? "" : String(Math.floor(amount / coins)));
