import { StockMark } from "~/components/lens/stock-mark";
import { stockShape } from "~/components/products/stock-shape";
import type { CartLine } from "~/forms/cart/cart-groups";
import { useFormat } from "~/i18n/use-format";
import styles from "./cart-table.module.css";
import { useLineStockText } from "./use-line-stock-text";

/** The stock of a line, and how many of its boxes arrive when (D29). */
export function LineStock({ line: { stock, arrivals } }: { line: Pick<CartLine, "stock" | "arrivals"> }) {
  const stockText = useLineStockText();
  const format = useFormat();
  return (
    <span className={styles.stock}>
      <StockMark shape={stockShape(stock.status)} className={styles.mark}>
        {stockText(stock)}
      </StockMark>
      {arrivals.length > 0 && <span className="small quiet"> · {format.arrivals(arrivals)}</span>}
    </span>
  );
}
