import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { people, type Session, signIn } from "./people-who-order";

/** A request that was made, `ms` until the last byte of its answer; what failed has its message with the status or in its place. */
export type Done = { what: string; isPage: boolean; ms: number; status: number | string };

/** Whoever has the session, the series they order, and how often they added some to their cart. */
type Worker = Session & { seriesId: string; additions: number };

/** Does the act of a turn and notes its requests. */
export type Work = (turn: number, note: (done: Done) => void) => Promise<void>;

const cartPath = "/api/gp/passthrough/api/gporders/cart";

/** What everybody does all day, in this order, each person at another place in it: twelve pages, two additions and one order. */
const day = [
  ...["/today", "/products", "add", "/cart", "/history", "/products/patient-revenue", "/patients", "/products/stock-revenue?series="],
  ...["/history?when=everything", "add", "/cart", "/products?type=toric", "/products/details/", "/today", "order"],
];

/** The eight people of the demo, signed in at a port. */
export function signInPeople(port: number): Promise<Worker[]> {
  return Promise.all(people.map(async (person) => ({ ...(await signIn(port, person)), seriesId: person.seriesId, additions: 0 })));
}

/** The work of people through the portal or proxy at a port. `added` hears of every preorder whose addition to a cart was acknowledged. */
export function openWork(port: number, workers: readonly Worker[], added: (preorder: string) => void = () => undefined) {
  const agent = new Agent({ keepAlive: true });

  const ask = (worker: Worker, what: string, body?: object) =>
    new Promise<{ done: Done; text: string }>((resolve) => {
      const startedAtMs = performance.now();
      const finish = (status: number | string, text = "") =>
        resolve({ done: { what, isPage: body === undefined, ms: performance.now() - startedAtMs, status }, text });
      const encoding = body ? "identity" : "gzip";
      const headers = { cookie: worker.cookie, host: "localhost", "accept-encoding": encoding, "content-type": "application/json" };
      const sent = request({ host: "127.0.0.1", port, path: what, agent, method: body ? "POST" : "GET", headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => finish(answer.statusCode ?? 0, body ? Buffer.concat(chunks).toString() : ""));
        answer.on("error", (error) => finish(error.message));
      });
      sent.on("error", (error) => finish(error.message));
      sent.end(body && JSON.stringify(body));
    });

  // One change of a cart at a time, as a person makes them.
  const changing = workers.map(() => Promise.resolve());

  const changeCart = async (worker: Worker, isOrder: boolean, note: (done: Done) => void) => {
    const call = async (name: string, body: object) => {
      const { done, text } = await ask(worker, `${cartPath}/${name}`, body);
      const isDone = done.status === 200;
      // Somebody else took the last boxes meanwhile, which a person is asked about.
      const isAsked = done.status === 409 && text.includes('"reviewChanged"');
      note(isDone ? done : { ...done, status: isAsked ? 200 : `${done.status} ${text}` });
      return isDone ? JSON.parse(text) : isAsked;
    };
    worker.additions += 1;
    // No two that are in a cart at a time are of the same lens.
    const line = { id: newId(), packSize: 30, power: -(2 + (worker.additions % 22)) / 4, baseCurve: 8.4, diameter: 14.2, quantity: 1 };
    const merchandise = { purchaseType: "Revenue", lines: [{ ...line, seriesId: worker.seriesId }] };
    const preorder = { id: newId(), orderType: "Stock", merchandise };
    const filled = await call("sync", { locationId: worker.locationId, preorders: [preorder] });
    if (!filled) return;
    added(preorder.id);
    if (!isOrder) return;
    for (let isAsked = true; isAsked; ) {
      const held = await call("startcheckout", { cartId: filled.cart.id });
      isAsked = held && (await call("checkout", { cartId: filled.cart.id, holdId: held.holdId, acceptTerms: true })) === true;
    }
  };

  const work: Work = async (turn, note) => {
    const index = turn % workers.length;
    const worker = workers[index] as Worker;
    const act = day[(Math.floor(turn / workers.length) + index * 4) % day.length] as string;
    if (act !== "add" && act !== "order") {
      note((await ask(worker, /[=/]$/.test(act) ? act + worker.seriesId : act)).done);
      return;
    }
    const change = (changing[index] ?? Promise.resolve()).then(() => changeCart(worker, act === "order", note));
    changing[index] = change;
    await change;
  };
  return { work, close: () => agent.destroy() };
}

/** Does the work with eight people who never pause; how many acts a second the portal answers. */
export async function highestRateOf(work: Work, forMs: number): Promise<number> {
  const failed: Done[] = [];
  const startedAtMs = performance.now();
  let turn = 0;
  let acts = 0;
  const person = async () => {
    while (performance.now() - startedAtMs < forMs) {
      await work(turn++, (done) => done.status !== 200 && failed.push(done));
      acts += 1;
    }
  };
  await Promise.all(people.map(person));
  if (failed.length > 0) throw new Error(`${failed.length} requests failed, the first: ${JSON.stringify(failed[0])}`);
  return (acts / (performance.now() - startedAtMs)) * 1000;
}

/**
 * Begins so many acts a second, whether or not the ones before are answered, while `goesOn`; returns every request when all are answered.
 * The pauses between them are half to one and a half times as long as the mean.
 */
export async function workAtRate(work: Work, perSecond: number, goesOn: () => boolean): Promise<Done[]> {
  const all: Done[] = [];
  const begun: Promise<void>[] = [];
  let nextAtMs = performance.now();
  for (let turn = 0; goesOn(); turn += 1) {
    nextAtMs += ((0.5 + Math.random()) * 1000) / perSecond;
    const aheadMs = nextAtMs - performance.now();
    // A timer takes a millisecond at least: what is late is begun at once.
    if (aheadMs > 0) await wait(aheadMs);
    begun.push(work(turn, (done) => all.push(done)));
  }
  await Promise.all(begun);
  return all;
}

/** The value that this share of the milliseconds does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
