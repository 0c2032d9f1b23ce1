import { execFileSync } from "node:child_process";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startAppServer } from "~tests/helpers/app-server";
import { openVisitor } from "~tests/helpers/cookie-jar";
import { databaseSettings } from "~tests/helpers/demo-database.mjs";
import { isFull } from "~tests/helpers/figures";
import { addPractices, keepNewestOrders, keepPractice } from "~tests/helpers/grown-database";
import { keepFigures } from "~tests/helpers/keep-figures";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";
import { residentMegabytes } from "~tests/helpers/process-figures";
import { percentile } from "~tests/helpers/working-people";

/** Copies of a practice of the demo, and how many of them somebody works in. */
const [few, many] = isFull
  ? [
      { practices: 10, active: 10 },
      { practices: 20_000, active: 200 },
    ]
  : [
      { practices: 3, active: 2 },
      { practices: 12, active: 8 },
    ];
const views = isFull ? 4_400 : 40;
const atATime = 4;
const ordersOfEach = 5;

/** What a practice looks at in a day. */
const paths = [
  ...["/today", "/products", "/products/stock-revenue?series=il-myday", "/cart", "/history?when=everything", "/patients"],
  ...["/products/patient-revenue", "/products/details/il-biofinity", "/settings/reports", "/search", "/promotions"],
];

let cluster: Awaited<ReturnType<typeof startCluster>>;
let client: pg.Client;

beforeAll(async () => {
  cluster = await startCluster();
  const environment = { PATH: process.env.PATH, ...databaseSettings(cluster.url("postgres")) };
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: environment, stdio: "ignore" });
  client = new pg.Client({ connectionString: cluster.url("postgres") });
  await client.connect();
  await keepPractice(client, "einayim");
  await keepNewestOrders(client, ordersOfEach);
});

afterAll(async () => {
  await client?.end();
  await cluster?.stop();
});

/** Megabytes that a process holds while it serves people of so many practices, in the last fifth of their views. */
async function megabytesWith(active: number): Promise<number> {
  const server = await startAppServer({ ...databaseSettings(cluster.url("postgres")), NODE_OPTIONS: "--max-semi-space-size=32" });
  try {
    const people = Array.from({ length: active }, () => openVisitor(`http://127.0.0.1:${server.port}`));
    for (const [index, person] of people.entries()) {
      const subDomain = `einayim-${index + 1}`;
      await person.call("/api/users/authenticate", { username: "admin@einayim.example", password: "Demo-Lens-2026", subDomain });
    }
    const samples: number[] = [];
    let next = 0;
    const reader = async () => {
      for (let view = next++; view < views; view = next++) {
        // Every person comes to every page, and no two who follow one another are of one practice.
        const path = paths[Math.floor(view / active) % paths.length] ?? "/";
        const answer = await people[view % active]?.ask(path, { headers: { accept: "text/html", "accept-encoding": "gzip" } });
        await answer?.arrayBuffer();
        if (answer?.status !== 200) throw new Error(`${path} was answered ${answer?.status}`);
        if (view >= views * 0.8) samples.push(residentMegabytes(server.process.pid));
      }
    };
    await Promise.all(Array.from({ length: atATime }, reader));
    return percentile(samples, 0.5);
  } finally {
    await server.stop();
  }
}

test(`a process for ${many.practices} practices, ${many.active} of them active, needs at most 1.3 times the memory of one for ${few.practices}`, async () => {
  const megabytes: number[] = [];
  let present = 0;
  for (const { practices, active } of [few, many]) {
    await addPractices(client, present + 1, practices);
    present = practices;
    await client.query("analyze");
    megabytes.push(await megabytesWith(active));
  }
  const [small = 0, large = 0] = megabytes;
  const { rows } = await client.query(
    "select (select count(*)::int from tenants) as practices, (select count(*)::int from orders) as orders",
  );
  keepFigures({
    ...rows[0],
    active: many.active,
    views,
    megabytes: { few: Math.round(small), many: Math.round(large) },
    ratio: Number((large / small).toFixed(2)),
  });
  expect(large / small).toBeLessThanOrEqual(1.3);
}, 3_600_000);
