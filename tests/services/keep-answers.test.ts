import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { insertPin } from "~/db/queries/catalogue/pins.server";
import { noteStockChange } from "~/db/queries/practice/changes.server";
import { schema } from "~/db/schema.server";
import { type CallContext, emptyMemory } from "~/services/call-context.server";
import { createCalls } from "~/services/create-calls.server";
import { keepAnswers } from "~/services/keep-answers.server";
import { newSessionToken } from "~/services/session/session-token.server";
import { hearStatements, resetDatabase, testDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor, now } from "~tests/helpers/given";
import { givenCatalogue, givenShopper, mydayLine, type Shopper, shopperOf, stockOrder } from "./cart/given-cart";
import { givenOperatorIn } from "./session/accounts";

type Person = Pick<Shopper, "token">;

let shopper: Shopper;
/** What two processes of the portal keep. */
let here: ReturnType<typeof keepAnswers>;
let elsewhere: typeof here;

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
  shopper = await givenShopper({ role: "practiceAdmin" });
  [here, elsewhere] = [keepAnswers(), keepAnswers()];
});

/** The calls of one request. */
async function request(person: Person = shopper, { isReading = true, process = here, ...parts }: Asked = {}) {
  return createCalls(await callContextFor(person, { memory: emptyMemory({ isReading }), ...parts }), process);
}

type Asked = Partial<CallContext> & { isReading?: boolean; process?: typeof here };

const place = () => ({ locationId: shopper.locationId });
const history = async (asked: Asked = {}, person: Shopper = shopper) =>
  (await request(person, asked)).orders.history({ tenantId: person.tenantId });
const count = async (asked: Asked = {}) => (await (await request(shopper, asked)).cart.count(place())).itemsQuantity;
const list = async (asked: Asked = {}) => (await request(shopper, asked)).catalogue.list({ country: "IL" });

/** How often a table is read while something is asked for. */
async function readingsOf(table: string, ask: () => Promise<unknown>): Promise<number> {
  const heard = await hearStatements(ask);
  return heard.filter((statement) => statement.includes(`from "${table}"`)).length;
}

