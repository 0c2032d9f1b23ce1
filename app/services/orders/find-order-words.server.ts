import type { PracticeDb } from "~/db/database.server";
import { countOrderWords, countTriedOrders, listOrdersWithWords } from "~/db/queries/orders/order-search.server";
import { areFoundSoon, leadingEntriesMax, noWords, type OrderWords, planOrderWords, triedOrders } from "~/domain/order/order-words";

/** Returns how to search a practice for orders with these words. */
export async function findOrderWords(db: PracticeDb, words: readonly string[]): Promise<OrderWords> {
  const planned = planOrderWords(await countOrderWords(db, words, leadingEntriesMax + 1));
  const { leading, others } = planned;
  if (leading !== null || others.length < 2 || areFoundSoon(await countTriedOrders(db, others, triedOrders))) return planned;
  const ids = await listOrdersWithWords(db, others, leadingEntriesMax + 1);
  return ids.length > leadingEntriesMax ? planned : { ...noWords, ids };
}
