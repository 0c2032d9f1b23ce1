import { discountSums } from "~/components/cart-summary/discount-sums";
import type { PaperSum } from "~/domain/paper/paper";
import { namedDiscounts } from "~/domain/price/named-discounts";
import type { Format } from "~/i18n/format";
import type { DetailedOrder } from "./shown-placed-order";

type Key = "common:units.boxes" | `common:totals.${"discount" | "shippingFee" | "net" | "vat" | "gross" | "grossIncludingVat"}`;
type Translation = {
  t: (key: Key, values?: { count: number } | { rate: string }) => string;
  format: Pick<Format, "money" | "percent" | "promotion">;
};

/**
 * Returns what an order costs as the market shows it: its boxes, promotions by name, net, VAT and total, or the total with its VAT
 * (D3).
 */
export function orderSums(translation: Translation, order: DetailedOrder): PaperSum[] {
  const { t, format } = translation;
  const { lines, boxesQuantity, net, fee, vat, gross, vatRateBasisPoints, pricesIncludeVat } = order;
  const discounts = namedDiscounts(lines.map(({ promotion, discount }) => ({ promotion, discount: discount.amount })));
  const before = lines.reduce((sum, line) => sum + line.net.amount + line.discount.amount, 0);
  const parts = [
    ...(discounts.length === 0
      ? []
      : [{ label: t("common:units.boxes", { count: boxesQuantity }), amount: format.money({ ...net, amount: before }) }]),
    ...discountSums(translation, discounts, net.currency),
    ...(fee.amount === 0 ? [] : [{ label: t("common:totals.shippingFee"), amount: format.money(fee) }]),
  ];
  const tax = { label: t("common:totals.vat", { rate: format.percent(vatRateBasisPoints) }), amount: format.money(vat) };
  const total = {
    label: t(pricesIncludeVat ? "common:totals.grossIncludingVat" : "common:totals.gross"),
    amount: format.money(gross),
    total: true,
  };
  return pricesIncludeVat ? [...parts, total, tax] : [...parts, { label: t("common:totals.net"), amount: format.money(net) }, tax, total];
}
