import { execFileSync } from "node:child_process";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { letPeopleOrder } from "~tests/helpers/people-who-order";
import { startPooler } from "~tests/helpers/pooler.mjs";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";

const roundsEach = 5;

let cluster: Awaited<ReturnType<typeof startCluster>>;
let pooler: Awaited<ReturnType<typeof startPooler>>;
let server: AppServer;

/** The built server behind a pooler in transaction mode; its owner migrates on a connection of its own. */
beforeAll(async () => {
  cluster = await startCluster();
  pooler = await startPooler(cluster.url("postgres"), ["postgres"]);
  const environment = { MIGRATE_URL: cluster.url("postgres"), SESSION_SECRET: "a secret of at least 32 characters" };
  const databaseUrl = `${pooler.url("postgres", "postgres")}?prepared=false`;
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, ...environment },
  });
  server = await startAppServer({ DATABASE_URL: databaseUrl, ...environment });
});

afterAll(async () => {
  await server?.stop();
  await pooler?.stop();
  await cluster?.stop();
});

test("eight people order through a pooler that keeps no session: every order is there once, in its own practice", async () => {
  const people = await letPeopleOrder(server.port);
  await expect.poll(() => Math.min(...people.rounds()), { timeout: 300_000, interval: 500 }).toBeGreaterThanOrEqual(roundsEach);
  await people.stop();
  expect(people.answers.filter(({ status }) => typeof status !== "number" || status >= 500)).toEqual([]);
  const client = new pg.Client({ connectionString: cluster.url("postgres") });
  await client.connect();
  const { rows } = await client.query<{ preorder: string; times: number }>(
    "select pre_order_id as preorder, count(*)::int as times from orders group by 1",
  );
  await client.end();
  const times = new Map(rows.map((row) => [row.preorder, row.times]));
  expect(people.acknowledged.length).toBeGreaterThanOrEqual(people.rounds().length * roundsEach);
  expect(people.acknowledged.filter((preorder) => times.get(preorder) !== 1)).toEqual([]);
});
