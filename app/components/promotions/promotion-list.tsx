import { Link } from "react-router";
import { Panel } from "~/components/ui/panel";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { ShownPromotion } from "./promotion-facts";
import styles from "./promotion-list.module.css";
import { PromotionMarks } from "./promotion-marks";
import { PromotionName } from "./promotion-name";
import { PromotionProducts } from "./promotion-products";

/** The running promotions: discount, products, end, and a link to order. */
export function PromotionList({ promotions }: { promotions: readonly ShownPromotion[] }) {
  const { t } = useTexts("catalogue");
  const { language } = useFormat();
  return (
    <div className="stack">
      {promotions.map((promotion) => {
        const terms = (
          <Link to={`/promotions/${encodeURIComponent(promotion.id)}`} preventScrollReset>
            {t("promotions.terms")}
          </Link>
        );
        return (
          <Panel key={promotion.id} title={<PromotionName names={promotion.names} />} aside={terms}>
            <div className={styles.promotion}>
              <p>
                <bdi>{promotion.texts[language] ?? promotion.texts.en}</bdi>
              </p>
              <PromotionMarks promotion={promotion} />
              <h3 className="small quiet">{t("promotions.products")}</h3>
              <PromotionProducts promotion={promotion} />
            </div>
          </Panel>
        );
      })}
    </div>
  );
}
