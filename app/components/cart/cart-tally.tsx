import { useTranslation } from "react-i18next";
import { Tally } from "~/components/frame/tally";
import { ButtonLink } from "~/components/ui/button-link";
import { useFormat } from "~/i18n/use-format";
import { useCartInSight } from "./cart-in-sight";
import { useCutOffTime } from "./use-cut-off-time";

/** The rail on small screens: count and total at the bottom, with the way to the cart. Nothing while the cart is empty. */
export function CartTally() {
  const { t } = useTranslation(["cart", "common"]);
  const format = useFormat();
  const cutOffTime = useCutOffTime();
  const { populated, now } = useCartInSight();
  const { cart } = populated;
  if (!cart || cart.itemsQuantity === 0) return null;
  return (
    <Tally
      label={t("cart:title")}
      main={`${t("common:units.boxes", { count: cart.itemsQuantity })} · ${format.money(cart.sums.gross)}`}
      detail={cart.promise && t("cart:rail.orderByShort", { time: cutOffTime(cart.promise.cutOffAt, now) })}
      action={
        <ButtonLink to="/cart" tone="primary">
          {t("cart:title")}
        </ButtonLink>
      }
    />
  );
}
