import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { sessionContext } from "~/context.server";
import { action as cancelAction, loader as cancelLoader } from "~/routes/history/cancel-order";
import { loader as detailLoader } from "~/routes/history/history-detail";
import { action } from "~/routes/history/reorder";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice, givenSession, routeArgs } from "~tests/helpers/given";
import { biofinity, later, orderRows, placeOrder } from "../../services/orders/placed-orders";

beforeEach(resetDatabase);

type Person = Awaited<ReturnType<typeof givenPerson>>;
type Options = Parameters<typeof routeArgs>[1];

async function argsFor(person: Person, options: Options) {
  const args = await routeArgs(person, options);
  args.context.set(sessionContext, await args.calls.session.read());
  return args;
}

async function given() {
  await givenCatalogue();
  const person = await givenPerson(await givenPractice({ locations: 2 }));
  return { person, placed: await placeOrder(person, { lines: [biofinity(-1, 2)] }) };
}

async function post(person: Person, form: Record<string, string> | [string, string][]) {
  return action(await argsFor(person, { path: "/history/reorder", form }));
}

const cartOf = async (person: Person, locationId = person.locationIds[0]) => (await callsFor(person)).cart.view({ locationId });

/** A session that runs minutes later, when the one of the person is over. */
async function laterPerson(person: Person, minutes: number): Promise<Person> {
  return { ...person, token: await givenSession(person.tenantId, person.userId, person.locationIds[0], later(minutes)) };
}

describe("reordering from a page", () => {
  test("leads to the cart, once however often it is sent", async () => {
    const { person, placed } = await given();
    const form = { purpose: "reorder", orderId: placed.orderId, preorderId: uuid() };
    for (let times = 0; times < 2; times += 1) {
      expect(((await post(person, form)) as Response).headers.get("Location")).toBe("/cart");
    }
    expect((await cartOf(person)).cart?.itemsQuantity).toBe(2);
  });

  test("asks about what is in the cart already, with everything that was sent", async () => {
    const { person, placed } = await given();
    await post(person, { purpose: "reorder", orderId: placed.orderId, preorderId: uuid() });
    const form = { purpose: "reorder", orderId: placed.orderId, preorderId: uuid() };
    const answer = await post(person, form);
    expect(answer).toMatchObject({ init: { status: 409 }, data: { refusal: { code: "alreadyInCart" }, entries: Object.entries(form) } });
    await post(person, { ...form, onClash: "replace" });
    expect((await cartOf(person)).cart?.itemsQuantity).toBe(2);
  });

  test("works where the order was placed when it is to be changed", async () => {
    await givenCatalogue();
    const person = await givenPerson(await givenPractice({ locations: 2 }));
    const [, second = ""] = person.locationIds;
    const placed = await placeOrder(person, { locationId: second });
    const answer = await post(person, { purpose: "change", orderId: placed.orderId, preorderId: uuid() });
    expect((answer as Response).headers.get("Location")).toBe("/cart");
    expect((await cartOf(person, second)).cart?.itemsQuantity).toBe(2);
    expect((await (await callsFor(person)).session.read()).locationId).toBe(second);
  });

  test("refuses what is no order of this practice, and what is no form", async () => {
    const { person } = await given();
    const before = await orderRows();
    expect(await post(person, { purpose: "reorder", orderId: uuid(), preorderId: uuid() })).toMatchObject({
      init: { status: 404 },
      data: { refusal: { code: "notFound" } },
    });
    await expect(post(person, { purpose: "reorder", orderId: "1", preorderId: uuid() })).rejects.toMatchObject({ init: { status: 400 } });
    expect(await orderRows()).toEqual(before);
  });
});

describe("the details of a checkout", () => {
  test("are shown by the id of the cart; any other is not found", async () => {
    const { person, placed } = await given();
    const show = async (cart: string) => detailLoader(await argsFor(person, { path: `/history/history-detail?cart=${cart}` }));
    expect((await show(placed.cartId)).orders.map(({ id }) => id)).toEqual([placed.orderId]);
    for (const cart of [uuid(), "x", ""]) await expect(show(cart)).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("cancelling from a page", () => {
  const cancelArgs = async (person: Person, placed: { orderId: string; cartId: string }, parts = {}) =>
    (await argsFor(person, {
      path: `/history/history-detail/cancel/${placed.orderId}?cart=${placed.cartId}`,
      params: { orderId: placed.orderId },
      form: {},
      parts,
    })) as unknown as Parameters<typeof cancelAction>[0] & Parameters<typeof cancelLoader>[0];

  test("asks first, then cancels and leads back", async () => {
    const { person, placed } = await given();
    expect(await cancelLoader(await cancelArgs(person, placed))).toMatchObject({
      changeable: true,
      confirmationNum: placed.confirmationNum,
    });
    const answer = (await cancelAction(await cancelArgs(person, placed))) as Response;
    expect(answer.headers.get("Location")).toBe(`/history/history-detail?cart=${placed.cartId}`);
    expect((await orderRows()).orders.map(({ status }) => status)).toEqual(["Cancelled"]);
  });

  test("says that it is too late after the window, and nothing changes", async () => {
    const { person, placed } = await given();
    const before = await orderRows();
    const late = await laterPerson(person, 30);
    const answer = await cancelAction(await cancelArgs(late, placed, { now: later(30) }));
    expect(answer).toMatchObject({
      init: { status: 409 },
      data: { refusal: { code: "changeWindowClosed", values: { until: later(30) } } },
    });
    expect(await orderRows()).toEqual(before);
  });
});
