/** The path of the stock order page, whose form has the fields of a sheet. */
export const gridPath = "/products/stock-revenue";

/** Returns where lenses of a series are ordered for stock: its grid, in a pack of so many lenses and from a promotion (D74) when named. */
export function gridPathOf(seriesId: string, { pack, promotion }: { pack?: number; promotion?: string } = {}): string {
  const search = new URLSearchParams({ series: seriesId });
  if (pack !== undefined) search.set("pack", String(pack));
  if (promotion !== undefined) search.set("promotion", promotion);
  return `${gridPath}?${search}`;
}
