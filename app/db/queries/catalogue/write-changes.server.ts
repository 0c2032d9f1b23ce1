import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { givenRows, insertBy, insertRows } from "~/db/insert-rows.server";
import { schema } from "~/db/schema.server";
import type { EditionCode } from "~/domain/edition";
import { countedAtOf, type ImportTable, type ImportTables, type RowChange } from "~/domain/import/import-rows";
import { writeSeries, writeSolution } from "../practice/distributor.server";

const { prices, productGtins, stockLevels } = schema;

const chunkSize = 500;

/**
 * Writes the changes of an import or its undoing, each table's rows sorted by key, as checkouts lock stock, so that they do not deadlock.
 */
export async function writeChanges(tx: Transaction, edition: EditionCode, changes: readonly RowChange[], now: Date): Promise<void> {
  const sorted = changes.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  for (const row of written(sorted, "series")) {
    await writeSeries(tx, { edition, id: row.id, seriesNumber: row.seriesNumber, active: row.active, data: row, changedAt: now });
  }
  for (const row of written(sorted, "solutions")) await writeSolution(tx, { edition, id: row.id, active: row.active, data: row });
  await writePrices(tx, edition, sorted);
  await writeShelves(tx, { edition, now }, sorted);
  await writeGtins(tx, edition, sorted);
}

/** Returns the rows of a table that exist afterwards. */
function written<Table extends ImportTable>(changes: readonly RowChange[], table: Table): ImportTables[Table][] {
  return changes.flatMap((change) => (change.table === table && change.after ? [change.after as ImportTables[Table]] : []));
}

/** Returns the rows of a table that are deleted. */
function removed<Table extends ImportTable>(changes: readonly RowChange[], table: Table): ImportTables[Table][] {
  return changes.flatMap((change) =>
    change.table === table && !change.after && change.before ? [change.before as ImportTables[Table]] : [],
  );
}

async function writePrices(tx: Transaction, edition: EditionCode, changes: readonly RowChange[]): Promise<void> {
  for (const { itemId, packSize } of removed(changes, "prices")) {
    await tx.delete(prices).where(and(eq(prices.edition, edition), eq(prices.itemId, itemId), eq(prices.packSize, packSize)));
  }
  const rows = written(changes, "prices").map((row) => ({ edition, ...row }));
  await insertBy(pricesWritten, { tx, table: prices, rows });
}

const pricesWritten = (tx: Transaction) =>
  tx
    .insert(prices)
    .select(givenRows(prices))
    .onConflictDoUpdate({
      target: [prices.edition, prices.itemId, prices.packSize],
      set: { priceRetail: sql`excluded.price_retail`, priceAnnual: sql`excluded.price_annual`, annualBoxes: sql`excluded.annual_boxes` },
    })
    .prepare("prices_written");

async function writeShelves(
  tx: Transaction,
  { edition, now }: { edition: EditionCode; now: Date },
  changes: readonly RowChange[],
): Promise<void> {
  for (const rows of chunksOf(removed(changes, "stock"))) {
    const isRemoved = inArray(
      stockLevels.productId,
      rows.map(({ productId }) => productId),
    );
    await tx.delete(stockLevels).where(and(eq(stockLevels.edition, edition), isRemoved));
  }
  const rows = changes.flatMap((change) => {
    if (change.table !== "stock" || !change.after) return [];
    const { before, after } = change;
    return [{ edition, ...after, countedAt: countedAtOf({ before, after }, now) }];
  });
  await insertBy(shelvesWritten, { tx, table: stockLevels, rows });
}

const shelvesWritten = (tx: Transaction) =>
  tx
    .insert(stockLevels)
    .select(givenRows(stockLevels))
    .onConflictDoUpdate({
      target: [stockLevels.edition, stockLevels.itemId, stockLevels.productId],
      set: {
        onHand: sql`excluded.on_hand`,
        expectedDay: sql`excluded.expected_day`,
        soldOut: sql`excluded.sold_out`,
        countedAt: sql`excluded.counted_at`,
      },
    })
    .prepare("shelves_written");

/** Deletes all changed GTINs first, because one may move from one product to another. */
async function writeGtins(tx: Transaction, edition: EditionCode, changes: readonly RowChange[]): Promise<void> {
  const moved = changes.filter(({ table }) => table === "gtins");
  for (const rows of chunksOf(moved)) {
    const isRemoved = inArray(
      productGtins.productId,
      rows.map(({ key }) => key),
    );
    await tx.delete(productGtins).where(and(eq(productGtins.edition, edition), isRemoved));
  }
  const rows = written(moved, "gtins").map((row) => ({ edition, ...row }));
  await insertRows(tx, productGtins, rows);
}

function chunksOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, index) => items.slice(index * chunkSize, (index + 1) * chunkSize));
}
