/** How many of the smallest unit make one of the currency. */
export type Coins = { coins: number };

/** Returns the amount in the smallest unit for one typed in whole shekels or won; null for an empty field, undefined for an invalid one. */
export function parseWholeAmount(typed: string, { coins, max }: Coins & { max: number }): number | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  if (!/^\d{1,10}$/.test(text)) return undefined;
  const amount = Number(text) * coins;
  return amount <= max ? amount : undefined;
}

/** Returns an amount as it is typed; empty for none. */
export const typedWholeAmount = (amount: number | null, { coins }: Coins) => (amount === null ? "" : String(Math.floor(amount / coins)));
