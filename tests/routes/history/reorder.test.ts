import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { cancelAddress } from "~/components/orders/order-address";
import { noticeContext, sessionContext } from "~/context.server";
import { isolateLtr } from "~/i18n/format/isolate";
import { action as cancelAction, loader as cancelLoader } from "~/routes/history/cancel-order";
import { loader as detailLoader } from "~/routes/history/history-detail";
import { action, loader as reorderLoader } from "~/routes/history/reorder";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice, givenSession, routeArgs } from "~tests/helpers/given";
import { visitorOf } from "~tests/helpers/visitor";
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

async function post(person: Person, form: Record<string, string>) {
  return action(await argsFor(person, { path: "/history/reorder", form }));
}

/** What a post leads to, and the notices that it leaves there. */
async function told(person: Person, form: Record<string, string>) {
  const args = await argsFor(person, { path: "/history/reorder", form });
  const answer = (await action(args)) as Response;
  return { to: answer.headers.get("Location"), notices: args.context.get(noticeContext).take() };
}

/** Two stock orders of one checkout: the ids of the cart and of its orders, in their order. */
async function placeTwo(person: Person) {
  const calls = await callsFor(person);
  const stock = (power: number) => ({
    ...{ id: uuid(), orderType: "Stock" as const },
    merchandise: { purchaseType: "Revenue" as const, lines: [biofinity(power, 1)] },
  });
  const preorders = [stock(-1), stock(-2)];
  const { cart } = await calls.cart.sync({ locationId: person.locationIds[0], preorders, onClash: "leave" });
  const { receipt } = await calls.cart.checkout({
    cartId: cart.id,
    holdId: (await calls.cart.startCheckout({ cartId: cart.id })).holdId,
    acceptTerms: true,
  });
  return { cartId: cart.id, orders: receipt.orders.map(({ id }) => id) };
}

const cartOf = async (person: Person, locationId = person.locationIds[0]) => (await callsFor(person)).cart.view({ locationId });

/** A session that runs minutes later, when the one of the person is over. */
async function laterPerson(person: Person, minutes: number): Promise<Person> {
  return { ...person, token: await givenSession(person.tenantId, person.userId, person.locationIds[0], later(minutes)) };
}

