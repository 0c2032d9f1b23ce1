import { ORPCError } from "@orpc/client";
import type { Answers } from "~/calls/answers";
import type { Calls } from "~/context.server";
import type { CartForm } from "~/forms/cart/cart-form";

type CartOfForm = { locationId: string; populated: Answers["cart"]["populate"] };

/**
 * Returns the open cart that a form names, with its location, which is another one than the person's present location when that was changed
 * in another window. A cart that is no longer open is refused as not found.
 */
export async function loadCartOfForm({ cart, session }: Pick<Calls, "cart" | "session">, { cartId }: CartForm): Promise<CartOfForm> {
  const { locationId, locations } = await session.read();
  const populated = await cart.populate({ locationId });
  if (populated.cart?.id === cartId) return { locationId, populated };
  for (const { _id } of locations.filter((location) => location._id !== locationId)) {
    const other = await cart.view({ locationId: _id });
    if (other.cart?.id === cartId) return { locationId: _id, populated: await cart.populate({ locationId: _id }) };
  }
  throw new ORPCError("cartNotFound", { status: 404 });
}
