import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { databaseSettings } from "~tests/helpers/demo-database.mjs";
import { addOrders, addPractices, keepPractice, rowsScanned } from "~tests/helpers/grown-database";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";
import { machine, median, millisecondsOf, report } from "./measure";
import { signedInVisitor } from "./signed-in-visitor";

/** How many copies of its own orders the practice gets, and how many practices are copied from it. `GROWTH=full` takes minutes to fill. */
const stages = [
  { ownCopies: 0, practices: 0 },
  { ownCopies: 200, practices: 100 },
  ...(process.env.GROWTH === "full" ? [{ ownCopies: 4000, practices: 2000 }] : []),
];
const rounds = { warmUp: 6, measured: 15 };
const allowedRatio = 1.5;

const ordering = "/api/gp/passthrough/api/gporders";

let cluster: Awaited<ReturnType<typeof startCluster>>;
let client: pg.Client;

/** Needs the build (`npm run build`). */
beforeAll(async () => {
  cluster = await startCluster();
  client = new pg.Client({ connectionString: cluster.url("postgres") });
  const environment = { PATH: process.env.PATH, ...databaseSettings(cluster.url("postgres")) };
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: environment, stdio: "ignore" });
  await client.connect();
  await keepPractice(client, "einayim");
}, 120_000);

afterAll(async () => {
  await client?.end();
  await cluster?.stop();
});

/** Returns the two most frequent words of the practice's orders that no order has together. */
async function wordsApart(): Promise<string> {
  const { rows } = await client.query<{ words: string }>(
    `with frequent as (select word, count(*) as entries from kept_order_words group by word order by entries desc limit 40)
    select one.word || ' ' || other.word as words from frequent one join frequent other on one.word < other.word
    where not exists (select from kept_order_words a join kept_order_words b using (order_id)
      where starts_with(a.word, one.word) and starts_with(b.word, other.word))
    order by least(one.entries, other.entries) desc limit 1`,
  );
  return rows[0]?.words ?? "";
}

/** Returns the requests that people make all day, by name. */
async function askedAllDay(server: AppServer) {
  const { cookie, view } = await signedInVisitor(server);
  const call = async (path: string, body?: object) => {
    const headers = { cookie, "Content-Type": "application/json" };
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method: body ? "POST" : "GET",
      headers,
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const search = async (words: string) => {
    const headers = { cookie, "sec-fetch-site": "same-origin", accept: "text/html" };
    const answer = await fetch(`http://127.0.0.1:${server.port}/search`, { method: "POST", headers, body: new URLSearchParams({ words }) });
    await answer.text();
    if (!answer.ok) throw new Error(`The search for ${words} answered ${answer.status}`);
  };
  const { tenant, locationId } = await call("/api/session");
  const { orders } = await call(`${ordering}/v2/tenant/${tenant._id}`, { tenantId: tenant._id, pageSize: 50 });
  const [newest] = orders;
  const apart = await wordsApart();
  const repeated = orders.find(({ patientId }: { patientId: string | null }) => patientId !== null);
  const month = (date: Date) => date.toISOString().slice(0, 7);
  const lastMonth = month(new Date(Date.now() - 31 * 24 * 60 * 60_000));
  const order = async () => {
    const lens = { id: randomUUID(), seriesId: "il-biofinity", packSize: 6, power: -3.25, quantity: 1 };
    const merchandise = { purchaseType: "Revenue", rx: { left: null, right: lens } };
    const preorders = [{ id: randomUUID(), orderType: "Patient", patientId: repeated.patientId, merchandise }];
    const { cart } = await call(`${ordering}/cart/sync`, { locationId, preorders });
    const { holdId } = await call(`${ordering}/cart/startcheckout`, { cartId: cart.id });
    await call(`${ordering}/cart/checkout`, { cartId: cart.id, holdId, acceptTerms: true });
  };
  return {
    history: () => view("/history?when=everything&at=all"),
    "history by the last change": () => call(`${ordering}/v2/tenant/${tenant._id}`, { sortBy: "updatedAt", pageSize: 30 }),
    "search for a product": () => search("myday"),
    "search for a number": () => search(newest.confirmationNum),
    "search for two words of many orders, together in none": () =>
      call(`${ordering}/v2/tenant/${tenant._id}`, { searchTerm: apart, pageSize: 30 }),
    "an order": () => view(`/history/history-detail?cart=${newest.cartId}&order=${newest.id}`),
    "report of a month": () => view(`/settings/reports?from=${lastMonth}-01&to=${lastMonth}-28`),
    "the day at a glance": () => view("/today"),
    "a patient": () => view(`/patients/${repeated.patientId}`),
    "order again": () => view(`/products/patient-revenue?patient=${repeated.patientId}&repeat=${repeated.id}`),
    "a repeat order with its checkout": order,
  } satisfies Record<string, () => Promise<void>>;
}

/** Returns the median of each request in milliseconds, and how many rows of large tables its sequential scans read. */
async function measure() {
  await client.query("analyze");
  const server = await startAppServer(databaseSettings(cluster.url("postgres")));
  try {
    const measured = new Map<string, { ms: number; scanned: number }>();
    for (const [name, ask] of Object.entries(await askedAllDay(server))) {
      for (let round = 0; round < rounds.warmUp; round += 1) await ask();
      const before = await rowsScanned(client);
      const times: number[] = [];
      for (let round = 0; round < rounds.measured; round += 1) times.push(await millisecondsOf(ask));
      measured.set(name, { ms: median(times), scanned: (await rowsScanned(client)) - before });
    }
    return measured;
  } finally {
    await server.stop();
  }
}

test("requests take at most 1.5 times as long after the database has grown, and scan no large table", async () => {
  const results: { orders: number; own: number; measured: Awaited<ReturnType<typeof measure>> }[] = [];
  let present = { ownCopies: 0, practices: 0 };
  for (const stage of stages) {
    const tookMs = await millisecondsOf(async () => {
      await addOrders(client, present.ownCopies + 1, stage.ownCopies);
      await addPractices(client, present.practices + 1, stage.practices);
    });
    present = stage;
    const { rows } = await client.query(
      "select count(*)::int as orders, count(*) filter (where tenant_id = (select tenant_id from tenants where sub_domain = 'einayim'))::int as own from orders",
    );
    const { orders, own } = rows[0];
    report(`growth: ${orders} orders, ${own} of them the practice's own, filled in ${(tookMs / 1000).toFixed(0)} s`);
    results.push({ orders, own, measured: await measure() });
  }
  const [smallest] = results;
  const slower: string[] = [];
  for (const { orders, measured } of results) {
    for (const [name, { ms, scanned }] of measured) {
      const ratio = ms / (smallest?.measured.get(name)?.ms ?? 0);
      const line = `growth, ${orders} orders, ${name}: ${ms.toFixed(1)} ms, ratio ${ratio.toFixed(2)}, ${scanned} rows scanned`;
      report(line);
      if (ratio > allowedRatio || (orders > 10_000 && scanned > orders / 10)) slower.push(line);
    }
  }
  report(`growth: medians of ${rounds.measured} rounds, ${machine}`);
  expect(slower).toEqual([]);
}, 7_200_000);
