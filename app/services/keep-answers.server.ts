import { LRUCache } from "lru-cache";
import { v7 as newId } from "uuid";
import type { AuditEntry } from "~/domain/account/audit-trail";
import { createViewRecorder } from "./audit/record-views-together.server";
import type { Around } from "./create-calls.server";
import { watchChanges } from "./watch-changes.server";

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

type Kept = { readonly answer: object; readonly viewed: readonly AuditEntry[]; readonly size: number };

/** What depends on the time is that of the minute: an answer is kept for no longer. */
const keptMs = 60_000;

/** Maximum length of all kept answers together, as JSON; in memory they take some five times as much. */
const maxSize = 10_000_000;

/**
 * Returns middleware that keeps the answers of frequent calls (D175). An answer is given again to the same person, for the same input and
 * within the minute, while no transaction that may have changed what it shows has been committed: each request looks that up together with
 * its session. Views are recorded again. An answer is kept from its second request on. Not with a stand-by, whose data may be older than
 * the notes of the primary. Requests that ask at once wait for one answer: those of a minute end together.
 *
 * `ownChanges`, of a database that only this process changes (`countOwnChanges`), saves the look-up while nothing has changed.
 */
export function keepAnswers({ ownChanges = null }: { ownChanges?: (() => number) | null } = {}): Around {
  const { checkOnce, isUnchanged } = watchChanges(ownChanges);
  const answers = new LRUCache<string, Kept>({ maxSize, sizeCalculation: ({ size }) => size, ttl: keptMs, ttlAutopurge: true });
  const asked = new LRUCache<string, true>({ max: 5000, ttl: 2 * keptMs });
  const underWay = new Map<string, Promise<Kept | null>>();
  const recordViews = createViewRecorder();

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

/** Returns a value that nobody can change: several requests share it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || value instanceof Date || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
