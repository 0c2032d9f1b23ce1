import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "~/db/open.server";
import { seedDemo } from "~/demo/seed-demo.server";
import { runCommand } from "~/server/commands/run-command.server";
import { resetDatabase } from "~tests/helpers/database";
import { testInFull } from "~tests/helpers/figures";
import { now } from "~tests/helpers/given";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";
import {
  givenCatalogue,
  givenShelf,
  givenShopper,
  mydayId,
  mydayLine,
  type Shopper,
  shopperOf,
  stockOrder,
} from "~tests/services/cart/given-cart";
import { raceDatabase, raceDatabaseUrl } from "./race-database";

const place = mkdtempSync(join(tmpdir(), "dioptre-backup-"));
const secret = { SESSION_SECRET: "a secret of at least 32 characters" };
const said: string[] = [];
let cluster: Awaited<ReturnType<typeof startCluster>>;

/** A cluster as operations would prepare it: an owner that is no superuser, whom row-level security binds too. */
beforeAll(async () => {
  cluster = await startCluster();
  await asSuperuser("create role portal_owner login createrole", "create role portal_login login noinherit");
  await asSuperuser(...["portal", "restored", "again"].map((name) => `create database ${name} owner portal_owner`));
  await (await openDatabase({ databaseUrl: urlOf("portal_owner", "portal"), dataDirectory: null })).close();
});

afterAll(async () => {
  await cluster?.stop();
  rmSync(place, { recursive: true, force: true });
});

async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url("postgres") });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const urlOf = (login: string, database: string) => Object.assign(new URL(cluster.url(database)), { username: login }).href;

function run(environment: Record<string, string | undefined>, ...words: string[]): Promise<number> {
  said.length = 0;
  const say = (line: string) => void said.push(line);
  const terminal = { print: say, complain: say, askPassword: async () => null };
  return runCommand(["operator", ...words], {
    environment: { PATH: process.env.PATH, ...secret, ...environment },
    terminal,
    now: new Date(),
  });
}

test("a backup taken while people order has every order acknowledged before it, none begun after it, and each whole", async () => {
  const { owner } = await raceDatabase();
  await resetDatabase();
  await givenCatalogue();
  const first = await givenShopper();
  const shoppers = [first, ...(await Promise.all([1, 2, 3].map((n) => shopperOf(first.practice, { email: `p${n}@einayim.example` }))))];
  await givenShelf(mydayId(-3), 100_000);
  const url = await raceDatabaseUrl();
  const [before, all, after]: [Set<string>, Set<string>, Set<string>] = [new Set(), new Set(), new Set()];
  let phase: "before" | "during" | "after" = "before";
  let isOpen = true;
  const orderOn = async (shopper: Shopper) => {
    while (isOpen) {
      const begunIn = phase;
      const number = await placeOne(shopper);
      all.add(number);
      if (begunIn === "after") after.add(number);
    }
  };
  const working = Promise.all(shoppers.map(orderOn));
  await expect.poll(() => all.size, { timeout: 60_000 }).toBeGreaterThan(8);
  for (const number of all) before.add(number);
  phase = "during";
  expect(await run({ DATABASE_URL: url }, "backup", "--to", join(place, "loaded"))).toBe(0);
  const atTheEnd = all.size;
  phase = "after";
  await expect.poll(() => after.size, { timeout: 60_000 }).toBeGreaterThan(4);
  isOpen = false;
  await working;

  const target = `restored_${process.pid}`;
  await owner.execute(`create database ${target}`);
  const restoredUrl = Object.assign(new URL(url), { pathname: `/${target}` }).href;
  expect([await run({ DATABASE_URL: restoredUrl }, "restore", "--from", join(place, "loaded")), said.at(-1)]).toEqual([
    0,
    expect.stringMatching(/^Restored \d+ tables, \d+ rows, \d+ orders, each table as it was backed up/),
  ]);
  const found = new Set(await numbersIn(restoredUrl));
  expect([...before].filter((number) => !found.has(number))).toEqual([]);
  expect([...after].filter((number) => found.has(number))).toEqual([]);
  expect([...found].filter((number) => !all.has(number))).toEqual([]);
  expect(atTheEnd).toBeGreaterThan(before.size);
  await owner.execute(`drop database ${target}`);
});

