import { and, desc, eq, gt, gte, inArray, lte, max, or, sql } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { EditionCode } from "~/domain/edition";
import type { ImportKind } from "~/domain/import/import-file";
import type { GtinRow, StockRow } from "~/domain/import/import-rows";

const { catalogueVersions, importPreviews, importVersions, operators, productGtins, series, solutions, stockLevels } = schema;

export type ImportPreviewRow = typeof importPreviews.$inferSelect;
type ImportVersionRow = typeof importVersions.$inferInsert;

/** Locks an edition's data until the transaction ends, so that its imports run one after another. */
export async function lockCatalogueVersion(tx: Transaction, edition: EditionCode, now: Date): Promise<void> {
  await tx
    .insert(catalogueVersions)
    .values({ edition, version: 1, updatedAt: now })
    .onConflictDoUpdate({ target: catalogueVersions.edition, set: { version: sql`${catalogueVersions.version}` } });
}

/** Returns the stock rows of an edition, by product. */
export async function listStockRows(tx: Transaction, edition: EditionCode): Promise<StockRow[]> {
  const { itemId, productId, onHand, expectedDay, soldOut, countedAt } = stockLevels;
  const rows = await tx
    .select({ itemId, productId, onHand, expectedDay, soldOut, countedAt })
    .from(stockLevels)
    .where(eq(stockLevels.edition, edition))
    .orderBy(productId, itemId);
  return rows.map((row) => ({ ...row, countedAt: row.countedAt?.toISOString() ?? null }));
}

/** Returns the imported GTINs of an edition. */
export async function listGtinRows(tx: Transaction, edition: EditionCode): Promise<GtinRow[]> {
  const { productId, seriesId, gtin } = productGtins;
  return tx.select({ productId, seriesId, gtin }).from(productGtins).where(eq(productGtins.edition, edition));
}

/** Returns the product of an imported GTIN (D15); null when there is none. */
export async function findProductOfGtin(tx: Transaction, edition: EditionCode, gtin: string) {
  const [row] = await tx
    .select({ productId: productGtins.productId, seriesId: productGtins.seriesId })
    .from(productGtins)
    .where(and(eq(productGtins.edition, edition), eq(productGtins.gtin, gtin)));
  return row ?? null;
}

/** Returns the imported GTINs of products; those without one are left out. */
export async function listGtinsOfProducts(tx: Transaction, edition: EditionCode, productIds: readonly string[]) {
  if (productIds.length === 0) return [];
  return tx
    .select({ productId: productGtins.productId, gtin: productGtins.gtin })
    .from(productGtins)
    .where(and(eq(productGtins.edition, edition), inArray(productGtins.productId, [...productIds])));
}

/** Returns the imported GTIN of a product; null when it has none. */
export async function findGtinOfProduct(tx: Transaction, edition: EditionCode, productId: string): Promise<string | null> {
  const [row] = await tx
    .select({ gtin: productGtins.gtin })
    .from(productGtins)
    .where(and(eq(productGtins.edition, edition), eq(productGtins.productId, productId)));
  return row?.gtin ?? null;
}

/** Returns the ids of series and solutions of all other editions. */
export async function listIdsElsewhere(tx: Transaction, edition: EditionCode): Promise<Set<string>> {
  const others = [
    await tx.select({ id: series.id }).from(series).where(sql`${series.edition} <> ${edition}`),
    await tx.select({ id: solutions.id }).from(solutions).where(sql`${solutions.edition} <> ${edition}`),
  ];
  return new Set(others.flat().map(({ id }) => id));
}

/** Stores a preview, replacing the operator's earlier one, and deletes expired ones. */
export async function replacePreview(tx: Transaction, preview: ImportPreviewRow): Promise<void> {
  await tx
    .delete(importPreviews)
    .where(or(eq(importPreviews.operatorId, preview.operatorId), lte(importPreviews.expiresAt, preview.createdAt)));
  await tx.insert(importPreviews).values(preview);
}

