import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { expect, onTestFinished, test } from "vitest";
import { pauseBeforeNextTry } from "~/offline/back-off";
import { outcomeOf } from "~/offline/waiting/answer-of";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { demoDataDirectory } from "~tests/helpers/data-directory";
import { demoData } from "~tests/helpers/demo-data";
import { databaseSettings } from "~tests/helpers/demo-database.mjs";
import { isFull } from "~tests/helpers/figures";
import { freePort } from "~tests/helpers/free-port.mjs";
import { openLossyLine } from "~tests/helpers/lossy-line";
import { people, type Session, signIn } from "~tests/helpers/people-who-order";
import { startCluster } from "~tests/helpers/postgres-cluster.mjs";

const seed = Number(process.env.SEED ?? 20261122);
const ordersPath = "/api/gp/passthrough/api/gporders";

/** Pauses are a tenth of those in the browser, so that a proof takes no hours. */
const haste = 10;

const cases = isFull
  ? [
      { database: "PostgreSQL", intents: 10_000, kills: 40 },
      { database: "PGlite", intents: 1000, kills: 4 },
    ]
  : [{ database: "PostgreSQL", intents: 5, kills: 1 }];

/** The demo on PostgreSQL, in a cluster of its own when nobody has seeded one, and what ends it. */
async function demoOnPostgres(): Promise<{ data: Readonly<Record<string, string>>; end: () => Promise<void> }> {
  if (process.env.SEEDED_DATABASE) return { data: await demoData(), end: async () => {} };
  const cluster = await startCluster({ survives: true });
  const data = databaseSettings(cluster.url("postgres"));
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...data } });
  return { data, end: cluster.stop };
}

/** A portal that can be killed and started again with its data, at one address. */
async function serveMortalPortal(database: string) {
  const port = await freePort();
  const { data, end } =
    database === "PostgreSQL" ? await demoOnPostgres() : { data: { DATA_DIR: demoDataDirectory() }, end: async () => {} };
  const start = () => startAppServer({ ...data, DISTRIBUTOR_SIMULATOR: "true", PORT: String(port) });
  let server: AppServer = await start();
  onTestFinished(async () => {
    await server.stop();
    await end();
    if (data.DATA_DIR) rmSync(data.DATA_DIR, { recursive: true, force: true });
  });
  return {
    port,
    killAndStart: async () => {
      const gone = once(server.process, "exit");
      server.process.kill("SIGKILL");
      await gone;
      server = await start();
    },
  };
}

type Answered = { status: number; body: Record<string, unknown> & { code?: string } };

/** Sends a call until it is answered, with the pauses and the notion of an answer that the browser has. */
async function callUntilAnswered(port: number, session: Session, name: string, input: object): Promise<Answered> {
  for (let tries = 0; ; tries += 1) {
    const answer = await callOnce(port, session, name, input);
    const outcome = answer && outcomeOf(answer.status, answer.body, answer.retryAfterSeconds);
    if (answer && outcome?.kind !== "none") return answer;
    const retryAfterSeconds = outcome?.kind === "none" ? outcome.retryAfterSeconds : 0;
    await wait(pauseBeforeNextTry({ tries, random: Math.random(), retryAfterSeconds }) / haste);
  }
}

async function callOnce(port: number, { cookie }: Session, name: string, input: object) {
  try {
    const headers = { "Content-Type": "application/json", Cookie: cookie };
    const sent = { method: "POST", headers, body: JSON.stringify(input), signal: AbortSignal.timeout(30_000) };
    const answer = await fetch(`http://127.0.0.1:${port}${ordersPath}/cart/${name}`, sent);
    const retryAfterSeconds = Number(answer.headers.get("retry-after")) || 0;
    return { status: answer.status, body: (await answer.json()) as Answered["body"], retryAfterSeconds };
  } catch {
    return null;
  }
}

