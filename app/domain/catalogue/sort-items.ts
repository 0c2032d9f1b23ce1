import { searchKey } from "../account/search-key";
import { type PriceBook, shownPriceRow } from "../price/price-row";

export type ItemOrder = { sortBy?: "name" | "price"; sortDirection?: "ASC" | "DESC" };

/** By name ascending unless something else is asked for (D59); items without a price come last, ties go by name. */
export function sortItems<Item extends { id: string; displayName: string }>(
  items: readonly Item[],
  order: ItemOrder,
  prices: PriceBook,
): Item[] {
  const keyed = items.map((item) => ({
    item,
    name: `${searchKey(item.displayName)}\u0000${item.id}`,
    price: shownPriceRow(prices, item.id)?.priceRetail ?? Number.MAX_SAFE_INTEGER,
  }));
  const direction = order.sortDirection === "DESC" ? -1 : 1;
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
  return keyed
    .sort((one, other) => direction * ((order.sortBy === "price" ? one.price - other.price : 0) || byName(one, other)))
    .map(({ item }) => item);
}

/** One page of a list; page numbers begin at 1, a page behind the end is empty. */
export function pageOf<Item>(items: readonly Item[], pageNo: number, pageSize: number): Item[] {
  return items.slice((pageNo - 1) * pageSize, pageNo * pageSize);
}
