import { createHash } from "node:crypto";
import type { AuditRow } from "~/db/queries/practice/audit.server";
import { type AuditEntry, auditText } from "~/domain/account/audit-trail";

/** The state of a chain after some of its entries: their number, and the hash of the last. */
export type ChainEnd = { seq: number; hash: string };

/** The end of an empty chain. */
export const chainStart: ChainEnd = { seq: 0, hash: "" };

/** How a chain is broken: the first entry that differs from what was written, and how. */
export type ChainBreak = { seq: number; why: "missing" | "changed" | "endMissing" };

/** Returns the hash of an entry after another one, in hexadecimal digits; the database computes the same when it adds an entry. */
function hashAfter(before: string, entry: AuditEntry): string {
  return createHash("sha256")
    .update(before + auditText(entry))
    .digest("hex");
}

/** Chains the entries of one practice, in order, for callers that insert many rows at once. */
export function chainedRows(entries: readonly AuditEntry[]): AuditRow[] {
  let end = chainStart;
  return entries.map((entry) => {
    const row = { ...entry, seq: end.seq + 1, previousHash: end.hash, hash: hashAfter(end.hash, entry) };
    end = row;
    return row;
  });
}

/** Continues the check of a chain with further rows; returns its new end, or where it breaks. */
export function followChain(end: ChainEnd, rows: readonly AuditRow[]): { end: ChainEnd } | { broken: ChainBreak } {
  let reached = end;
  for (const row of rows) {
    if (row.seq !== reached.seq + 1) return { broken: { seq: reached.seq + 1, why: "missing" } };
    if (row.previousHash !== reached.hash || row.hash !== hashAfter(reached.hash, row)) return { broken: { seq: row.seq, why: "changed" } };
    reached = { seq: row.seq, hash: row.hash };
  }
  return { end: reached };
}
