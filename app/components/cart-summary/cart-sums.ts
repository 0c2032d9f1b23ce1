import type { PaperSum } from "~/domain/paper/paper";
import type { PopulatedCart } from "~/forms/cart/populated-cart";
import type { Format } from "~/i18n/format";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type Sums = NonNullable<PopulatedCart["cart"]>["sums"];

type Key = `common:totals.${"net" | "vat" | "gross" | "grossIncludingVat"}`;
type Translation = { t: (key: Key, values?: { rate: string }) => string; format: Pick<Format, "money" | "percent"> };

/**
 * Returns net, VAT and total as the market shows them: VAT is added to prices without it, and stated as a part of prices that include it.
 */
export function cartSums(
  { t, format }: Translation,
  sums: Pick<Sums, "net" | "vat" | "gross" | "vatRateBasisPoints" | "pricesIncludeVat">,
): PaperSum[] {
  const vat = { label: t("common:totals.vat", { rate: format.percent(sums.vatRateBasisPoints) }), amount: format.money(sums.vat) };
  const total = {
    label: t(sums.pricesIncludeVat ? "common:totals.grossIncludingVat" : "common:totals.gross"),
    amount: format.money(sums.gross),
    total: true,
  };
  return sums.pricesIncludeVat ? [total, vat] : [{ label: t("common:totals.net"), amount: format.money(sums.net) }, vat, total];
}

/** Returns the same as texts in the language of the page. */
export function useCartSums(): (sums: Sums) => PaperSum[] {
  const { t } = useTexts(["common"]);
  const format = useFormat();
  return (sums) => cartSums({ t, format }, sums);
}
