import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client, type ClientConfig, Pool, type QueryConfig } from "pg";
import { inject, onTestFinished } from "vitest";
import { createDoors, type Doors } from "~/db/doors.server";
import { type TestDatabase, testDatabase } from "~tests/helpers/database";
import { isFull } from "~tests/helpers/figures";

/** How often a race is run: a few times in every check, a hundred times when the full figures are asked for. */
export const races = isFull ? 100 : 8;

/** Races show only on PostgreSQL: the embedded database has one connection. */
export async function raceDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  if (database.kind !== "postgres") throw new Error("Races are proven on PostgreSQL: set TEST_DATABASE=postgres and TEST_DATABASE_URL.");
  return database;
}

/**
 * A connection that forgets to lock rows: the clause is cut out of every statement on its way to the database. A practice's numbers, which
 * are locked by being raised by none, are made up.
 */
class ForgetfulClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (statement: string | QueryConfig, ...rest: unknown[]) => unknown;
    const forgetful = (statement: string | QueryConfig, values?: unknown[], ...rest: unknown[]) =>
      query(locksNumbers(statement, values) ? madeUpNumbers(statement) : withoutRowLocks(statement), values, ...rest);
    Object.assign(this, { query: forgetful });
  }
}

const textOf = (statement: string | QueryConfig) => (typeof statement === "string" ? statement : statement.text);

const locksNumbers = (statement: string | QueryConfig, values: unknown[] = []): statement is QueryConfig =>
  textOf(statement).startsWith('insert into "counters"') && values.includes(0);

function madeUpNumbers(statement: QueryConfig): QueryConfig {
  const text = "select (random() * 1e9)::int as value where concat($1::text, $2::text, $3::text) is not null";
  return { ...statement, name: "made_up_numbers", text };
}

function withoutRowLocks(statement: string | QueryConfig): string | QueryConfig {
  const cut = (text: string) => text.replace(/\s+for update\b/gi, "");
  return typeof statement === "string" ? cut(statement) : { ...statement, text: cut(statement.text) };
}

/** The address of the database, for others who work in it. */
export async function raceDatabaseUrl(): Promise<string> {
  const { owner } = await raceDatabase();
  const answer: unknown = await owner.execute(sql`select current_database() as name`);
  const { rows } = answer as { rows: { name: string }[] };
  return Object.assign(new URL(inject("postgresTemplate")), { pathname: `/${rows[0]?.name}` }).href;
}

/** Doors into the same database without row locks, closed when the test ends. */
export async function doorsWithoutRowLocks(): Promise<Doors> {
  const pool = new Pool({ connectionString: await raceDatabaseUrl(), max: 10, Client: ForgetfulClient });
  onTestFinished(() => pool.end());
  return createDoors(drizzle(pool));
}

/** Does the same many times at once. */
export function atOnce<Answer>(times: number, act: (index: number) => Promise<Answer>): Promise<PromiseSettledResult<Answer>[]> {
  return Promise.allSettled(Array.from({ length: times }, (_, index) => act(index)));
}

/** The answers of those that were answered. */
export function answersOf<Answer>(results: readonly PromiseSettledResult<Answer>[]): Answer[] {
  return results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
}
