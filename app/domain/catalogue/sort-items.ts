import { searchKey } from "../account/search-key";
import type { Modality } from "../lens/series";
import { type PriceBook, shownPriceRow } from "../price/price-row";
import { rememberedOf } from "../remembered";

export const itemSortings = ["name", "price", "modality", "newest"] as const;
export type ItemOrder = { sortBy?: (typeof itemSortings)[number]; sortDirection?: "ASC" | "DESC" };

/** What items are sorted by; solutions have neither a modality nor a number. */
type SortedItem = { id: string; displayName: string; modality?: Modality | null; seriesNumber?: number };

const modalities: readonly Modality[] = ["daily", "twoWeekly", "monthly", "threeMonths", "sixMonths", "yearly"];

/**
 * Sorts by name unless something else is asked for (D59): by price, by modality starting with daily, or newest first, which is the highest
 * number. Items without a price or modality come last in either direction; ties are sorted by name.
 */
export function sortItems<Item extends SortedItem>(items: readonly Item[], order: ItemOrder, prices: PriceBook): Item[] {
  const direction = order.sortDirection === "DESC" ? -1 : 1;
  const last = direction * Number.MAX_SAFE_INTEGER;
  const rankOf: Record<(typeof itemSortings)[number], (item: Item) => number> = {
    name: () => 0,
    price: ({ id }) => shownPriceRow(prices, id)?.priceRetail ?? last,
    modality: ({ modality }) => (modality ? modalities.indexOf(modality) : last),
    newest: ({ seriesNumber }) => -(seriesNumber ?? 0),
  };
  const rank = rankOf[order.sortBy ?? "name"];
  const keyed = items.map((item) => ({ item, name: nameKeyOf(item), rank: rank(item) }));
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
  return keyed.sort((one, other) => direction * (one.rank - other.rank || byName(one, other))).map(({ item }) => item);
}

const nameKeys = new WeakMap<SortedItem, string>();

/** Returns a key that sorts names alphabetically, and equal names by id. Computed once per item. */
function nameKeyOf(item: SortedItem): string {
  return rememberedOf(nameKeys, item, () => `${searchKey(item.displayName)}\u0000${item.id}`);
}

/** Returns the items in the same order, with those that the practice may not order last (D59). */
export function orderableFirst<Item extends { id: string }>(items: readonly Item[], isOrderable: (id: string) => boolean): Item[] {
  return [...items.filter(({ id }) => isOrderable(id)), ...items.filter(({ id }) => !isOrderable(id))];
}

/** Returns one page of a list; page numbers start at 1, and a page past the end is empty. */
export function pageOf<Item>(items: readonly Item[], pageNo: number, pageSize: number): Item[] {
  return items.slice((pageNo - 1) * pageSize, pageNo * pageSize);
}
