import { and, eq, exists, gt, gte, lt, sql } from "drizzle-orm";
import { builtOnce } from "~/db/built-once.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { loadOnce } from "~/db/load-once.server";
import { plannedOnce } from "~/db/prepared-client.server";
import { schema } from "~/db/schema.server";
import type { CalendarDay, EditionCode } from "~/domain/edition";

const { monthlyUse, stockLevels, tenants } = schema;

/** The items of an edition whose use by a location is asked for. */
type UseAsked = { edition: EditionCode; locationId: string; itemIds: readonly string[] };

/** The months (yyyy-MM) from which use is shown, and from which it counts as usual. */
type UseMonths = { shownFrom: string; countedFrom: string };

export type ItemUse = {
  /** Boxes ordered by item and month. */
  use: { itemId: string; month: string; boxes: number }[];
  /** The items with a usually ordered product out of stock, and when the first of these is expected. */
  empty: { itemId: string; expectedDay: CalendarDay | null }[];
};

/**
 * Returns what a location ordered of items, and which of them it will miss: few rows of a partial index, each compared with the location's
 * use.
 */
export async function findItemUse({ tx, tenantId }: PracticeDb, asked: UseAsked, months: UseMonths): Promise<ItemUse> {
  if (asked.itemIds.length === 0) return { use: [], empty: [] };
  const [row] = await builtOnce(tx, itemUse).execute({ tenantId, ...asked, ...months });
  return row ?? { use: [], empty: [] };
}

function itemUse(tx: Transaction) {
  const value = (name: keyof UseAsked | keyof UseMonths | "tenantId") => sql.placeholder(name);
  const isAsked = sql`any(${value("itemIds")}::text[])`;
  const ofLocation = and(eq(monthlyUse.tenantId, value("tenantId")), eq(monthlyUse.locationId, value("locationId")));
  const use = tx
    .select({
      itemId: monthlyUse.itemId,
      month: monthlyUse.month,
      boxes: sql<number>`sum(${monthlyUse.boxesQuantity})::int`.as("boxes"),
    })
    .from(monthlyUse)
    .where(and(ofLocation, eq(monthlyUse.itemId, isAsked), gte(monthlyUse.month, value("shownFrom"))))
    .groupBy(monthlyUse.itemId, monthlyUse.month)
    .as("item_use");
  const isUsual = exists(
    tx
      .select({ one: sql`1` })
      .from(monthlyUse)
      .where(
        and(
          ofLocation,
          eq(monthlyUse.itemId, stockLevels.itemId),
          eq(monthlyUse.productId, stockLevels.productId),
          gte(monthlyUse.month, value("countedFrom")),
          gt(monthlyUse.boxesQuantity, 0),
        ),
      ),
  );
  const empty = tx
    .selectDistinctOn([stockLevels.itemId], { itemId: stockLevels.itemId, expectedDay: stockLevels.expectedDay })
    .from(stockLevels)
    .where(and(eq(stockLevels.edition, value("edition")), eq(stockLevels.itemId, isAsked), sql`${stockLevels.onHand} <= 0`, isUsual))
    .orderBy(stockLevels.itemId, stockLevels.expectedDay)
    .as("empty_shelves");
  return tx
    .select({
      use: sql<
        ItemUse["use"]
      >`(select coalesce(json_agg(json_build_object('itemId', ${use.itemId}, 'month', ${use.month}, 'boxes', ${use.boxes})), '[]'::json) from ${use})`,
      empty: sql<
        ItemUse["empty"]
      >`(select coalesce(json_agg(json_build_object('itemId', ${empty.itemId}, 'expectedDay', ${empty.expectedDay})), '[]'::json) from ${empty})`,
    })
    .from(tenants)
    .where(eq(tenants.tenantId, value("tenantId")))
    .prepare(plannedOnce("item_use"));
}

/** Returns the boxes that a location ordered of one item's products from a month on and before another, by product. */
export function listProductUse(
  db: PracticeDb,
  asked: { locationId: string; itemId: string },
  months: { fromMonth: string; beforeMonth: string },
) {
  const { tx, tenantId } = db;
  const key = `use ${Object.values({ ...asked, ...months }).join()}`;
  return loadOnce(db, key, () => builtOnce(tx, productUse).execute({ tenantId, ...asked, ...months }));
}

function productUse(tx: Transaction) {
  const value = (name: string) => sql.placeholder(name);
  return tx
    .select({ productId: monthlyUse.productId, boxes: sql<number>`sum(${monthlyUse.boxesQuantity})::int` })
    .from(monthlyUse)
    .where(
      and(
        eq(monthlyUse.tenantId, value("tenantId")),
        eq(monthlyUse.locationId, value("locationId")),
        eq(monthlyUse.itemId, value("itemId")),
        gte(monthlyUse.month, value("fromMonth")),
        lt(monthlyUse.month, value("beforeMonth")),
      ),
    )
    .groupBy(monthlyUse.productId)
    .prepare(plannedOnce("product_use"));
}
