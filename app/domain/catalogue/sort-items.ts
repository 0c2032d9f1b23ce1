import { searchKey } from "../account/search-key";
import type { Modality } from "../lens/series";
import { type PriceBook, shownPriceRow } from "../price/price-row";

export const itemSortings = ["name", "price", "modality", "newest"] as const;
export type ItemOrder = { sortBy?: (typeof itemSortings)[number]; sortDirection?: "ASC" | "DESC" };

/** What an item is sorted by; solutions have neither a modality nor a number. */
type SortedItem = { id: string; displayName: string; modality?: Modality | null; seriesNumber?: number };

const modalities: readonly Modality[] = ["daily", "twoWeekly", "monthly", "threeMonths", "sixMonths", "yearly"];

/**
 * By name ascending unless something else is asked for (D59): by price, by modality from the daily one on, or the newest first, which
 * has the highest number. Items without a price or a modality come last, ties go by name.
 */
export function sortItems<Item extends SortedItem>(items: readonly Item[], order: ItemOrder, prices: PriceBook): Item[] {
  const rankOf: Record<(typeof itemSortings)[number], (item: Item) => number> = {
    name: () => 0,
    price: ({ id }) => shownPriceRow(prices, id)?.priceRetail ?? Number.MAX_SAFE_INTEGER,
    modality: ({ modality }) => (modality ? modalities.indexOf(modality) : modalities.length),
    newest: ({ seriesNumber }) => -(seriesNumber ?? 0),
  };
  const rank = rankOf[order.sortBy ?? "name"];
  const keyed = items.map((item) => ({ item, name: nameKeyOf(item), rank: rank(item) }));
  const direction = order.sortDirection === "DESC" ? -1 : 1;
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
  return keyed.sort((one, other) => direction * (one.rank - other.rank || byName(one, other))).map(({ item }) => item);
}

const nameKeys = new WeakMap<SortedItem, string>();

/** Names in the order of the alphabet, and equal names in the order of their ids. Worked out once for each item. */
function nameKeyOf(item: SortedItem): string {
  const key = nameKeys.get(item) ?? `${searchKey(item.displayName)}\u0000${item.id}`;
  nameKeys.set(item, key);
  return key;
}

/** The same items in the same order, those that the practice may not order behind the others (D59). */
export function orderableFirst<Item extends { id: string }>(items: readonly Item[], isOrderable: (id: string) => boolean): Item[] {
  return [...items.filter(({ id }) => isOrderable(id)), ...items.filter(({ id }) => !isOrderable(id))];
}

/** One page of a list; page numbers begin at 1, a page behind the end is empty. */
export function pageOf<Item>(items: readonly Item[], pageNo: number, pageSize: number): Item[] {
  return items.slice((pageNo - 1) * pageSize, pageNo * pageSize);
}
