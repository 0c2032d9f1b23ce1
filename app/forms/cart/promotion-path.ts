/** Returns where lenses of a series are ordered from a promotion. */
export function promotionOrderPath(promotionId: string, seriesId: string): string {
  return `/products/stock-revenue?${new URLSearchParams({ series: seriesId, promotion: promotionId })}`;
}
