import type { PracticeDb } from "~/db/database.server";
import { countOrderWords } from "~/db/queries/orders/order-search.server";
import { leadingEntriesMax, type OrderWords, planOrderWords } from "~/domain/order/order-words";

/** Returns how to search a practice for orders with these words. */
export async function findOrderWords(db: PracticeDb, words: readonly string[]): Promise<OrderWords> {
  return planOrderWords(await countOrderWords(db, words, leadingEntriesMax + 1));
}
