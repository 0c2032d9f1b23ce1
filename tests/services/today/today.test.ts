import { safe } from "@orpc/client";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { listSupplies, recordPatientOrders, setSupplyEnds } from "~/db/queries/orders/supply.server";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice, givenSession, now } from "~tests/helpers/given";
import { biofinity, callsLater, givenLastBoxes, givenPatient, placeOrder, storeOrders } from "~tests/services/orders/placed-orders";
import { auditedActs } from "../patients/patients";
import { givenWaitingOrder } from "../requests/given-requests";

beforeEach(resetDatabase);

async function givenStaff(options: { role?: "practiceAdmin" | "staff" } = {}) {
  await givenCatalogue();
  const practice = await givenPractice({ locations: 2 });
  const person = await givenPerson(practice, options);
  return { practice, person, calls: await callsFor(person), locationId: person.locationIds[0] };
}

type Staff = Awaited<ReturnType<typeof givenStaff>>;

/** A patient who got a box of six monthly lenses for each eye so many days ago. */
async function givenWearer({ person }: Staff, firstName: string, daysAgo: number) {
  const patientId = await givenPatient(person, firstName, "Oren");
  const at = new Date(now.getTime() - daysAgo * 86_400_000);
  const token = await givenSession(person.tenantId, person.userId, person.locationIds[0], at);
  const lines = [biofinity(-3, 1), biofinity(-2.75, 1)];
  return { patientId, ...(await placeOrder({ ...person, token }, { patientId, lines, parts: { now: at } })) };
}

const overviewOf = ({ calls, locationId }: Pick<Staff, "calls" | "locationId">) => calls.today.overview({ locationId });
const again = (wearer: { orderId: string }, preorderId = uuid()) => ({ orderId: wearer.orderId, preorderId });

