import { and, eq, sql } from "drizzle-orm";
import { builtOnce, given, statementIn } from "~/db/built-once.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { givenRows, insertBy } from "~/db/insert-rows.server";
import { plannedOnce } from "~/db/prepared-client.server";
import { schema } from "~/db/schema.server";
import type { CalendarDay, EditionCode } from "~/domain/edition";
import { noteStockChange } from "../practice/changes.server";

const { stockLevels } = schema;

/** The stock of one product as last reported by the distributor (`countedAt`), less what was ordered since, in boxes or bottles. */
export type StockLevel = { onHand: number; expectedDay: CalendarDay | null; soldOut: boolean; countedAt: Date | null };
export type StockLevels = ReadonlyMap<string, StockLevel>;

/** Returns the stock rows of products by product id, in one query. */
export async function listStockLevels(tx: Transaction, edition: EditionCode, productIds: readonly string[]): Promise<StockLevels> {
  if (productIds.length === 0) return new Map();
  const rows = await builtOnce(tx, levelsOfProducts).execute({ edition, productIds: [...new Set(productIds)] });
  return levelsOf(rows);
}

/** Returns stock rows by product id. */
export const levelsOf = (rows: readonly (StockLevel & { productId: string })[]): StockLevels =>
  new Map(rows.map(({ productId, ...level }) => [productId, level]));

const { productId, onHand, expectedDay, soldOut, countedAt } = stockLevels;
export const levelColumns = { productId, onHand, expectedDay, soldOut, countedAt };

function levelsOfProducts(tx: Transaction) {
  const isAsked = eq(productId, sql`any(${sql.placeholder("productIds")}::text[])`);
  return tx
    .select(levelColumns)
    .from(stockLevels)
    .where(and(eq(stockLevels.edition, sql.placeholder("edition")), isAsked))
    .prepare(plannedOnce("levels_of_products"));
}

export type ShelfKey = { itemId: string; productId: string; onHandByDefault: number };

/**
 * Locks and returns the stock of products sorted by id, so that checkouts never deadlock. A product without a row gets one by the rule of
 * its item, because only a row can be locked. Notes that stock may change (D175).
 */
export async function lockShelves(db: PracticeDb, edition: EditionCode, keys: readonly ShelfKey[]): Promise<StockLevels> {
  const { tx } = db;
  const sorted = [...new Map(keys.map((key) => [key.productId, key])).values()].sort(byProductId);
  const rows = sorted.map(({ itemId, productId, onHandByDefault }) => ({ edition, itemId, productId, onHand: onHandByDefault }));
  await noteStockChange(db);
  const locked = await insertBy(shelvesLocked, { tx, table: stockLevels, rows });
  return levelsOf(locked.flat());
}

const shelvesLocked = (tx: Transaction) =>
  tx
    .insert(stockLevels)
    .select(givenRows(stockLevels))
    .onConflictDoUpdate({
      target: [stockLevels.edition, stockLevels.itemId, stockLevels.productId],
      set: { onHand: sql`${stockLevels.onHand}` },
    })
    .returning(levelColumns)
    .prepare("shelves_locked");

/** Takes boxes from locked stock, or returns them with a negative quantity; stock never falls below zero. */
export async function takeFromShelves(
  tx: Transaction,
  edition: EditionCode,
  taken: readonly { itemId: string; productId: string; quantity: number }[],
): Promise<void> {
  const rows = taken.filter(({ quantity }) => quantity !== 0);
  if (rows.length > 0) await builtOnce(tx, takenFromShelves).execute({ edition, rows: JSON.stringify(rows) });
}

const takenFromShelves = statementIn(
  sql`
    update ${stockLevels} set on_hand = greatest(0, ${stockLevels.onHand} - taken.quantity)
    from jsonb_to_recordset(${given("rows", "jsonb")}) as taken("itemId" text, "productId" text, quantity int)
    where ${stockLevels.edition} = ${given("edition", "text")} and ${stockLevels.itemId} = taken."itemId"
      and ${stockLevels.productId} = taken."productId"`,
  "taken_from_shelves",
);

function byProductId(one: { productId: string }, other: { productId: string }): number {
  return one.productId < other.productId ? -1 : one.productId > other.productId ? 1 : 0;
}
