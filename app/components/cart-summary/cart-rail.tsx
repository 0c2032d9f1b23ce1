import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useCartInSight } from "~/components/cart/cart-in-sight";
import { useCartCount } from "~/components/cart/use-cart-count";
import { useCountedItems } from "~/components/cart/use-counted-items";
import { OfflineHint } from "~/components/connection/connection-status";
import { CartPanel } from "~/components/frame/cart-panel";
import { Rail } from "~/components/frame/rail";
import { RailPanel } from "~/components/frame/rail-panel";
import { LatePlace } from "~/components/late/late-place";
import { PlaceLines } from "~/components/late/place-lines";
import { Trans } from "~/components/ui/trans";
import { orderedGroups } from "~/forms/cart/cart-groups";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { ArrivalDays, arrivalsOf } from "./arrivals";
import { useCartSums } from "./cart-sums";
import { CheckoutButton } from "./checkout-button";
import { groupOfPage, orderGroups } from "./order-groups";
import { useCutOffTime } from "./use-cut-off-time";

/**
 * The order overview: this page's draft, if there is one, above the cart, which may follow the page. `secondary`: the page has a main
 * action.
 */
export function CartRail({ draft, secondary }: { draft?: ReactNode; secondary?: boolean }) {
  const { t } = useTexts("cart");
  const isEmpty = useCountedItems() === 0;
  return (
    <Rail label={t("title")}>
      {draft}
      {draft !== undefined && <OfflineHint />}
      <LatePlace
        place={
          <RailPanel title={<Link to="/cart">{t("title")}</Link>} foot={<PlaceLines count={isEmpty ? 3 : 6} />}>
            <PlaceLines count={isEmpty ? 2 : 8} />
          </RailPanel>
        }
      >
        <CartInRail secondary={secondary || draft !== undefined} />
      </LatePlace>
    </Rail>
  );
}

/** The cart with its sums, cut-off, days and the checkout. */
function CartInRail({ secondary }: { secondary: boolean }) {
  const { t } = useTexts(["cart", "common"]);
  const format = useFormat();
  const sumsOf = useCartSums();
  const { populated, now, isUnread, nextCutOff } = useCartInSight();
  const { cart } = populated;
  const isEmpty = !cart || cart.itemsQuantity === 0;
  const cutOffTime = useCutOffTime();
  const count = useCartCount(populated);
  const first = groupOfPage(useLocation());
  // An empty cart shows the cut-off for ordering now; one from which nothing leaves at once shows none.
  const cutOffAt = isEmpty ? nextCutOff.at : cart.promise?.cutOffAt;
  const parts = arrivalsOf(orderedGroups(populated).flatMap(({ preorders }) => preorders));
  return (
    <CartPanel
      title={<Link to="/cart">{t("cart:title")}</Link>}
      count={count}
      groups={orderGroups(populated, first, { t, format })}
      sums={isEmpty ? [] : sumsOf(cart.sums)}
      cutOff={
        cutOffAt && (
          <Trans
            t={t}
            i18nKey="cart:rail.orderBy"
            values={{ time: cutOffTime(cutOffAt, now), left: format.timeLeft(cutOffAt, now) }}
            components={{ b: <b /> }}
          />
        )
      }
      arrival={
        isEmpty ? (
          t("cart:rail.arrives", { day: format.dayAndWeekday(nextCutOff.arrivalDay) })
        ) : parts.length > 0 ? (
          <ArrivalDays parts={parts} />
        ) : undefined
      }
      empty={<p className="small quiet">{t(isUnread ? "cart:unread.title" : "cart:rail.empty")}</p>}
      actions={<CheckoutButton wide secondary={secondary} />}
    />
  );
}
