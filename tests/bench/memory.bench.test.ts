import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startAppServer } from "~tests/helpers/app-server";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";
import { residentMegabytes } from "~tests/helpers/process-figures";
import { signedInVisitor } from "~tests/helpers/signed-in-visitor";
import { machine, report } from "./measure";

const views = 1000;
const atATime = 4;

/** What a practice looks at in a day; grids and details are the big ones. */
const paths = [
  "/products",
  "/products/stock-revenue?series=il-myday",
  "/products/details/il-biofinity",
  "/cart",
  "/history?when=everything",
  "/products?type=toric",
  "/products/stock-revenue?series=il-biofinity-toric",
  "/promotions",
];

let cluster: Awaited<ReturnType<typeof startCluster>>;

/** Needs the build (`npm run build`). */
beforeAll(async () => {
  cluster = await startCluster();
}, 60_000);

afterAll(() => cluster.stop());

/** A PostgreSQL database with the demo in it, as `npm run seed` fills it. */
function givenSeededDatabase() {
  const environment = { DATABASE_URL: cluster.url("postgres"), SESSION_SECRET: "a secret of the bench that is long enough" };
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...environment }, stdio: "ignore" });
  return environment;
}

test.each([
  ["PGlite", 600, () => ({ DISTRIBUTOR_SIMULATOR: "true" })],
  ["PostgreSQL", 250, givenSeededDatabase],
])("after 1,000 page views a server with %s holds less than %d MB", async (kind, limit, environment) => {
  const server = await startAppServer(environment());
  try {
    const { view } = await signedInVisitor(server);
    const atStart = residentMegabytes(server.process.pid);
    let next = 0;
    const reader = async () => {
      for (let place = next++; place < views; place = next++) await view(paths[place % paths.length] ?? "/");
    };
    await Promise.all(Array.from({ length: atATime }, reader));
    const megabytes = residentMegabytes(server.process.pid);
    report(
      `memory with ${kind} ${megabytes.toFixed(0)} MB resident after ${views} page views (${atStart.toFixed(0)} MB after signing in), limit ${limit} MB; ${atATime} at a time over ${paths.length} pages, ${machine}`,
    );
    expect(megabytes).toBeLessThan(limit);
  } finally {
    await server.stop();
  }
});
