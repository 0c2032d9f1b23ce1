import { Badge } from "~/components/ui/badge";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { PromotionAnswer } from "./promotion-facts";

/** The discount of a promotion, its minimum of boxes, and its end. */
export function PromotionMarks({ promotion }: { promotion: Omit<PromotionAnswer, "texts"> }) {
  const { t } = useTexts("catalogue");
  const format = useFormat();
  return (
    <p className="row">
      <Badge tone="accent">{format.promotionEffect(promotion)}</Badge>
      <Badge>{t("promotions.minimum", { count: promotion.minimumBoxes })}</Badge>
      <Badge tone={promotion.daysLeft <= 3 ? "caution" : "neutral"}>{format.promotionEnd(promotion)}</Badge>
    </p>
  );
}
