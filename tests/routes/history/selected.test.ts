import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { biofinity, orderRows, placeOrder } from "~tests/services/orders/placed-orders";
import { publish } from "~tests/services/orders/publish";

beforeEach(async () => {
  await openPages();
  await resetDatabase();
  await givenCatalogue();
});

async function given() {
  const practice = await givenPractice();
  const person = await givenPerson(practice, { role: "practiceAdmin" });
  const orders = [await placeOrder(person, { lines: [biofinity(-1, 2)] }), await placeOrder(person, { lines: [biofinity(-2, 1)] })];
  const query = new URLSearchParams(orders.map(({ orderId }) => ["order", orderId]));
  return { practice, person, orders, query, calls: await callsFor(person), visitor: await visitorOf(person) };
}

test("the history has the buttons for ticked orders, and a link that ticks all (D171)", async () => {
  const { visitor } = await given();
  const ticks = async (path: string) =>
    [...(await visitor.get(path)).document.querySelectorAll("input[name=order]")].map((box) => box.hasAttribute("checked"));
  expect(await ticks("/history")).toEqual([false, false]);
  expect(await ticks("/history?select=all")).toEqual([true, true]);
});

test("ticked orders are shown on one page, as one PDF, and to admins as CSV", async () => {
  const { practice, visitor, query, orders } = await given();
  const page = await visitor.get(`/history/selected?${query}`);
  expect(page.textsAt("article h2 a")).toEqual(orders.map(({ confirmationNum }) => confirmationNum));
  expect((await visitor.get(`/history/selected.pdf?${query}`)).status).toBe(200);
  const file = await visitor.get(`/history/selected.csv?${query}`);
  expect(file.html.split("\r\n").filter((row) => row.includes("Biofinity"))).toHaveLength(2);
  expect((await visitor.get("/history/selected")).textAt("main h1")).toBe("No order is selected");
  expect((await visitor.get(`/history/selected?order=${uuid()}`)).status).toBe(404);
  const staff = await visitorOf(await givenPerson(practice, { email: "staff@einayim.example" }));
  expect((await staff.get(`/history/selected?${query}`)).document.querySelector("a[href*='.csv']")).toBeNull();
  expect((await staff.get(`/history/selected.csv?${query}`)).location).toBe("/products");
});

test("ticked orders are ordered again together; what cannot be ordered is listed with its order", async () => {
  const { visitor, orders, calls, person } = await given();
  const form = (copyId: string): [string, string][] => [
    ["copyId", copyId],
    ...orders.map(({ orderId }): [string, string] => ["order", orderId]),
  ];
  const copyId = uuid();
  for (let sent = 0; sent < 2; sent += 1) expect((await visitor.post("/history/reorder-selected", form(copyId))).location).toBe("/cart");
  const items = async () => (await calls.cart.view({ locationId: person.locationIds[0] })).cart?.itemsQuantity;
  expect(await items()).toBe(3);
  const asked = await visitor.post("/history/reorder-selected", form(uuid()));
  expect([asked.status, asked.document.querySelectorAll("button[name=onClash]").length]).toEqual([409, 3]);
  await publish("il-biofinity", () => ({}), false);
  const named = await visitor.post("/history/reorder-selected", form(uuid()));
  expect(named.textsAt("main li").join(" ")).toContain(orders[0]?.confirmationNum);
  expect((await visitor.post("/history/reorder-selected", [["copyId", uuid()]])).status).toBe(422);
  expect(await items()).toBe(3);
});

test("several orders are cancelled after one question that names each", async () => {
  const { visitor, query, orders } = await given();
  const path = `/history/selected/cancel?${query}`;
  const question = await visitor.get(path);
  for (const { confirmationNum } of orders) expect(question.textsAt("dialog li").join(" ")).toContain(confirmationNum);
  const form = orders.map(({ orderId }): [string, string] => ["order", orderId]);
  const after = await visitor.follow(await visitor.post(path, form));
  expect(after.textsAt("[role=status] p")).toEqual([
    `2 orders cancelled, nothing will be sent: ${orders.map(({ confirmationNum }) => confirmationNum).join(" and ")}`,
  ]);
  expect((await orderRows()).orders.map(({ status }) => status)).toEqual(["Cancelled", "Cancelled"]);
  expect((await visitor.post(path, [])).status).toBe(400);
});
