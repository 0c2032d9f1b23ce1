import { Link } from "react-router";
import { useCartInSight } from "~/components/cart/cart-in-sight";
import { useCountedItems } from "~/components/cart/use-counted-items";
import { Tally } from "~/components/frame/tally";
import { LatePlace } from "~/components/late/late-place";
import { PlaceLines } from "~/components/late/place-lines";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { CheckoutButton } from "./checkout-button";
import { useCutOffTime } from "./use-cut-off-time";

/**
 * The rail on small screens: the cart in one line at the bottom, which may follow the page. Nothing while the cart is empty. `secondary`: the
 * page has a main action.
 */
export function CartTally({ secondary }: { secondary?: boolean }) {
  const { t } = useTexts("cart");
  const isEmpty = useCountedItems() === 0;
  return (
    <LatePlace place={!isEmpty && <Tally label={t("title")} main={<PlaceLines count={2} />} action={null} />}>
      <CartInTally secondary={secondary} />
    </LatePlace>
  );
}

/** Count and total, which lead to the cart, and the checkout. */
function CartInTally({ secondary }: { secondary?: boolean }) {
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
      action={<CheckoutButton secondary={secondary} />}
    />
  );
}
