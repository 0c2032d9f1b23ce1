import { LRUCache } from "lru-cache";
import { v7 as newId } from "uuid";
import type { ChangeScope } from "~/db/queries/practice/changes.server";
import type { AuditEntry } from "~/domain/account/audit-trail";
import { createViewRecorder } from "./audit/record-views-together.server";
import type { CallContext, CheckedSession, Marks } from "./call-context.server";
import type { Around } from "./create-calls.server";
import { currentSession } from "./session/current-person.server";
import type { FoundSession } from "./session/found-session.server";
import { parseSessionToken } from "./session/session-token.server";

/**
 * The calls whose answers are kept: they change nothing, and frequent pages make them. What they show is changed through doors that note it
 * only: not the audit trail, what was opened last, the last use of a session, the outbox or the distributor's people. `stock`: their
 * answers depend on it.
 */
const keptCalls: ReadonlyMap<string, { stock: boolean }> = new Map([
  ["approvals.count", { stock: false }],
  ["approvals.own", { stock: false }],
  ["budgets.left", { stock: false }],
  ["cart.count", { stock: false }],
  ["cart.populate", { stock: true }],
  ["catalogue.grid", { stock: true }],
  ["catalogue.list", { stock: true }],
  ["catalogue.pins", { stock: false }],
  ["catalogue.promotions", { stock: false }],
  ["catalogue.usualByPower", { stock: false }],
  ["orderForms.begin", { stock: true }],
  ["orderForms.facts", { stock: true }],
  ["orderForms.orders", { stock: false }],
  ["orders.history", { stock: false }],
]);

/** What a practice's data was seen to be: in a snapshot of the database server, at a time of this process. */
type Practice = { server: string; snapshot: string; atMs: number; marks: Marks };

type Kept = { readonly answer: object; readonly viewed: readonly AuditEntry[]; readonly size: number };

/** The rows of a session, and the number of own changes before they were read. */
type KnownSession = { readonly found: FoundSession; readonly changes: number };

/** What depends on the time is that of the minute: an answer is kept for no longer. */
const keptMs = 60_000;

/** Maximum length of all kept answers together, as JSON; in memory they take some five times as much. */
const maxSize = 10_000_000;

/** Notes of changes are deleted after an hour; a snapshot that is older than this is not compared with them. */
const comparedMs = 10 * 60_000;

/**
 * Returns middleware that keeps the answers of frequent calls (D175). An answer is given again to the same person, for the same input and
 * within the minute, while no transaction that may have changed what it shows has been committed: each request looks that up together with
 * its session. Views are recorded again. An answer is kept from its second request on. Not with a stand-by, whose data may be older than
 * the notes of the primary. Requests that ask at once wait for one answer: those of a minute end together.
 *
 * `ownChanges`, of a database that only this process changes (`countOwnChanges`), saves the look-up while nothing has changed.
 */
export function keepAnswers({ ownChanges = null }: { ownChanges?: (() => number) | null } = {}): Around {
  const practices = new LRUCache<string, Practice>({ max: 5000 });
  const answers = new LRUCache<string, Kept>({ maxSize, sizeCalculation: ({ size }) => size, ttl: keptMs, ttlAutopurge: true });
  const asked = new LRUCache<string, true>({ max: 5000, ttl: 2 * keptMs });
  const underWay = new Map<string, Promise<Kept | null>>();
  const sessions = new LRUCache<string, KnownSession>({ max: 500 });
  const askers = new LRUCache<string, number>({ max: 5000 });
  const recordViews = createViewRecorder();
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

  /** Looks up once per request who is asking and what has changed; null for a request without kept answers. */
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

  /** Returns the answer that a request before is waiting for; null when there is none, or it cannot be kept. */
  function findUnderWay(key: string, question: string): Promise<Kept | null> | null {
    const computing = underWay.get(key) ?? null;
    if (computing) asked.set(question, true);
    return computing;
  }

  return async (call) => {
    const { path, input, context, next } = call;
    const name = path.join(".");
    const kind = keptCalls.get(name);
    if (!kind && context.memory.kept?.isOneCall) return next();
    const checking = checkOnce(context);
    const checked = kind && (await checking);
    if (!checked) return next();
    const { language, hostSubDomain } = context;
    const question = JSON.stringify([name, input, kind.stock ? checked.marks.stock : null, checked.asker, language, hostSubDomain]);
    const key = `${Math.floor(context.now.getTime() / keptMs)} ${question}`;
    const found = answers.get(key) ?? (await findUnderWay(key, question));
    if (found) {
      if (context.memory.kept) context.memory.kept.given = found.answer;
      const viewed = found.viewed.map((entry) => ({ ...entry, id: newId(), at: context.now }));
      await recordViews(context, checked.session.person.tenantId, viewed);
      return found.answer as Awaited<ReturnType<typeof next>>;
    }
    const viewed: AuditEntry[] = [];
    const answering = next({ ...call, context: { ...context, viewed } });
    const keeping = answering.then((answer): Kept | null => {
      const isAskedAgain = asked.has(question);
      asked.set(question, true);
      if (!isAskedAgain || context.memory.kept === null || !isUnchanged(checked)) return null;
      const kept = { answer: frozen(answer) as object, viewed, size: JSON.stringify(answer).length + 1 };
      answers.set(key, kept);
      return kept;
    });
    const ended = keeping.catch(() => null).finally(() => underWay.delete(key));
    underWay.set(key, ended);
    await ended;
    return answering;
  };
}

/** Returns the rows of a session for a request before which nothing has changed since they were read. */
const asUnchanged = (found: FoundSession): FoundSession =>
  found.changes === undefined ? found : { ...found, changes: { ...found.changes, changed: [] } };

/** Returns a value that nobody can change: several requests share it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || value instanceof Date || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
