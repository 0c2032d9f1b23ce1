/** What one table holds: its rows, and a sum over the hashes of all of them, in which their order does not count. */
export type TableFacts = { readonly rows: number; readonly checksum: string };

/** What must be true of all orders together; each number counts the orders or parts of which it is not. */
export const orderInvariants = ["ordersWithoutParts", "ordersWithOtherSums", "ordersWithoutBoxes", "partsWithoutTheirHistory"] as const;

/** How many orders of all practices a database holds, and how many break one of the invariants. */
export type OrderFacts = { readonly placed: number; readonly broken: Readonly<Record<(typeof orderInvariants)[number], number>> };

/** What a database holds, as a backup notes it and as it is counted again after a restore (D92). */
export type DatabaseFacts = { readonly tables: Readonly<Record<string, TableFacts>>; readonly orders: OrderFacts };

/** How a table differs from what was noted: it is gone, was not noted, has another number of rows, or the same number with another content. */
export type TableDifference = { readonly table: string; readonly why: "missing" | "unexpected" | "rows" | "content" };

/** The tables that are not as they were noted, by name; none when the restored database is the one that was backed up. */
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

/** The invariants that some orders break, with how many do. */
export function findBrokenInvariants({ broken }: OrderFacts): { invariant: (typeof orderInvariants)[number]; count: number }[] {
  return orderInvariants.flatMap((invariant) => (broken[invariant] > 0 ? [{ invariant, count: broken[invariant] }] : []));
}

/** All rows of all tables. */
export const rowsOf = ({ tables }: DatabaseFacts): number => Object.values(tables).reduce((total, { rows }) => total + rows, 0);
