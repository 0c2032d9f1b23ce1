import type { Sum } from "~/components/ui/sums";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { PopulatedCart } from "./cart-in-sight";

type Sums = NonNullable<PopulatedCart["cart"]>["sums"];

/** Net, VAT and total as the market shows them: prices without VAT add it, prices with VAT name the part that it is. */
export function useCartSums(): (sums: Sums) => Sum[] {
  const { t } = useTexts("common");
  const format = useFormat();
  return (sums) => {
    const vat = { label: t("totals.vat", { rate: format.percent(sums.vatRateBasisPoints) }), amount: format.money(sums.vat) };
    const total = {
      label: t(sums.pricesIncludeVat ? "totals.grossIncludingVat" : "totals.gross"),
      amount: format.money(sums.gross),
      total: true,
    };
    return sums.pricesIncludeVat ? [total, vat] : [{ label: t("totals.net"), amount: format.money(sums.net) }, vat, total];
  };
}
