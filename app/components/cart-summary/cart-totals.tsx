import type { ReactNode } from "react";
import { FieldError } from "~/components/fields/field-error";
import { Rail } from "~/components/frame/rail";
import { Progress } from "~/components/gauge/progress";
import { orderedGroups } from "~/forms/cart/cart-groups";
import type { PopulatedCart } from "~/forms/cart/populated-cart";
import { useTexts } from "~/i18n/use-texts";
import { Arrivals } from "./arrivals";
import { BeginCheckout } from "./begin-checkout";
import { OrderBy } from "./order-by";
import { TotalsPanel } from "./totals-panel";

type Props = {
  populated: PopulatedCart;
  cart: NonNullable<PopulatedCart["cart"]>;
  now: Date;
  problemsQuantity: number;
  children: ReactNode;
};

/** Next to the cart: totals, the page's additions, deadline and day, how full the cart is, and the next step. */
export function CartTotals({ populated, cart, now, problemsQuantity, children }: Props) {
  const { t } = useTexts("cart");
  const { itemsQuantity: quantity, maxItems: max, locked } = cart;
  const foot = (
    <>
      {problemsQuantity > 0 && (
        <FieldError id="settle-first">
          <a href="#problems">{t("totals.settleFirst", { count: problemsQuantity })}</a>
        </FieldError>
      )}
      {!locked && quantity > 0 && <BeginCheckout cartId={cart.id} wide />}
    </>
  );
  return (
    <Rail flow label={t("totals.title")}>
      <TotalsPanel populated={populated} cart={cart} foot={foot}>
        <hr />
        {children}
        <OrderBy cart={cart} now={now} />
        <Arrivals groups={orderedGroups(populated)} />
        <Progress value={quantity} max={max}>
          {t("count", { quantity, max })}
        </Progress>
      </TotalsPanel>
    </Rail>
  );
}
