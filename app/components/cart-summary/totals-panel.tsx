import type { ReactNode } from "react";
import { RailPanel } from "~/components/frame/rail-panel";
import { Sums } from "~/components/ui/sums";
import { orderedGroups } from "~/forms/cart/cart-groups";
import type { PopulatedCart } from "~/forms/cart/populated-cart";
import { useTexts } from "~/i18n/use-texts";
import { useCartSums } from "./cart-sums";
import { shippedPatients, usePartSums } from "./part-sums";
import styles from "./totals-panel.module.css";

type Cart = NonNullable<PopulatedCart["cart"]>;

type Props = {
  populated: PopulatedCart;
  cart: Cart;
  /** What the page adds below the sums. */
  children: ReactNode;
  /** Always visible: what must be corrected or accepted, and the button. */
  foot: ReactNode;
};

/**
 * The totals next to the cart and the review: what the sum consists of, net, VAT and total as the market shows them, and the page's
 * additions.
 */
export function TotalsPanel({ populated, cart, children, foot }: Props) {
  const { t } = useTexts(["cart", "common"]);
  const partSums = usePartSums();
  const cartSums = useCartSums();
  const groups = orderedGroups(populated);
  const lines = groups.flatMap(({ preorders }) => preorders.flatMap((preorder) => preorder.lines));
  const aside = t("cart:totals.lines", {
    groups: t("cart:totals.groups", { count: groups.length }),
    lines: t("common:units.lines", { count: lines.length }),
  });
  return (
    <RailPanel title={t("cart:totals.title")} aside={aside} foot={foot}>
      <div className={styles.body}>
        <Sums sums={[...partSums(cart.sums, lines, shippedPatients(populated)), ...cartSums(cart.sums)]} />
        {children}
      </div>
    </RailPanel>
  );
}
