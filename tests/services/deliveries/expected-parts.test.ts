import { beforeEach, expect, test } from "vitest";
import { listPartsOnTheWay } from "~/db/queries/orders/received-boxes.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsLater } from "../orders/placed-orders";
import { distributorCalls } from "../requests/given-requests";
import { givenShipped } from "./given-deliveries";

beforeEach(resetDatabase);

/** What was ordered for a patient is on its way; what was ordered for stock was delivered after that. */
async function givenOneDelivered() {
  const { shopper, forStock, locationId } = await givenShipped();
  const updates = [{ tenantId: shopper.tenantId, orderId: forStock.id, status: "Delivered" }];
  await (await distributorCalls(60)).distributor.updateStatuses({ updates } as never);
  return { shopper, locationId };
}

test("a location expects what was shipped for 30 days, and what was delivered for four (D86)", async () => {
  const { shopper, locationId } = await givenOneDelivered();
  const expectedAfter = async (days: number) => {
    const { lines } = await (await callsLater(shopper, days * 24 * 60)).deliveries.view({ locationId });
    return lines.map(({ patientLast }) => patientLast);
  };
  expect(await expectedAfter(3.9)).toEqual([null, null, "Levi"]);
  expect(await expectedAfter(4.1)).toEqual(["Levi"]);
  expect(await expectedAfter(29.9)).toEqual(["Levi"]);
  expect(await expectedAfter(30.1)).toEqual([]);
});

test("the parts on their way are the newest, each status from a moment of its own", async () => {
  const { shopper, locationId } = await givenOneDelivered();
  const { doors } = await testDatabase();
  const list = (since: { Shipped: Date; Delivered: Date }, limit: number) =>
    doors.withTenant(shopper.tenantId, async (db) => {
      const parts = await listPartsOnTheWay(db, locationId, { edition: "IL", since, limit });
      return parts.map(({ part }) => part.status);
    });
  const [ever, never] = [new Date("2026-01-01"), new Date("2030-01-01")];
  expect(await list({ Shipped: ever, Delivered: ever }, 9)).toEqual(["Delivered", "Shipped"]);
  expect(await list({ Shipped: ever, Delivered: ever }, 1)).toEqual(["Delivered"]);
  expect(await list({ Shipped: ever, Delivered: never }, 9)).toEqual(["Shipped"]);
  expect(await list({ Shipped: never, Delivered: ever }, 9)).toEqual(["Delivered"]);
});
