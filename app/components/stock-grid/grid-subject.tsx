import { memo, useCallback } from "react";
import { Link } from "react-router";
import { Sparkline } from "~/components/gauge/sparkline";
import { LensValue } from "~/components/lens/lens-value";
import { PackShot } from "~/components/lens/pack-shot";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Code } from "~/components/ui/code";
import { Icon } from "~/components/ui/icon";
import { Money } from "~/components/ui/money";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { boxesOfText } from "~/domain/order/stock-sheet";
import { splitProductId } from "~/domain/product/product-id";
import type { GridPage } from "~/forms/stock-grid/grid-page";
import { gridAddress } from "~/forms/stock-grid/grid-view";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./grid-subject.module.css";
import { useTextsLater } from "./use-grid";

/**
 * The product that is being ordered, its price in the chosen pack, and the buttons that lead to another pack or product with all that is
 * typed.
 */
export const GridSubject = memo(function GridSubject({ page }: { page: GridPage }) {
  const { t } = useTexts(["stockGrid", "common"]);
  const format = useFormat();
  const { facts, price, packSize, promotion, usage, constants, material, waterPercent } = page;
  return (
    <div className={styles.subject}>
      <PackShot imageId={page.imageId} frame="medium" priority />
      <div>
        <div className={styles.name}>
          <h1>
            <bdi>{facts.name}</bdi>
          </h1>
          {!promotion && (
            <Button
              small
              tone="quiet"
              name="intent"
              value="show"
              formAction={`/products/stock-revenue/choose?series=${encodeURIComponent(page.seriesId)}`}
            >
              {t("stockGrid:subject.other")}
            </Button>
          )}
        </div>
        {promotion && (
          <p>
            <Badge tone="good" wraps>
              {format.promotionTerms(promotion)}
            </Badge>
            <span>{format.promotionEnd(promotion)}</span>
            <Link to="/promotions">{t("stockGrid:subject.allPromotions")}</Link>
          </p>
        )}
        <p>
          <span>
            {t(`common:modalities.${page.modality}`)} · {t(`common:kinds.${page.kind}`)}
          </span>
          <Code>
            {constants.map(({ field, value }, index) => (
              <span key={field}>
                {index > 0 && " · "}
                {t(`common:parameterShort.${field}`)} <LensValue field={field} value={value} />
              </span>
            ))}
          </Code>
          <bdi>
            {waterPercent === null ? material : t("stockGrid:subject.water", { material, percent: format.percent(waterPercent * 100) })}
          </bdi>
          {usage.usualBoxesPerMonth > 0 && (
            <span className="row">
              {t("stockGrid:subject.usual", { count: usage.usualBoxesPerMonth })} <Sparkline values={usage.boxesByMonth} />
            </span>
          )}
          <Link to={`/products/details/${page.seriesId}`}>{t("stockGrid:subject.details")}</Link>
          {usage.usualBoxesPerMonth > 0 && <Link to="/products/usual-order">{t("common:titles.usualOrder")}</Link>}
        </p>
      </div>
      <div className={styles.pack}>
        {price ? (
          <span className={styles.price}>
            <span>
              <Money className="strong">{format.money(price.priceRetail)}</Money>{" "}
              <span className="quiet">{t("stockGrid:subject.perBox", { count: packSize })}</span>
            </span>
            <br />
            <span className="tiny quiet">
              {t("stockGrid:subject.annual", { count: price.annualBoxes, price: format.money(price.priceAnnual) })}
            </span>
          </span>
        ) : (
          <span className="quiet">{t("stockGrid:subject.noPrice")}</span>
        )}
        <fieldset className={styles.packs} aria-label={t("stockGrid:subject.pack")}>
          {facts.packs.map((pack) => (
            <button
              key={pack.packSize}
              type="submit"
              name="intent"
              value="show"
              formAction={gridAddress(page, { pack: pack.packSize })}
              aria-current={pack.packSize === packSize ? "true" : undefined}
            >
              {pack.packSize === packSize && <Icon name="check" />}
              <b aria-hidden="true">{pack.packSize}</b>
              <VisuallyHidden>{t("common:units.boxOf", { count: pack.packSize })}</VisuallyHidden>
              <PackHolds packSize={pack.packSize} />
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  );
});

/** Boxes of all axes in one pack; nothing while there are none. */
function PackHolds({ packSize }: { packSize: number }) {
  const { t } = useTexts("stockGrid");
  const boxes = useTextsLater(useCallback((texts) => boxesInPack(texts, packSize), [packSize]));
  return boxes > 0 && <span className={styles.holds}>{t("subject.packHolds", { boxes })}</span>;
}

function boxesInPack(texts: Readonly<Record<string, string>>, packSize: number): number {
  return Object.entries(texts)
    .filter(([productId]) => splitProductId(productId)?.packSize === packSize)
    .reduce((sum, [, text]) => sum + boxesOfText(text), 0);
}
