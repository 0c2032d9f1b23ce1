import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { databaseSettings, makeDatabase } from "~tests/helpers/demo-database.mjs";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";
import { type Load, loadBy } from "./load";
import { keepResult, machine, median, report } from "./measure";
import { openPortalShopper, type Shopper } from "./shopper";
import { startVendure, type Vendure } from "./vendure/start-vendure";
import { openVendureShopper } from "./vendure/vendure-shopper";

const isAsked = process.env.BENCH_PEER === "true";

let cluster: Awaited<ReturnType<typeof startCluster>>;
let server: AppServer;
let vendure: Vendure | null = null;

/** Needs the build (`npm run build`). Both on one PostgreSQL that keeps what it acknowledges. */
beforeAll(async () => {
  if (!isAsked) return;
  cluster = await startCluster({ survives: true });
  const settings = databaseSettings(await makeDatabase(cluster.socketUrl("postgres")));
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...settings }, stdio: "ignore" });
  server = await startAppServer({ ...settings, NODE_OPTIONS: "--max-semi-space-size=32" });
  vendure = await startVendure(await makeDatabase(cluster.socketUrl("postgres")));
}, 300_000);

afterAll(async () => {
  await vendure?.stop();
  await server?.stop();
  await cluster?.stop();
});

type Act = Exclude<keyof Shopper, "close" | "empty" | "fill">;

/** What is compared, and for how long each of the two does it in a round. */
const acts: [act: Act, name: string, forMs: number][] = [
  ["list", "24 products with prices and stock", 3000],
  ["listNames", "24 products, Vendure's without prices and stock", 3000],
  ["view", "a cart of ten lines", 3000],
  ["order", "an order of ten lines added at once", 5000],
  ["orderByTen", "an order of ten lines added one by one", 5000],
];

const rounds = 3;

/** Until V8 has compiled what an act calls often: both shops get this long before they are measured. */
const warmUpMs = 20_000;

test("calls per second compared with Vendure", async () => {
  if (!isAsked || !vendure) {
    report(isAsked ? "Vendure could not be installed: not compared" : "not compared with Vendure (npm run bench -- --peer)");
    return;
  }
  const portal = { shopper: await openPortalShopper(server.port), pid: server.process.pid ?? 0 };
  const peer = { shopper: openVendureShopper(vendure.port), pid: vendure.pid };
  const measured: PeerResult[] = [];
  for (const [act, name, forMs] of acts) {
    const loads: [Load[], Load[]] = [[], []];
    for (let round = -1; round < rounds; round += 1) {
      for (const [at, { shopper, pid }] of [portal, peer].entries()) {
        if (round === -1) await Promise.all(Array.from({ length: 8 }, (_, client) => prepare(shopper, act, client)));
        const load = await loadBy((client) => shopper[act](client), { pid, forMs: round === -1 ? warmUpMs : forMs });
        if (round >= 0) loads[at]?.push(load);
      }
    }
    const result = { act: name, portal: resultOf(loads[0]), vendure: resultOf(loads[1]) };
    measured.push(result);
    report(
      `${name}: portal ${result.portal.perSecond} a second (${result.portal.processorMs} ms of its processor), ` +
        `Vendure ${result.vendure.perSecond} (${result.vendure.processorMs} ms), ratio ${(result.portal.perSecond / result.vendure.perSecond).toFixed(1)}`,
    );
    expect(result.portal.perSecond).toBeGreaterThan(0);
  }
  report(`8 clients, medians of ${rounds} rounds, one PostgreSQL, one process each, ${machine}`);
  keepResult({ peer: measured });
  for (const { shopper } of [portal, peer]) shopper.close();
});

async function prepare(shopper: Shopper, act: Act, client: number): Promise<void> {
  await shopper.empty(client);
  if (act === "view") await shopper.fill(client);
}

/** Answers a second, ms of the server's processor for each, and the wait of one in a hundred. */
type Figures = Record<"perSecond" | "processorMs" | "p50" | "p99", number>;
type PeerResult = { act: string; portal: Figures; vendure: Figures };

function resultOf(loads: readonly Load[]): Figures {
  const of = (fact: keyof Load) => Number(median(loads.map((load) => load[fact])).toFixed(1));
  return { perSecond: of("perSecond"), processorMs: of("processorMs"), p50: of("p50"), p99: of("p99") };
}
