import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { openLine } from "~tests/helpers/line";
import { people, type Session, signIn } from "~tests/helpers/people-who-order";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";

/** Longer than a statement that people wait for may take, and what the database has to say that it ended it. */
const endsWithinMs = 25_000;
const healsWithinMs = 10_000;

let cluster: Awaited<ReturnType<typeof startCluster>>;
let line: Awaited<ReturnType<typeof openLine>>;
let portal: AppServer;
let session: Session;

beforeAll(async () => {
  cluster = await startCluster();
  const behind = new URL(cluster.url("postgres"));
  line = await openLine(() => Number(behind.port));
  const environment = { SESSION_SECRET: "a secret of at least 32 characters", DATABASE_URL: behind.href };
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...environment } });
  portal = await startAppServer({ ...environment, DATABASE_URL: Object.assign(new URL(behind), { port: String(line.port) }).href });
  session = await signIn(portal.port, people[0] as (typeof people)[number]);
});

afterAll(async () => {
  await portal?.stop();
  line?.close();
  await cluster?.stop();
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${portal.port}${path}`, {
    ...init,
    headers: { cookie: session.cookie, "content-type": "application/json" },
    signal: AbortSignal.timeout(endsWithinMs),
  });

function addLens() {
  const lens = { id: newId(), seriesId: "il-myday", packSize: 30, power: -2, baseCurve: 8.4, diameter: 14.2, quantity: 1 };
  const preorders = [{ id: newId(), orderType: "Stock", merchandise: { purchaseType: "Revenue", lines: [lens] } }];
  const body = JSON.stringify({ locationId: session.locationId, preorders, onClash: "add" });
  return ask("/api/gp/passthrough/api/gporders/cart/sync", { method: "POST", body });
}

test("a line to the database that falls silent holds no request for ever, and everything heals once it carries again", async () => {
  // Several connections are open when it happens.
  const before = await Promise.all([ask("/cart"), ask("/history"), addLens(), addLens(), ask("/today")]);
  expect(before.map(({ status }) => status)).toEqual(before.map(() => 200));
  line.fallSilent();
  const atOnce = await Promise.all([ask("/cart"), ask("/history"), addLens(), addLens()]);
  expect((await ask("/readyz")).status).toBe(503);
  expect(atOnce.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual(atOnce.map(() => [503, "5"]));
  expect(await atOnce[0]?.text()).toContain("The service cannot be reached at the moment");
  expect(await atOnce[2]?.json()).toMatchObject({ code: "unavailable" });
  line.mend();
  const mendedAtMs = performance.now();
  while ((await ask("/readyz")).status !== 200 || (await addLens()).status !== 200) await wait(50);
  expect(performance.now() - mendedAtMs).toBeLessThan(healsWithinMs);
  expect((await ask("/cart")).status).toBe(200);
  expect(portal.process.exitCode).toBeNull();
});
