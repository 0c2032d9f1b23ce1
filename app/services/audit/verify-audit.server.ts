import type { Doors } from "~/db/doors.server";
import { findAuditHead, listAuditChain } from "~/db/queries/practice/audit.server";
import { listPurgedTenants } from "~/db/queries/practice/purge.server";
import { findTenant } from "~/db/queries/practice/tenants.server";
import { admin } from "../access.server";
import { type ChainBreak, type ChainEnd, chainStart, followChain } from "./audit-chain.server";

/** Rows that are read at a time. */
const batch = 1000;

/** The state of a practice's audit trail: intact, with its length and last hash, or broken at an entry. */
export type ChainState = { subDomain: string; end: ChainEnd; broken: ChainBreak | null };

/** Checks the chain of every practice, one after another, from its first entry to the last that existed at the start (D32). */
export async function* verifyAudit(doors: Doors): AsyncGenerator<ChainState, void> {
  for (let after: string | null = null; ; ) {
    const last: string | null = after;
    const tenantIds: string[] = await doors.asPurge(null, (tx) => listPurgedTenants(tx, last, batch));
    for (const tenantId of tenantIds) yield await verifyPractice(doors, tenantId);
    after = tenantIds.at(-1) ?? null;
    if (tenantIds.length < batch) return;
  }
}

/** Verifies the chain of the admin's own practice. */
export const verifyOwnAudit = admin.audit.verify.handler(async ({ context: { doors, person } }) => {
  const { end, broken } = await verifyPractice(doors, person.tenantId);
  return { entries: end.seq, broken };
});

async function verifyPractice(doors: Doors, tenantId: string): Promise<ChainState> {
  const { head, subDomain } = await doors.readTenant(tenantId, async (db) => ({
    head: (await findAuditHead(db)) ?? chainStart,
    subDomain: (await findTenant(db))?.subDomain ?? tenantId,
  }));
  let end = chainStart;
  for (;;) {
    const { seq } = end;
    const rows = await doors.readTenant(tenantId, (db) => listAuditChain(db, seq, batch));
    const known = rows.filter((row) => row.seq <= head.seq);
    const followed = followChain(end, known);
    if ("broken" in followed) return { subDomain, end, broken: followed.broken };
    end = followed.end;
    if (end.seq === head.seq) {
      const broken = end.hash === head.hash ? null : { seq: end.seq, why: "changed" as const };
      return { subDomain, end, broken };
    }
    if (known.length < batch) return { subDomain, end, broken: { seq: end.seq + 1, why: "endMissing" } };
  }
}
