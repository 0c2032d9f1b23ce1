import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { builtOnce } from "./built-once.server";
import type { Database, PracticeDb, Transaction } from "./database.server";
import { enteringName } from "./prepared-client.server";
import { appendAuditEntry } from "./queries/practice/audit.server";
import { type ChangeScope, noteChange } from "./queries/practice/changes.server";
import { retryConflicts } from "./retry-conflicts.server";

type Work<Answer> = (tx: Transaction) => Promise<Answer>;

/**
 * The only ways into the database. Each opens a transaction, assumes a role with only the grants that its work needs, limits the duration
 * of statements, locks and idle time, and repeats the work when the database asks for it (serialisation failure, deadlock). Work must
 * therefore have no side effects outside. Doors that change what practices see note it (D175); views and the outbox change nothing of it.
 */
export type Doors = {
  /** Data of one practice: row-level security hides and refuses all other rows. */
  withTenant: <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The same rows, read-only: the database refuses every change. */
  readTenant: <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The same rows for a view that is recorded in the audit trail and changes nothing else (D32). */
  viewTenant: <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The public list of practices. */
  asVisitor: <Answer>(work: Work<Answer>) => Promise<Answer>;
  /** The outbox of all practices. */
  asOutbox: <Answer>(work: Work<Answer>) => Promise<Answer>;
  /** The distributor's data: series, prices, stock. */
  asDistributor: <Answer>(work: Work<Answer>) => Promise<Answer>;
  /** The same data, read-only. */
  readDistributor: <Answer>(work: Work<Answer>) => Promise<Answer>;
  /** The distributor's people, and what they manage for all practices. */
  asOperator: <Answer>(work: Work<Answer>) => Promise<Answer>;
  /** One practice, for what only operators may do to it. */
  asOperatorOf: <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The same rows, read-only. */
  readOperatorOf: <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** One practice, to erase a patient's data (D94): the only door that may change what was ordered. */
  asErasureOf: <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The expired data of one practice; without one, the list of practices and expired data that belongs to none. */
  asPurge: <Answer>(tenantId: string | null, work: Work<Answer>) => Promise<Answer>;
};

/** Time limit of a statement in milliseconds: one that people wait for, and one that processes many rows. */
const patience = { person: "15000", batch: "300000" } as const;

/**
 * Statements are neither compiled nor shared out to further processes of the database. Both take longer than they would save: in a long
 * history the planner expects hundreds of lines in every order.
 */
const planning = { jit: "off", max_parallel_workers_per_gather: "0" } as const;

/** How a door assumes its role: with one function, or with the commands that a distributed engine forwards to each machine. */
export type DoorsBy = "function" | "commands";

/** Whether changes are noted (D175): not where each machine counts transactions by itself. */
export const notesChanges = (by: DoorsBy): boolean => by === "function";

type Entry = { role: string; tenantId: string; statementMs: string };

const takeOn: Readonly<Record<DoorsBy, (tx: Transaction, entry: Entry) => Promise<unknown>>> = {
  function: (tx, entry) => builtOnce(tx, entering).execute(entry),
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

const enteringText = new PgDialect().sqlToQuery(
  sql`select set_config('role', ${sql.placeholder("role")}, true), set_config('app.tenant', ${sql.placeholder("tenantId")}, true), set_config('statement_timeout', ${sql.placeholder("statementMs")}, true), set_config('lock_timeout', '5000', true), set_config('idle_in_transaction_session_timeout', '30000', true)${planned}`,
);

const entering = (tx: Transaction) => tx._.session.prepareQuery(enteringText, undefined, enteringName, false);

/** Returns the doors of an opened database. Roles and policies are in the migrations. */
export function createDoors(database: Database, by: DoorsBy = "function"): Doors {
  const enterWith =
    (statementMs: string, config?: { accessMode: "read only" }) =>
    <Answer>(role: string, tenantId: string, work: Work<Answer>) =>
      retryConflicts(() =>
        database.transaction(async (tx) => {
          await takeOn[by](tx, { role, tenantId, statementMs });
          return work(tx);
        }, config),
      );
  const enter = enterWith(patience.person);
  const enterToRead = enterWith(patience.person, { accessMode: "read only" });
  const enterForMany = enterWith(patience.batch);
  const enterManyToRead = enterWith(patience.batch, { accessMode: "read only" });
  const isNoted = notesChanges(by);
  const changing =
    <Answer>(scope: ChangeScope, work: Work<Answer>): Work<Answer> =>
    async (tx) => {
      if (isNoted) await noteChange(tx, scope);
      return work(tx);
    };
  const changingOne = <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>): Work<Answer> =>
    changing(tenantId, (tx) => workAndAudit({ tx, tenantId, notesChanges: isNoted }, work));
  return {
    withTenant: (tenantId, work) => enter("dioptre_app", tenantId, changingOne(tenantId, work)),
    readTenant: (tenantId, work) => enterToRead("dioptre_app", tenantId, (tx) => work({ tx, tenantId, answers: new Map() })),
    viewTenant: (tenantId, work) => enter("dioptre_app", tenantId, (tx) => workAndAudit({ tx, tenantId }, work)),
    asVisitor: (work) => enter("dioptre_visitor", "", work),
    asOutbox: (work) => enter("dioptre_outbox", "", work),
    asDistributor: (work) => enterForMany("dioptre_distributor", "", changing("market", work)),
    readDistributor: (work) => enterManyToRead("dioptre_distributor", "", work),
    asOperator: (work) => enter("dioptre_operator", "", work),
    asOperatorOf: (tenantId, work) => enter("dioptre_operator", tenantId, changingOne(tenantId, work)),
    readOperatorOf: (tenantId, work) => enterToRead("dioptre_operator", tenantId, (tx) => work({ tx, tenantId })),
    asErasureOf: (tenantId, work) => enterForMany("dioptre_erasure", tenantId, changingOne(tenantId, work)),
    asPurge: (tenantId, work) => enterForMany("dioptre_purge", tenantId ?? "", work),
  };
}

/** Does the work, then writes its audit entries: last, because the end of the chain stays locked until the commit. */
export async function workAndAudit<Answer>(
  opened: Pick<PracticeDb, "tx" | "tenantId" | "notesChanges">,
  work: (db: PracticeDb) => Promise<Answer>,
): Promise<Answer> {
  const db = { ...opened, audited: [] };
  const answer = await work(db);
  for (const entry of db.audited) await appendAuditEntry(db, entry);
  return answer;
}

/** Returns doors with a wrapper around each, which gets the name of the door and enters it. */
export function throughDoors(doors: Doors, around: (door: keyof Doors, enter: () => Promise<unknown>) => Promise<unknown>): Doors {
  const entries = Object.entries(doors as Readonly<Record<string, (...given: never[]) => Promise<unknown>>>);
  const wrapped = entries.map(([door, enter]) => [door, (...given: never[]) => around(door as keyof Doors, () => enter(...given))]);
  return Object.fromEntries(wrapped);
}
