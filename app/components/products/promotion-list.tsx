import { useTranslation } from "react-i18next";
import { PackShot } from "~/components/lens/pack-shot";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import type { PromotionFacts } from "./promotion-facts";
import styles from "./promotion-list.module.css";

/** The promotions that run: what they take off, on what, until when, and the way to order. */
export function PromotionList({ promotions }: { promotions: readonly PromotionFacts[] }) {
  const { t } = useTranslation("catalogue");
  const format = useFormat();
  return (
    <div className="stack">
      {promotions.map((promotion) => {
        const { id, names, texts, reviewNumber, products, fromDay, toDay } = promotion;
        const title = names[format.language] ?? names.en ?? "";
        return (
          <Panel key={id} title={<bdi>{title}</bdi>} aside={t("promotions.until", { day: format.day(toDay) })}>
            <div className={styles.promotion}>
              <p>
                <bdi>{texts[format.language] ?? texts.en}</bdi>
              </p>
              <p className="row">
                <Badge tone="accent">{format.promotionEffect(promotion)}</Badge>
                <Badge>{t("promotions.minimum", { count: promotion.minimumBoxes })}</Badge>
                <span className="small quiet">
                  {t("promotions.period", { from: format.dayInDigits(fromDay), to: format.dayInDigits(toDay) })}
                </span>
              </p>
              <h3 className="small quiet">{t("promotions.products")}</h3>
              <ul className={styles.products}>
                {products.map((product) => (
                  <li key={product.id}>
                    <PackShot imageId={product.imageId} frame="small" />
                    <bdi>{product.name}</bdi>
                    <ButtonLink
                      to={`/products/stock-revenue?series=${encodeURIComponent(product.id)}`}
                      small
                      className="push"
                      aria-label={t("promotions.orderOf", { name: isolate(product.name) })}
                    >
                      {t("promotions.order")}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
              <p className="small quiet">
                {t("promotions.automatic")}
                {reviewNumber !== null && (
                  <>
                    {" "}
                    <Code>{t("promotions.review", { number: reviewNumber })}</Code>
                  </>
                )}
              </p>
            </div>
          </Panel>
        );
      })}
    </div>
  );
}
