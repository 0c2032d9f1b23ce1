import type { Calls } from "~/context.server";
import type { CartForm } from "~/forms/cart/cart-form";
import { afterChange } from "./cart-of-form.server";
import { loadCartOfForm } from "./load-cart-of-form.server";

/** Changes the delivery of patients' orders to the practice; everything else about them stays. Those that are gone are skipped. */
export async function sendToPractice(calls: Calls, held: CartForm, preorderIds: readonly string[]): Promise<CartForm> {
  const { locationId, populated } = await loadCartOfForm(calls, held);
  const shipped = populated.preordersPatient.filter(
    ({ id, dispensingPreference }) => preorderIds.includes(id) && dispensingPreference === "ShipToPatient",
  );
  if (shipped.length === 0) return held;
  const preorders = shipped.map((each) => ({ ...each, dispensingPreference: "DispenseFromOffice" as const, shippingAddressId: null }));
  return afterChange(held, await calls.cart.sync({ locationId, holdId: held.holdId, preorders }));
}
