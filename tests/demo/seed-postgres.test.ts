import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDoors } from "~/db/doors.server";
import { type OpenedDatabase, openDatabase } from "~/db/open.server";
import { schema } from "~/db/schema.server";
import { demoPatients } from "~/demo/demo-patients";
import { demoEmails } from "~/demo/demo-people";
import { demoPractices } from "~/demo/demo-practices";
import { findDemoAccounts } from "~/demo/find-demo-accounts.server";
import { seedDemo } from "~/demo/seed-demo.server";
import { pastCheckouts } from "~/demo/seed-orders.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { editions } from "~/editions/editions";
import { now } from "~tests/helpers/given";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";

/** The owner of the tables as a host gives it: no superuser, bound by row-level security, allowed to make the doors' roles. */
const makeOwner = ["create role portal login createrole nosuperuser nobypassrls", "create database portal owner portal"];

let cluster: Awaited<ReturnType<typeof startCluster>>;
let database: OpenedDatabase;

beforeAll(async () => {
  cluster = await startCluster();
  const superuser = new Client({ connectionString: cluster.url("postgres") });
  await superuser.connect();
  for (const statement of makeOwner) await superuser.query(statement);
  await superuser.end();
  const databaseUrl = Object.assign(new URL(cluster.url("portal")), { username: "portal" }).href;
  database = await openDatabase({ databaseUrl, dataDirectory: "unused" });
}, 120_000);

afterAll(async () => {
  await database?.close();
  await cluster?.stop();
});

test("an owner bound by row-level security seeds the demo, once", async () => {
  expect(await seedDemo(database, now)).toBe(true);
  expect(await seedDemo(database, now)).toBe(false);
  expect(await database.owner.select().from(schema.patients)).toEqual([]);
  const doors = createDoors(database.owner);
  const counts = await Promise.all(
    demoPractices.map(({ tenantId }) => doors.withTenant(tenantId, async ({ tx }) => (await tx.select().from(schema.orders)).length)),
  );
  const expected = demoPractices.map((practice) => {
    const patients = demoPatients(practice, marketDayOf(now, editions[practice.edition].timeZone));
    return pastCheckouts(practice, patients, now).placed.flatMap(({ rows }) => rows).length;
  });
  expect(counts).toEqual(expected);
  expect(await findDemoAccounts(database)).toEqual(demoEmails);
}, 60_000);
