import type { Sum } from "~/components/ui/sums";
import type { CurrencyCode } from "~/domain/money";
import type { NamedDiscount } from "~/domain/price/named-discounts";
import type { ShownPromotion } from "~/i18n/format/prices";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

/** What promotions take off, each by its name and below nothing; a discount without one is called by the general word. */
export function useDiscountSums(): (discounts: readonly NamedDiscount<ShownPromotion>[], currency: CurrencyCode) => Sum[] {
  const { t } = useTexts("common");
  const format = useFormat();
  return (discounts, currency) =>
    discounts.map(({ promotion, amount }) => ({
      label: promotion ? format.promotion(promotion) : t("totals.discount"),
      amount: format.money({ amount: -amount, currency }),
    }));
}
