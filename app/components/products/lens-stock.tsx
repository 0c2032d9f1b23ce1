import { useLineStockText } from "~/components/cart-line/use-line-stock-text";
import { StockMark } from "~/components/lens/stock-mark";
import type { ArrivalPart } from "~/domain/stock/arrivals";
import type { StockStatus } from "~/domain/stock/stock-status";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { stockShape } from "./stock-shape";

/** The stock status of a number of boxes, and how many of them arrive when. */
type StockOfBoxes = { status: StockStatus; left: number | null; now: number; later: number; arrivals?: readonly ArrivalPart[] };

/** The stock of one lens's boxes, in the words of the cart (D69), with the days on which they arrive. */
export function LensStock({ stock, checking }: { stock: StockOfBoxes | null; checking: boolean }) {
  const { t } = useTexts("patientOrder");
  const stockText = useLineStockText();
  const format = useFormat();
  if (!stock) return checking ? <span>{t("eye.checkingStock")}</span> : null;
  const { status, arrivals = [] } = stock;
  return (
    <span>
      <StockMark shape={stockShape(status)}>{stockText(stock)}</StockMark>
      {arrivals.length > 0 && <span className="small quiet"> · {format.arrivals(arrivals)}</span>}
    </span>
  );
}
