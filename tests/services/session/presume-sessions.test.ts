import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Doors } from "~/db/doors.server";
import { PracticeBusyError } from "~/db/practice-busy-error.server";
import { schema } from "~/db/schema.server";
import { presentVersions } from "~/domain/account/legal-versions";
import { type CallContext, emptyMemory } from "~/services/call-context.server";
import { createCalls } from "~/services/create-calls.server";
import { presumeSessions } from "~/services/session/presume-sessions.server";
import { countStatements, hearStatements, resetDatabase, testDatabase } from "~tests/helpers/database";
import { callContextFor, now } from "~tests/helpers/given";
import { expectRefused } from "~tests/services/cart/expect-refused";
import { cartRows, givenCatalogue, givenShopper, mydayLine, type Shopper, stockOrder } from "~tests/services/cart/given-cart";
import { failures } from "~tests/services/cart/given-review";
import { givenOperatorIn } from "./accounts";

let shopper: Shopper;
/** A process of the portal. */
let process: ReturnType<typeof presumeSessions>;

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
  shopper = await givenShopper({ locations: 2 });
  process = presumeSessions();
  lenses = 0;
});

/** The context of one call over HTTP. */
const contextFor = (parts: Partial<CallContext> = {}, token = shopper.token) =>
  callContextFor({ token }, { memory: emptyMemory({ isOneCall: true }), ...parts });
const request = async (parts?: Partial<CallContext>, token?: string) => createCalls(await contextFor(parts, token), process);

/** Each line is of another lens: what is in the cart already would be asked about. */
let lenses = 0;
const nextLine = () => {
  lenses += 1;
  return mydayLine(-lenses / 4, 2);
};

type Given = { parts?: Partial<CallContext>; at?: string; token?: string };
const add = async ({ parts = {}, at = shopper.locationId, token = shopper.token }: Given = {}) =>
  (await request(parts, token)).cart.sync({ locationId: at, preorders: [stockOrder([nextLine()])] });

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const other = () => shopper.locationIds[1] ?? "";

const lookUps = async (work: () => Promise<unknown>) =>
  (await hearStatements(work)).filter((statement) => statement.includes('from "sessions"')).length;
const transactionsOf = async (work: () => Promise<unknown>) => (await countStatements(work)).transactions;

/** What happens to the session of a person who has used it. */
const ended = async () => {
  const { owner } = await testDatabase();
  await owner.update(schema.sessions).set({ endedAt: now });
};
const setTenant = async (values: Partial<typeof schema.tenants.$inferInsert>) => {
  const { owner } = await testDatabase();
  await owner.update(schema.tenants).set(values).where(eq(schema.tenants.tenantId, shopper.tenantId));
};
const setUser = async (values: Partial<typeof schema.users.$inferInsert>) => {
  const { owner } = await testDatabase();
  await owner.update(schema.users).set(values).where(eq(schema.users.id, shopper.userId));
};
const leaveLocation = async (id: string) => {
  const { owner } = await testDatabase();
  await owner.delete(schema.userLocations).where(eq(schema.userLocations.locationId, id));
};