async function placeOne(shopper: Shopper): Promise<string> {
  const calls = await shopper.at(0);
  const { cart } = await calls.cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-3, 1)])] });
  const { holdId } = await calls.cart.startCheckout({ cartId: cart.id });
  const { receipt } = await (await shopper.at(0)).cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
  return receipt.cartConfirmationNum;
}

async function numbersIn(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ number: string }>("select distinct cart_confirmation_num as number from orders");
  await client.end();
  return rows.map(({ number }) => number);
}

testInFull("an owner bound by row-level security backs up and restores every practice; the serving login cannot", async () => {
  const [owner, login] = [urlOf("portal_owner", "portal"), urlOf("portal_login", "portal")];
  const database = await openDatabase({ databaseUrl: owner, dataDirectory: null });
  await seedDemo(database, now, ({ key }) => key);
  await database.close();
  const to = join(place, "bound");
  expect([await run({ DATABASE_URL: login, MIGRATE_URL: owner }, "backup", "--to", to), said.at(-1)]).toEqual([
    0,
    expect.stringMatching(/^\d+ orders: each has its parts/),
  ]);
  const restored = { DATABASE_URL: urlOf("portal_login", "restored"), MIGRATE_URL: urlOf("portal_owner", "restored") };
  expect([await run(restored, "restore", "--from", to), ...said]).toEqual([
    0,
    ...Array.from({ length: 3 }, () => expect.stringContaining("nothing missing or changed")),
    expect.stringMatching(/^\d{2,} orders: each has its parts/),
    expect.stringMatching(/^Restored/),
  ]);
  const served = await openDatabase({ databaseUrl: restored.DATABASE_URL, migrateUrl: restored.MIGRATE_URL, dataDirectory: null });
  expect(served.login?.ownsTables).toBe(false);
  await expect(run(restored, "restore", "--from", to, "--replace")).rejects.toThrow(/A portal is connected to the database/);
  await served.close();
  const client = new pg.Client({ connectionString: restored.DATABASE_URL });
  await client.connect();
  // The server ends the connections of the portal a moment later.
  const portals = "select from pg_stat_activity where datname = current_database() and application_name = 'dioptre'";
  await expect.poll(async () => (await client.query(portals)).rowCount, { timeout: 30_000 }).toBe(0);
  await expect(client.query("set role dioptre_backup")).rejects.toThrow("permission denied");
  await client.end();

  await expect(run(restored, "restore", "--from", to)).rejects.toThrow(/not empty.*--replace/);
  expect(await run(restored, "restore", "--from", to, "--replace")).toBe(0);
});

test.each<[string, string, RegExp]>([
  ["is missing", "", /pg_dump was not found. Install/],
  ["is older than the server", "echo 'aborting because of server version mismatch' >&2; exit 1", /older version/],
  ["meets a full disk", "echo 'could not write: No space left on device' >&2; exit 1", /No space is left on the disk/],
])("a pg_dump that %s is explained in words, and leaves no files", async (name, script, sentence) => {
  const bin = join(place, `bin ${name}`);
  const to = join(place, `to ${name}`, "backup");
  mkdirSync(bin);
  if (script) {
    writeFileSync(join(bin, "pg_dump"), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, "pg_dump"), 0o755);
  }
  await expect(run({ DATABASE_URL: urlOf("portal_owner", "portal"), PATH: bin }, "backup", "--to", to)).rejects.toThrow(sentence);
  expect([existsSync(to), readdirSync(join(place, `to ${name}`))]).toEqual([false, []]);
});
