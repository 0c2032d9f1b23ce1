import { setImmediate as nextTurn } from "node:timers/promises";
import type { AuditEntry } from "~/domain/account/audit-trail";
import type { CallContext } from "../call-context.server";
import { viewKey } from "./view-once-per-request.server";

type Batch = { readonly entries: AuditEntry[]; readonly recorded: Promise<void> };

/** Records views of one practice (D32), once per request. */
export type RecordViews = (
  context: Pick<CallContext, "doors" | "memory">,
  tenantId: string,
  entries: readonly AuditEntry[],
) => Promise<void>;

/**
 * Returns a function that records views, and has recorded them when its promise is fulfilled. Entries of one practice wait for each other at
 * the end of its chain anyway: what arrives while some are being written is written by one transaction after them. A transaction of the
 * embedded database leaves the process no time for other requests, so those that have arrived come first.
 */
export function createViewRecorder(): RecordViews {
  const running = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, Batch>();

  const beginBatch = ({ doors }: Pick<CallContext, "doors">, tenantId: string): Batch => {
    const entries: AuditEntry[] = [];
    const record = async () => {
      await nextTurn();
      waiting.delete(tenantId);
      await doors.viewTenant(tenantId, async ({ audited }) => void audited?.push(...entries));
    };
    const recorded = (running.get(tenantId) ?? Promise.resolve()).then(record);
    const ended: Promise<void> = recorded
      .catch(() => undefined)
      .then(() => {
        if (running.get(tenantId) === ended) running.delete(tenantId);
      });
    running.set(tenantId, ended);
    return { entries, recorded };
  };

  return async (context, tenantId, entries) => {
    const { viewed } = context.memory;
    const unrecorded = entries.filter((entry) => !viewed.has(viewKey(entry)));
    if (unrecorded.length === 0) return;
    const batch = waiting.get(tenantId) ?? beginBatch(context, tenantId);
    waiting.set(tenantId, batch);
    batch.entries.push(...unrecorded);
    await batch.recorded;
    for (const entry of unrecorded) viewed.add(viewKey(entry));
  };
}
