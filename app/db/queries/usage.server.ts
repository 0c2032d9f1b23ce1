import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { monthlyUse } = schema;

/** Boxes a location ordered of items, by month (yyyy-MM), from a month on. */
export async function listItemUse(
  { tx, tenantId }: PracticeDb,
  { locationId, itemIds }: { locationId: string; itemIds: readonly string[] },
  fromMonth: string,
) {
  if (itemIds.length === 0) return [];
  return tx
    .select({ itemId: monthlyUse.itemId, month: monthlyUse.month, boxes: sql<number>`sum(${monthlyUse.boxesQuantity})::int` })
    .from(monthlyUse)
    .where(
      and(
        eq(monthlyUse.tenantId, tenantId),
        eq(monthlyUse.locationId, locationId),
        inArray(monthlyUse.itemId, [...itemIds]),
        gte(monthlyUse.month, fromMonth),
      ),
    )
    .groupBy(monthlyUse.itemId, monthlyUse.month);
}

/** Boxes a location ordered of one item's products from a month on and before another, by product. */
export async function listProductUse(
  { tx, tenantId }: PracticeDb,
  { locationId, itemId }: { locationId: string; itemId: string },
  { fromMonth, beforeMonth }: { fromMonth: string; beforeMonth: string },
) {
  return tx
    .select({ productId: monthlyUse.productId, boxes: sql<number>`sum(${monthlyUse.boxesQuantity})::int` })
    .from(monthlyUse)
    .where(
      and(
        eq(monthlyUse.tenantId, tenantId),
        eq(monthlyUse.locationId, locationId),
        eq(monthlyUse.itemId, itemId),
        gte(monthlyUse.month, fromMonth),
        lt(monthlyUse.month, beforeMonth),
      ),
    )
    .groupBy(monthlyUse.productId);
}
