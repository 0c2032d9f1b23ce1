import { useTranslation } from "react-i18next";
import { LensValue } from "~/components/lens/lens-value";
import { useStockText } from "~/components/products/use-stock-text";
import { Button } from "~/components/ui/button";
import { Code } from "~/components/ui/code";
import { Money } from "~/components/ui/money";
import { Num } from "~/components/ui/num";
import { splitByStock } from "~/domain/stock/split-by-stock";
import { useFormat } from "~/i18n/use-format";
import { tipId } from "./cell-ids";
import styles from "./cell-tip.module.css";
import type { GridCell } from "./grid-page";
import { useStockGrid } from "./stock-grid-context";

/** What the typed boxes of one lens mean: price, what leaves now, what follows and when, and the way to order only the former. */
export function CellTip({ cell, boxes }: { cell: GridCell; boxes: number }) {
  const { t } = useTranslation(["stockGrid", "common"]);
  const stockText = useStockText();
  const format = useFormat();
  const { page, type, focus } = useStockGrid();
  const { price, arrivalDay, constants } = page;
  const { now, later, expectedDay } = splitByStock(boxes, cell.onHand ?? 0, cell.expectedAt);
  const isAnnual = price !== null && boxes >= price.annualBoxes;
  const unit = price && (isAnnual ? price.priceAnnual : price.priceRetail);
  const cost = (quantity: number) => unit && <Money>{format.money({ ...unit, amount: unit.amount * quantity })}</Money>;
  const day = expectedDay === null ? null : format.dayAndWeekday(expectedDay);
  // Where the bar is parted, in hundredths: both parts stay visible however unequal they are.
  const split = Math.min(96, Math.max(3, (100 * now) / boxes));
  const laterText =
    day === null ? t("stockGrid:tip.later") : t(page.madeToOrder ? "stockGrid:tip.madeAbout" : "stockGrid:tip.laterAbout", { day });
  return (
    <div className={`${styles.tip} float`} id={tipId}>
      <p className={styles.title}>
        <Num className={styles.lens}>{cell.text}</Num>
        {unit && (
          <span>
            <Money className="strong">{format.money(unit)}</Money> <span className="quiet">{t("stockGrid:tip.each")}</span>
          </span>
        )}
      </p>
      {boxes === 0 && <p>{stockText(cell)}</p>}
      {boxes > 0 && later === 0 && <p>{t("stockGrid:tip.allNow", { count: now })}</p>}
      {later > 0 && !page.madeToOrder && (
        <p>{now > 0 ? t("stockGrid:tip.onShelf", { now, later }) : t("stockGrid:tip.allLater", { later })}</p>
      )}
      {now > 0 && later > 0 && (
        <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.now} width={split - 1} height="6" rx="2" />
          <rect className={styles.later} x={split + 1} width={98 - split} y="1" height="4" rx="2" />
        </svg>
      )}
      {boxes > 0 && (
        <div className={styles.parts}>
          {now > 0 && (
            <>
              <b>{format.number(now)}</b>
              <span>{t("stockGrid:tip.now", { day: format.dayAndWeekday(arrivalDay) })}</span>
              {cost(now)}
            </>
          )}
          {later > 0 && (
            <>
              <b>{format.number(later)}</b>
              <span>{laterText}</span>
              {cost(later)}
            </>
          )}
        </div>
      )}
      <p className="row row--apart">
        <span className="quiet">{cell.usual > 0 && t("stockGrid:tip.usual", { count: cell.usual })}</span>
        <Code>
          {constants.map(({ field, value }) => (
            <span key={field}>
              {field === "diameter" && " · "}
              {t(`common:parameterShort.${field}`)} <LensValue field={field} value={value} />
            </span>
          ))}
        </Code>
      </p>
      {now > 0 && later > 0 && (
        <p className="row">
          <Button type="button" small onClick={() => type(cell.productId, String(now))}>
            {t("stockGrid:tip.onlyNow", { count: now })}
          </Button>
          <Button type="button" small tone="quiet" onClick={() => focus(null)}>
            {t("stockGrid:tip.keep", { count: boxes })}
          </Button>
        </p>
      )}
    </div>
  );
}
