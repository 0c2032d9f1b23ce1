import { type ChangeEvent, memo } from "react";
import { useTranslation } from "react-i18next";
import { stockShape } from "~/components/products/stock-shape";
import { useStockText } from "~/components/products/use-stock-text";
import { classNames } from "~/components/ui/class-names";
import { Num } from "~/components/ui/num";
import { StockDot } from "~/components/ui/stock-dot";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { boxesField } from "~/domain/order/sheet-entries";
import { boxesOfText, type SheetMistake } from "~/domain/order/stock-sheet";
import { isolateLtr } from "~/i18n/format/isolate";
import { cellId, mistakeId, tipId } from "./cell-ids";
import { CellTip } from "./cell-tip";
import type { GridCell } from "./grid-page";
import styles from "./power-cell.module.css";
import { useStockGrid } from "./stock-grid-context";

type Props = {
  cell: GridCell;
  /** "table row column", by which the arrow keys find the next cell. */
  at: string;
  text: string;
  /** The row says the power. */
  bare: boolean;
  focused: boolean;
  /** Why its text was refused. */
  mistake: SheetMistake | null;
};

const digits = /^\d*\.?\d*$/;

/** One lens: stock, power, usual use and the field for its boxes. Every cell names its own lens, so it is never read from its place. */
export const PowerCell = memo(function PowerCell({ cell, at, text, bare, focused, mistake }: Props) {
  const { t } = useTranslation("stockGrid");
  const stockText = useStockText();
  const { type, focus } = useStockGrid();
  const { productId, power, usual, status, onHand } = cell;
  const boxes = boxesOfText(text);
  const later = onHand === null ? 0 : Math.max(0, boxes - onHand);
  const heard = { lens: isolateLtr(cell.text), stock: stockText(cell), usual };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (digits.test(event.currentTarget.value)) type(productId, event.currentTarget.value);
  };
  return (
    <td className={classNames(text !== "" && styles.filled, mistake !== null && styles.invalid)}>
      <label className={classNames(styles.cell, bare && styles.bare)}>
        <StockDot shape={stockShape(status)} fine />
        {!bare && (
          <span className={styles.power}>
            <Num>{formatLensValue("power", power)}</Num>
            {usual > 0 && <i className={styles.use} data-usual={Math.min(5, usual)} />}
          </span>
        )}
        <input
          id={cellId(productId)}
          name={boxesField(productId)}
          data-at={at}
          value={text}
          onChange={onChange}
          onFocus={() => focus(productId)}
          inputMode="numeric"
          autoComplete="off"
          aria-label={t(usual > 0 ? "cell.labelUsual" : "cell.label", heard)}
          aria-invalid={mistake !== null || undefined}
          aria-describedby={classNames(mistake !== null && mistakeId(productId), focused && tipId)}
        />
        {bare && usual > 0 && <i className={styles.use} data-usual={Math.min(5, usual)} />}
        {later > 0 && boxes > later && (
          <span className={styles.split} aria-hidden="true">
            <Num>{`${boxes - later} + ${later}`}</Num>
          </span>
        )}
      </label>
      {mistake !== null && (
        <span id={mistakeId(productId)} className={styles.mistake}>
          {t(`mistake.${mistake.code}`, { maximum: mistake.maximum })}
        </span>
      )}
      {focused && <CellTip cell={cell} boxes={boxes} />}
    </td>
  );
});
