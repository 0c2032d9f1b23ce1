import { useCartInSight } from "~/components/cart/cart-in-sight";
import { ButtonLink } from "~/components/ui/button-link";
import { useTexts } from "~/i18n/use-texts";
import { BeginCheckout } from "./begin-checkout";

/** Leads from the cart to its review: starts one, or continues the running one. Nothing while the cart is empty. */
export function CheckoutButton({ wide, secondary }: { wide?: boolean; secondary?: boolean }) {
  const { t } = useTexts("cart");
  const { cart } = useCartInSight().populated;
  if (!cart || cart.itemsQuantity === 0) return null;
  if (!cart.locked) return <BeginCheckout cartId={cart.id} wide={wide} secondary={secondary} />;
  return (
    <ButtonLink to="/checkout" tone={secondary ? undefined : "primary"} wide={wide}>
      {t("totals.checkOut")}
    </ButtonLink>
  );
}