describe("patients whose supply ends", () => {
  test("are listed for three weeks, the earliest first, with their lenses; the view is recorded in the audit trail (D32)", async () => {
    const staff = await givenStaff();
    await givenWearer(staff, "Later", 165);
    const soon = await givenWearer(staff, "Soon", 180);
    await givenWearer(staff, "Supplied", 20);
    await givenWearer(staff, "Gone", 300);
    const { ending, next, day } = await overviewOf(staff);
    expect(day).toBe("2026-11-24");
    expect(ending.map(({ firstName }) => firstName)).toEqual(["Soon", "Later"]);
    const [first] = ending;
    expect(first).toMatchObject({ patientId: soon.patientId, orderId: soon.orderId, state: "ready" });
    expect(first?.lenses.map(({ eye, packSize, boxesQuantity }) => [eye, packSize, boxesQuantity])).toEqual([
      ["right", 6, 1],
      ["left", 6, 1],
    ]);
    expect(first?.boxesQuantity).toBe(2);
    const repeated = await staff.calls.today.orderAgain({ locationId: staff.locationId, orders: [again(soon)] });
    expect(repeated.added).toHaveLength(1);
    const { cart } = await staff.calls.cart.view({ locationId: staff.locationId });
    expect({ ...cart?.sums.net, includesVat: false }).toEqual(first?.price);
    const { supply } = await staff.calls.patients.overview({ tenantId: staff.person.tenantId, patientId: soon.patientId });
    expect(supply.map(({ until }) => until)).toContain(first?.endsOn);
    expect(next).toBeNull();
    expect(await auditedActs()).toContainEqual(["patientViewed", null]);
  });

  test("leave the list when they are supplied, and return when that order is cancelled", async () => {
    const staff = await givenStaff();
    const wearer = await givenWearer(staff, "Soon", 175);
    expect((await overviewOf(staff)).ending).toHaveLength(1);
    const { orderId } = await placeOrder(staff.person, { patientId: wearer.patientId, lines: [biofinity(-3, 1), biofinity(-2.75, 1)] });
    expect((await overviewOf(staff)).ending).toEqual([]);
    await staff.calls.orders.cancel({ orderId });
    expect((await overviewOf(staff)).ending).toHaveLength(1);
  });

  test("are those of the location, a page at a time", async () => {
    const staff = await givenStaff();
    const { locationId, person } = staff;
    const at = new Date(now.getTime() - 175 * 86_400_000);
    const calls = await callsFor({ token: await givenSession(person.tenantId, person.userId, locationId, at) }, { now: at });
    const patientIds = [];
    for (let place = 0; place < 22; place += 1) patientIds.push(await givenPatient(person, `Patient ${place}`));
    const preorders = patientIds.map((patientId) => ({
      ...{ id: uuid(), orderType: "Patient" as const, patientId },
      merchandise: { purchaseType: "Revenue" as const, rx: { right: biofinity(-3, 1), left: null } },
    }));
    const { cart } = await calls.cart.sync({ locationId, preorders });
    const { holdId } = await calls.cart.startCheckout({ cartId: cart.id });
    await calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
    const first = await overviewOf(staff);
    expect(first.ending).toHaveLength(20);
    const rest = await staff.calls.today.overview({ locationId, next: first.next });
    expect(rest.next).toBeNull();
    expect([...first.ending, ...rest.ending].map(({ patientId }) => patientId)).toEqual(patientIds.toSorted());
    const elsewhere = person.locationIds.at(1) ?? "";
    expect((await staff.calls.today.overview({ locationId: elsewhere })).ending).toEqual([]);
  });

  test("are computed again when somebody orders while they are computed", async () => {
    const staff = await givenStaff();
    const { patientId } = await givenWearer(staff, "Soon", 175);
    const { owner, doors } = await testDatabase();
    const stored = async () => {
      const [row] = await owner.select().from(schema.patients).where(eq(schema.patients.id, patientId));
      return { endsOn: row?.supplyEndsOn, isStale: row?.supplyIsStale };
    };
    const asked = { from: "2026-11-01", to: "2026-12-15", after: null, limit: 10 } as const;
    await doors.withTenant(staff.person.tenantId, async (db) => {
      const found = await listSupplies(db, { ...asked, locationId: staff.locationId, staleMax: 10 });
      expect(found).toMatchObject([{ id: patientId, endsOn: null, staleSince: 1 }]);
      await recordPatientOrders(db, [patientId]);
      await setSupplyEnds(db, found);
    });
    expect(await stored()).toEqual({ endsOn: null, isStale: true });
    expect((await overviewOf(staff)).ending).toHaveLength(1);
    expect(await stored()).toEqual({ endsOn: "2026-12-03", isStale: false });
  });

  test("are marked when a colleague has their lenses in a cart, and when the prescription has expired", async () => {
    const staff = await givenStaff();
    const carted = await givenWearer(staff, "Carted", 180);
    const expired = await givenWearer(staff, "Expired", 175);
    const { owner } = await testDatabase();
    await owner.update(schema.patients).set({ rxExpiresOn: "2026-11-01" }).where(eq(schema.patients.id, expired.patientId));
    const colleague = await givenPerson(staff.practice, { email: "noa@einayim.example" });
    const theirs = await callsFor(colleague);
    await theirs.today.orderAgain({ locationId: staff.locationId, orders: [again(carted)] });
    expect((await overviewOf(staff)).ending.map(({ state }) => state)).toEqual(["inCart", "expired"]);
  });
});

