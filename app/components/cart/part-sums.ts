import { useTranslation } from "react-i18next";
import type { Sum } from "~/components/ui/sums";
import { useFormat } from "~/i18n/use-format";
import type { PopulatedCart } from "./cart-in-sight";

type Sums = NonNullable<PopulatedCart["cart"]>["sums"];

/** What the net is made of: lenses, solutions, delivery to patients, promotions; parts that are nothing are left out. Without a number of patients delivery has its plain name. */
export function usePartSums(): (sums: Sums, shippedPatientsQuantity?: number) => Sum[] {
  const { t } = useTranslation(["cart", "common"]);
  const format = useFormat();
  return ({ lenses, solutions, fee, discount }, shippedPatientsQuantity) =>
    [
      { label: t("cart:totals.lenses"), amount: lenses },
      { label: t("cart:totals.solutions"), amount: solutions },
      {
        label:
          shippedPatientsQuantity === undefined
            ? t("common:totals.shippingFee")
            : t("cart:totals.delivery", { count: shippedPatientsQuantity }),
        amount: fee,
      },
      { label: t("cart:totals.promotions"), amount: { ...discount, amount: -discount.amount } },
    ]
      .filter(({ amount }) => amount.amount !== 0)
      .map(({ label, amount }) => ({ label, amount: format.money(amount) }));
}

/** How many deliveries to patients the cart pays for. */
export function shippedPatients(cart: PopulatedCart): number {
  return cart.preordersPatient.filter(({ status, sums }) => status === "active" && sums.fee.amount > 0).length;
}
