import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { cart as cartTexts } from "~/locales/en/cart";
import { checkout as checkoutTexts } from "~/locales/en/checkout";
import { errors as errorTexts } from "~/locales/en/errors";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenPerson } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { givenCatalogue, givenShopper, mydayLine, type Shopper, stockOrder } from "~tests/services/cart/given-cart";
import { failures } from "~tests/services/cart/given-review";

/* What D38 and D69 say about failures on our side: each is said on its page and written to the log, and what there was stays as it was. */

let shopper: Shopper;
let visitor: Awaited<ReturnType<typeof visitorOf>>;

beforeEach(async () => {
  await openPages();
  await resetDatabase();
  await givenCatalogue();
  shopper = await givenShopper();
  visitor = await visitorOf(shopper);
});

/** Does something while the database can no longer write a table, or read it when `isGone`. */
async function whileBroken<Answer>(table: string, work: () => Promise<Answer>, isGone = false): Promise<Answer> {
  const { owner } = await testDatabase();
  const [here, away] = [sql.identifier(table), sql.identifier(`${table}_away`)];
  const [breakIt, mendIt] = isGone
    ? [sql`alter table ${here} rename to ${away}`, sql`alter table ${away} rename to ${here}`]
    : [sql`alter table ${here} add constraint broken check (false) not valid`, sql`alter table ${here} drop constraint broken`];
  await owner.execute(breakIt);
  try {
    return await work();
  } finally {
    await owner.execute(mendIt);
  }
}

async function givenCart() {
  const preorder = stockOrder([mydayLine(-3, 2)]);
  const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [preorder] });
  return { cartId: cart.id, preorderId: preorder.id };
}
const boxes = async () => (await shopper.calls.cart.view({ locationId: shopper.locationId })).cart?.itemsQuantity ?? 0;
const said = (page: { document: { body: { textContent: string } } }) => page.document.body.textContent;

test("a cart that cannot be read says so, and is back afterwards", async () => {
  await givenCart();
  const page = await whileBroken("preorders", () => visitor.get("/cart"), true);
  expect([page.firstOf([cartTexts.unread.title]), page.firstOf([cartTexts.unread.text])]).toEqual([
    cartTexts.unread.title,
    cartTexts.unread.text,
  ]);
  expect(visitor.logged.join()).toContain("the cart was not read");
  expect((await visitor.get("/cart")).html).toContain("MyDay");
});

test.each([
  ["removed from", (at: { preorderId: string }) => `/cart/delete?preorder=${at.preorderId}`],
  ["emptied", () => "/cart/empty"],
])("a cart that cannot be %s says so, and holds what it held", async (_, pathOf) => {
  const at = await givenCart();
  const page = await whileBroken("preorders", () => visitor.post(pathOf(at), { cartId: at.cartId }));
  expect(page.status).toBe(500);
  expect(said(page)).toContain(errorTexts.general.request);
  expect(visitor.logged.join()).toContain("could not be processed");
  expect(await boxes()).toBe(2);
});

test("a checkout that fails says so, orders nothing, and is recorded for the operator", async () => {
  const { cartId } = await givenCart();
  const { holdId } = await shopper.calls.cart.startCheckout({ cartId });
  const form = { intent: "order", cartId, holdId, terms: "on" };
  const page = await whileBroken("orders", () => visitor.post("/checkout", form));
  expect(page.status).toBe(500);
  expect(said(page)).toContain(checkoutTexts.refusals.failedTitle);
  expect(visitor.logged.join()).toContain("could not be processed");
  expect(await failures()).toEqual([{ cartId, code: "unexpected" }]);
  expect(await boxes()).toBe(2);
});

test.each([
  ["the catalogue", "series", "/products"],
  ["the list of solutions", "solutions", "/products/solutions"],
  ["the people", "users", "/settings/user-management"],
  ["the edition of the practice", "tenants", "/settings/practice-information"],
])("%s that cannot be read is reported as failed, and logged", async (_, table, path) => {
  const admin = await visitorOf(await givenPerson(shopper, { role: "practiceAdmin" }));
  const page = await whileBroken(table, () => admin.get(path), true);
  expect(page.status).toBe(500);
  expect(page.firstOf([errorTexts.general.uhOh])).toBe(errorTexts.general.uhOh);
  expect(said(page)).toContain(errorTexts.general.request);
  expect(admin.logged.join()).toContain("error");
});

test("a person who cannot be added, changed or removed is reported as failed, and stays as they were", async () => {
  const admin = await visitorOf(await givenPerson(shopper, { role: "practiceAdmin" }));
  const other = await givenPerson(shopper, { role: "staff", email: "gil@einayim.example" });
  const form = { id: uuid(), firstName: "Noa", lastName: "Bar", email: "noa@bar.example", roleType: "staff" };
  const pages = await whileBroken("users", async () => [
    await admin.post("/settings/user-add", form),
    await admin.post(`/settings/user-management/${other.userId}/edit`, { ...form, id: other.userId, email: "gil@einayim.example" }),
  ]);
  pages.push(await whileBroken("former_users", () => admin.post(`/settings/user-management/${other.userId}/remove`, {})));
  for (const page of pages) {
    expect(page.status).toBe(500);
    expect(said(page)).toContain(errorTexts.general.request);
  }
  expect(admin.logged.join()).not.toContain("Bar");
  expect((await visitorOf(other).then((still) => still.get("/about"))).status).toBe(200);
});