describe("ordering again for several patients", () => {
  test("adds them to the cart once, however often it is sent", async () => {
    const staff = await givenStaff();
    const orders = [again(await givenWearer(staff, "One", 180)), again(await givenWearer(staff, "Two", 175))];
    const { locationId } = staff;
    const sent = await staff.calls.today.orderAgain({ locationId, orders });
    expect(sent.held).toEqual([]);
    expect(sent.added.map(({ patientFirst }) => patientFirst)).toEqual(["One", "Two"]);
    expect(await staff.calls.today.orderAgain({ locationId, orders })).toEqual(sent);
    expect(await staff.calls.cart.count({ locationId })).toEqual({ itemsQuantity: 4 });
    const { owner } = await testDatabase();
    const copied = await owner.select().from(schema.auditEntries).where(eq(schema.auditEntries.action, "orderCopied"));
    expect(copied.map(({ subjectId }) => subjectId).toSorted()).toEqual(orders.map(({ orderId }) => orderId).toSorted());
  });

  test("leaves out and names what is in a cart already, and what has changed", async () => {
    const staff = await givenStaff();
    const { locationId } = staff;
    const [carted, hidden, free] = [
      await givenWearer(staff, "Carted", 180),
      await givenWearer(staff, "Twice", 175),
      await givenWearer(staff, "Free", 172),
    ];
    await staff.calls.today.orderAgain({ locationId, orders: [again(carted)] });
    const answer = await staff.calls.today.orderAgain({ locationId, orders: [again(carted), again(hidden), again(hidden), again(free)] });
    expect(answer.added.map(({ patientFirst }) => patientFirst)).toEqual(["Twice", "Free"]);
    expect(answer.held.map(({ patientFirst, reason }) => [patientFirst, reason])).toEqual([
      ["Carted", "inCart"],
      ["Twice", "inCart"],
    ]);
  });

  test("names products that cannot be ordered today", async () => {
    const staff = await givenStaff({ role: "practiceAdmin" });
    const wearer = await givenWearer(staff, "Soon", 180);
    await staff.calls.catalogue.updateVisibility({ editSeriesInputs: [{ id: "il-biofinity", available: false }] });
    const { added, held } = await staff.calls.today.orderAgain({ locationId: staff.locationId, orders: [again(wearer)] });
    expect(added).toEqual([]);
    expect(held).toMatchObject([
      { patientFirst: "Soon", reason: "unavailable", left: [{ reason: "unavailable" }, { reason: "unavailable" }] },
    ]);
    expect(await staff.calls.cart.count({ locationId: staff.locationId })).toEqual({ itemsQuantity: 0 });
  });

  test("names a lens of which the order before takes the last box", async () => {
    const staff = await givenStaff();
    const wearers = [await givenWearer(staff, "First", 180), await givenWearer(staff, "Second", 180)];
    await givenLastBoxes(1, -3);
    const { locationId, calls } = staff;
    const { added, held } = await calls.today.orderAgain({ locationId, orders: wearers.map((wearer) => again(wearer)) });
    expect(added.map(({ patientFirst }) => patientFirst)).toEqual(["First"]);
    expect(held).toMatchObject([{ patientFirst: "Second", reason: "unavailable", left: [{ reason: "unavailable" }] }]);
  });

  test("does nothing when one order is not found", async () => {
    const staff = await givenStaff();
    const wearer = await givenWearer(staff, "Soon", 180);
    const orders = [again(wearer), again({ orderId: uuid() })];
    const [error] = await safe(staff.calls.today.orderAgain({ locationId: staff.locationId, orders }));
    expect(error).toMatchObject({ code: "notFound", status: 404 });
    expect(await staff.calls.cart.count({ locationId: staff.locationId })).toEqual({ itemsQuantity: 0 });
  });
});

describe("the work of the day", () => {
  test("lists orders with problems, newest first", async () => {
    const staff = await givenStaff();
    const hours = (count: number) => new Date(now.getTime() - count * 3_600_000);
    const status = "OrderProcessingError" as const;
    const [older, newer] = await storeOrders(staff.person, [
      { placedAt: hours(30), status },
      { placedAt: hours(2), status },
      { placedAt: hours(1) },
    ]);
    const { problems } = await overviewOf(staff);
    expect(problems.map(({ orderId }) => orderId)).toEqual([newer, older]);
  });

  test("lists transactions whose day moved, and those promised for today", async () => {
    const { shopper, tell, waiting, orderId } = await givenWaitingOrder();
    const { locationId } = shopper;
    await tell({ status: "Backordered", transactionConfirmationNum: waiting.number, promisedDay: "2026-12-10" }, 40);
    const calls = await callsLater(shopper, 60);
    const { moved, arriving } = await calls.today.overview({ locationId });
    expect(moved).toMatchObject([{ orderId, confirmationNum: waiting.number, boxesQuantity: 3, bottlesQuantity: 0, day: "2026-12-10" }]);
    expect(moved[0]?.dayBefore).not.toBe("2026-12-10");
    expect(arriving).toEqual([]);
    const weekLater = await (await callsLater(shopper, 8 * 24 * 60)).today.overview({ locationId });
    expect(weekLater.moved).toEqual([]);
    const thatDay = await (await callsLater(shopper, 16 * 24 * 60)).today.overview({ locationId });
    expect(thatDay.arriving).toMatchObject([{ orderId, confirmationNum: waiting.number, boxesQuantity: 3, trackingNumber: null }]);
  });

  test("shows the orders of eight weeks to admins only", async () => {
    const staff = await givenStaff({ role: "practiceAdmin" });
    await placeOrder(staff.person);
    const { weeks } = await overviewOf(staff);
    expect(weeks).toHaveLength(8);
    expect(weeks?.at(-1)).toMatchObject({ orders: 1, boxes: 2, isRunning: true, to: "2026-11-24" });
    const other = await givenPerson(staff.practice, { email: "noa@einayim.example", role: "staff" });
    expect((await (await callsFor(other)).today.overview({ locationId: staff.locationId })).weeks).toBeNull();
  });
});
