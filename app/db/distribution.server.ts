import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { schema } from "./schema.server";

/** Engines that distribute PostgreSQL tables over several machines. */
export const engines = ["citus", "yugabytedb", "cockroachdb"] as const;
export type Engine = (typeof engines)[number];

/** Tables that the public list reads before it knows a practice, and that rarely change: every machine has all their rows. */
const readByEverybody = ["tenants", "directory_entries", "directory_words"];

const tables = Object.values<unknown>(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => {
    const { name, columns, foreignKeys } = getTableConfig(table);
    const refersTo = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
    const isOfPractice = columns.some((column) => column.name === "tenant_id") && !readByEverybody.includes(name);
    return { name, refersTo, isOfPractice };
  });

/**
 * The names of the tables whose rows are distributed by practice, and of those that every machine has in full; each after the tables that
 * it references.
 */
export const spreadTables: readonly string[] = inOrder()
  .filter(({ isOfPractice }) => isOfPractice)
  .map(({ name }) => name);
export const wholeTables: readonly string[] = inOrder()
  .filter(({ isOfPractice }) => !isOfPractice)
  .map(({ name }) => name);

/** Returns the tables, each after those that its foreign keys reference. */
function inOrder(): typeof tables {
  const ordered = new Set<(typeof tables)[number]>();
  const add = (table: (typeof tables)[number]) => {
    if (ordered.has(table)) return;
    for (const other of tables) if (other !== table && table.refersTo.includes(other.name)) add(other);
    ordered.add(table);
  };
  for (const table of [...tables].sort((one, other) => (one.name < other.name ? -1 : 1))) add(table);
  return [...ordered];
}

const doorsByCommand =
  "-- The portal: add doors=commands to the query of DATABASE_URL: role and practice are set by SET LOCAL, no change is noted (D175).";

function forCitus(): string[] {
  const [first, ...others] = spreadTables;
  return [
    "-- Citus 12 or newer, as the owner of the tables. The extension before the migrations, which then leave the tables without partitions",
    "-- (D123); the rest after them. A role exists on every node once the extension does.",
    "CREATE EXTENSION IF NOT EXISTS citus;",
    ...wholeTables.map((name) => `SELECT create_reference_table('${name}');`),
    `SELECT create_distributed_table('${first}', 'tenant_id');`,
    ...others.map((name) => `SELECT create_distributed_table('${name}', 'tenant_id', colocate_with => '${first}');`),
    doorsByCommand,
  ];
}

/** Both engines distribute a table by its primary key, which starts with the practice, so no statement is needed; some must not be used. */
function byPrimaryKey(name: string, database: string): string[] {
  return [
    `-- ${name} spreads a table by the first column of its primary key. That is tenant_id in:`,
    ...spreadTables.map((table) => `--   ${table}`),
    "-- and the small tables that every practice reads are:",
    ...wholeTables.map((table) => `--   ${table}`),
    "-- The migrations leave the tables without partitions there: it spreads them itself (D123).",
    database,
    doorsByCommand,
  ];
}

const statementsOf: Readonly<Record<Engine, () => string[]>> = {
  citus: forCitus,
  yugabytedb: () => byPrimaryKey("YugabyteDB", "CREATE DATABASE dioptre WITH COLOCATION = false;"),
  cockroachdb: () => byPrimaryKey("CockroachDB", "CREATE DATABASE dioptre;"),
};

/** Returns the SQL that an engine needs to store the rows of one practice together, line by line, with comments. */
export const distributionStatements = (engine: Engine): string[] => statementsOf[engine]();
