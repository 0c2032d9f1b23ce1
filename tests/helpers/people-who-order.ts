import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { isFull } from "./figures";

const ordersPath = "/api/gp/passthrough/api/gporders";

/** Eight people of the demo in both markets, and the series they order. */
export const people = [
  ...["admin", "doctor", "staff"].map((name) => ({ practice: "einayim", name, seriesId: "il-myday" })),
  ...["admin", "doctor", "staff"].map((name) => ({ practice: "carmel", name, seriesId: "il-myday" })),
  ...["admin", "doctor"].map((name) => ({ practice: "hanbit", name, seriesId: "kr-myday" })),
];

/** Those of them who order all the time: with full figures everybody, in the check one of each practice. */
export const ordering = isFull ? people : people.filter(({ name }) => name === "admin");

/** What a portal answered, the message of a failed connection in the place of a status. */
export type Answered = { what: string; status: number | string; retryAfter: string | null; body: string };

export type PeopleWhoOrder = {
  /** Every answer of the portal, in their order. */
  answers: Answered[];
  /** The preorders of every receipt that arrived. */
  acknowledged: string[];
  /** How many carts were ordered so far; each begun after it was asked for. */
  rounds: () => number[];
  /** Of the session of each. */
  cookies: readonly string[];
  /** Lets everybody finish the cart at hand. */
  stop: () => Promise<void>;
};

/**
 * People who order over HTTP at the ports in turn, one cart after the other: fill it, check it out, order, look at a page. What was
 * answered 503 they send again with the same ids until it is answered.
 */
export async function letPeopleOrder(...ports: readonly number[]): Promise<PeopleWhoOrder> {
  const answers: Answered[] = [];
  const acknowledged: string[] = [];
  const rounds = ordering.map(() => 0);
  let goesOn = true;

  const portOf = (index: number) => ports[index % ports.length] as number;
  const ask = async (port: number, what: string, init: RequestInit): Promise<Answered> => {
    const answered = await fetch(`http://127.0.0.1:${port}${what}`, { ...init, redirect: "manual" }).then(
      async (response) => ({ status: response.status, retryAfter: response.headers.get("retry-after"), body: await response.text() }),
      (error: Error) => ({ status: `${error.message} ${String(error.cause)}`, retryAfter: null, body: "" }),
    );
    answers.push({ what, ...answered });
    return { what, ...answered };
  };

  const sessions = await Promise.all(ordering.map((person, index) => signIn(portOf(index), person)));
  const orderOn = async (index: number) => {
    const { cookie, locationId } = sessions[index] as Session;
    const { seriesId } = ordering[index] as (typeof people)[number];
    const call = async (name: string, body: object) => {
      for (;;) {
        const headers = { "Content-Type": "application/json", Cookie: cookie };
        const answered = await ask(portOf(index), `${ordersPath}/cart/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
        if (answered.status === 200) return JSON.parse(answered.body);
        if (answered.status !== 503 || !goesOn) return null;
        await wait(100);
      }
    };
    const view = await call("view", { locationId });
    if (view?.cart) await call("empty", { cartId: view.cart.id });
    while (goesOn) {
      const line = { id: newId(), seriesId, packSize: 30, power: -randomInt(2, 24) / 4, baseCurve: 8.4, diameter: 14.2, quantity: 1 };
      const preorder = { id: newId(), orderType: "Stock", merchandise: { purchaseType: "Revenue", lines: [line] } };
      const filled = await call("sync", { locationId, preorders: [preorder] });
      for (let receipt = null; filled && !receipt && goesOn; ) {
        const held = await call("startcheckout", { cartId: filled.cart.id });
        receipt = held && (await call("checkout", { cartId: filled.cart.id, holdId: held.holdId, acceptTerms: true }));
        if (receipt) acknowledged.push(...receipt.receipt.orders.map(({ preOrderId }: { preOrderId: string }) => preOrderId));
      }
      await ask(portOf(index), "/history", { headers: { Cookie: cookie } });
      rounds[index] = (rounds[index] ?? 0) + 1;
    }
  };
  const working = Promise.all(ordering.map((_, index) => orderOn(index)));
  // Heard where they are stopped.
  working.catch(() => undefined);
  return {
    ...{ answers, acknowledged, rounds: () => [...rounds], cookies: sessions.map(({ cookie }) => cookie) },
    stop: async () => {
      goesOn = false;
      await working;
    },
  };
}

export type Session = { cookie: string; locationId: string };

/** The session of one of them. */
export async function signIn(port: number, { practice, name }: (typeof people)[number]): Promise<Session> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/users/authenticate`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: `${name}@${practice}.example`, password: "Demo-Lens-2026", subDomain: practice }),
  });
  if (!answer.ok) throw new Error(`Signing in was refused: ${answer.status}`);
  const { locationId } = (await answer.json()) as { locationId: string };
  const cookie = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
  return { cookie: cookie.join("; "), locationId };
}
