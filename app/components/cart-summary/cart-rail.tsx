import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useCartInSight } from "~/components/cart/cart-in-sight";
import { useCartCount } from "~/components/cart/use-cart-count";
import { OfflineHint } from "~/components/connection/connection-status";
import { CartPanel } from "~/components/frame/cart-panel";
import { Rail } from "~/components/frame/rail";
import { Trans } from "~/components/ui/trans";
import { orderedGroups } from "~/forms/cart/cart-groups";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { arrivalsOf } from "./arrivals";
import { useCartSums } from "./cart-sums";
import { CheckoutButton } from "./checkout-button";
import { groupOfPage, orderGroups } from "./order-groups";
import { useCutOffTime } from "./use-cut-off-time";

/** The order in sight: the draft of this page above, when there is one, and the cart with its sums, cut-off, days and the checkout. */
export function CartRail({ draft }: { draft?: ReactNode }) {
  const { t } = useTexts(["cart", "common"]);
  const format = useFormat();
  const sumsOf = useCartSums();
  const { populated, now, isUnread } = useCartInSight();
  const { cart } = populated;
  const isEmpty = !cart || cart.itemsQuantity === 0;
  const cutOffTime = useCutOffTime();
  const count = useCartCount(populated);
  const first = groupOfPage(useLocation());
  const parts = arrivalsOf(orderedGroups(populated).flatMap(({ preorders }) => preorders));
  return (
    <Rail label={t("cart:title")}>
      {draft}
      {draft !== undefined && <OfflineHint />}
      <CartPanel
        title={<Link to="/cart">{t("cart:title")}</Link>}
        count={count}
        groups={orderGroups(populated, first, { t, format })}
        sums={isEmpty ? [] : sumsOf(cart.sums)}
        cutOff={
          cart?.promise && (
            <Trans
              t={t}
              i18nKey="cart:rail.orderBy"
              values={{ time: cutOffTime(cart.promise.cutOffAt, now), left: format.timeLeft(cart.promise.cutOffAt, now) }}
              components={{ b: <b /> }}
            />
          )
        }
        arrival={parts.length > 0 ? format.arrivals(parts) : undefined}
        empty={<p className="small quiet">{t(isUnread ? "cart:unread.title" : "cart:rail.empty")}</p>}
        actions={<CheckoutButton wide secondary={draft !== undefined} />}
      />
    </Rail>
  );
}