/** One intent: a lens is put into the cart and ordered. Answers the id of the preorder that the receipt names. */
async function orderOnce(port: number, session: Session, seriesId: string): Promise<string> {
  const line = { id: newId(), seriesId, packSize: 30, power: -2, baseCurve: 8.4, diameter: 14.2, quantity: 1 };
  const preorder = { id: newId(), orderType: "Stock", merchandise: { purchaseType: "Revenue", lines: [line] } };
  const input = { locationId: session.locationId, preorders: [preorder], onClash: "add" };
  const filled = await callUntilAnswered(port, session, "sync", input);
  expect(filled.status, JSON.stringify(filled.body)).toBe(200);
  const { id: cartId } = filled.body.cart as { id: string };
  for (;;) {
    const held = await callUntilAnswered(port, session, "startcheckout", { cartId });
    const { holdId } = held.body;
    const ordered = await callUntilAnswered(port, session, "checkout", { cartId, holdId, acceptTerms: true });
    // A request that the line sent twice may have begun another hold: then the review is read again.
    if (ordered.status !== 200) continue;
    const { orders } = ordered.body.receipt as { orders: { preOrderId: string }[] };
    expect(orders.map(({ preOrderId }) => preOrderId)).toEqual([preorder.id]);
    return preorder.id;
  }
}

/** The preorders that the orders of the practices were made from, one for each order. */
async function orderedPreorders(port: number, sessions: readonly Session[]): Promise<string[]> {
  const found: string[] = [];
  for (const { cookie } of sessions) {
    const headers = { "Content-Type": "application/json", Cookie: cookie };
    const { tenant } = await (await fetch(`http://127.0.0.1:${port}/api/session`, { headers })).json();
    for (let next: string | null | undefined; next !== null; ) {
      const body = JSON.stringify({ pageSize: 100, next });
      const answer = await fetch(`http://127.0.0.1:${port}${ordersPath}/v2/tenant/${tenant._id}`, { method: "POST", headers, body });
      const page = (await answer.json()) as { orders: { preOrderId: string }[]; next: string | null };
      found.push(...page.orders.map(({ preOrderId }) => preOrderId));
      next = page.next;
    }
  }
  return found;
}

test.each(cases)(
  "$intents order intents on a lossy connection, with $kills kills on $database, become exactly as many orders",
  async (each) => {
    const portal = await serveMortalPortal(each.database);
    const sessions = await Promise.all(people.map((person) => signIn(portal.port, person)));
    const admins = sessions.filter((_, index) => people[index]?.name === "admin");
    for (const session of sessions) {
      const { body } = await callUntilAnswered(portal.port, session, "view", { locationId: session.locationId });
      const cart = body.cart as { id: string } | null;
      if (cart) await callUntilAnswered(portal.port, session, "empty", { cartId: cart.id });
    }
    const before = new Set(await orderedPreorders(portal.port, admins));
    const line = await openLossyLine(() => portal.port, seed);
    onTestFinished(() => line.close());

    const placed: string[] = [];
    let begun = 0;
    const orderOn = async (session: Session, seriesId: string) => {
      while (begun < each.intents) {
        begun += 1;
        placed.push(await orderOnce(line.port, session, seriesId));
      }
    };
    const working = Promise.all(sessions.map((session, index) => orderOn(session, people[index]?.seriesId ?? "")));
    for (let kill = 1; kill <= each.kills; kill += 1) {
      const due = (each.intents * kill) / (each.kills + 1);
      while (placed.length < due) await Promise.race([wait(20), working]);
      await portal.killAndStart();
    }
    await working;
    const lost = Object.entries(line.counts).map(([name, count]) => `${name} ${count}`);
    console.info(`${placed.length} intents on ${each.database}, seed ${seed}, ${each.kills} kills: ${lost.join(", ")}`);
    expect(new Set(placed).size).toBe(each.intents);
    // Neither lost nor double: each intent has one order, and nothing else has any.
    const ordered = (await orderedPreorders(portal.port, admins)).filter((id) => !before.has(id));
    expect(ordered.sort()).toEqual(placed.sort());
  },
  isFull ? 7_200_000 : 120_000,
);
