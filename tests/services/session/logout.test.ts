import { safe } from "@orpc/client";
import { beforeEach, expect, test } from "vitest";
import { currentPerson } from "~/services/session/current-person.server";
import { resetDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor, givenPerson, givenPractice, givenSession, now, testCarrier } from "~tests/helpers/given";
import { givenCatalogue, givenShopper, mydayLine, shopperOf, stockOrder } from "../cart/given-cart";

beforeEach(resetDatabase);

const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test("signing out ends the session for good, also for a copy of its cookie", async () => {
  const person = await givenPerson(await givenPractice());
  const carrier = testCarrier(person.token);
  expect(await (await callsFor(person, { carrier })).session.logout()).toEqual({ ended: true });
  expect(carrier.token).toBeNull();
  expect(await currentPerson(await callContextFor(person))).toBeNull();
});

/** A person's cart that a review holds, and whether it takes another line from a new session of the same person. */
async function givenHeldCart() {
  await givenCatalogue();
  const shopper = await givenShopper();
  const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-2, 1)])] });
  await shopper.calls.cart.startCheckout({ cartId: cart.id });
  const addAgain = async () => {
    const token = await givenSession(shopper.tenantId, shopper.userId, shopper.locationId);
    const preorders = [stockOrder([mydayLine(-3, 1)])];
    return (await safe((await callsFor({ token })).cart.sync({ locationId: shopper.locationId, preorders })))[0];
  };
  return { shopper, addAgain };
}

test("signing out releases the hold on the person's cart, which is locked until then (D23)", async () => {
  const { shopper, addAgain } = await givenHeldCart();
  const other = await shopperOf(shopper.practice, { email: "tal@einayim.example" });
  await other.calls.session.logout();
  expect(await addAgain()).toMatchObject({ code: "cartLocked" });
  await (await callsFor(shopper)).session.logout();
  expect(await addAgain()).toBeNull();
});

/** A person with a held cart and another session, whose token is returned with the cart. */
async function givenOtherSession() {
  const held = await givenHeldCart();
  const { tenantId, userId, locationId } = held.shopper;
  return { ...held, token: await givenSession(tenantId, userId, locationId) };
}

test("signing out in another session keeps the hold of the one in which the review runs (D23)", async () => {
  const { addAgain, token } = await givenOtherSession();
  await (await callsFor({ token })).session.logout();
  expect(await addAgain()).toMatchObject({ code: "cartLocked" });
});

test("ending the session in which the review runs, from another one, releases its hold (D23)", async () => {
  const { addAgain, token } = await givenOtherSession();
  await (await callsFor({ token })).session.endOthers({});
  expect(await addAgain()).toBeNull();
});

test("an admin who ends every session of a colleague releases the hold on their cart too (D23)", async () => {
  const { shopper, addAgain } = await givenHeldCart();
  const admin = await shopperOf(shopper.practice, { role: "practiceAdmin" });
  await admin.calls.security.signOutFor({ userId: shopper.userId });
  expect(await addAgain()).toBeNull();
});

test.each([
  ["at once", 0, true],
  ["after 29 idle minutes", 29, true],
  ["after 30 idle minutes", 30, false],
])("a session %s", async (_, minutes, runs) => {
  const person = await givenPerson(await givenPractice());
  const found = await currentPerson(await callContextFor(person, { now: minutesLater(minutes) }));
  expect(found !== null).toBe(runs);
});

test("a session of one practice is not valid on the host of another", async () => {
  const person = await givenPerson(await givenPractice());
  await givenPractice({ subDomain: "carmel" });
  expect(await currentPerson(await callContextFor(person, { hostSubDomain: "carmel" }))).toBeNull();
  expect((await currentPerson(await callContextFor(person, { hostSubDomain: "einayim" })))?.id).toBe(person.userId);
  expect((await currentPerson(await callContextFor(person, { hostSubDomain: "portal" })))?.id).toBe(person.userId);
});
