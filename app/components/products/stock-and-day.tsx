import { StockMark } from "~/components/lens/stock-mark";
import type { StockStatus } from "~/domain/stock/stock-status";
import { useFormat } from "~/i18n/use-format";
import { stockShape } from "./stock-shape";
import { type StockToSay, useStockText } from "./use-stock-text";

/** The statuses whose sentence names the day of arrival. */
const daysInStockText: readonly StockStatus[] = ["backorder", "madeToOrder"];

/** The stock of a lens, and below it the day of arrival, unless the sentence names it. The route declares `i18n: ["catalogue"]`. */
export function StockAndDay({ stock, promisedDay }: { stock: Omit<StockToSay, "laterDay">; promisedDay: string | null }) {
  const format = useFormat();
  const stockText = useStockText();
  return (
    <span>
      <StockMark shape={stockShape(stock.status)} wraps>
        {stockText({ ...stock, laterDay: promisedDay })}
      </StockMark>
      {promisedDay !== null && !daysInStockText.includes(stock.status) && (
        <>
          <br />
          <span className="small quiet">{format.dayAndWeekday(promisedDay)}</span>
        </>
      )}
    </span>
  );
}
