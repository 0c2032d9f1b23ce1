import { eq, sql } from "drizzle-orm";
import { builtOnce } from "~/db/built-once.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { jsonRows } from "~/db/json-rows.server";
import { schema } from "~/db/schema.server";
import type { EditionCode } from "~/domain/edition";

const { catalogueVersions, practiceItems, productGtins, tenants, series, solutions, prices, promotions, stockRules } = schema;

export type CatalogueVersion = { version: number; updatedAt: Date };

const versionColumns = { version: catalogueVersions.version, updatedAt: catalogueVersions.updatedAt };
const choiceColumns = { visible: practiceItems.visible, available: practiceItems.available, isFavourite: practiceItems.isFavourite };

/** Returns the version of an edition's data; null before the distributor has published any. */
export async function findCatalogueVersion(tx: Transaction, edition: EditionCode): Promise<CatalogueVersion | null> {
  const [row] = await tx.select(versionColumns).from(catalogueVersions).where(eq(catalogueVersions.edition, edition));
  return row ?? null;
}

/** Returns the version of an edition's data, and the practice's settings for its items. */
export async function findPracticeChoices({ tx, tenantId }: PracticeDb, edition: EditionCode) {
  const [row] = await builtOnce(tx, practiceChoices).execute({ tenantId, edition });
  const { version = null, updatedAt = null, choices = [] } = row ?? {};
  return { version: version !== null && updatedAt !== null ? { version, updatedAt } : null, choices };
}

const practiceChoices = (tx: Transaction) =>
  tx
    .select({
      ...versionColumns,
      choices: jsonRows({
        columns: { itemId: practiceItems.itemId, ...choiceColumns },
        from: sql`${practiceItems} where ${practiceItems.tenantId} = ${tenants.tenantId}`,
      }),
    })
    .from(tenants)
    .leftJoin(catalogueVersions, eq(catalogueVersions.edition, sql.placeholder("edition")))
    .where(eq(tenants.tenantId, sql.placeholder("tenantId")))
    .prepare("practice_choices");

/** Returns everything that the distributor published for an edition, except stock of single products. */
export async function loadCatalogueRows(tx: Transaction, edition: EditionCode) {
  return {
    series: await tx.select().from(series).where(eq(series.edition, edition)).orderBy(series.id),
    solutions: await tx.select().from(solutions).where(eq(solutions.edition, edition)).orderBy(solutions.id),
    prices: await tx.select().from(prices).where(eq(prices.edition, edition)),
    promotions: await tx.select().from(promotions).where(eq(promotions.edition, edition)).orderBy(promotions.id),
    gtins: await tx.selectDistinct({ seriesId: productGtins.seriesId }).from(productGtins).where(eq(productGtins.edition, edition)),
    stockRules: await tx.select().from(stockRules).where(eq(stockRules.edition, edition)),
  };
}
