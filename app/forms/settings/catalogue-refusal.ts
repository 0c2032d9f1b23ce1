import type { Answers } from "~/calls/answers";
import { isSameChoice, withdraws } from "~/domain/catalogue/practice-choice";
import type { ChoiceRow } from "./catalogue-draft";

type ManagedItem = Answers["catalogue"]["manage"]["items"][number];
type Choice = Pick<ManagedItem, "visible" | "available" | "isFavourite" | "revision" | "changedBy" | "changedAt">;

/** A row that somebody else has changed since it was seen, as it is now. */
export type ChangedItem = Choice & Pick<ManagedItem, "id" | "displayName">;
/** A row that is in open carts. */
export type CartedItem = Pick<ManagedItem, "id" | "item" | "displayName"> & { carts: ManagedItem["inCarts"] };

/** Why saving was refused, row by row. */
export type CatalogueRefusal = { inCarts: CartedItem[]; changed: ChangedItem[] };

export const noRefusal: CatalogueRefusal = { inCarts: [], changed: [] };

/** Returns what of a refusal still applies to the rows as they are set now. */
export function remainingRefusal({ inCarts, changed }: CatalogueRefusal, rows: readonly ChoiceRow[]): CatalogueRefusal {
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  return {
    inCarts: inCarts.filter(({ id }) => {
      const row = rowOf(id);
      return row !== undefined && withdraws(row.seen, row.now);
    }),
    changed: changed.filter((theirs) => {
      const row = rowOf(theirs.id);
      return row !== undefined && row.seen.revision < theirs.revision && !isSameChoice(row.now, theirs) && !isSameChoice(row.now, row.seen);
    }),
  };
}

/** Returns the product as it is now: as loaded, or as a later refusal found it. */
export function presentItem(item: ManagedItem, { changed }: CatalogueRefusal): ManagedItem {
  const newer = changed.find(({ id, revision }) => id === item.id && revision > item.revision);
  return newer ? { ...item, ...newer } : item;
}
