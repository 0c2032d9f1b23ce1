import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { schema } from "~/db/schema.server";
import { gtinOf } from "~/domain/product/lens-gtin";
import { testDatabase } from "~tests/helpers/database";
import { givenCatalogue, givenShopper, mydayLine, type Shopper, seriesById, stockOrder } from "../cart/given-cart";
import { receive } from "../deliveries/given-deliveries";
import { callsLater } from "../orders/placed-orders";
import { distributorCalls } from "../requests/given-requests";

/** The code on a box of Korea's MyDay in packs of 90. */
export const koreanCode = (power: number, lot: string) =>
  `(01)${gtinOf(seriesById("kr-myday"), { power, baseCurve: 8.4, diameter: 14.2 }, 90)}(17)290430(10)${lot}`;

/** A practice in Korea that got four boxes of one lens and one of another shipped on 5 October. */
export async function givenSupplied() {
  await givenCatalogue();
  const shopper = await givenShopper({ edition: "KR", subDomain: "hanbit", role: "practiceAdmin" });
  const lines = [mydayLine(-3.25, 4, { seriesId: "kr-myday" }), mydayLine(-1, 1, { seriesId: "kr-myday" })];
  const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [stockOrder(lines)] });
  const { holdId } = await shopper.calls.cart.startCheckout({ cartId: cart.id });
  const { receipt } = await shopper.calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
  const orderId = receipt.orders[0]?.id ?? "";
  for (const [step, status] of (["OrderReceived", "BeingPackaged", "ReadyToShip", "Shipped"] as const).entries()) {
    const update = { tenantId: shopper.tenantId, orderId, status };
    await (await distributorCalls(41 + step)).distributor.updateStatuses({ updates: [update] } as never);
  }
  return { shopper, locationId: shopper.locationId };
}

/** Moves the day on which everything was shipped. */
export async function shipOn(at: string): Promise<void> {
  const { owner } = await testDatabase();
  await owner
    .update(schema.statusHistory)
    .set({ at: new Date(at) })
    .where(eq(schema.statusHistory.toStatus, "Shipped"));
}

/** Counts boxes of these lots soon after they were shipped, each of -3.25 but "C…", which are of -1, and finishes the delivery. */
export async function countLots(shopper: Shopper, ...lots: string[]): Promise<void> {
  await shipOn("2026-11-24T11:00:00Z");
  await receive(
    { shopper, locationId: shopper.locationId },
    lots.map((lot) => koreanCode(lot.startsWith("C") ? -1 : -3.25, lot)),
  );
}

/** Writes the practice's registration number, as its admin does. */
export async function nameBusiness(shopper: Shopper, businessNumber: string) {
  const calls = await callsLater(shopper, 120);
  const { tenant, locations, revision } = await calls.tenants.config({ tenantId: shopper.tenantId });
  const { practiceName, email, phone, language } = tenant;
  return calls.tenants.update({ tenantId: shopper.tenantId, revision, practiceName, email, phone, language, locations, businessNumber });
}

export const newReport = () => ({ edition: "KR" as const, month: "2026-10", reportId: uuid() });