describe("a change by a session that the process has looked up before", () => {
  test("looks it up in its own transaction", async () => {
    expect(await transactionsOf(() => add())).toBe(2);
    expect(await transactionsOf(() => add())).toBe(1);
    expect(await lookUps(() => add())).toBe(1);
  });

  test("is the same as that of any other", async () => {
    for (const quantity of [2, 4, 6]) expect((await add()).cart.itemsQuantity).toBe(quantity);
    const cartId = (await add()).cart.id;
    const { holdId } = await (await request()).cart.startCheckout({ cartId });
    const { receipt } = await (await request()).cart.checkout({ cartId, holdId, acceptTerms: true });
    expect(receipt.orders).toHaveLength(4);
  });

  test("records its last use once a minute, which looks it up first", async () => {
    await add();
    const heard = await hearStatements(() => add({ parts: { now: later(61) } }));
    expect(heard.filter((statement) => statement.startsWith('update "sessions"'))).toHaveLength(1);
    await add({ parts: { now: later(62) } });
    expect(await transactionsOf(() => add({ parts: { now: later(63) } }))).toBe(1);
  });

  test("is begun again once when anything of the session was stored meanwhile", async () => {
    await add();
    const { owner } = await testDatabase();
    await owner.update(schema.sessions).set({ searches: { one: { q: "myday" } } });
    expect(await transactionsOf(() => add())).toBe(3);
    expect(await transactionsOf(() => add())).toBe(1);
  });

  test("is refused once its session has ended", async () => {
    await add();
    await ended();
    for (const _ of [1, 2]) await expectRefused(add, "sessionExpired");
  });

  test("is refused once its session is over", async () => {
    await add();
    await expectRefused(() => add({ parts: { now: later(13 * 60 * 60) } }), "sessionExpired");
  });

  test("is refused once its user is removed", async () => {
    await add();
    const { owner } = await testDatabase();
    await owner.update(schema.sessions).set({ userId: null });
    await expectRefused(add, "sessionExpired");
  });

  test("is refused once its practice is no longer approved, on the host of another one too", async () => {
    await givenShopper({ subDomain: "carmel" });
    await add();
    await expectRefused(() => add({ parts: { hostSubDomain: "carmel" } }), "sessionExpired");
    await setTenant({ status: "suspended" });
    await expectRefused(add, "sessionExpired");
  });

  test("on its practice's own host is looked up in its own transaction", async () => {
    await add();
    expect(await transactionsOf(() => add({ parts: { hostSubDomain: shopper.subDomain } }))).toBe(1);
  });

  test("is refused once terms or a second factor are missing, and permitted once they are there", async () => {
    await add();
    await setUser({ termsVersion: null });
    await expectRefused(add, "termsNotAccepted");
    await setUser(presentVersions("IL"));
    await add();
    await setTenant({ factorRequiredAt: now });
    await expectRefused(add, "secondFactorMissing");
    await setTenant({ factorRequiredAt: null });
    await add();
  });

  test("finds no location that was taken from its person", async () => {
    await add({ at: other() });
    await leaveLocation(other());
    await expectRefused(() => add({ at: other() }), "notFound");
  });

  test("finds a location that its person was given", async () => {
    await leaveLocation(other());
    await add();
    const { owner } = await testDatabase();
    await owner.insert(schema.userLocations).values({ tenantId: shopper.tenantId, userId: shopper.userId, locationId: other() });
    expect((await add({ at: other() })).cart.itemsQuantity).toBe(2);
  });

  test("is refused once, and its failure recorded once", async () => {
    const { cart } = await add();
    const checkout = async () => (await request()).cart.checkout({ cartId: cart.id, holdId: cart.id, acceptTerms: true });
    expect(await transactionsOf(() => expectRefused(checkout, "checkoutExpired"))).toBe(2);
    expect(await failures()).toHaveLength(1);
  });

  test("is refused once its session has ended between two attempts of its transaction", async () => {
    await add();
    const { doors } = await testDatabase();
    const conflicting: Doors = {
      ...doors,
      withTenant: async (tenantId, work) => {
        await doors.withTenant(tenantId, (db) => work(db).then(() => Promise.reject(new Error("a conflict")))).catch(() => undefined);
        await ended();
        return doors.withTenant(tenantId, work);
      },
    };
    await expectRefused(() => add({ parts: { doors: conflicting } }), "sessionExpired");
  });

  test("is not repeated when the practice is busy or the database is away", async () => {
    await add();
    const { doors } = await testDatabase();
    let entered = 0;
    const busy: Doors = {
      ...doors,
      withTenant: async () => {
        entered += 1;
        throw new PracticeBusyError("too much of one practice waits");
      },
      readTenant: () => Promise.reject(new Error("is not looked up again")),
    };
    await expect(add({ parts: { doors: busy } })).rejects.toThrow(PracticeBusyError);
    expect(entered).toBe(1);
  });
});

test("a session is that of its practice only", async () => {
  const neighbour = await givenShopper({ subDomain: "carmel" });
  await add();
  const [, random] = shopper.token.split(".");
  await expectRefused(() => add({ token: `${neighbour.tenantId}.${random}` }), "sessionExpired");
});

test("the sessions of operators, and those of pages, are looked up first", async () => {
  const { carrier } = await givenOperatorIn(shopper.practice);
  const token = carrier.token ?? "";
  await add({ token });
  expect(await transactionsOf(() => add({ token }))).toBeGreaterThan(2);
  await add();
  expect(await transactionsOf(() => add({ parts: { memory: emptyMemory() } }))).toBe(2);
});

describe("before its session has been looked up, a call", () => {
  const call = { path: ["cart", "sync"], input: {} };

  test("opens no door but that of its practice", async () => {
    await add();
    const context = await contextFor();
    const opened: string[] = [];
    const next = async ({ context: given = context } = {}) => {
      const answers = await Promise.allSettled([
        given.doors.readTenant(shopper.tenantId, async () => opened.push("readTenant")),
        given.doors.asVisitor(async () => opened.push("asVisitor")),
      ]);
      return answers.map(({ status }) => status);
    };
    // It is answered as any other, which may open them.
    expect(await process({ ...call, context, next })).toEqual(["fulfilled", "fulfilled"]);
    expect(opened).toEqual(["readTenant", "asVisitor"]);
  });

  test("gives no answer", async () => {
    await add();
    const context = await contextFor();
    const answers = ["before", "after"];
    expect(await process({ ...call, context, next: async () => answers.shift() })).toBe("after");
  });

  test("commits nothing", async () => {
    await add();
    const before = await cartRows();
    await ended();
    const context = await contextFor();
    const next = async ({ context: given = context } = {}) =>
      given === context
        ? "looked up first"
        : given.doors.withTenant(shopper.tenantId, ({ tx }) => tx.update(schema.carts).set({ orderedAt: later(9) }));
    expect(await process({ ...call, context, next })).toBe("looked up first");
    expect(await cartRows()).toEqual(before);
  });
});
