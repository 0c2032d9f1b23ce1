import type { LeftOutRule } from "./import-file";
import { type ImportRow, isSameRow, type RowChange } from "./import-rows";

export type Comparison = { changes: RowChange[]; unchanged: number };

/**
 * Returns what a file changes (D90): `wanted` are its rows, `present` the rows that it may change. Rows that it leaves out stay or are
 * removed; a removed series or solution is no longer sold but stays, because orders name it.
 */
export function compareRows(wanted: readonly ImportRow[], present: readonly ImportRow[], leftOut: LeftOutRule): Comparison {
  const presentByKey = new Map(present.map((each) => [nameOf(each), each]));
  const wantedKeys = new Set(wanted.map(nameOf));
  const written = wanted.flatMap((each) => {
    const before = presentByKey.get(nameOf(each))?.row ?? null;
    return before !== null && isSameRow(before, each.row) ? [] : [changeOf(each, before, each.row)];
  });
  const removed = leftOut === "keep" ? [] : present.filter((each) => !wantedKeys.has(nameOf(each))).flatMap(removalOf);
  return { changes: [...written, ...removed], unchanged: wanted.length - written.length };
}

/** Returns the removal of a row; nothing when it was removed before. */
function removalOf(each: ImportRow): RowChange[] {
  const after = withdrawn(each);
  return after !== null && isSameRow(after, each.row) ? [] : [changeOf(each, each.row, after)];
}

/** Returns a row after its removal: items stay but are no longer sold; null when the row itself is deleted. */
export function withdrawn({ table, row }: Pick<ImportRow, "table" | "row">): ImportRow["row"] | null {
  return table === "series" || table === "solutions" ? ({ ...row, active: false } as ImportRow["row"]) : null;
}

export const nameOf = ({ table, key }: { table: string; key: string }) => `${table} ${key}`;

export function changeOf({ table, key }: { table: string; key: string }, before: unknown, after: unknown): RowChange {
  return { table, key, before, after } as RowChange;
}

/** Returns what a change counts as: an item that is no longer sold is removed, one that is sold again is added. */
export function kindOfChange({ before, after }: RowChange): "added" | "changed" | "removed" {
  const [was, is] = [before, after].map((row) => row !== null && !("active" in row && row.active === false));
  if (was === is) return before === null ? "added" : "changed";
  return is ? "added" : "removed";
}
