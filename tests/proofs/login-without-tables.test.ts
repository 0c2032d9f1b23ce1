import { execFileSync, spawnSync } from "node:child_process";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "~/db/open.server";
import { startAppServer } from "~tests/helpers/app-server";
import { testInFull } from "~tests/helpers/figures";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";

let cluster: Awaited<ReturnType<typeof startCluster>>;
let [databaseUrl, migrateUrl] = ["", ""];

const loginUrl = (login: string) => Object.assign(new URL(cluster.url("portal")), { username: login }).href;
const secret = { SESSION_SECRET: "a secret of at least 32 characters" };

/** A cluster as operations would prepare it: an owner that is no superuser, and a login that owns nothing. */
beforeAll(async () => {
  cluster = await startCluster();
  const superuser = new pg.Client({ connectionString: cluster.url("postgres") });
  await superuser.connect();
  await superuser.query("create role portal_owner login createrole");
  await superuser.query("create role portal_login login noinherit");
  await superuser.query("create database portal owner portal_owner");
  await superuser.end();
  [databaseUrl, migrateUrl] = [loginUrl("portal_login"), loginUrl("portal_owner")];
});

afterAll(() => cluster?.stop());

test("the owner migrates; the serving login reaches the tables through the doors alone", async () => {
  const database = await openDatabase({ databaseUrl, migrateUrl, dataDirectory: null });
  expect(database.login).toEqual({ ownsTables: false, unsafeSettings: ["fsync", "full_page_writes", "synchronous_commit"] });
  await database.close();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await expect(client.query("select from patients")).rejects.toThrow("permission denied");
  await expect(client.query("drop table patients")).rejects.toThrow("must be owner");
  await client.end();
});

testInFull("a seeded portal serves with that login, and names the settings that may lose orders", async () => {
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, MIGRATE_URL: migrateUrl, ...secret },
  });
  const server = await startAppServer({ DATABASE_URL: databaseUrl, MIGRATE_URL: migrateUrl, ...secret });
  const found = await (await fetch(`http://127.0.0.1:${server.port}/?search=carmel`)).text();
  expect(found.includes("Carmel")).toBe(true);
  expect(server.output()).toContain("fsync, full_page_writes, synchronous_commit off");
  expect(await server.stop()).toBe(0);
});

test("in production the portal refuses to serve with the login that owns the tables", () => {
  const { status, stderr } = spawnSync(process.execPath, ["build/server/index.js"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", WORKERS: "1", DATABASE_URL: migrateUrl, ...secret },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("DATABASE_URL: its login owns the tables");
  expect(stderr).not.toContain(migrateUrl);
});
