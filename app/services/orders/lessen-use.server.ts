import type { PracticeDb } from "~/db/database.server";
import { lessenMonthlyUse } from "~/db/queries/orders/insert-orders.server";
import type { OrderRow } from "~/db/queries/orders/orders.server";
import type { TransactionRow } from "~/db/queries/orders/transactions.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { monthOf } from "~/domain/calendar/months";
import type { EditionCode } from "~/domain/edition";
import { editionOf } from "~/editions/editions";
import { sumByProduct } from "../cart/sum-by-product.server";

type UsedBy = Pick<OrderRow, "tenantId" | "locationId" | "placedAt" | "countryCode">;

/** Subtracts the boxes of parts of an order that are cancelled from what its location usually orders. */
export async function lessenUse(
  { tx }: PracticeDb,
  { tenantId, locationId, placedAt, countryCode }: UsedBy,
  parts: readonly Pick<TransactionRow, "merchandise">[],
): Promise<void> {
  const month = monthOf(marketDayOf(placedAt, editionOf(countryCode as EditionCode).timeZone));
  const lines = parts.flatMap(({ merchandise }) => merchandise.lines);
  const used = sumByProduct(lines).map(({ seriesId, solutionId, productId, quantity }) => ({
    ...{ tenantId, locationId, itemId: seriesId ?? solutionId ?? "", month, productId },
    boxesQuantity: quantity,
  }));
  await lessenMonthlyUse(tx, used);
}
