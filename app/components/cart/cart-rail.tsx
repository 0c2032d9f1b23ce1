import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CartPanel } from "~/components/frame/cart-panel";
import { OfflineHint } from "~/components/frame/line-state";
import { Rail } from "~/components/frame/rail";
import { ButtonLink } from "~/components/ui/button-link";
import { Trans } from "~/components/ui/trans";
import { useFormat } from "~/i18n/use-format";
import { useCartInSight } from "./cart-in-sight";
import { useCartSums } from "./cart-sums";
import { orderGroups } from "./order-groups";
import { useCutOffTime } from "./use-cut-off-time";

/** The order in sight: the draft of this page above, when there is one, and the cart with its sums, cut-off and promised day. */
export function CartRail({ draft }: { draft?: ReactNode }) {
  const { t } = useTranslation(["cart", "common"]);
  const format = useFormat();
  const sumsOf = useCartSums();
  const { populated, now } = useCartInSight();
  const { cart } = populated;
  const quantity = cart?.itemsQuantity ?? 0;
  const cutOffTime = useCutOffTime();
  return (
    <Rail label={t("cart:title")}>
      {draft}
      {draft !== undefined && <OfflineHint />}
      <CartPanel
        title={t("cart:title")}
        count={t("common:units.boxes", { count: quantity })}
        groups={orderGroups(populated, t, format)}
        sums={cart && quantity > 0 ? sumsOf(cart.sums) : []}
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
        arrival={
          cart?.promise && (
            <Trans
              t={t}
              i18nKey="cart:rail.arrives"
              values={{ day: format.dayAndWeekday(cart.promise.latestDay) }}
              components={{ b: <b /> }}
            />
          )
        }
        empty={<p className="small quiet">{t("cart:rail.empty")}</p>}
        actions={
          quantity > 0 && (
            <ButtonLink to="/cart" tone={draft === undefined ? "primary" : undefined} wide>
              {t("cart:rail.review")}
            </ButtonLink>
          )
        }
      />
    </Rail>
  );
}
