import type { PracticeDb, Transaction } from "~/db/database.server";
import { findCatalogueVersion, readCatalogueRows } from "~/db/queries/catalogue-data.server";
import { listPracticeItems } from "~/db/queries/practice-items.server";
import type { PublishedPromotion } from "~/db/schema/catalogue.server";
import type { PracticeChoice } from "~/domain/catalogue/practice-choice";
import type { EditionCode } from "~/domain/edition";
import type { Series, Solution } from "~/domain/lens/series";
import { type PriceBook, priceBook } from "~/domain/price/price-row";

/** How an item is supplied when a product of it has no shelf of its own; boxes, and business days for what is made to order. */
export type StockRule = { itemId: string; onHandByDefault: number; madeToOrder: boolean; leadDays: number };

/** The distributor's data of one edition, inactive items included. Shared by all requests of the process: never changed. */
export type Catalogue = {
  readonly edition: EditionCode;
  readonly seriesById: ReadonlyMap<string, Series>;
  readonly solutionsById: ReadonlyMap<string, Solution>;
  readonly prices: PriceBook;
  /** Of every day; `runningPromotions` of the domain says which run. */
  readonly promotions: readonly PublishedPromotion[];
  /** By item id. */
  readonly stockRules: ReadonlyMap<string, StockRule>;
};

const kept = new Map<EditionCode, { key: string; catalogue: Catalogue }>();

const ofTransactions = new WeakMap<Transaction, Map<EditionCode, Promise<Catalogue>>>();

/**
 * The distributor's data of an edition. The process keeps one copy and reads it again when the version in the database is
 * another one, so a transaction pays one small read, and sees one version from its first use to its end. Whoever changes series,
 * solutions, prices, promotions or stock rules raises the version in the same transaction. Without any version nothing is kept.
 */
export function loadCatalogue(tx: Transaction, edition: EditionCode): Promise<Catalogue> {
  const ofTransaction = ofTransactions.get(tx) ?? new Map<EditionCode, Promise<Catalogue>>();
  ofTransactions.set(tx, ofTransaction);
  const catalogue = ofTransaction.get(edition) ?? loadPresentCatalogue(tx, edition);
  ofTransaction.set(edition, catalogue);
  return catalogue;
}

async function loadPresentCatalogue(tx: Transaction, edition: EditionCode): Promise<Catalogue> {
  const version = await findCatalogueVersion(tx, edition);
  const key = version ? `${version.version} ${version.updatedAt.getTime()}` : null;
  const present = kept.get(edition);
  if (present && present.key === key) return present.catalogue;
  const catalogue = await readCatalogue(tx, edition);
  if (key !== null) kept.set(edition, { key, catalogue });
  return catalogue;
}

async function readCatalogue(tx: Transaction, edition: EditionCode): Promise<Catalogue> {
  const rows = await readCatalogueRows(tx, edition);
  return {
    edition,
    seriesById: new Map(rows.series.map(({ id, active, data }) => [id, { ...data, active }])),
    solutionsById: new Map(rows.solutions.map(({ id, active, data }) => [id, { ...data, active }])),
    prices: priceBook(rows.prices),
    promotions: rows.promotions.map(({ data }) => data),
    stockRules: new Map(rows.stockRules.map((rule) => [rule.itemId, rule])),
  };
}

export type PracticeChoices = { of: (itemId: string) => PracticeChoice };

/** Items without a choice are visible, available and no favourite. */
const noChoice: PracticeChoice = { visible: true, available: true, isFavourite: false };

/** The practice's choices for items, ids of series or solutions; for all of them when no ids are given. */
export async function loadPracticeChoices(db: PracticeDb, itemIds?: readonly string[]): Promise<PracticeChoices> {
  const rows = itemIds?.length === 0 ? [] : await listPracticeItems(db, itemIds);
  const choices = new Map(rows.map(({ itemId, visible, available, isFavourite }) => [itemId, { visible, available, isFavourite }]));
  return { of: (itemId) => choices.get(itemId) ?? noChoice };
}

/** The name under which an item is shown: its private label where it has one (D14). */
export function shownName(item: Series | Solution): string {
  return ("privateLabel" in item ? item.privateLabel : null) ?? item.displayName;
}
