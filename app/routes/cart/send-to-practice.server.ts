import type { Calls } from "~/context.server";
import type { CartForm } from "~/forms/cart/cart-form";
import { afterChange } from "./cart-of-form.server";

/** Lets a patient's order go to the practice instead of the patient; everything else of it stays. One that is gone is left as it is. */
export async function sendToPractice({ cart, session }: Calls, held: CartForm, preorderId: string): Promise<CartForm> {
  const { locationId } = await session.read();
  const { preordersPatient } = await cart.populate({ locationId });
  const preorder = preordersPatient.find(({ id }) => id === preorderId);
  if (!preorder) return held;
  const toPractice = { ...preorder, dispensingPreference: "DispenseFromOffice" as const, shippingAddressId: null };
  return afterChange(held, await cart.sync({ locationId, holdId: held.holdId, preorders: [toPractice] }));
}
