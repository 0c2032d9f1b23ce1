import { sql } from "drizzle-orm";
import { builtOnce, statementIn } from "./built-once.server";
import type { Database, PracticeDb, Transaction } from "./database.server";
import { leave, runWithLeft } from "./leave.server";
import { limitSilence, patience } from "./limit-silence.server";
import { openingNames, sendsCommitWithOthers } from "./prepared-client.server";
import { appendAuditEntries } from "./queries/practice/audit.server";
import { type ChangeScope, noting } from "./queries/practice/changes.server";
import { retryConflicts } from "./retry-conflicts.server";

type Work<Answer> = (tx: Transaction) => Promise<Answer>;

/** The same, which may leave something to be answered with the commit (`leave`). */
type Leaving<Answer, Left = Promise<unknown>[]> = (tx: Transaction, left: Left) => Promise<Answer>;

/**
 * The only ways into the database. Each opens a transaction, assumes a role with only the grants that its work needs, limits the duration
 * of statements, locks and idle time, and repeats the work when the database asks for it (serialisation failure, deadlock). Work must
 * therefore have no side effects outside. Doors that change what practices see note it (D175).
 */
export type Doors = {
  /** Data of one practice: row-level security hides and refuses all other rows. */
  withTenant: <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The same rows, read-only: the database refuses every change. */
  readTenant: <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /**
   * The same rows for what changes nothing that a kept answer shows (D175): views in the audit trail (D32), the last use of a session, wrong
   * passwords, keys that are mailed, and locks.
   */
  viewTenant: <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The public list of practices. */
  asVisitor: <Answer>(work: Work<Answer>) => Promise<Answer>;
  /** The outbox of all practices. */
  asOutbox: <Answer>(work: Leaving<Answer, PracticeDb["left"]>) => Promise<Answer>;
  /** The distributor's data: series, prices, stock. */
  asDistributor: <Answer>(work: Work<Answer>) => Promise<Answer>;
  /** The same data, read-only. */
  readDistributor: <Answer>(work: Work<Answer>) => Promise<Answer>;
  /** The distributor's people, and what they manage for all practices. */
  asOperator: <Answer>(work: Work<Answer>) => Promise<Answer>;
  /** The same, read-only. */
  readOperator: <Answer>(work: Work<Answer>) => Promise<Answer>;
  /** One practice, for what only operators may do to it. */
  asOperatorOf: <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The same rows, read-only. */
  readOperatorOf: <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** One practice, to erase a patient's data (D94): the only door that may change what was ordered. */
  asErasureOf: <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The expired data of one practice; without one, the list of practices and expired data that belongs to none. */
  asPurge: <Answer>(tenantId: string | null, work: Work<Answer>) => Promise<Answer>;
};

/** Whether work behind a door may change what a kept answer shows: not views, uses of a session, tries to sign in, or the outbox. */
export const changesPages: Readonly<Record<keyof Doors, boolean>> = {
  withTenant: true,
  readTenant: false,
  viewTenant: false,
  asVisitor: false,
  asOutbox: false,
  asDistributor: true,
  readDistributor: false,
  asOperator: true,
  readOperator: false,
  asOperatorOf: true,
  readOperatorOf: false,
  asErasureOf: true,
  asPurge: true,
};

/**
 * Statements are neither compiled nor shared out to further processes of the database. Both take longer than they would save: in a long
 * history the planner expects hundreds of lines in every order.
 */
const planning = { jit: "off", max_parallel_workers_per_gather: "0" } as const;

/** How a door assumes its role: with one function, or with the commands that a distributed engine forwards to each machine. */
export type DoorsBy = "function" | "commands";

/** Whether changes are noted (D175): not where each machine counts transactions by itself. */
export const notesChanges = (by: DoorsBy): boolean => by === "function";

const appRole = "dioptre_app";

/** `scope`: what the transaction may change; null when it changes nothing that is noted (D175). */
type Entry = { role: string; tenantId: string; statementMs: string; scope: ChangeScope | null };

const takeOn: Readonly<Record<DoorsBy, (tx: Transaction, entry: Entry) => Promise<unknown>>> = {
  function: (tx, entry) => builtOnce(tx, openingOf(entry)).execute(entry),
  commands: (tx, { role, tenantId, statementMs }) => {
    const settings = {
      ...{ "citus.propagate_set_commands": "local", role, "app.tenant": tenantId },
      ...{ statement_timeout: statementMs, lock_timeout: "5000", idle_in_transaction_session_timeout: "30000" },
      ...planning,
    };
    const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;
    return Promise.all(Object.entries(settings).map(([name, value]) => tx.execute(sql.raw(`set local ${name} = ${quoted(value)}`))));
  },
};

const planned = sql.raw(
  Object.entries(planning)
    .map(([name, value]) => `, set_config('${name}', '${value}', true)`)
    .join(""),
);

const assuming = sql`select set_config('role', ${sql.placeholder("role")}, true), set_config('app.tenant', ${sql.placeholder("tenantId")}, true), set_config('statement_timeout', ${sql.placeholder("statementMs")}, true), set_config('lock_timeout', '5000', true), set_config('idle_in_transaction_session_timeout', '30000', true)${planned}`;

