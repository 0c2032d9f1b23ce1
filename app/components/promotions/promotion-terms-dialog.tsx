import { Badge } from "~/components/ui/badge";
import { Code } from "~/components/ui/code";
import { Modal } from "~/components/ui/modal";
import { Pairs } from "~/components/ui/pairs";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { ShownPromotion } from "./promotion-facts";
import { PromotionName } from "./promotion-name";
import { PromotionProducts } from "./promotion-products";

/** The terms of a promotion over the page of promotions: days, discount, minimum, and how it is deducted. */
export function PromotionTermsDialog({ promotion }: { promotion: ShownPromotion }) {
  const { t } = useTexts("catalogue");
  const format = useFormat();
  const { fromDay, toDay, daysLeft, minimumBoxes, reviewNumber } = promotion;
  return (
    <Modal title={<PromotionName names={promotion.names} />} overline={t("promotions.terms")} closeTo="/promotions">
      <div className="stack">
        <Pairs
          pairs={[
            { id: "effect", label: t("promotions.discount"), value: format.promotionEffect(promotion) },
            {
              id: "days",
              label: t("promotions.runs"),
              value: (
                <>
                  {t("promotions.period", { from: format.dayInDigits(fromDay), to: format.dayInDigits(toDay) })}{" "}
                  {daysLeft < 7 && <Badge tone="caution">{format.promotionEnd(promotion)}</Badge>}
                </>
              ),
            },
            { id: "minimum", label: t("promotions.needs"), value: t("promotions.minimum", { count: minimumBoxes }) },
            ...(reviewNumber === null ? [] : [{ id: "review", label: t("promotions.review"), value: <Code>{reviewNumber}</Code> }]),
          ]}
        />
        <p className="small quiet">{t("promotions.automatic")}</p>
        <h3 className="small quiet">{t("promotions.products")}</h3>
        <PromotionProducts promotion={promotion} />
      </div>
    </Modal>
  );
}
