import { memo } from "react";
import { StockDot } from "~/components/lens/stock-dot";
import { stockShape } from "~/components/products/stock-shape";
import pills from "~/components/stock-grid/cell-pills.module.css";
import { useCell, useGrid } from "~/components/stock-grid/use-grid";
import { classNames } from "~/components/ui/class-names";
import { Icon } from "~/components/ui/icon";
import { Num } from "~/components/ui/num";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { boxesField } from "~/domain/order/sheet-entries";
import { boxesOfText, type SheetMistake } from "~/domain/order/stock-sheet";
import type { GridCell } from "~/forms/stock-grid/grid-page";
import { cellId, factsId, mistakeId } from "./cell-ids";
import styles from "./power-cell.module.css";
import type { CellTexts } from "./use-cell-texts";

type Props = {
  cell: GridCell;
  /** "table row column", by which the arrow keys find the next cell. */
  at: string;
  /** Whether the header of the row states the power. */
  bare: boolean;
  texts: CellTexts;
  /** Why its text was refused. */
  mistake: SheetMistake | null;
  /** Whether it has the focus when the page opens. */
  isStart: boolean;
};

/** A scan leads to the field of its lens; without JavaScript the browser focuses it. */
const atOnce = { autoFocus: true };
/** Typing is handled before React (useHeardCells). */
const heard = { onChange: () => {} };

/**
 * One lens: stock, power, usual use, and the field for the boxes wanted in the cart. What the cart holds already is marked, and so is
 * the difference once it is changed. Every cell has the name of its lens, so that nobody needs its row and column to identify it.
 */
export const PowerCell = memo(function PowerCell({ cell, at, bare, texts, mistake, isStart }: Props) {
  const { productId, power, usual, status, onHand } = cell;
  const { text, inCart } = useCell(productId);
  const elsewhere = useGrid().elsewhere[productId] ?? 0;
  const carted = inCart + elsewhere;
  const boxes = boxesOfText(text);
  const difference = boxes - inCart;
  const isChanged = difference !== 0 || text !== String(inCart || "");
  const later = onHand === null ? 0 : Math.max(0, boxes - onHand);
  const isSplit = later > 0 && boxes > later;
  const marks = (carted > 0 || difference !== 0) && (
    <span className={styles.marks} aria-hidden="true">
      {carted > 0 && (
        <span>
          <Icon name="cart" />
          {carted}
        </span>
      )}
      {difference !== 0 && <Num className={styles.difference}>{difference > 0 ? `+${difference}` : difference}</Num>}
    </span>
  );
  const state = isChanged ? styles.changed : inCart > 0 && styles.carted;
  const use = usual > 0 && <i className={styles.use} data-usual={Math.min(5, usual)} />;
  return (
    <td className={classNames(state, text === "" && styles.blank, mistake !== null && styles.invalid)}>
      <label className={classNames(styles.cell, bare && styles.bare, marks && styles.marked, (isSplit || (bare && use)) && styles.holds)}>
        <StockDot shape={stockShape(status)} fine />
        {bare ? (
          marks
        ) : (
          <span className={classNames(styles.power, use && styles.holds)}>
            <Num>{formatLensValue("power", power)}</Num>
            {marks}
            {use}
          </span>
        )}
        <input
          id={cellId(productId)}
          name={boxesField(productId)}
          data-at={at}
          value={text}
          {...heard}
          {...(isStart ? atOnce : null)}
          inputMode="numeric"
          autoComplete="off"
          aria-label={texts.label(cell, carted, difference)}
          aria-invalid={mistake !== null || undefined}
          aria-describedby={classNames(mistake !== null && mistakeId(productId), factsId)}
        />
        {bare && use}
        {isSplit && (
          <span className={pills.split} aria-hidden="true">
            <Num>{`${boxes - later} + ${later}`}</Num>
          </span>
        )}
      </label>
      {mistake !== null && (
        <span id={mistakeId(productId)} className={pills.mistake}>
          {texts.mistake(mistake)}
        </span>
      )}
    </td>
  );
});