const notingAndAssuming = sql`with noted as (${noting}) ${assuming}`;

const entering = statementIn(assuming, openingNames.entering);
const enteringPractice = statementIn(notingAndAssuming, openingNames.enteringPractice);
const enteringToChange = statementIn(notingAndAssuming, openingNames.enteringToChange);

function openingOf({ role, scope }: Entry) {
  if (scope === null) return entering;
  return role === appRole ? enteringPractice : enteringToChange;
}

/** Returns the doors of an opened database. Roles and policies are in the migrations. */
export function createDoors(database: Database, by: DoorsBy = "function"): Doors {
  const enterWith =
    (statementMs: number, config?: { accessMode: "read only" }) =>
    <Answer>(
      { role, tenantId = "", scope = null }: { role: string; tenantId?: string; scope?: ChangeScope | null },
      work: Leaving<Answer>,
    ) =>
      retryConflicts(() =>
        runWithLeft((left) =>
          database.transaction(async (tx) => {
            limitSilence(tx, statementMs);
            await takeOn[by](tx, { role, tenantId, statementMs: String(statementMs), scope });
            return work(tx, left);
          }, config),
        ),
      );
  const enter = enterWith(patience.person);
  const enterToRead = enterWith(patience.person, { accessMode: "read only" });
  const enterForMany = enterWith(patience.batch);
  const enterManyToRead = enterWith(patience.batch, { accessMode: "read only" });
  const ofApp = (tenantId: string) => ({ role: appRole, tenantId });
  const ofOperator = (tenantId: string) => ({ role: "dioptre_operator", tenantId });
  const changing = (tenantId: string, role: string) => ({ role, tenantId, scope: tenantId });
  const audited =
    <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>): Leaving<Answer> =>
    (tx, left) =>
      workAndAudit({ tx, tenantId, left: leftOf(tx, left), notesChanges: notesChanges(by) }, work);
  return {
    withTenant: (tenantId, work) => enter(changing(tenantId, appRole), audited(tenantId, work)),
    readTenant: (tenantId, work) => enterToRead(ofApp(tenantId), (tx) => work({ tx, tenantId, answers: new Map() })),
    viewTenant: (tenantId, work) =>
      enter(
        ofApp(tenantId),
        audited(tenantId, (db) => work({ ...db, answers: new Map() })),
      ),
    asVisitor: (work) => enter({ role: "dioptre_visitor" }, work),
    asOutbox: (work) => enter({ role: "dioptre_outbox" }, (tx, left) => work(tx, leftOf(tx, left))),
    asDistributor: (work) => enterForMany({ role: "dioptre_distributor", scope: "market" }, work),
    readDistributor: (work) => enterManyToRead({ role: "dioptre_distributor" }, work),
    asOperator: (work) => enter({ role: "dioptre_operator" }, work),
    readOperator: (work) => enterToRead({ role: "dioptre_operator" }, work),
    asOperatorOf: (tenantId, work) => enter(changing(tenantId, "dioptre_operator"), audited(tenantId, work)),
    readOperatorOf: (tenantId, work) => enterToRead(ofOperator(tenantId), (tx) => work({ tx, tenantId })),
    asErasureOf: (tenantId, work) => enterForMany(changing(tenantId, "dioptre_erasure"), audited(tenantId, work)),
    asPurge: (tenantId, work) => enterForMany({ role: "dioptre_purge", tenantId: tenantId ?? "" }, work),
  };
}

const leftOf = (tx: Transaction, left: Promise<unknown>[]) => (sendsCommitWithOthers(tx) ? left : undefined);

/**
 * Does the work, then writes its audit entries, with what was opened (D172): last, because the end of the chain stays locked until the
 * commit.
 */
export async function workAndAudit<Answer>(
  opened: Pick<PracticeDb, "tx" | "tenantId" | "left" | "notesChanges">,
  work: (db: PracticeDb) => Promise<Answer>,
): Promise<Answer> {
  const db = { ...opened, audited: [], visited: [] };
  const answer = await work(db);
  await leave(db, appendAuditEntries(db, db.audited, db.visited));
  return answer;
}

type AnyWork = (...opened: unknown[]) => Promise<unknown>;

/** What is around a door: it gets the door's name, enters it, and can ask whether the work behind it has begun. */
type AroundDoor = (door: keyof Doors, enter: () => Promise<unknown>, hasBegun: () => boolean) => Promise<unknown>;

/** Returns doors with a wrapper around each. */
export function throughDoors(doors: Doors, around: AroundDoor): Doors {
  const entries = Object.entries(doors as unknown as Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>);
  const wrapped = entries.map(([door, enter]) => [
    door,
    (...given: unknown[]) => {
      let isBegun = false;
      const work = given.pop() as AnyWork;
      const begin = (...opened: unknown[]) => {
        isBegun = true;
        return work(...opened);
      };
      return around(
        door as keyof Doors,
        () => enter(...given, begin),
        () => isBegun,
      );
    },
  ]);
  return Object.fromEntries(wrapped);
}
