import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice, givenSession, now } from "~tests/helpers/given";
import { patientOrder } from "~tests/services/cart/given-cart";
import { biofinity, callsLater, givenPatient, placeOrder } from "~tests/services/orders/placed-orders";
import { distributorCalls } from "~tests/services/requests/given-requests";
import { auditedActs } from "./patients";

beforeEach(resetDatabase);

async function givenStaff() {
  await givenCatalogue();
  const person = await givenPerson(await givenPractice());
  return { person, calls: await callsFor(person), patientId: await givenPatient(person) };
}

type Staff = Awaited<ReturnType<typeof givenStaff>>;

/** An order of both eyes, placed so many days ago. */
async function ordered({ person, patientId }: Staff, daysAgo: number, right: number, left: number) {
  const at = new Date(now.getTime() - daysAgo * 86_400_000);
  const token = await givenSession(person.tenantId, person.userId, person.locationIds[0], at);
  return placeOrder({ ...person, token }, { patientId, lines: [biofinity(right, 2), biofinity(left, 1)], parts: { now: at } });
}

const overviewOf = ({ person, calls, patientId }: Staff) => calls.patients.overview({ tenantId: person.tenantId, patientId });

describe("the overview of a patient", () => {
  test("names the end of the prescription that the latest uncancelled order with one states (D75)", async () => {
    const staff = await givenStaff();
    const order = async (dates: { startDate?: string; expirationDate?: string }) => {
      const preorder = patientOrder(staff.patientId, { right: biofinity(-3, 2) });
      const rx = { ...preorder.merchandise.rx, ...dates };
      const { cart } = await staff.calls.cart.sync({
        locationId: staff.person.locationIds[0] ?? "",
        preorders: [{ ...preorder, merchandise: { ...preorder.merchandise, rx } }],
      });
      const { holdId } = await staff.calls.cart.startCheckout({ cartId: cart?.id ?? "" });
      const { receipt } = await staff.calls.cart.checkout({ cartId: cart?.id ?? "", holdId, acceptTerms: true });
      return receipt.orders[0]?.id ?? "";
    };
    const stated = async () => {
      const { patient, prescription } = await overviewOf(staff);
      return [patient.rxExpiresOn, prescription?.expirationDate];
    };
    const first = await order({ startDate: "2026-11-01", expirationDate: "2027-11-01" });
    expect(await stated()).toEqual(["2027-11-01", "2027-11-01"]);
    await order({});
    expect(await stated()).toEqual(["2027-11-01", null]);
    const mistaken = await order({ expirationDate: "2028-11-01" });
    expect(await stated()).toEqual(["2028-11-01", "2028-11-01"]);
    await staff.calls.orders.cancel({ orderId: mistaken });
    expect(await stated()).toEqual(["2027-11-01", null]);
    const byDistributor = { orderId: first, tenantId: staff.person.tenantId, status: "Cancelled" as const };
    await (await distributorCalls()).distributor.updateStatuses({ updates: [byDistributor] });
    expect(await stated()).toEqual([null, null]);
  });

  test("answers the worn lenses, and until when the supply lasts", async () => {
    const staff = await givenStaff();
    const placed = await ordered(staff, 0, -3, -2.75);
    const { patient, orders, ordersTotal, prescription, courses, supply } = await overviewOf(staff);
    expect(patient).toMatchObject({ id: staff.patientId, lastName: "Oren" });
    expect(orders.map(({ id }) => id)).toEqual([placed.orderId]);
    expect(ordersTotal).toBe(1);
    expect(prescription).toMatchObject({ orderId: placed.orderId, cartId: placed.cartId, orderedOn: "2026-11-24", expirationDate: null });
    expect(prescription?.lenses.map(({ eye, values, quantity }) => [eye, values.power, quantity])).toEqual([
      ["right", -3, 2],
      ["left", -2.75, 1],
    ]);
    expect(courses).toMatchObject({ from: "2024-11-24", to: "2026-11-24" });
    const [right, left] = supply;
    expect(right).toMatchObject({ eye: "right", boxesQuantity: 2, modality: "monthly" });
    expect(left).toMatchObject({ eye: "left", boxesQuantity: 1, from: right?.from });
    expect(right?.from.slice(0, 8)).toBe("2026-11-");
    expect(right?.until).toBe(`2027-11-${right?.from.slice(8)}`);
    expect(left?.until).toBe(`2027-05-${right?.from.slice(8)}`);
    expect(await auditedActs()).toContainEqual(["patientViewed", staff.patientId]);
  });

  test("answers a supply from the day that the distributor promises by now", async () => {
    const staff = await givenStaff();
    const { orderId } = await ordered(staff, 0, -3, -2.75);
    const { distributor } = await distributorCalls(40);
    const { tenantId } = staff.person;
    const update = { tenantId, orderId, status: "OrderReceived" as const, promisedDay: "2026-12-20" };
    await distributor.updateStatuses({ updates: [update] });
    expect((await overviewOf(staff)).supply.map(({ from, until }) => [from, until])).toEqual([
      ["2026-12-20", "2027-12-20"],
      ["2026-12-20", "2027-06-20"],
    ]);
    const later = await callsLater(staff.person, 200 * 24 * 60);
    const { ending } = await later.today.overview({ locationId: staff.person.locationIds[0] ?? "" });
    expect(ending.map(({ endsOn }) => endsOn)).toEqual(["2027-06-20"]);
  });

  test("has the powers of two years, and the one before them, in chronological order", async () => {
    const staff = await givenStaff();
    for (const [daysAgo, power] of [
      [900, -2],
      [800, -2.25],
      [400, -2.5],
      [10, -3],
    ] as const) {
      await ordered(staff, daysAgo, power, -2.75);
    }
    const { courses, prescription, orders } = await overviewOf(staff);
    expect(courses.right.map(({ values }) => values.power)).toEqual([-2.25, -2.5, -3]);
    expect(courses.left.map(({ values }) => values.power)).toEqual([-2.75, -2.75, -2.75]);
    expect(prescription?.lenses[0]?.values.power).toBe(-3);
    expect(orders).toHaveLength(4);
  });

  test("leaves out an order that was cancelled", async () => {
    const staff = await givenStaff();
    await ordered(staff, 30, -3, -3);
    const { orderId } = await ordered(staff, 0, -5, -5);
    await staff.calls.orders.cancel({ orderId });
    const { prescription, courses, orders } = await overviewOf(staff);
    expect(prescription?.lenses.map(({ values }) => values.power)).toEqual([-3, -3]);
    expect(courses.right.map(({ values }) => values.power)).toEqual([-3]);
    expect(orders.map(({ status }) => status)).toEqual(["Cancelled", "OrderInitialized"]);
  });

  test("is empty for a patient without orders", async () => {
    const staff = await givenStaff();
    expect(await overviewOf(staff)).toMatchObject({
      ...{ orders: [], ordersTotal: 0, prescription: null, supply: [], trials: [], notes: [] },
      courses: { right: [], left: [] },
    });
  });

  test("answers a patient of another practice like an unknown one (D35)", async () => {
    const staff = await givenStaff();
    const stranger = await givenPerson(await givenPractice({ subDomain: "carmel" }));
    const calls = await callsFor(stranger);
    for (const patientId of [staff.patientId, uuid()]) {
      const [error] = await safe(calls.patients.overview({ tenantId: stranger.tenantId, patientId }));
      expect(error).toMatchObject({ code: "notFound" });
    }
    const [error] = await safe(staff.calls.patients.overview({ tenantId: stranger.tenantId, patientId: staff.patientId }));
    expect(error).toMatchObject({ code: "notFound" });
  });
});
