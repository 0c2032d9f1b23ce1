import { LRUCache } from "lru-cache";
import type { StoredVisit } from "~/domain/search/recent-visit";

/** What a person opened last is not stored again within this time, by the same process. */
const sameVisitMs = 60_000;

/** What each person opened last in this process. */
const lastVisits = new LRUCache<string, StoredVisit>({ max: 5000 });

/** Returns whether a visit is the person's last one in a practice, stored within a minute. */
export function isStoredLast(tenantId: string, { ownerId, kind, subject, visitedAt }: StoredVisit): boolean {
  const last = lastVisits.get(`${tenantId} ${ownerId}`);
  if (last?.kind !== kind || last.subject !== subject) return false;
  return Math.abs(visitedAt.getTime() - last.visitedAt.getTime()) < sameVisitMs;
}

/** Remembers that a visit was stored. */
export function rememberLast(tenantId: string, visit: StoredVisit): void {
  lastVisits.set(`${tenantId} ${visit.ownerId}`, visit);
}
