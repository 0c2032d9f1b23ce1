import { StockMark } from "~/components/lens/stock-mark";
import { stockShape } from "./stock-shape";
import { type StockToSay, useStockText } from "./use-stock-text";

/** The stock of a product, symbol and text. */
export function ProductStock({ stock, className }: { stock: StockToSay; className?: string }) {
  const stockText = useStockText();
  return (
    <StockMark shape={stockShape(stock.status)} className={className}>
      {stockText(stock)}
    </StockMark>
  );
}
