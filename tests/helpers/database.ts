import { sql } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { Client, Pool } from "pg";
import { inject } from "vitest";
import type { Database } from "~/db/database.server";
import { createDoors, type Doors } from "~/db/doors.server";
import { EmbeddedClient } from "~/db/embedded-client.server";
import { transactIn } from "~/db/open-pool.server";
import { PreparedClient, UnpreparedClient } from "~/db/prepared-client.server";
import { createDoorsWithoutRole } from "./doors-without-role";

/** A migrated database of this worker alone. `owner` bypasses the doors: only for arranging and looking. */
export type TestDatabase = { owner: Database; doors: Doors; kind: "embedded" | "postgres" };

/** With TEST_BYPASS_RLS=1 the doors take on no role, so that row-level security holds nothing back: then the queries stand alone. */
const doorsInto = process.env.TEST_BYPASS_RLS === "1" ? createDoorsWithoutRole : createDoors;

let opened: Promise<TestDatabase> | undefined;

/** For rows that come and go as a whole: nothing looks at their foreign keys. */
export const withoutTriggers = sql`set local session_replication_role = replica`;

/** The worker's database: PGlite, or PostgreSQL when TEST_DATABASE is `postgres`. Opened once, see resetDatabase. */
export function testDatabase(): Promise<TestDatabase> {
  opened ??= process.env.TEST_DATABASE === "postgres" ? openPostgres() : openEmbedded();
  return opened;
}

/**
 * Removes every row but the reference tables. Deleting the few rows of a test takes a tenth of the time that a truncation takes; what has
 * grown is truncated, so that dead rows do not slow later tests down.
 */
export async function resetDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  await database.owner.transaction(async (tx) => {
    await tx.execute(withoutTriggers);
    await tx.execute(sql`do $$ declare t regclass; begin
      for t in select c.oid from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'status_transitions' loop
        if pg_relation_size(t) > 262144 then execute format('truncate %s cascade', t);
        elsif pg_relation_size(t) > 0 then execute format('delete from %s', t);
        end if;
      end loop;
    end $$`);
  });
  return database;
}

const listeners = new Set<(statement: string) => void>();
const tell = (statement: string) => [...listeners].map((hear) => hear(statement));

/** Tells each statement that it runs. */
class HeardEmbeddedClient extends EmbeddedClient {
  protected override run<Row>(...[tx, statement, values, options]: Parameters<EmbeddedClient["run"]>) {
    tell(statement.text);
    return super.run<Row>(tx, statement, values, options);
  }
}

/** Tells each statement that it sends. */
class HeardClient extends PreparedClient {
  protected override send(query: string | { text: string }, ...more: unknown[]) {
    tell(typeof query === "string" ? query : query.text);
    return super.send(query, ...more);
  }
}

/** Tells each statement that it sends, through a pooler that does not know on which connection a statement was prepared. */
class HeardUnpreparedClient extends UnpreparedClient {
  constructor(...given: ConstructorParameters<typeof UnpreparedClient>) {
    super(...given);
    const send = this.query as (...asked: unknown[]) => unknown;
    this.query = ((query: string | { text: string }, ...more: unknown[]) => {
      tell(typeof query === "string" ? query : query.text);
      return send(query, ...more);
    }) as typeof this.query;
  }
}

/** Everything that some work asks of the database, in its order. */
export async function hearStatements(work: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  const hear = (statement: string) => void heard.push(statement);
  listeners.add(hear);
  try {
    await work();
  } finally {
    listeners.delete(hear);
  }
  return heard;
}

/**
 * What some work asks of the database: its transactions, and its statements without those that begin and end one and take on the role.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<{ transactions: number; statements: number }> {
  const heard = await hearStatements(work);
  const entering = /^(with noted as .*)?select set_config\('role'/s;
  const entered = heard.filter((statement) => entering.test(statement));
  const frame = /^(begin|set (transaction|local)|commit|rollback|(with noted as .*)?select set_config\()/is;
  return { transactions: entered.length, statements: heard.filter((statement) => !frame.test(statement)).length };
}

async function openEmbedded(): Promise<TestDatabase> {
  const loadDataDir = new Blob([Buffer.from(inject("migratedDatabase"), "base64")]);
  const client = new HeardEmbeddedClient({ loadDataDir });
  await client.waitReady;
  const owner = drizzleEmbedded(client);
  return { owner, doors: doorsInto(owner), kind: "embedded" };
}

/** One database per worker, copied from the migrated template that the global set-up made; reached through TEST_POOLER_URL if there is one. */
async function openPostgres(): Promise<TestDatabase> {
  const template = new URL(inject("postgresTemplate"));
  const name = `dioptre_test_${process.env.VITEST_POOL_ID ?? "0"}_${process.pid}`;
  const admin = new Client({ connectionString: Object.assign(new URL(template), { pathname: "/postgres" }).href });
  await admin.connect();
  await admin.query(`create database ${name} template ${template.pathname.slice(1)}`);
  await admin.end();
  const behind = new URL(process.env.TEST_POOLER_URL ?? template);
  const heard = { Client: process.env.TEST_POOLER_URL ? HeardUnpreparedClient : HeardClient };
  const connectionString = Object.assign(behind, { pathname: `/${name}` }).href;
  const pool = new Pool({ connectionString, max: 10, pipeline: true, ...heard });
  const owner = Object.assign(drizzlePostgres(pool), { transaction: transactIn(pool) });
  return { owner, doors: doorsInto(owner), kind: "postgres" };
}
