import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice, givenSession, now } from "~tests/helpers/given";
import { biofinity, givenPatient, placeOrder } from "~tests/services/orders/placed-orders";
import { auditedActs } from "../patients/patients";
import { distributorCalls } from "../requests/given-requests";

beforeEach(resetDatabase);

const biofinityAt = (power: number) => ({ seriesIds: ["il-biofinity"], values: { power } });

async function givenStaff() {
  await givenCatalogue();
  const practice = await givenPractice({ locations: 2 });
  const person = await givenPerson(practice);
  return { practice, person, calls: await callsFor(person) };
}

type Staff = Awaited<ReturnType<typeof givenStaff>>;

async function givenOrder({ person }: Staff, patientId: string, [right, left]: [number, number], daysAgo: number) {
  const at = new Date(now.getTime() - daysAgo * 86_400_000);
  const token = await givenSession(person.tenantId, person.userId, person.locationIds[0], at);
  const lines = [biofinity(right, 1), biofinity(left, 1)];
  return placeOrder({ ...person, token }, { patientId, lines, parts: { now: at } });
}

test("names who wears a lens now, by eye, in any pack, with the end of the supply and the order to repeat (D85)", async () => {
  const staff = await givenStaff();
  const [both, one, before] = [
    await givenPatient(staff.person, "Both", "Oren"),
    await givenPatient(staff.person, "One", "Oren"),
    await givenPatient(staff.person, "Before", "Oren"),
  ];
  await givenOrder(staff, before, [-3, -3], 200);
  await givenOrder(staff, before, [-3.25, -3.25], 20);
  await givenOrder(staff, one, [-2, -3], 60);
  const ordered = await givenOrder(staff, both, [-3, -3], 30);
  await placeOrder(staff.person, { lines: [biofinity(-3, 4)] });
  const { wearers } = await staff.calls.orders.lensUse(biofinityAt(-3));
  expect(wearers.map(({ firstName, eyes }) => [firstName, eyes])).toEqual([
    ["Both", ["right", "left"]],
    ["One", ["left"]],
  ]);
  const { supply } = await staff.calls.patients.overview({ tenantId: staff.person.tenantId, patientId: both });
  expect(wearers[0]).toMatchObject({ patientId: both, orderId: ordered.orderId, packSize: 6, endsOn: supply[0]?.until });
  expect((await staff.calls.orders.lensUse({ seriesIds: ["il-myday"], values: { power: -3 } })).wearers).toEqual([]);
  expect(await auditedActs()).toContainEqual(["patientViewed", null]);
});

test("names the parts with it that are under way, until they are delivered or cancelled", async () => {
  const staff = await givenStaff();
  const patientId = await givenPatient(staff.person);
  const stock = await placeOrder(staff.person, { lines: [biofinity(-3, 4), biofinity(-4, 2)] });
  const own = await placeOrder(staff.person, { patientId, lines: [biofinity(-3, 1)] });
  const numbers = async () =>
    (await staff.calls.orders.lensUse(biofinityAt(-3))).parts.map((part) => [part.orderId, part.boxesQuantity, part.patientLast]);
  expect(await numbers()).toEqual([
    [own.orderId, 1, "Oren"],
    [stock.orderId, 4, null],
  ]);
  await staff.calls.orders.cancel({ orderId: own.orderId });
  expect(await numbers()).toEqual([[stock.orderId, 4, null]]);
  const named = { tenantId: staff.person.tenantId, orderId: stock.orderId };
  const distributor = await distributorCalls();
  for (const status of ["OrderReceived", "BeingPackaged", "ReadyToShip", "Shipped", "Delivered"])
    await distributor.distributor.updateStatuses({ updates: [{ ...named, status }] } as never);
  expect(await numbers()).toEqual([]);
});

test("knows only the person's own locations, and nothing of other practices (D35)", async () => {
  const staff = await givenStaff();
  await givenOrder(staff, await givenPatient(staff.person), [-3, -3], 30);
  const elsewhere = await givenPerson(staff.practice, { email: "north@einayim.example", locationIds: staff.practice.locationIds.slice(1) });
  const other = await givenPerson(await givenPractice({ subDomain: "carmel" }), { email: "noa@carmel.example" });
  for (const person of [elsewhere, other])
    expect(await (await callsFor(person)).orders.lensUse(biofinityAt(-3))).toEqual({ wearers: [], parts: [] });
});
