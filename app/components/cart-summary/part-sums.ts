import type { Money } from "~/domain/money";
import type { PaperSum } from "~/domain/paper/paper";
import { namedDiscounts } from "~/domain/price/named-discounts";
import type { PopulatedCart } from "~/forms/cart/populated-cart";
import type { Format } from "~/i18n/format";
import type { ShownPromotion } from "~/i18n/format/prices";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { discountSums } from "./discount-sums";

type Sums = NonNullable<PopulatedCart["cart"]>["sums"];

type DiscountedLine = { promotion: (ShownPromotion & { id: string }) | null; discount: Money | null };

type Key = "cart:totals.lenses" | "cart:totals.solutions" | "cart:totals.delivery" | "common:totals.shippingFee" | "common:totals.discount";
type Translation = { t: (key: Key, values?: { count: number }) => string; format: Pick<Format, "promotion" | "money"> };
type Parts = {
  sums: Pick<Sums, "lenses" | "solutions" | "fee" | "discount">;
  lines: readonly DiscountedLine[];
  shippedPatientsQuantity?: number;
};

/**
 * Returns the parts of the net sum: lenses, solutions, the discount of each promotion, delivery to patients; parts of zero are left out.
 * Without a number of patients, delivery is labelled without one.
 */
export function partSums(
  translation: Translation,
  { sums: { lenses, solutions, fee, discount }, lines, shippedPatientsQuantity }: Parts,
): PaperSum[] {
  const { t, format } = translation;
  const known = namedDiscounts(lines.map((line) => ({ ...line, discount: line.discount?.amount ?? 0 })));
  const rest = discount.amount - known.reduce((sum, { amount }) => sum + amount, 0);
  const parts = (named: { label: string; amount: Money }[]) =>
    named.filter(({ amount }) => amount.amount !== 0).map(({ label, amount }) => ({ label, amount: format.money(amount) }));
  const delivery =
    shippedPatientsQuantity === undefined ? t("common:totals.shippingFee") : t("cart:totals.delivery", { count: shippedPatientsQuantity });
  return [
    ...parts([
      { label: t("cart:totals.lenses"), amount: lenses },
      { label: t("cart:totals.solutions"), amount: solutions },
    ]),
    ...discountSums(translation, rest > 0 ? [...known, { promotion: null, amount: rest }] : known, discount.currency),
    ...parts([{ label: delivery, amount: fee }]),
  ];
}

/** Returns the same as texts in the language of the page. */
export function usePartSums(): (sums: Parts["sums"], lines: Parts["lines"], shippedPatientsQuantity?: number) => PaperSum[] {
  const { t } = useTexts(["cart", "common"]);
  const format = useFormat();
  return (sums, lines, shippedPatientsQuantity) => partSums({ t, format }, { sums, lines, shippedPatientsQuantity });
}

/** Returns how many deliveries to patients the cart pays for. */
export function shippedPatients(cart: PopulatedCart): number {
  return cart.preordersPatient.filter(({ status, sums }) => status === "active" && sums.fee.amount > 0).length;
}
