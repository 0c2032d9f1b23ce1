import type { CartForm } from "~/forms/cart/cart-form";

/** The fields of every form that changes the cart. */
export function CartFields({ form: { cartId, holdId } }: { form: CartForm }) {
  return (
    <>
      <input type="hidden" name="cartId" value={cartId} />
      {holdId !== undefined && <input type="hidden" name="holdId" value={holdId} />}
    </>
  );
}
