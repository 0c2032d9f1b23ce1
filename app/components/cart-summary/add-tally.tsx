import type { ReactNode } from "react";
import { useCartInSight } from "~/components/cart/cart-in-sight";
import { Tally } from "~/components/frame/tally";
import { LatePlace } from "~/components/late/late-place";
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
  return (
    <Tally
      label={label}
      main={main}
      detail={
        <LatePlace place={notYet}>
          <InCart notYet={notYet} />
        </LatePlace>
      }
      action={
        <>
          <LatePlace place={null}>
            <CheckoutButton secondary />
          </LatePlace>
          {add}
        </>
      }
    />
  );
}

function InCart({ notYet }: Pick<Props, "notYet">) {
  const { t } = useTexts("cart");
  const format = useFormat();
  const { cart } = useCartInSight().populated;
  return !cart || cart.itemsQuantity === 0 ? notYet : t("rail.inCart", { amount: format.money(cart.sums.gross) });
}
