/** What a recall is searched by. A lot is nobody's data, so it may be in an address (D33). */
export type RecallSearch = { lots: string; product: string };

const queryOf = ({ lots, product }: RecallSearch) => new URLSearchParams({ lots, ...(product && { product }) });

/** The page of a recall that begins after another one. */
export function recallAddress(search: RecallSearch, next: string | null = null): string {
  const query = queryOf(search);
  if (next) query.set("next", next);
  return `/history/recall?${query}`;
}

/** The same as a file. */
export const recallCsvAddress = (search: RecallSearch) => `/history/recall.csv?${queryOf(search)}`;
