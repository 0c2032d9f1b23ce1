/** How a search finds orders by its normalised words, each of which must begin a word of the order. */
export type OrderWords = {
  /** The word by which orders are looked up; null when each occurs in many orders, so that the orders of a page are tried one by one. */
  leading: string | null;
  others: readonly string[];
  /** The orders that have all of the words, when those were looked up instead: each word is common, but few orders have all. */
  ids: readonly string[] | null;
};

export const noWords: OrderWords = { leading: null, others: [], ids: null };

/** Maximum number of search entries by which orders are looked up; with more it is quicker to try the orders of a page one by one. */
export const leadingEntriesMax = 2000;

/**
 * Returns how to search for words, given how many entries begin with each: the rarest leads if it has few. Counts may stop above the
 * maximum.
 */
export function planOrderWords(counts: Readonly<Record<string, number>>): OrderWords {
  const words = Object.keys(counts);
  const [rarest] = words.toSorted((one, other) => (counts[one] ?? 0) - (counts[other] ?? 0));
  const leading = rarest !== undefined && (counts[rarest] ?? 0) <= leadingEntriesMax ? rarest : null;
  return { leading, others: words.filter((word) => word !== leading), ids: null };
}

/** How many of the newest orders are tried with several common words, to learn whether many orders have all of them. */
export const triedOrders = 500;

/** Whether the orders of a page are found soon by trying one by one, given how many of the tried ones have all of the words. */
export const areFoundSoon = (hits: number): boolean => hits >= triedOrders / 50;
