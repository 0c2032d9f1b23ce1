import { eq } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { EditionCode } from "~/domain/edition";

const { catalogueVersions, series, solutions, prices, promotions, stockRules } = schema;

/** The version of an edition's data; null before the distributor has published any. */
export async function findCatalogueVersion(tx: Transaction, edition: EditionCode) {
  const [row] = await tx
    .select({ version: catalogueVersions.version, updatedAt: catalogueVersions.updatedAt })
    .from(catalogueVersions)
    .where(eq(catalogueVersions.edition, edition));
  return row ?? null;
}

/** Everything the distributor published for an edition, but for the shelf of single products. */
export async function readCatalogueRows(tx: Transaction, edition: EditionCode) {
  return {
    series: await tx.select().from(series).where(eq(series.edition, edition)).orderBy(series.id),
    solutions: await tx.select().from(solutions).where(eq(solutions.edition, edition)).orderBy(solutions.id),
    prices: await tx.select().from(prices).where(eq(prices.edition, edition)),
    promotions: await tx.select().from(promotions).where(eq(promotions.edition, edition)).orderBy(promotions.id),
    stockRules: await tx.select().from(stockRules).where(eq(stockRules.edition, edition)),
  };
}
