import { Link } from "react-router";
import { useCartInSight } from "~/components/cart/cart-in-sight";
import { Tally } from "~/components/frame/tally";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { CheckoutButton } from "./checkout-button";
import { useCutOffTime } from "./use-cut-off-time";

/** The rail on small screens: count and total at the bottom, which lead to the cart, and the checkout. Nothing while the cart is empty. */
export function CartTally() {
  const { t } = useTexts(["cart", "common"]);
  const format = useFormat();
  const cutOffTime = useCutOffTime();
  const { populated, now } = useCartInSight();
  const { cart } = populated;
  if (!cart || cart.itemsQuantity === 0) return null;
  return (
    <Tally
      label={t("cart:title")}
      main={<Link to="/cart">{`${t("common:units.items", { count: cart.itemsQuantity })} · ${format.money(cart.sums.gross)}`}</Link>}
      detail={cart.promise && t("cart:rail.orderByShort", { time: cutOffTime(cart.promise.cutOffAt, now) })}
      action={<CheckoutButton />}
    />
  );
}
