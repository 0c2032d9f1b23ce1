import { changeOf, nameOf, withdrawn } from "./compare-rows";
import { type ImportRow, isSameRow, type RowChange, type StockRow } from "./import-rows";

export type Undoing = { changes: RowChange[] /** Rows that stay because others changed them since. */; kept: number };

/**
 * Returns the changes that restore the state before the first of these versions (D91), given oldest first with their changes; `present` are
 * the current rows. A row that somebody else changed since stays. Boxes taken from stock since stay taken. A series or solution that was
 * new is no longer sold but stays, because orders may name it.
 */
export function undoChanges(versions: readonly (readonly RowChange[])[], present: readonly ImportRow[]): Undoing {
  const presentByKey = new Map(present.map((each) => [nameOf(each), each.row]));
  const earliest = new Map<string, RowChange>();
  const latest = new Map<string, RowChange>();
  for (const change of versions.flat()) {
    if (!earliest.has(nameOf(change))) earliest.set(nameOf(change), change);
    latest.set(nameOf(change), change);
  }
  const undoing: Undoing = { changes: [], kept: 0 };
  for (const [name, { table, key, before }] of earliest) {
    const now = presentByKey.get(name) ?? null;
    const left = latest.get(name)?.after ?? null;
    const target = before ?? (now === null ? null : withdrawn({ table, row: now }));
    if (isSameRow(now, target)) continue;
    const after = isSameRow(now, left) ? target : table === "stock" ? shelfBefore(target, left, now) : now;
    if (isSameRow(now, after)) undoing.kept += 1;
    else undoing.changes.push(changeOf({ table, key }, now, after));
  }
  return undoing;
}

/** Returns the stock level before the report, less what was taken since; the present one when something else changed it. */
function shelfBefore(target: RowChange["after"], left: RowChange["after"], now: RowChange["after"]): RowChange["after"] {
  const [was, reported, is] = [target, left, now] as (StockRow | null)[];
  if (!was || !reported || !is || is.onHand > reported.onHand) return now;
  if (!isSameRow({ ...is, onHand: 0 }, { ...reported, onHand: 0 })) return now;
  return { ...was, onHand: Math.max(0, was.onHand - (reported.onHand - is.onHand)) };
}
