import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compare } from "~tests/bench/measure";
import { type AppServer, startAppServer, warningsOfPages } from "~tests/helpers/app-server";
import { signInVisitor } from "~tests/helpers/cookie-jar";
import { databaseSettings, makeDatabase } from "~tests/helpers/demo-database.mjs";
import { isFull } from "~tests/helpers/figures";
import { addOrders, addPractices, keepPractice, rowsScanned, withoutIndexes } from "~tests/helpers/grown-database";
import { keepFigures } from "~tests/helpers/keep-figures";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";

/** The practice has `sets` times its orders of the demo in each copy: so many copies of it, and so many practices like it. */
type Stage = { sets: number; ownCopies: number; practices: number };

/** 10^5 orders, and 3x10^6 of which one practice has 10^6 and 2,000 practices a thousand each; 10^7 where the disk has room for them. */
const hundredThousand: Stage = { sets: 1, ownCopies: 200, practices: 200 };
const largest = (): Stage => {
  const { bavail, bsize } = statfsSync(tmpdir());
  const practices = 2000;
  return bavail * bsize > 220e9 ? { sets: 19, ownCopies: 222, practices } : { sets: 4, ownCopies: 1055, practices };
};
const stages = isFull ? [hundredThousand, largest()] : [hundredThousand];

const rounds = { warmUp: 6, rounds: 15 };
const allowedRatio = 1.5;
/** Rows that the sequential scans of one request read in the tables that grow. */
const allowedScan = 1000;

/** What is asked for must not take longer when the database has grown; the others are only measured. */
const asked = [
  "history",
  "search for a product",
  "search for a number",
  "an order",
  "report of a month",
  "order again",
  "order, checkout",
  "boxes to come",
];

const practice = "einayim";
const alikeInSmall = 2;
const ordering = "/api/gp/passthrough/api/gporders";

let cluster: Awaited<ReturnType<typeof startCluster>>;
/** A thousand orders: the demo, and two practices like the measured one. */
let small: string;

beforeAll(async () => {
  const explained = ["logging_collector=on", "session_preload_libraries=auto_explain", "auto_explain.log_min_duration=300ms"];
  const bulk = ["shared_buffers=2GB", "max_wal_size=1GB", "wal_level=minimal", "max_wal_senders=0"];
  cluster = await startCluster({ more: [...bulk, ...explained] });
  small = await makeDatabase(cluster.url("postgres"));
  const environment = { PATH: process.env.PATH, ...databaseSettings(small) };
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: environment, stdio: "ignore" });
  // How long the patients' supplies last is determined when somebody looks: the copies have been looked at.
  const server = await startAppServer(databaseSettings(small));
  const person = await signInVisitor(`http://127.0.0.1:${server.port}`, { practice, name: "admin" });
  await person.ask("/today");
  await server.stop();
  const client = await connect(small);
  await keepPractice(client, practice);
  await addPractices(client, 1, alikeInSmall);
  await client.end();
}, 120_000);

afterAll(() => cluster?.stop());

async function connect(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return client;
}

/** Returns the end of the cluster's log, with the plans of the last slow statements. */
async function lastPlans(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ end: string }>(
    `select right(pg_read_file('log/' || name), 6000) as "end" from pg_ls_logdir() order by modification desc limit 1`,
  );
  return rows[0]?.end ?? "";
}

/** Returns the two most frequent words of the practice's orders that no order has together. */
async function wordsApart(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ words: string }>(
    `with frequent as (select word, count(*) as entries from kept_order_words group by word order by entries desc limit 40)
    select one.word || ' ' || other.word as words from frequent one join frequent other on one.word < other.word
    where not exists (select from kept_order_words a join kept_order_words b using (order_id)
      where starts_with(a.word, one.word) and starts_with(b.word, other.word))
    order by least(one.entries, other.entries) desc limit 1`,
  );
  return rows[0]?.words ?? "";
}

type ListedOrder = { id: string; cartId: string; patientId: string | null; confirmationNum: string };

