import type { ReactNode } from "react";
import { useCartInSight } from "~/components/cart/cart-in-sight";
import { Tally } from "~/components/frame/tally";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { CheckoutButton } from "./checkout-button";

type Props = {
  label: string;
  /** What can be added, or the first mistake to correct. */
  main: ReactNode;
  /** Shown while the cart is empty; otherwise its total is. */
  notYet: string;
  /** The button that adds. */
  add: ReactNode;
};

/** The rail on small screens while something on the page is not in the cart yet: the button that adds it, and the checkout. */
export function AddTally({ label, main, notYet, add }: Props) {
  const { t } = useTexts("cart");
  const format = useFormat();
  const { cart } = useCartInSight().populated;
  const isEmpty = !cart || cart.itemsQuantity === 0;
  return (
    <Tally
      label={label}
      main={main}
      detail={isEmpty ? notYet : t("rail.inCart", { amount: format.money(cart.sums.gross) })}
      action={
        <>
          <CheckoutButton secondary />
          {add}
        </>
      }
    />
  );
}
