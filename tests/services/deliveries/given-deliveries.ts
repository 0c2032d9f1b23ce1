import { v7 as uuid } from "uuid";
import { gtinOf } from "~/domain/product/lens-gtin";
import type { Shopper } from "../cart/given-cart";
import {
  givenCatalogue,
  givenPatient,
  givenShopper,
  mydayLine,
  type officeTrial,
  patientOrder,
  seriesById,
  stockOrder,
} from "../cart/given-cart";
import { callsLater } from "../orders/placed-orders";
import { distributorCalls } from "../requests/given-requests";

const myday = (power: number) => ({ power, baseCurve: 8.4, diameter: 14.2 });

/** The code on a box of MyDay in packs of 90, with lot and last day of use when they are given (YYMMDD). */
export function codeOf(power: number, { lot = "", expires = "" } = {}): string {
  const gtin = gtinOf(seriesById("il-myday"), myday(power), 90) ?? "";
  return `(01)${gtin}${expires && `(17)${expires}`}${lot && `(10)${lot}`}`;
}

/** Boxes as callers send them, each with an id of its own. */
export const scanned = (...codes: string[]) => codes.map((code) => ({ id: uuid(), code, way: "scanner" as const }));

/** What a practice ordered: stock of two lenses, and a lens of the same kind for a patient; both parts were shipped. */
export async function givenShipped(
  options: {
    shopper?: Shopper;
    until?: "ReadyToShip" | "Shipped" | "Delivered";
    /** Boxes for stock of MyDay -3.25 and -1.00. */
    stockBoxes?: readonly [number, number];
    /** Trial packs for the practice that are ordered and shipped as well. */
    trials?: ReturnType<typeof officeTrial>;
  } = {},
) {
  if (!options.shopper) await givenCatalogue();
  const shopper = options.shopper ?? (await givenShopper({ role: "practiceAdmin" }));
  const patient = await givenPatient(shopper, "Levi");
  const [more, fewer] = options.stockBoxes ?? [3, 1];
  const preorders = [
    ...[patientOrder(patient.id, { right: mydayLine(-3.25, 2) }), stockOrder([mydayLine(-3.25, more), mydayLine(-1, fewer)])],
    ...(options.trials ? [options.trials] : []),
  ];
  const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders });
  const { holdId } = await shopper.calls.cart.startCheckout({ cartId: cart.id });
  await shopper.calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
  const { orders } = await (await callsLater(shopper, 40)).orders.detail({ tenantId: shopper.tenantId, cartId: cart.id });
  const states = ["OrderReceived", "BeingPackaged", "ReadyToShip", "Shipped", "Delivered"] as const;
  const until = states.indexOf(options.until ?? "Shipped");
  for (const [step, status] of states.slice(0, until + 1).entries()) await tell(shopper, orders, status, 41 + step);
  const ofKind = (isForPatient: boolean) => orders.find(({ patientId }) => (patientId !== null) === isForPatient);
  const [forPatient, forStock] = [ofKind(true), ofKind(false)];
  if (!forPatient || !forStock) throw new Error("Nothing was ordered");
  return { shopper, patient, cartId: cart.id, forPatient, forStock, locationId: shopper.locationId };
}

async function tell(shopper: Shopper, orders: readonly { id: string }[], status: string, minutes: number): Promise<void> {
  const calls = await distributorCalls(minutes);
  const updates = orders.map(({ id: orderId }) => ({ tenantId: shopper.tenantId, orderId, status }));
  const { results } = await calls.distributor.updateStatuses({ updates } as never);
  if (results.some(({ outcome }) => outcome !== "applied")) throw new Error(`Not ${status}: ${JSON.stringify(results)}`);
}

type Shipped = Awaited<ReturnType<typeof givenShipped>>;

/** Counts boxes with these codes, and finishes the delivery. */
export async function receive(
  { shopper, locationId }: Pick<Shipped, "shopper" | "locationId">,
  codes: string[],
  minutes = 120,
): Promise<string> {
  const calls = await callsLater(shopper, minutes);
  const { deliveryId } = await calls.deliveries.count({ locationId, deliveryId: uuid(), boxes: scanned(...codes) });
  await calls.deliveries.finish({ deliveryId: deliveryId ?? "" });
  return deliveryId ?? "";
}
