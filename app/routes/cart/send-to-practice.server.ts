import type { Calls } from "~/context.server";
import type { CartForm } from "~/forms/cart/cart-form";
import { afterChange } from "./cart-of-form.server";

/** Changes the delivery of patients' orders to the practice; everything else about them stays. Those that are gone are skipped. */
export async function sendToPractice({ cart, session }: Calls, held: CartForm, preorderIds: readonly string[]): Promise<CartForm> {
  const { locationId } = await session.read();
  const { preordersPatient } = await cart.populate({ locationId });
  const shipped = preordersPatient.filter(
    ({ id, dispensingPreference }) => preorderIds.includes(id) && dispensingPreference === "ShipToPatient",
  );
  if (shipped.length === 0) return held;
  const preorders = shipped.map((each) => ({ ...each, dispensingPreference: "DispenseFromOffice" as const, shippingAddressId: null }));
  return afterChange(held, await cart.sync({ locationId, holdId: held.holdId, preorders }));
}
