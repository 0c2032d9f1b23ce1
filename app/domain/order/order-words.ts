/** Normalised words of a search; each must begin a word of the order. */
export type OrderWords = {
  /** A word of few orders, which are found by it; null where every word is of many, so that orders are tried in the order of the page. */
  leading: string | null;
  others: readonly string[];
};

export const noWords: OrderWords = { leading: null, others: [] };

/** So many entries of one word are read to find orders; with more it is quicker to try the orders of a page one by one. */
export const leadingEntriesMax = 2000;

/** Returns how a search goes about its words: the rarest leads, when few entries begin with it. Counts may stop above the maximum. */
export function planOrderWords(counts: Readonly<Record<string, number>>): OrderWords {
  const words = Object.keys(counts);
  const [rarest] = words.toSorted((one, other) => (counts[one] ?? 0) - (counts[other] ?? 0));
  const leading = rarest !== undefined && (counts[rarest] ?? 0) <= leadingEntriesMax ? rarest : null;
  return { leading, others: words.filter((word) => word !== leading) };
}