describe("an answer", () => {
  test("is kept from its second request on, the same for the same input", async () => {
    const [first, second] = [await list(), await list()];
    expect(await readingsOf("practice_items", list)).toBe(0);
    expect(await list()).toEqual(first);
    expect(second).toEqual(first);
    const other = async () => (await request()).catalogue.list({ country: "IL", pageSize: 1 });
    expect((await other()).series).toHaveLength(1);
    expect((await list()).series.length).toBeGreaterThan(1);
  });

  test("cannot be changed by a request that got it", async () => {
    await list();
    const { series } = await list();
    expect(() => series.pop()).toThrow(TypeError);
  });

  test("is a person's own", async () => {
    const colleague = await shopperOf(shopper.practice, { email: "colleague@einayim.example" });
    await shopper.calls.cart.sync({ ...place(), preorders: [stockOrder([mydayLine(-1, 2)])] });
    expect([await count(), await count(), await count()]).toEqual([2, 2, 2]);
    expect((await (await request(colleague)).cart.count(place())).itemsQuantity).toBe(0);
  });

  test("is given to a call over HTTP; one whose answer is never kept does not look up what has changed", async () => {
    const overHttp = () => request(shopper, { memory: emptyMemory({ isOneCall: true }) });
    const listed = async () => (await overHttp()).catalogue.list({ country: "IL" });
    expect(await listed()).toEqual(await listed());
    expect(await readingsOf("practice_items", listed)).toBe(0);
    const adding = async () => (await overHttp()).cart.sync({ ...place(), preorders: [stockOrder([mydayLine(-1, 2)])] });
    expect((await hearStatements(adding)).filter((statement) => /from "?noted_changes/.test(statement))).toEqual([]);
    expect((await hearStatements(listed)).filter((statement) => /from "?noted_changes/.test(statement))).toHaveLength(1);
  });

  test("is asked for again in the next minute", async () => {
    await list();
    await list();
    const later = { now: new Date(now.getTime() + 60_000) };
    expect(await readingsOf("practice_items", () => list(later))).toBe(1);
  });

  test("is computed once for requests that ask at once", async () => {
    await list();
    const later = { now: new Date(now.getTime() + 60_000) };
    const shown: unknown[] = [];
    const askAtOnce = async () => void shown.push(...(await Promise.all([list(later), list(later), list(later)])));
    expect(await readingsOf("practice_items", askAtOnce)).toBe(1);
    expect(shown).toEqual([await list(), await list(), await list()]);
  });

  test("that fails is given to nobody, and is asked for again", async () => {
    const { owner } = await testDatabase();
    await history();
    await owner.execute(sql`alter table orders rename to orders_away`);
    const failed = await Promise.allSettled([history(), history()]);
    await owner.execute(sql`alter table orders_away rename to orders`);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect((await history()).orders).toEqual([]);
  });

  test("is not given to a request that changes something, before or after the change", async () => {
    await count();
    await count();
    expect(await readingsOf("carts", () => count({ isReading: false }))).toBe(1);
    const calls = await request();
    await calls.cart.count(place());
    await calls.cart.sync({ ...place(), preorders: [stockOrder([mydayLine(-1, 2)])] });
    expect((await calls.cart.count(place())).itemsQuantity).toBe(2);
  });
});

describe("what has changed is seen by the next request", () => {
  test("of the same process and of another one, whoever changed it", async () => {
    for (const process of [here, elsewhere, here, elsewhere]) expect(await count({ process })).toBe(0);
    await (await request(shopper, { isReading: false, process: elsewhere })).cart.sync({
      ...place(),
      preorders: [stockOrder([mydayLine(-1, 2)])],
    });
    expect([await count(), await count({ process: elsewhere })]).toEqual([2, 2]);
  });

  test("when its transaction began before the answer was kept, and ended after", async () => {
    const { doors, kind } = await testDatabase();
    // The embedded database runs one transaction at a time.
    if (kind === "embedded") return;
    const pins = async () => (await (await request()).catalogue.pins()).seriesIds;
    const [pinned, committing] = [later(), later()];
    const pin = { ownerId: shopper.userId, seriesId: "il-myday", places: 12 };
    const changing = doors.withTenant(shopper.tenantId, async (db) => {
      await insertPin(db, pin, now);
      pinned.come();
      await committing.waited;
    });
    await pinned.waited;
    expect([await pins(), await pins()]).toEqual([[], []]);
    expect(await readingsOf("practice_items", pins)).toBe(0);
    committing.come();
    await changing;
    expect(await pins()).toEqual(["il-myday"]);
  });

  test("when the distributor changes it", async () => {
    const { doors } = await testDatabase();
    await list();
    await list();
    await doors.asDistributor((tx) => tx.update(schema.prices).set({ priceRetail: 1 }).where(eq(schema.prices.itemId, "il-myday")));
    expect(await readingsOf("practice_items", list)).toBe(1);
  });

  test("when another practice takes what is in stock, except what stock is no matter to", async () => {
    const neighbour = await givenShopper({ subDomain: "carmel" });
    for (const ask of [list, () => history(), list, () => history()]) await ask();
    const { cart: calls } = neighbour.calls;
    const { cart } = await calls.sync({ locationId: neighbour.locationId, preorders: [stockOrder([mydayLine(-1, 2)])] });
    expect(await readingsOf("practice_items", list)).toBe(0);
    const { holdId } = await calls.startCheckout({ cartId: cart.id });
    await calls.checkout({ cartId: cart.id, holdId, acceptTerms: true });
    expect(await readingsOf("orders", () => history())).toBe(0);
    expect(await readingsOf("practice_items", list)).toBe(1);
  });
});

test("what a stranger types at the sign-in or sends as a key discards nothing that a practice has kept", async () => {
  const strangers = await callsFor(null);
  const typed = newSessionToken(shopper.tenantId).token;
  for (const ask of [list, list]) await ask();
  const unknown = { username: "nobody@einayim.example", tenantId: "0199aaaa-0000-7000-8000-000000000001" };
  await expect(strangers.session.authenticate({ ...unknown, password: typed })).rejects.toMatchObject({ code: "notFound" });
  await expect(strangers.users.invitation({ registrationkey: typed })).rejects.toMatchObject({ code: "keyInvalid" });
  const { tenantId } = shopper;
  for (const email of ["nobody@einayim.example", "noa@einayim.example"]) {
    await expect(strangers.session.authenticate({ username: email, password: "Wrong-Password-1", tenantId })).rejects.toMatchObject({
      code: "invalidCredentials",
    });
    await strangers.notifications.sendForgotPasswordEmail({ email, tenantId });
  }
  expect(await readingsOf("practice_items", list)).toBe(0);
});

test("an operator who looks at the promotions of the market discards nothing that a practice has kept", async () => {
  const { carrier } = await givenOperatorIn(shopper.practice);
  for (const ask of [list, list]) await ask();
  await (await callsFor(null, { carrier })).promotions.list({ edition: "IL" });
  expect(await readingsOf("practice_items", list)).toBe(0);
});

test("the last use of a colleague's session, stored once a minute, discards nothing that a practice has kept", async () => {
  const colleague = await shopperOf(shopper.practice, { email: "colleague@einayim.example" });
  const later = { now: new Date(now.getTime() + 10 * 60_000) };
  for (const ask of [list, list]) await ask(later);
  const heard = await hearStatements(async () => (await request(colleague, later)).cart.count(place()));
  expect(heard.filter((statement) => statement.startsWith('update "sessions"'))).toHaveLength(1);
  expect(await readingsOf("practice_items", () => list(later))).toBe(0);
});

test("a practice sees the notes of its own changes and of the market, and none of other practices", async () => {
  const { doors } = await testDatabase();
  const neighbour = await givenShopper({ subDomain: "carmel" });
  for (const { tenantId } of [shopper, neighbour]) await doors.withTenant(tenantId, noteStockChange);
  await doors.asDistributor(async () => {});
  const { scope } = schema.notedChanges;
  const seen = await doors.readTenant(shopper.tenantId, ({ tx }) => tx.selectDistinct({ scope }).from(schema.notedChanges));
  expect(seen.map((note) => note.scope).sort()).toEqual([shopper.tenantId, "market", "stock"].sort());
});

test("the view of what is shown again is recorded again (D32)", async () => {
  const { owner } = await testDatabase();
  const entries = async () => (await owner.select().from(schema.auditEntries)).filter(({ action }) => action === "orderViewed");
  for (let times = 0; times < 4; times += 1) await history({ now: new Date(now.getTime() + times * 1000) });
  const viewed = await entries();
  expect(viewed.map(({ at }) => at.getTime() - now.getTime()).sort((one, other) => one - other)).toEqual([0, 1000, 2000, 3000]);
  expect(new Set(viewed.map(({ id }) => id)).size).toBe(4);
});

test("a person whose session has ended gets no kept answer", async () => {
  const { owner } = await testDatabase();
  await count();
  await count();
  await owner.update(schema.sessions).set({ endedAt: now });
  await expect(count()).rejects.toMatchObject({ code: "sessionExpired" });
});

/** A moment to wait for, and what brings it about. */
function later() {
  let come = () => {};
  const waited = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come: () => come(), waited };
}
