import type { CurrencyCode } from "~/domain/money";
import type { PaperSum } from "~/domain/paper/paper";
import type { NamedDiscount } from "~/domain/price/named-discounts";
import type { Format } from "~/i18n/format";
import type { ShownPromotion } from "~/i18n/format/prices";

type Translation = { t: (key: "common:totals.discount") => string; format: Pick<Format, "promotion" | "money"> };
type Discounts = readonly NamedDiscount<ShownPromotion>[];

/** Returns the discounts as negative amounts, each named by its promotion; a discount without one has the general name. */
export function discountSums({ t, format }: Translation, discounts: Discounts, currency: CurrencyCode): PaperSum[] {
  return discounts.map(({ promotion, amount }) => ({
    label: promotion ? format.promotion(promotion) : t("common:totals.discount"),
    amount: format.money({ amount: -amount, currency }),
  }));
}