/** Returns an unexpired preview of the operator; null for any other. */
export async function findPreview(
  tx: Transaction,
  { id, operatorId }: Pick<ImportPreviewRow, "id" | "operatorId">,
  now: Date,
): Promise<ImportPreviewRow | null> {
  const isOpen = and(eq(importPreviews.id, id), eq(importPreviews.operatorId, operatorId), gt(importPreviews.expiresAt, now));
  const [row] = await tx.select().from(importPreviews).where(isOpen);
  return row ?? null;
}

/** Ends a preview at the moment at which it was applied; the role of the distributor may not update one. */
export async function endPreview(tx: Transaction, preview: ImportPreviewRow, at: Date): Promise<void> {
  await tx.delete(importPreviews).where(eq(importPreviews.id, preview.id));
  await tx.insert(importPreviews).values({ ...preview, expiresAt: at });
}

/** Returns the version as which the operator's preview was applied, until the next file is previewed; null when there is none. */
export async function findAppliedVersion(tx: Transaction, { id, operatorId }: Pick<ImportPreviewRow, "id" | "operatorId">) {
  const ofPreview = and(
    eq(importPreviews.id, id),
    eq(importPreviews.edition, importVersions.edition),
    eq(importPreviews.kind, importVersions.kind),
    eq(importPreviews.operatorId, importVersions.operatorId),
    eq(importPreviews.expiresAt, importVersions.at),
  );
  const [row] = await versions(tx).innerJoin(importPreviews, ofPreview).where(eq(importVersions.operatorId, operatorId));
  return row ?? null;
}

/** Returns the version by which an operator undid another one for a reason; null when there is none. */
export async function findUndoingVersion(
  tx: Transaction,
  undone: { edition: EditionCode; seq: number; operatorId: string; reason: string },
) {
  const isUndoing = and(
    eq(importVersions.edition, undone.edition),
    eq(importVersions.undoneSeq, undone.seq),
    eq(importVersions.operatorId, undone.operatorId),
    eq(importVersions.reason, undone.reason),
  );
  const [row] = await versions(tx).where(isUndoing).orderBy(desc(importVersions.seq)).limit(1);
  return row ?? null;
}

/** Returns the number of the newest version of an edition, of all kinds or some; 0 before the first. */
export async function newestSeq(tx: Transaction, edition: EditionCode, kinds?: readonly ImportKind[]): Promise<number> {
  const ofKinds = kinds ? inArray(importVersions.kind, [...kinds]) : undefined;
  const [row] = await tx
    .select({ seq: max(importVersions.seq) })
    .from(importVersions)
    .where(and(eq(importVersions.edition, edition), ofKinds));
  return row?.seq ?? 0;
}

export async function insertVersion(tx: Transaction, row: ImportVersionRow): Promise<void> {
  await tx.insert(importVersions).values(row);
}

const versionColumns = {
  edition: importVersions.edition,
  seq: importVersions.seq,
  kind: importVersions.kind,
  at: importVersions.at,
  fileName: importVersions.fileName,
  contentHash: importVersions.contentHash,
  undoneSeq: importVersions.undoneSeq,
  reason: importVersions.reason,
  counts: importVersions.counts,
  firstName: operators.firstName,
  lastName: operators.lastName,
};

const versions = (tx: Transaction) =>
  tx.select(versionColumns).from(importVersions).innerJoin(operators, eq(operators.id, importVersions.operatorId));

/** Returns the versions of an edition with who made each, newest first; at most `limit`. */
export async function listVersions(tx: Transaction, edition: EditionCode, limit: number) {
  return versions(tx).where(eq(importVersions.edition, edition)).orderBy(desc(importVersions.seq)).limit(limit);
}

export async function findVersion(tx: Transaction, edition: EditionCode, seq: number) {
  const [row] = await versions(tx).where(and(eq(importVersions.edition, edition), eq(importVersions.seq, seq)));
  return row ?? null;
}

/** Returns what each version of some kinds changed, from a given one on, oldest first. */
export async function listChangesSince(
  tx: Transaction,
  { edition, seq }: { edition: EditionCode; seq: number },
  kinds: readonly ImportKind[],
) {
  return tx
    .select({ seq: importVersions.seq, changes: importVersions.changes })
    .from(importVersions)
    .where(and(eq(importVersions.edition, edition), gte(importVersions.seq, seq), inArray(importVersions.kind, [...kinds])))
    .orderBy(importVersions.seq);
}
