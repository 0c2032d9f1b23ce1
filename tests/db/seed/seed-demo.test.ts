import { verify } from "@node-rs/argon2";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { demoAccounts } from "~/db/seed/demo-accounts";
import { demoPassword } from "~/db/seed/demo-people";
import { findDemoAccounts } from "~/db/seed/find-demo-accounts.server";
import { seedDemo } from "~/db/seed/seed-demo.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { now } from "~tests/helpers/given";

const tables = Object.values(schema).filter((table) => is(table, PgTable));

/** Every row as text, by table; password hashes are salted anew. */
async function everything(): Promise<Record<string, string[]>> {
  const { owner } = await testDatabase();
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const found = (await owner.select().from(table)) as Record<string, unknown>[];
    rows[getTableName(table)] = found.map((row) => JSON.stringify({ ...row, passwordHash: null })).sort();
  }
  return rows;
}

beforeAll(async () => {
  const started = performance.now();
  await seedDemo(await resetDatabase(), now);
  process.stdout.write(`seed ${Math.round(performance.now() - started)}\n`);
});

test("the same clock gives the same demo", async () => {
  const first = await everything();
  await seedDemo(await resetDatabase(), now);
  expect(await everything()).toEqual(first);
});

test("a second run changes nothing", async () => {
  const before = await everything();
  expect(await seedDemo(await testDatabase(), new Date(now.getTime() + 86_400_000))).toBe(false);
  expect(await everything()).toEqual(before);
});
