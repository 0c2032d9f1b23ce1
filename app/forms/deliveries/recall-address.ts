/** The search for a recall. A lot is not personal data, so it may be in a URL (D33). */
export type RecallSearch = { lots: string; product: string };

const queryOf = ({ lots, product }: RecallSearch) => new URLSearchParams({ lots, ...(product && { product }) });

/** Returns the URL of a page of a recall, after another one. */
export function recallAddress(search: RecallSearch, next: string | null = null): string {
  const query = queryOf(search);
  if (next) query.set("next", next);
  return `/history/recall?${query}`;
}

/** Returns the URL of the same as a file. */
export const recallCsvAddress = (search: RecallSearch) => `/history/recall.csv?${queryOf(search)}`;
