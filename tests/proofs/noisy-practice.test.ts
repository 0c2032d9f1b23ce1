import { execFileSync } from "node:child_process";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { signInVisitor } from "~tests/helpers/cookie-jar";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";

const cartPath = "/api/gp/passthrough/api/gporders/cart";

let cluster: Awaited<ReturnType<typeof startCluster>>;
let server: AppServer;

beforeAll(async () => {
  cluster = await startCluster();
  const environment = { DATABASE_URL: cluster.url("postgres"), SESSION_SECRET: "a secret of at least 32 characters" };
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...environment } });
  server = await startAppServer(environment);
});

afterAll(async () => {
  await server?.stop();
  await cluster?.stop();
});

test("a practice whose requests all wait for a lock leaves connections to the others, and is told to come again", async () => {
  const address = `http://127.0.0.1:${server.port}`;
  const noisy = await signInVisitor(address, { practice: "carmel", name: "admin" });
  const quiet = await signInVisitor(address, { practice: "einayim", name: "admin" });
  const line = { seriesId: "il-myday", packSize: 30, power: -2.25, baseCurve: 8.4, diameter: 14.2, quantity: 1 };
  const preorder = () => ({ id: newId(), orderType: "Stock", merchandise: { purchaseType: "Revenue", lines: [{ id: newId(), ...line }] } });
  const sync = () =>
    noisy.ask(`${cartPath}/sync`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ locationId: noisy.locationId, preorders: [preorder()] }),
    });
  expect((await sync()).status).toBe(200);

  const holder = new pg.Client({ connectionString: cluster.url("postgres") });
  await holder.connect();
  await holder.query("begin");
  await holder.query("select from carts where tenant_id = (select tenant_id from tenants where sub_domain = 'carmel') for update");
  const asked = Array.from({ length: 30 }, () => sync());
  const statuses: number[] = [];
  for (let times = 0; times < 5; times += 1) {
    for (const page of ["/history", "/cart"]) statuses.push((await quiet.ask(page)).status);
  }
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ headers }) => headers.get("retry-after")))).toEqual(new Set(["5"]));
  await holder.query("rollback");
  await holder.end();
  expect([200, 409]).toContain((await sync()).status);
});
