import type { InferContractRouterOutputs } from "@orpc/contract";
import type { Contract } from "~/calls/contract";

export type ItemOutcome = InferContractRouterOutputs<Contract>["distributor"]["updateStock"]["results"][number];

export const applied: ItemOutcome = { outcome: "applied", reason: null };
export const unchanged: ItemOutcome = { outcome: "unchanged", reason: null };

export function refusedItem(reason: NonNullable<ItemOutcome["reason"]>): ItemOutcome {
  return { outcome: "refused", reason };
}

/** Does the work for each item sorted by key, and returns the results in the order of the items. */
export async function inOrderOf<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  work: (item: Item) => Promise<ItemOutcome>,
): Promise<ItemOutcome[]> {
  const keyed = items.map((item, index) => ({ item, index, key: keyOf(item) }));
  const results: ItemOutcome[] = [];
  for (const { item, index } of keyed.sort((one, other) =>
    one.key < other.key ? -1 : one.key > other.key ? 1 : one.index - other.index,
  )) {
    results[index] = await work(item);
  }
  return results;
}
