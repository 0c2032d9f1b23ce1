import { LRUCache } from "lru-cache";
import type { ChangeScope } from "~/db/queries/practice/changes.server";
import type { CallContext, CheckedSession, Marks } from "./call-context.server";
import { currentSession } from "./session/current-person.server";
import type { FoundSession } from "./session/found-session.server";
import { parseSessionToken } from "./session/session-token.server";

/** What a practice's data was seen to be: in a snapshot of the database server, at a time of this process. */
type Practice = { server: string; snapshot: string; atMs: number; marks: Marks };

/** The rows of a session, and the number of own changes before they were read. */
type KnownSession = { readonly found: FoundSession; readonly changes: number };

/** Notes of changes are deleted after an hour; a snapshot that is older than this is not compared with them. */
const comparedMs = 10 * 60_000;

export type ChangeWatch = {
  /** Looks up once per request who is asking and what has changed; null for a request without kept answers. */
  checkOnce: (context: CallContext) => Promise<CheckedSession | null> | null;
  /** Whether no later request has seen a change of the practice's data. */
  isUnchanged: (checked: CheckedSession) => boolean;
};

/**
 * Compares the data of practices with what the requests before have seen of it, by the notes of changes (D175). Not with a stand-by, whose
 * data may be older than the notes of the primary. `ownChanges`, of a database that only this process changes (`countOwnChanges`), saves
 * the look-up while nothing has changed.
 */
export function watchChanges(ownChanges: (() => number) | null): ChangeWatch {
  const practices = new LRUCache<string, Practice>({ max: 5000 });
  const sessions = new LRUCache<string, KnownSession>({ max: 500 });
  const askers = new LRUCache<string, number>({ max: 5000 });
  let lastMark = 0;
  const newMark = () => {
    lastMark += 1;
    return lastMark;
  };

  const marksAfter = (before: Marks | null, changed: readonly ChangeScope[]): Marks => {
    if (before !== null && changed.length === 0) return before;
    const hasChanged = before === null || changed.some((scope) => scope !== "stock");
    return {
      data: hasChanged ? newMark() : before.data,
      stock: before === null || changed.includes("stock") ? newMark() : before.stock,
    };
  };

  /** Returns a number that stands for the person with all their permissions, and for the state of the practice's data. */
  function askerOf({ person }: CheckedSession["session"], marks: Marks): number {
    const { expiresAt: _expiresAt, endsAt: _endsAt, ...who } = person;
    const key = JSON.stringify([marks.data, who]);
    const asker = askers.get(key) ?? newMark();
    askers.set(key, asker);
    return asker;
  }

  function checkOnce(context: CallContext): Promise<CheckedSession | null> | null {
    const { kept } = context.memory;
    if (kept === null || context.replica !== null) return null;
    if (kept.checked) return kept.checked;
    const key = parseSessionToken(context.carrier.token);
    if (key === null) return null;
    const known = practices.get(key.tenantId);
    const atMs = performance.now();
    const since = known && atMs - known.atMs < comparedMs ? known.snapshot : null;
    kept.since = since;
    const changes = ownChanges?.() ?? null;
    const sessionKey = `${key.tenantId} ${key.idHash}`;
    const knownSession = changes === null ? undefined : sessions.get(sessionKey);
    if (knownSession?.changes === changes) kept.known = knownSession.found;
    const check = async () => {
      const session = await currentSession(context);
      if (changes !== null && kept.found) sessions.set(sessionKey, { found: asUnchanged(kept.found), changes });
      if (!session?.changes) return null;
      const { server, present, changed } = session.changes;
      const isCompared = since !== null && known?.server === server;
      // Another request has seen a change meanwhile, which the session of this one may not show.
      if (isCompared && practices.get(key.tenantId)?.marks !== known.marks) return null;
      const marks = marksAfter(isCompared ? known.marks : null, changed);
      practices.set(key.tenantId, { server, snapshot: present, atMs, marks });
      return { session, marks, asker: askerOf(session, marks) };
    };
    // The call itself finds what is wrong with the database, and says so. After a crash it may give numbers of transactions again.
    kept.checked = check().catch(() => {
      practices.clear();
      return null;
    });
    return kept.checked;
  }

  const isUnchanged = ({ session: { person }, marks }: CheckedSession) => practices.get(person.tenantId)?.marks === marks;

  return { checkOnce, isUnchanged };
}

/** Returns the rows of a session for a request before which nothing has changed since they were read. */
const asUnchanged = (found: FoundSession): FoundSession =>
  found.changes === undefined ? found : { ...found, changes: { ...found.changes, changed: [] } };