describe("reordering from a page", () => {
  const preview = async (person: Person, query: string) =>
    reorderLoader((await argsFor(person, { path: `/history/reorder${query}` })) as never);

  test("previews what would be added to the cart today, of the order or of one line, and changes nothing", async () => {
    const { person, placed } = await given();
    const before = await orderRows();
    const { preview: shown, asked, copyId } = await preview(person, `?order=${placed.orderId}`);
    expect(shown).toMatchObject({
      confirmationNum: placed.confirmationNum,
      left: [],
      replaced: [],
      preorder: { boxesQuantity: 2, lines: [{ productName: "Biofinity", quantity: 2, stock: { now: 2, later: 0 } }] },
    });
    expect(asked).toEqual({ orderId: placed.orderId });
    expect((await preview(person, `?order=${placed.orderId}`)).copyId).not.toBe(copyId);
    const lineId = shown?.preorder?.lines[0]?.id ?? "";
    expect((await preview(person, `?order=${placed.orderId}&line=${lineId}`)).asked).toEqual({ orderId: placed.orderId, lineId });
    for (const query of [`?order=${uuid()}`, `?order=${placed.orderId}&line=${uuid()}`])
      await expect(preview(person, query)).rejects.toMatchObject({ init: { status: 404 } });
    expect((await preview(person, "")).preview).toBeNull();
    expect(await orderRows()).toEqual(before);
    expect((await cartOf(person)).cart).toBeNull();
  });

  test("previews an order that is changed, with the time until which it can be; after that it offers no copy", async () => {
    const { person, placed } = await given();
    const query = `/history/reorder?order=${placed.orderId}&purpose=change`;
    const page = await (await visitorOf(person)).get(query);
    expect([page.textAt("h1"), page.textAt("main button")]).toEqual([`Change order ${placed.confirmationNum}`, "Copy to the cart"]);
    expect(page.document.querySelector("h1 .nowrap")?.textContent).toBe(isolateLtr(placed.confirmationNum));
    expect(page.document.querySelector("main [name=purpose]")?.getAttribute("value")).toBe("change");
    const late = await visitorOf(await laterPerson(person, 30), { at: later(30) });
    expect((await late.get(query)).textsAt("main button")).toEqual([]);
    expect((await late.get(query)).firstOf(["No more changes"])).not.toBeNull();
  });

  test("names the copied order in the cart, and says what happens to an order that is changed", async () => {
    const { person, placed } = await given();
    const values = { number: isolateLtr(placed.confirmationNum) };
    const reordered = await told(person, { purpose: "reorder", orderId: placed.orderId, preorderId: uuid() });
    expect(reordered).toMatchObject({ to: "/cart", notices: [{ key: "cart:notices.reordered", values }] });
    const changed = await told(person, { purpose: "change", orderId: placed.orderId, preorderId: uuid(), onClash: "replace" });
    expect(changed).toMatchObject({ to: "/cart", notices: [{ key: "cart:notices.copiedToChange", values }] });
  });

  test("adds to the cart once however often it is sent, and leads there", async () => {
    const { person, placed } = await given();
    const form = { purpose: "reorder", orderId: placed.orderId, preorderId: uuid() };
    for (let times = 0; times < 2; times += 1) {
      expect(((await post(person, form)) as Response).headers.get("Location")).toBe("/cart");
    }
    expect((await cartOf(person)).cart?.itemsQuantity).toBe(2);
  });

  test("asks about lenses that are in the cart already, with everything that was sent", async () => {
    const { person, placed } = await given();
    await post(person, { purpose: "reorder", orderId: placed.orderId, preorderId: uuid() });
    const form = { purpose: "reorder", orderId: placed.orderId, preorderId: uuid() };
    const answer = await post(person, form);
    expect(answer).toMatchObject({ init: { status: 409 }, data: { refusal: { code: "alreadyInCart" }, entries: Object.entries(form) } });
    await post(person, { ...form, onClash: "replace" });
    expect((await cartOf(person)).cart?.itemsQuantity).toBe(2);
  });

  test("switches to the order's location when it is changed", async () => {
    await givenCatalogue();
    const person = await givenPerson(await givenPractice({ locations: 2 }));
    const [, second = ""] = person.locationIds;
    const placed = await placeOrder(person, { locationId: second });
    const answer = await post(person, { purpose: "change", orderId: placed.orderId, preorderId: uuid() });
    expect((answer as Response).headers.get("Location")).toBe("/cart");
    expect((await cartOf(person, second)).cart?.itemsQuantity).toBe(2);
    expect((await (await callsFor(person)).session.read()).locationId).toBe(second);
  });

  test("refuses an order of another practice, and a malformed form", async () => {
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

describe("the page of an order", () => {
  const show = async (person: Person, query: string) =>
    detailLoader((await argsFor(person, { path: `/history/history-detail?${query}` })) as never);

  test("shows the order named in the address, or the first of the checkout, and links to the others", async () => {
    await givenCatalogue();
    const person = await givenPerson(await givenPractice());
    const { cartId, orders } = await placeTwo(person);
    const [first = "", second = ""] = orders;
    for (const [query, shown] of [
      [`cart=${cartId}`, first],
      [`cart=${cartId}&order=${first}`, first],
      [`cart=${cartId}&order=${second}`, second],
    ]) {
      const page = await show(person, query ?? "");
      expect(page.order.id).toBe(shown);
      expect(page.siblings.map(({ id }) => id)).toEqual([first, second]);
    }
  });

  test("of an order that was placed alone links to no other", async () => {
    const { person, placed } = await given();
    expect((await show(person, `cart=${placed.cartId}`)).siblings).toEqual([]);
  });

  test("is not found for another cart, another order or a malformed id", async () => {
    const { person, placed } = await given();
    const other = await placeOrder(person, { lines: [biofinity(-2, 1)] });
    for (const query of [`cart=${uuid()}`, "cart=x", "", `cart=${placed.cartId}&order=${other.orderId}`, `cart=${placed.cartId}&order=x`])
      await expect(show(person, query)).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("cancelling from a page", () => {
  const cancelArgs = async (person: Person, placed: { orderId: string; cartId: string }, parts = {}) =>
    (await argsFor(person, {
      path: cancelAddress({ cartId: placed.cartId, id: placed.orderId }),
      params: { orderId: placed.orderId },
      form: {},
      parts,
    })) as unknown as Parameters<typeof cancelAction>[0] & Parameters<typeof cancelLoader>[0];

  test("asks first, then cancels, leads to the status of that order and names it", async () => {
    const { person, placed } = await given();
    expect(await cancelLoader(await cancelArgs(person, placed))).toMatchObject({
      changeable: true,
      confirmationNum: placed.confirmationNum,
    });
    const args = await cancelArgs(person, placed);
    const answer = (await cancelAction(args)) as Response;
    expect(answer.headers.get("Location")).toBe(`/history/history-detail?cart=${placed.cartId}&order=${placed.orderId}#order-status`);
    const number = isolateLtr(placed.confirmationNum);
    expect(args.context.get(noticeContext).take()).toMatchObject([{ key: "orders:notices.cancelled", values: { number } }]);
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
