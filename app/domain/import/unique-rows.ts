import type { WantedRows } from "./import-market";
import type { ImportMistake } from "./import-mistake";
import type { ImportRecord } from "./import-record";
import type { ImportRow } from "./import-rows";
import { shown } from "./parse-row";

/** Refuses a record for what it has in a column, or for another value. */
type Refuse = (column: string, code: ImportMistake["code"], value?: string | null) => null;

type GivenRecord = { record: ImportRecord; mistakes: ImportMistake[]; refuse: Refuse };

/**
 * Returns the rows that `rowOf` makes of a list's records, with all mistakes. A row that an earlier record listed is a mistake in the
 * column `named`.
 */
export function uniqueRows(records: readonly ImportRecord[], named: string, rowOf: (given: GivenRecord) => ImportRow | null): WantedRows {
  const mistakes: ImportMistake[] = [];
  const lineOf = new Map<string, number>();
  const rows = records.flatMap((record) => {
    const { line, cells } = record;
    const refuse: Refuse = (column, code, value = shown(cells.get(column))) => {
      mistakes.push({ line, column, code, value });
      return null;
    };
    const row = rowOf({ record, mistakes, refuse });
    if (!row) return [];
    const earlier = lineOf.get(row.key);
    if (earlier !== undefined) return refuse(named, "listedTwice", String(earlier)) ?? [];
    lineOf.set(row.key, line);
    return [row];
  });
  return { rows, mistakes };
}
