import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { openBalancer } from "~tests/helpers/balancer";
import { signInVisitor } from "~tests/helpers/cookie-jar";
import { isFull } from "~tests/helpers/figures";
import { keepFigures } from "~tests/helpers/keep-figures";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";
import { highestRateOf, openWork, signInPeople, workAtRate } from "~tests/helpers/working-people";

const rounds = isFull ? 20 : 1;
const cartPath = "/api/gp/passthrough/api/gporders/cart";

let cluster: Awaited<ReturnType<typeof startCluster>>;
let portals: AppServer[];
let balancer: Awaited<ReturnType<typeof openBalancer>>;
const start = (port?: number) =>
  startAppServer({
    ...{ DATABASE_URL: cluster.url("postgres"), SESSION_SECRET: "a secret of at least 32 characters", DRAIN_SECONDS: "2" },
    ...(port === undefined ? {} : { PORT: String(port) }),
  });

beforeAll(async () => {
  cluster = await startCluster();
  const env = { PATH: process.env.PATH, DATABASE_URL: cluster.url("postgres"), SESSION_SECRET: "a secret of at least 32 characters" };
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env });
  portals = [await start(), await start()];
  balancer = await openBalancer(portals.map(({ port }) => port));
});

afterAll(async () => {
  balancer?.close();
  await Promise.all((portals ?? []).map((portal) => portal.stop()));
  await cluster?.stop();
});

type Person = Awaited<ReturnType<typeof signInVisitor>>;

/** Sends half of a form, and the rest when `finish` is called; answers the status line. */
async function beginForm(visitor: Person, preorder: object) {
  const body = JSON.stringify({ locationId: visitor.locationId, preorders: [preorder] });
  const socket = connect(balancer.port, "127.0.0.1");
  await once(socket, "connect");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", () => undefined);
  const head = [`POST ${cartPath}/sync HTTP/1.1`, "Host: localhost", "Content-Type: application/json", "Connection: close"];
  const more = [`Content-Length: ${Buffer.byteLength(body)}`, `Cookie: ${visitor.cookies()}`, "", ""];
  const half = Math.floor(body.length / 2);
  socket.write([...head, ...more].join("\r\n") + body.slice(0, half));
  return async () => {
    socket.write(body.slice(half));
    await once(socket, "close");
    return Buffer.concat(chunks).toString().split("\r\n", 1)[0];
  };
}

/** A stock order of one lens; no two that lie in a cart at a time are of the same. */
const stockOrder = (power: number) => ({
  id: newId(),
  orderType: "Stock",
  merchandise: {
    purchaseType: "Revenue",
    lines: [{ id: newId(), seriesId: "il-myday", packSize: 30, power, baseCurve: 8.4, diameter: 14.2, quantity: 1 }],
  },
});

test(`${rounds} times both portals are replaced under 30 % of the highest rate of one: no request fails and no form is lost`, async () => {
  const address = `http://127.0.0.1:${balancer.port}`;
  const failures: string[] = [];
  const saved: string[] = [];
  let requests = 0;
  let goesOn = true;
  const note = (what: string, status: number | string) => {
    requests += 1;
    if (typeof status === "string" || status >= 400) failures.push(`${what}: ${status}`);
  };
  const typist = await signInVisitor(address, { practice: "einayim", name: "dana" });
  const workers = await signInPeople(balancer.port);
  const alone = openWork(portals[0]?.port ?? 0, workers);
  const highest = isFull ? await highestRateOf(alone.work, 20_000) : 20;
  alone.close();
  const { work, close } = openWork(balancer.port, workers, (preorder) => saved.push(preorder));
  const working = workAtRate(work, 0.3 * highest, () => goesOn);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, portal] of portals.entries()) {
      const forms = [-1, -2, -3, -4].map(stockOrder);
      const begun = await Promise.all(forms.map((form) => beginForm(typist, form)));
      const stopped = portal.stop();
      await wait(2_300);
      const answers = await Promise.all(begun.map((finish) => finish()));
      for (const answer of answers) note("form", answer === "HTTP/1.1 200 OK" ? 200 : String(answer));
      saved.push(...forms.map(({ id }) => id));
      const { cart } = await typist.call<{ cart: { id: string } }>(`${cartPath}/view`, { locationId: typist.locationId });
      await typist.call(`${cartPath}/empty`, { cartId: cart.id });
      expect(await stopped).toBe(0);
      portals[index] = await start(portal.port);
      await balancer.untilAllReady();
    }
  }
  goesOn = false;
  for (const { what, status } of await working) note(what, status);
  close();
  const asked = Number((0.3 * highest).toFixed(1));
  keepFigures({ replacements: rounds * 2, actsASecond: asked, requests, failed: failures.length, formsAndAdditions: saved.length });
  expect(failures).toEqual([]);
  const client = new pg.Client({ connectionString: cluster.url("postgres") });
  await client.connect();
  const { rows } = await client.query<{ id: string }>("select id from preorders");
  await client.end();
  const stored = rows.map(({ id }) => id);
  expect(saved.filter((id) => stored.filter((each) => each === id).length !== 1)).toEqual([]);
});
