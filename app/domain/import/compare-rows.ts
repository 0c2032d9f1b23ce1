import type { LeftOutRule } from "./import-file";
import { type ImportRow, isSameRow, type RowChange } from "./import-rows";

export type Comparison = { changes: RowChange[]; unchanged: number };

/**
 * What a file changes (D90): `wanted` are its rows, `present` those that it may speak of. What it leaves out stays, or is removed: a
 * series or a solution is then no longer sold, because orders name it; any other row goes.
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

/** What becomes of a row that is to go; nothing when it is gone already. */
function removalOf(each: ImportRow): RowChange[] {
  const after = withdrawn(each);
  return after !== null && isSameRow(after, each.row) ? [] : [changeOf(each, each.row, after)];
}

/** A row that is no longer there: items stay, not sold any more; null where the row itself goes. */
export function withdrawn({ table, row }: Pick<ImportRow, "table" | "row">): ImportRow["row"] | null {
  return table === "series" || table === "solutions" ? ({ ...row, active: false } as ImportRow["row"]) : null;
}

export const nameOf = ({ table, key }: { table: string; key: string }) => `${table} ${key}`;

export function changeOf({ table, key }: { table: string; key: string }, before: unknown, after: unknown): RowChange {
  return { table, key, before, after } as RowChange;
}

/** How a change counts: an item that is no longer sold is removed, one that is sold again is new. */
export function kindOfChange({ before, after }: RowChange): "added" | "changed" | "removed" {
  const [was, is] = [before, after].map((row) => row !== null && !("active" in row && row.active === false));
  if (was === is) return before === null ? "added" : "changed";
  return is ? "added" : "removed";
}
