import { useMemo } from "react";
import { StockDot } from "~/components/lens/stock-dot";
import { stockShape } from "~/components/products/stock-shape";
import { useStockText } from "~/components/products/use-stock-text";
import { useCell, useFocusedLens, useGrid } from "~/components/stock-grid/use-grid";
import { Button } from "~/components/ui/button";
import { Num } from "~/components/ui/num";
import { Trans } from "~/components/ui/trans";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { boxesOfText } from "~/domain/order/stock-sheet";
import type { ArrivalPart } from "~/domain/stock/arrivals";
import { splitByStock } from "~/domain/stock/split-by-stock";
import { cellsOf, type GridCell, type GridPage } from "~/forms/stock-grid/grid-page";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./cell-facts.module.css";
import { cellId, factsId } from "./cell-ids";

/**
 * The facts of the focused cell, above the tables and never over them: price step, stock with its days, what the cart holds and the
 * difference. Before any cell has the focus, the facts that all cells share.
 */
export function CellFacts() {
  const { t } = useTexts("stockGrid");
  const { page } = useGrid();
  const focused = useFocusedLens();
  const byProduct = useMemo(() => new Map(cellsOf(page).map((cell) => [cell.productId, cell])), [page]);
  const cell = focused === null ? undefined : byProduct.get(focused);
  return (
    <section
      className={styles.strip}
      id={factsId}
      aria-label={t("facts.label")}
      data-lens={cell?.productId}
      data-read-meanwhile={cell ? "" : undefined}
    >
      {cell ? <LensFacts cell={cell} /> : <PackFacts />}
    </section>
  );
}

function PackFacts() {
  const { t } = useTexts("stockGrid");
  const { page } = useGrid();
  return (
    <>
      <dl className={styles.facts}>
        <PriceStep page={page} boxes={0} />
        <Promotions page={page} />
      </dl>
      <p className="small quiet">{t("facts.choose")}</p>
    </>
  );
}

function LensFacts({ cell }: { cell: GridCell }) {
  const { t } = useTexts(["stockGrid", "common"]);
  const { page, store, elsewhere } = useGrid();
  const { text, inCart } = useCell(cell.productId, true);
  const carted = inCart + (elsewhere[cell.productId] ?? 0);
  const boxes = boxesOfText(text);
  const difference = boxes - inCart;
  const { now, later } = splitByStock(boxes, cell.onHand ?? 0, cell.laterDay);
  const spoken = [t("common:units.boxes", { count: carted })];
  if (difference > 0) spoken.push(t("stockGrid:cell.more", { boxes: difference }));
  if (difference < 0) spoken.push(t("stockGrid:cell.fewer", { boxes: -difference }));
  const orderNowOnly = () => {
    store.type(cell.productId, String(now));
    document.getElementById(cellId(cell.productId))?.focus();
  };
  return (
    <>
      <p className={styles.lens}>
        <Num>{cell.text}</Num>
      </p>
      <dl className={styles.facts}>
        <PriceStep page={page} boxes={boxes} />
        <Promotions page={page} />
        <div>
          <dt>{t("stockGrid:facts.stock")}</dt>
          <dd>
            <StockParts cell={cell} boxes={boxes} />
          </dd>
        </div>
        <div>
          <dt>{t("stockGrid:facts.inCart")}</dt>
          <dd>
            <span aria-hidden="true">
              <b>{carted}</b>
              {difference !== 0 && (
                <>
                  {", "}
                  <Num className={styles.difference}>{difference > 0 ? `+${difference}` : difference}</Num>
                </>
              )}
            </span>
            <VisuallyHidden>{spoken.join(", ")}</VisuallyHidden>
            {cell.usual > 0 && <span className={styles.usual}>{t("stockGrid:facts.usual", { count: cell.usual })}</span>}
          </dd>
        </div>
      </dl>
      {now > 0 && later > 0 && (
        <Button type="button" small onClick={orderNowOnly}>
          {t("stockGrid:facts.onlyNow", { count: now })}
        </Button>
      )}
    </>
  );
}

/** The price of a box at this quantity, and on the other side of the price step (D25). */
function PriceStep({ page, boxes }: { page: GridPage; boxes: number }) {
  const { t } = useTexts("stockGrid");
  const format = useFormat();
  const { price } = page;
  if (!price) return null;
  const { annualBoxes, priceAnnual, priceRetail } = price;
  const isAnnual = boxes >= annualBoxes;
  return (
    <div>
      <dt>{t("facts.price")}</dt>
      <dd>
        <Trans
          t={t}
          i18nKey={priceAnnual.amount === priceRetail.amount ? "facts.flat" : isAnnual ? "facts.fromStep" : "facts.belowStep"}
          values={{
            price: format.money(isAnnual ? priceAnnual : priceRetail),
            other: format.money(isAnnual ? priceRetail : priceAnnual),
            from: format.number(annualBoxes),
          }}
          components={{ b: <b />, quiet: <span className="quiet" /> }}
        />
      </dd>
    </div>
  );
}

/** The promotions of the series with what they take off and from how many boxes. */
function Promotions({ page }: { page: GridPage }) {
  const { t } = useTexts("stockGrid");
  const format = useFormat();
  const { promotions } = page.facts;
  if (promotions.length === 0) return null;
  return (
    <div>
      <dt>{t("facts.promotion")}</dt>
      {promotions.map((promotion) => (
        <dd key={promotion.id}>{format.promotionTerms(promotion)}</dd>
      ))}
    </div>
  );
}

/** How many of the boxes come when; without boxes the present stock. */
function StockParts({ cell, boxes }: { cell: GridCell; boxes: number }) {
  const stockText = useStockText();
  const format = useFormat();
  const { page } = useGrid();
  const { now, later } = splitByStock(boxes, cell.onHand ?? 0, cell.laterDay);
  if (boxes === 0) {
    return (
      <span className={styles.part}>
        <StockDot shape={stockShape(cell.status)} />
        {stockText(cell)}
      </span>
    );
  }
  const parts: ArrivalPart[] = [
    { quantity: now, day: page.arrivalDay, isLater: false, toPatient: false },
    { quantity: later, day: cell.laterDay, isLater: true, toPatient: false },
  ];
  return parts
    .filter(({ quantity }) => quantity > 0)
    .map((part) => (
      <span key={String(part.isLater)} className={styles.part}>
        <StockDot shape={part.isLater ? (page.madeToOrder ? "diamond" : "ring") : "full"} />
        {format.arrivals([part])}
      </span>
    ));
}
