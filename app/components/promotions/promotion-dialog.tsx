import type { To } from "react-router";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { ShownPromotion } from "./promotion-facts";
import { PromotionMarks } from "./promotion-marks";
import { PromotionName } from "./promotion-name";
import { PromotionProducts } from "./promotion-products";

/** The announcement of a promotion over the catalogue: its subject, and a link to order. */
export function PromotionDialog({ promotion, closeTo }: { promotion: ShownPromotion; closeTo: To }) {
  const { t } = useTexts(["catalogue", "common"]);
  const { language } = useFormat();
  return (
    <Modal title={<PromotionName names={promotion.names} />} overline={t("catalogue:promotions.overline")} closeTo={closeTo}>
      <div className="stack">
        <p>
          <bdi>{promotion.texts[language] ?? promotion.texts.en}</bdi>
        </p>
        <PromotionMarks promotion={promotion} />
        <PromotionProducts promotion={promotion} />
      </div>
      <ModalActions>
        <ButtonLink to={`/promotions/${encodeURIComponent(promotion.id)}`}>{t("catalogue:promotions.terms")}</ButtonLink>
        <ButtonLink preventScrollReset replace to={closeTo} tone="primary">
          {t("common:actions.close")}
        </ButtonLink>
      </ModalActions>
    </Modal>
  );
}