/** Returns the requests that people make all day, by name. */
async function askedAllDay(server: AppServer, apart: string): Promise<Record<string, () => Promise<unknown>>> {
  const person = await signInVisitor(`http://127.0.0.1:${server.port}`, { practice, name: "admin" });
  const view = async (path: string, init: RequestInit = {}): Promise<string> => {
    const answer = await person.ask(path, { ...init, headers: { accept: "text/html", "accept-encoding": "gzip", ...init.headers } });
    const text = await answer.text();
    // The search for a number leads to the order.
    const next = answer.headers.get("location");
    if (next) return view(next);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}\n${warningsOfPages(server)}`);
    return text;
  };
  const search = (words: string) =>
    view("/search", { method: "POST", headers: { "sec-fetch-site": "same-origin" }, body: new URLSearchParams({ words }) });
  const { tenant } = JSON.parse(await view("/api/session"));
  const list = (wish: object) => person.call<{ orders: ListedOrder[] }>(`${ordering}/v2/tenant/${tenant._id}`, wish);
  const { orders } = await list({ tenantId: tenant._id, pageSize: 50 });
  const [newest] = orders;
  const repeated = orders.find(({ patientId }) => patientId !== null);
  if (!newest || !repeated) throw new Error("The demo has no order for a patient.");
  const month = new Date(Date.now() - 31 * 24 * 60 * 60_000).toISOString().slice(0, 7);
  const order = async () => {
    const lens = { id: randomUUID(), seriesId: "il-biofinity", packSize: 6, power: -3.25, quantity: 1 };
    const merchandise = { purchaseType: "Revenue", rx: { left: null, right: lens } };
    const preorders = [{ id: randomUUID(), orderType: "Patient", patientId: repeated.patientId, merchandise }];
    const { cart } = await person.call<{ cart: { id: string } }>(`${ordering}/cart/sync`, { locationId: person.locationId, preorders });
    const { holdId } = await person.call<{ holdId: string }>(`${ordering}/cart/startcheckout`, { cartId: cart.id });
    await person.call(`${ordering}/cart/checkout`, { cartId: cart.id, holdId, acceptTerms: true });
  };
  return {
    history: () => view("/history?when=everything&at=all"),
    "search for a product": () => search("myday"),
    "search for a number": () => search(newest.confirmationNum),
    "an order": () => view(`/history/history-detail?cart=${newest.cartId}&order=${newest.id}`),
    "report of a month": () => view(`/settings/reports?from=${month}-01&to=${month}-28`),
    "order again": () => view(`/products/patient-revenue?patient=${repeated.patientId}&repeat=${repeated.id}`),
    "order, checkout": order,
    "boxes to come": () => view("/history/deliveries"),
    "history by the last change": () => list({ sortBy: "updatedAt", pageSize: 30 }),
    "search for two words of many orders, together in none": () => list({ searchTerm: apart, pageSize: 30 }),
    "the day at a glance": () => view("/today"),
    "a patient": () => view(`/patients/${repeated.patientId}`),
  };
}

/** Fills a copy of the small database and returns its address, with the words that are apart there. */
async function grow({ sets, ownCopies, practices }: Stage) {
  const address = await makeDatabase(small, new URL(small).pathname.slice(1));
  const client = await connect(address);
  await keepPractice(client, practice, { sets });
  const apart = await wordsApart(client);
  await withoutIndexes(client, async () => {
    await addOrders(client, ownCopies, 7 * sets);
    for (let first = alikeInSmall + 1; first <= practices; first += 100) {
      await addPractices(client, first, Math.min(first + 99, practices));
    }
  });
  await client.query("vacuum analyze");
  const { rows } = await client.query<{ orders: number; own: number; gigabytes: number }>(
    `select count(*)::int as orders, count(*) filter (where tenant_id = (select tenant_id from tenants where sub_domain = $1))::int as own,
      round(pg_database_size(current_database()) / 1e9, 1)::float8 as gigabytes from orders`,
    [practice],
  );
  return { address, client, apart, size: rows[0] };
}

test.each(stages)(
  "requests take at most 1.5 times as long in a grown database, and scan no large table: %j",
  async (stage) => {
    const startedAtMs = performance.now();
    const grown = await grow(stage);
    const secondsToFill = Math.round((performance.now() - startedAtMs) / 1000);
    const servers = await Promise.all([grown.address, small].map((address) => startAppServer(databaseSettings(address))));
    try {
      const [inGrown, inSmall] = await Promise.all(servers.map((server) => askedAllDay(server, grown.apart)));
      const measured: Record<string, { ms: number; ratio: number; scanned: number }> = {};
      for (const [name, ask] of Object.entries(inGrown ?? {})) {
        const before = await rowsScanned(grown.client);
        const { first, ratio } = await compare(ask, inSmall?.[name] ?? ask, rounds);
        const scanned = ((await rowsScanned(grown.client)) - before) / (rounds.warmUp + rounds.rounds);
        measured[name] = { ms: Number(first.toFixed(1)), ratio: Number(ratio.toFixed(2)), scanned: Math.round(scanned) };
      }
      keepFigures({ ...grown.size, secondsToFill, measured });
      const slower = asked.filter((name) => (measured[name]?.ratio ?? Number.POSITIVE_INFINITY) > allowedRatio);
      if (slower.length > 0) console.info(await lastPlans(grown.client));
      const scanning = Object.keys(measured).filter((name) => (measured[name]?.scanned ?? 0) > allowedScan);
      expect({ slower, scanning }).toEqual({ slower: [], scanning: [] });
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await grown.client.end();
    }
  },
  7_200_000,
);
