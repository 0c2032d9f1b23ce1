import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { signInVisitor } from "~tests/helpers/cookie-jar";
import { isFull, testInFull } from "~tests/helpers/figures";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";
import { startStandby } from "~tests/helpers/standby.mjs";

const rounds = isFull ? 10 : 2;
const cartPath = "/api/gp/passthrough/api/gporders/cart";

let cluster: Awaited<ReturnType<typeof startCluster>>;
let standby: Awaited<ReturnType<typeof startStandby>>;
let server: AppServer;
const address = () => `http://127.0.0.1:${server.port}`;

/** The built server with the demo on a primary, and a stand-by that answers what is only read. */
beforeAll(async () => {
  cluster = await startCluster({ survives: true });
  const environment = { DATABASE_URL: cluster.url("postgres"), SESSION_SECRET: "a secret of at least 32 characters" };
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...environment } });
  standby = await startStandby(cluster.url("postgres"));
  server = await startAppServer({ ...environment, DATABASE_READ_URL: standby.url("postgres") });
});

afterAll(async () => {
  await server?.stop();
  await standby?.stop();
  await cluster?.stop();
});

type Person = Awaited<ReturnType<typeof signInVisitor>>;
const signIn = (name: string) => signInVisitor(address(), { practice: "carmel", name });

/** Orders some boxes for the shelf and answers the order's confirmation number. */
async function order(person: Person): Promise<string> {
  const line = {
    id: newId(),
    seriesId: "il-myday",
    packSize: 30,
    power: -randomInt(2, 24) / 4,
    baseCurve: 8.4,
    diameter: 14.2,
    quantity: 1,
  };
  const preorder = { id: newId(), orderType: "Stock", merchandise: { purchaseType: "Revenue", lines: [line] } };
  const { cart } = await person.call<{ cart: { id: string } }>(`${cartPath}/sync`, {
    locationId: person.locationId,
    preorders: [preorder],
  });
  const { holdId } = await person.call<{ holdId: string }>(`${cartPath}/startcheckout`, { cartId: cart.id });
  const ordered = await person.call<{ receipt: { orders: { confirmationNum: string }[] } }>(`${cartPath}/checkout`, {
    ...{ cartId: cart.id, holdId, acceptTerms: true },
  });
  return ordered.receipt.orders[0]?.confirmationNum ?? "";
}

const sees = async (person: Person, path: string, text: string) => {
  const response = await person.ask(path);
  expect(response.status).toBe(200);
  return (await response.text()).includes(text);
};

/** Rows of the primary. */
async function loadRows<Rows>(statement: string): Promise<Rows> {
  const client = new pg.Client({ connectionString: cluster.url("postgres") });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows as Rows;
}

/** The figure of the portal's metrics with these labels; 0 while it has none. */
async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${address()}/metrics`)).text();
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return Number(line?.split(" ")[1] ?? 0);
}
const readFromReplica = () => figure('dioptre_transaction_duration_seconds_count{door="replica"}');

test(`${rounds} times somebody finds their own order at once, while a colleague reads a stand-by that is two seconds behind`, async () => {
  const [writer, reader] = [await signIn("doctor"), await signIn("admin")];
  await sees(reader, "/history", "");
  await expect.poll(() => sees(reader, "/history", "").then(readFromReplica), { timeout: 20_000, interval: 500 }).toBeGreaterThan(0);
  await standby.delayBy(2);
  const stale: boolean[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const number = await order(writer);
    expect(await sees(writer, "/history", number)).toBe(true);
    stale.push(!(await sees(reader, "/history", number)));
    await expect.poll(() => sees(reader, "/history", number), { timeout: 10_000, interval: 300 }).toBe(true);
    expect(await sees(writer, "/history", number)).toBe(true);
  }
  console.info(`a colleague read the stand-by in ${stale.filter(Boolean).length} of ${rounds} rounds`);
  await standby.delayBy(0);
});

test("a stand-by that is away is passed over within a moment, and asked again when it is back", async () => {
  const reader = await signIn("admin");
  await standby.crash();
  const startedAtMs = performance.now();
  expect(await sees(reader, "/history", "")).toBe(true);
  expect(performance.now() - startedAtMs).toBeLessThan(5_000);
  await standby.restart();
  const before = await readFromReplica();
  await expect.poll(() => sees(reader, "/history", "").then(readFromReplica), { timeout: 20_000, interval: 500 }).toBeGreaterThan(before);
});

test("while there is no primary, catalogue, grid and a history without patients come from the stand-by; what must be recorded waits", async () => {
  const person = await signIn("doctor");
  const number = await order(person);
  const history = (searchTerm: string) =>
    person.ask(`/api/gp/passthrough/api/gporders/v2/tenant/${carmel}`, {
      ...{ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ searchTerm }) },
    });
  const [{ tenantId: carmel }] = await loadRows<[{ tenantId: string }]>(
    `select tenant_id as "tenantId" from tenants where sub_domain = 'carmel'`,
  );
  await expect.poll(() => sees(person, "/history", number).then(readFromReplica), { timeout: 20_000, interval: 500 }).toBeGreaterThan(0);
  await cluster.crash();
  const statuses = async (paths: string[]) => Promise.all(paths.map(async (path) => (await person.ask(path)).status));
  const reading = ["/products", "/products/stock-revenue?series=il-myday", "/products/solutions"];
  await expect.poll(() => statuses(reading), { timeout: 20_000, interval: 500 }).toEqual([200, 200, 200]);
  expect(await (await history(number)).json()).toMatchObject({ orders: [{ confirmationNum: number }] });
  const waiting = [await person.ask("/history"), await history("")];
  expect(waiting.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual([
    [503, "5"],
    [503, "5"],
  ]);
  await cluster.restart();
  await expect.poll(() => statuses(["/history"]), { timeout: 30_000, interval: 500 }).toEqual([200]);
});

testInFull("a stand-by ten seconds behind answers reports, which say so, and no list", async () => {
  const reader = await signIn("admin");
  await standby.delayBy(10);
  await signIn("staff");
  await wait(8_000);
  const before = await readFromReplica();
  expect(await sees(reader, "/settings/reports", "The figures are being updated")).toBe(true);
  expect(await readFromReplica()).toBeGreaterThan(before);
  expect(await figure('dioptre_replica_behind_seconds{database="replica"}')).toBeGreaterThan(5);
  const writer = await signIn("doctor");
  const number = await order(writer);
  expect(await sees(reader, "/history", number)).toBe(true);
  await standby.delayBy(0);
});
