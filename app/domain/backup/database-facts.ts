/** The content of a table: its number of rows, and the sum of their hashes, which does not depend on their order. */
export type TableFacts = { readonly rows: number; readonly checksum: string };

/** What must hold for every order; the counts are of orders or parts that break it. */
export const orderInvariants = ["ordersWithoutParts", "ordersWithOtherSums", "ordersWithoutBoxes", "partsWithoutTheirHistory"] as const;

/** The number of orders of all practices, and how many break each invariant. */
export type OrderFacts = { readonly placed: number; readonly broken: Readonly<Record<(typeof orderInvariants)[number], number>> };

/** The content of a database as a backup records it and as it is counted again after a restore (D92). */
export type DatabaseFacts = { readonly tables: Readonly<Record<string, TableFacts>>; readonly orders: OrderFacts };

/**
 * How a table differs from what was recorded: missing, not recorded, with another number of rows, or with the same number but other
 * content.
 */
export type TableDifference = { readonly table: string; readonly why: "missing" | "unexpected" | "rows" | "content" };

/** Returns the tables that differ from what was recorded, by name; none when the restored database equals the one that was backed up. */
export function findTableDifferences(noted: DatabaseFacts, found: DatabaseFacts): TableDifference[] {
  const names = [...new Set([...Object.keys(noted.tables), ...Object.keys(found.tables)])].sort();
  return names.flatMap((table) => {
    const why = differenceOf(noted.tables[table], found.tables[table]);
    return why ? [{ table, why }] : [];
  });
}

function differenceOf(noted: TableFacts | undefined, found: TableFacts | undefined): TableDifference["why"] | null {
  if (!found) return "missing";
  if (!noted) return "unexpected";
  if (noted.rows !== found.rows) return "rows";
  return noted.checksum === found.checksum ? null : "content";
}

/** Returns the invariants that orders break, with their number. */
export function findBrokenInvariants({ broken }: OrderFacts): { invariant: (typeof orderInvariants)[number]; count: number }[] {
  return orderInvariants.flatMap((invariant) => (broken[invariant] > 0 ? [{ invariant, count: broken[invariant] }] : []));
}

/** Returns the number of rows in all tables. */
export const rowsOf = ({ tables }: DatabaseFacts): number => Object.values(tables).reduce((total, { rows }) => total + rows, 0);
