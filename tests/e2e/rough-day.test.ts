import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { ordersPath } from "~tests/helpers/call-in-page";
import { isFull, testInFull } from "~tests/helpers/figures";
import { signIn as openSession } from "~tests/helpers/people-who-order";
import { servePortalOfExpiringSessions } from "~tests/helpers/portal-of-expiring-sessions";
import { openRoughLine } from "~tests/helpers/rough-line";
import { addPatientOrder, addStock, checkOut, type Orderer, type Step, steps } from "~tests/helpers/rough-orders";
import { seededChance } from "~tests/helpers/seeded-chance";
import { signIn } from "~tests/helpers/sign-in";

const seed = Number(process.env.SEED ?? 20261124);
const ordersOfEach = isFull ? 50 : 3;
/** How long the line is down, in milliseconds; log-uniform between them. */
const [shortestBurst, longestBurst] = isFull ? [1000, 60_000] : [300, 2000];
const patienceMs = isFull ? 180_000 : 60_000;

type Who = {
  practice: "einayim" | "carmel" | "hanbit";
  person: "doctor" | "staff";
  host: "il.localhost" | "kr.localhost";
  kind: "stock" | "patient";
};
const everybody: readonly Who[] = [
  { practice: "carmel", person: "doctor", host: "il.localhost", kind: "patient" },
  { practice: "hanbit", person: "doctor", host: "kr.localhost", kind: "stock" },
  { practice: "einayim", person: "doctor", host: "il.localhost", kind: "stock" },
  { practice: "hanbit", person: "staff", host: "kr.localhost", kind: "patient" },
];
const people = isFull ? everybody : everybody.slice(0, 2);

/** In turn, so that each comes on a short day too. */
const troubles = ["burst", "answer", "scripts", "version", "session"] as const;
type Trouble = (typeof troubles)[number];

let portal: Awaited<ReturnType<typeof servePortalOfExpiringSessions>>;
beforeAll(async () => {
  portal = await servePortalOfExpiringSessions();
}, 120_000);
afterAll(() => portal?.stop());

const portalPort = () => portal.port;

/** What a person sees of the portal by another way than the line, to know what has arrived; in a session that runs out too. */
async function beside(practice: Who["practice"], name: string) {
  const open = () => openSession(portalPort(), { practice, name, seriesId: "" });
  let { cookie, locationId } = await open();
  const send = (path: string, body?: object) => {
    const headers = { "Content-Type": "application/json", Cookie: cookie };
    return fetch(`http://127.0.0.1:${portalPort()}${path}`, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });
  };
  const ask = async (path: string, body?: object) => {
    let answer = await send(path, body);
    if (answer.status === 401) {
      ({ cookie, locationId } = await open());
      answer = await send(path, body);
    }
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  const cart = async () => (await ask(`${ordersPath}/cart/view`, { locationId })).cart;
  return {
    boxesInCart: async (): Promise<number> => (await cart())?.itemsQuantity ?? 0,
    emptyCart: async () => {
      const present = await cart();
      if (present?.hold) await ask(`${ordersPath}/cart/releasecheckout`, { cartId: present.id, holdId: present.hold.holdId });
      if (present) await ask(`${ordersPath}/cart/empty`, { cartId: present.id });
    },
    ordersOf: async (cartId: string): Promise<{ id: string; boxesQuantity: number }[]> => {
      const { tenant } = await ask("/api/session");
      return (await ask(`${ordersPath}/v2/tenant/${tenant._id}`, { tenantId: tenant._id, cartId })).orders;
    },
    ordersQuantity: async (): Promise<number> => {
      const { tenant } = await ask("/api/session");
      return (await ask(`${ordersPath}/v2/tenant/${tenant._id}`, { tenantId: tenant._id, pageSize: 1 })).totalRecords;
    },
    patient: async (patientId: string) => {
      const { tenant } = await ask("/api/session");
      return (await ask(`/api/gp/passthrough/api/gpmaster/patients/tenant/${tenant._id}/${patientId}`)).patient;
    },
  };
}

type Line = Awaited<ReturnType<typeof openRoughLine>>;

