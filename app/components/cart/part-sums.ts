import type { Sum } from "~/components/ui/sums";
import type { Money } from "~/domain/money";
import { namedDiscounts } from "~/domain/price/named-discounts";
import type { ShownPromotion } from "~/i18n/format/prices";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { PopulatedCart } from "./cart-in-sight";
import { useDiscountSums } from "./discount-sums";

type Sums = NonNullable<PopulatedCart["cart"]>["sums"];

type DiscountedLine = { promotion: (ShownPromotion & { id: string }) | null; discount: Money | null };

/** What the net is made of: lenses, solutions, what each promotion takes off the lines, delivery to patients; parts that are nothing are left out. Without a number of patients delivery has its plain name. */
export function usePartSums(): (sums: Sums, lines: readonly DiscountedLine[], shippedPatientsQuantity?: number) => Sum[] {
  const { t } = useTexts(["cart", "common"]);
  const format = useFormat();
  const discountSums = useDiscountSums();
  return ({ lenses, solutions, fee, discount }, lines, shippedPatientsQuantity) => {
    const known = namedDiscounts(lines.map((line) => ({ ...line, discount: line.discount?.amount ?? 0 })));
    const rest = discount.amount - known.reduce((sum, { amount }) => sum + amount, 0);
    const parts = (named: { label: string; amount: Money }[]) =>
      named.filter(({ amount }) => amount.amount !== 0).map(({ label, amount }) => ({ label, amount: format.money(amount) }));
    const delivery =
      shippedPatientsQuantity === undefined
        ? t("common:totals.shippingFee")
        : t("cart:totals.delivery", { count: shippedPatientsQuantity });
    return [
      ...parts([
        { label: t("cart:totals.lenses"), amount: lenses },
        { label: t("cart:totals.solutions"), amount: solutions },
      ]),
      ...discountSums(rest > 0 ? [...known, { promotion: null, amount: rest }] : known, discount.currency),
      ...parts([{ label: delivery, amount: fee }]),
    ];
  };
}

/** How many deliveries to patients the cart pays for. */
export function shippedPatients(cart: PopulatedCart): number {
  return cart.preordersPatient.filter(({ status, sums }) => status === "active" && sums.fee.amount > 0).length;
}