/** Everything a person orders in a day; returns what became of each order. */
async function orderAllDay(who: Who, index: number, resends = true) {
  const chance = seededChance(seed + index);
  const line: Line = await openRoughLine(portalPort);
  onTestFinished(() => line.close());
  const page = await openPage({ losesLine: true, more: isFull ? { serviceWorkers: "allow" } : {} });
  page.on("dialog", (dialog) => void dialog.accept());
  if (!resends) await page.addInitScript(sendOnce);
  const email = `${who.person}@${who.practice}.example`;
  const view = await beside(who.practice, who.person);
  await view.emptyCart();
  await signIn(page, who, "/products", (path, host) => `http://${host}:${line.port}${path}`);
  const boxesOf: { cartId: string; boxes: number }[] = [];
  const bring: Readonly<Record<Trouble, () => unknown>> = {
    burst: () => {
      const length = shortestBurst * (longestBurst / shortestBurst) ** chance();
      line.cut();
      setTimeout(line.mend, length);
    },
    answer: () => line.loseNextAnswer(),
    scripts: () => line.failScripts(3),
    version: () => line.deploy(),
    session: () => portal.expireSessions(email),
  };
  for (let order = 0; order < (resends ? ordersOfEach : 1); order += 1) {
    const trouble = resends ? (troubles[(order + index * 2) % troubles.length] ?? "burst") : "burst";
    const when = resends ? pick(steps, chance()) : "adding";
    let isBrought = false;
    const orderer: Orderer = {
      page,
      email,
      patienceMs: resends ? patienceMs : 10_000,
      // Once: a step that is taken again, such as after signing in, has its trouble behind it.
      before: async (step: Step) => {
        if (step !== when || isBrought) return;
        isBrought = true;
        await bring[trouble]();
      },
    };
    const boxes = 1 + Math.floor(chance() * 4);
    const isInCart = async () => (await view.boxesInCart()) === boxes;
    try {
      if (who.kind === "stock") {
        const seriesId = who.practice === "hanbit" ? "kr-clariti-1-day" : "il-clariti-1-day";
        await addStock(orderer, { seriesId, cell: 2 + Math.floor(chance() * 12), boxes }, isInCart);
      } else {
        const fields = {
          firstName: "Tamar",
          lastName: `Quillfeather ${seed} ${index} ${order}`,
          phone: who.practice === "hanbit" ? "010-0000-0077" : "050-000-0077",
          note: "Calls back in the evening",
        };
        const patientId = await addPatientOrder(
          orderer,
          { fields, seriesId: who.practice === "hanbit" ? "kr-myday" : "il-myday", quantity: boxes },
          isInCart,
        );
        const patient = await view.patient(patientId);
        expect({ firstName: patient.firstName, lastName: patient.lastName }).toEqual({
          firstName: fields.firstName,
          lastName: fields.lastName,
        });
      }
      boxesOf.push({ cartId: await checkOut(orderer), boxes });
    } catch (problem) {
      throw new Error(`order ${order} of ${email}, ${trouble} before ${when}: ${problem instanceof Error ? problem.message : problem}`, {
        cause: problem,
      });
    }
    await wait(0);
  }
  return { view, boxesOf, counts: line.counts() };
}

const pick = <Each>(from: readonly Each[], chance: number): Each => from[Math.floor(chance * from.length)] as Each;

/** A browser that never sends anything again: what failed once fails at each further try. */
function sendOnce() {
  const ask = window.fetch;
  const failed = new Set<string>();
  window.fetch = async (input, init) => {
    const sent = `${init?.method ?? "GET"} ${input instanceof Request ? input.url : input}`;
    if (failed.has(sent)) throw new TypeError("Failed to fetch");
    try {
      return await ask(input, init);
    } catch (error) {
      failed.add(sent);
      throw error;
    }
  };
}

test(`${people.length * ordersOfEach} orders in browsers whose line, scripts, sessions and portal fail become exactly as many, and nothing typed is lost`, async () => {
  const watched = await Promise.all([...new Set(people.map(({ practice }) => practice))].map((practice) => beside(practice, "admin")));
  const count = async () => (await Promise.all(watched.map((view) => view.ordersQuantity()))).reduce((sum, each) => sum + each, 0);
  const before = await count();
  const days = await Promise.all(people.map((who, index) => orderAllDay(who, index)));
  for (const { view, boxesOf } of days) {
    for (const { cartId, boxes } of boxesOf)
      expect((await view.ordersOf(cartId)).map(({ boxesQuantity }) => boxesQuantity)).toEqual([boxes]);
  }
  expect((await count()) - before).toBe(people.length * ordersOfEach);
  console.info(`seed ${seed}: ${days.map(({ counts }) => JSON.stringify(counts)).join(" ")}`);
}, 3_600_000);

testInFull("the same person gets nothing ordered in a browser that sends nothing again", async () => {
  await expect(orderAllDay(everybody[1] as Who, 9, false)).rejects.toThrow(/adding: nothing happens/);
});
