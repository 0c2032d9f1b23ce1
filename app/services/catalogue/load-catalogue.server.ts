import type { PracticeDb, Transaction } from "~/db/database.server";
import {
  type CatalogueVersion,
  findCatalogueVersion,
  findPracticeChoices,
  loadCatalogueRows,
} from "~/db/queries/catalogue/catalogue-data.server";
import type { PublishedPromotion } from "~/db/schema/catalogue.server";
import type { PracticeChoice } from "~/domain/catalogue/practice-choice";
import type { EditionCode } from "~/domain/edition";
import type { Series, Solution } from "~/domain/lens/series";
import { isWithinPriceMax, type PriceBook, priceBook } from "~/domain/price/price-row";
import { rememberedIn } from "~/domain/remembered";

/** How an item is supplied when one of its products has no stock row; boxes, and business days for what is made to order. */
export type StockRule = { itemId: string; onHandByDefault: number; madeToOrder: boolean; leadDays: number };

/** The distributor's data of one edition, including inactive items. Shared by all requests of the process and never modified. */
export type Catalogue = {
  readonly edition: EditionCode;
  readonly seriesById: ReadonlyMap<string, Series>;
  readonly solutionsById: ReadonlyMap<string, Solution>;
  readonly prices: PriceBook;
  /** Past and future ones included; `runningPromotions` of the domain selects those that run. */
  readonly promotions: readonly PublishedPromotion[];
  /** Series with an imported GTIN of a product (D15). */
  readonly seriesWithGtins: ReadonlySet<string>;
  /** By item id. */
  readonly stockRules: ReadonlyMap<string, StockRule>;
};

const catalogues = new Map<EditionCode, { key: string; catalogue: Catalogue }>();

const catalogueCopies = new WeakMap<Transaction, Map<EditionCode, Promise<Catalogue>>>();

/**
 * Returns the distributor's data of an edition. The process caches one copy and reloads it when the version in the database differs, so a
 * transaction pays one small read, and sees one version from its first use to its end. Whoever changes series, solutions, prices,
 * promotions or stock rules raises the version in the same transaction. Without any version nothing is cached.
 */
export function loadCatalogue(tx: Transaction, edition: EditionCode): Promise<Catalogue> {
  return catalogueOf(tx, edition, () => findCatalogueVersion(tx, edition));
}

/** The catalogue with the practice's settings for it. */
export type PracticeCatalogue = { readonly catalogue: Catalogue; readonly choices: PracticeChoices };

const practiceCatalogues = new WeakMap<Transaction, Map<EditionCode, Promise<PracticeCatalogue>>>();

/**
 * Returns the distributor's data of an edition with the practice's settings, in one read; once per transaction. What changes the settings
 * reads them by itself.
 */
export function loadPracticeCatalogue(db: PracticeDb, edition: EditionCode): Promise<PracticeCatalogue> {
  return rememberedIn(practiceCatalogues, db.tx, edition, async (): Promise<PracticeCatalogue> => {
    const { version, choices } = await findPracticeChoices(db, edition);
    const byItem = new Map(choices.map(({ itemId, ...choice }) => [itemId, choice]));
    const catalogue = await catalogueOf(db.tx, edition, async () => version);
    return { catalogue, choices: { of: (itemId) => byItem.get(itemId) ?? noChoice } };
  });
}

function catalogueOf(tx: Transaction, edition: EditionCode, findVersion: () => Promise<CatalogueVersion | null>): Promise<Catalogue> {
  return rememberedIn(catalogueCopies, tx, edition, async () => presentCatalogue(tx, edition, await findVersion()));
}

async function presentCatalogue(tx: Transaction, edition: EditionCode, version: CatalogueVersion | null): Promise<Catalogue> {
  const key = version ? `${version.version} ${version.updatedAt.getTime()}` : null;
  const present = catalogues.get(edition);
  if (present && present.key === key) return present.catalogue;
  const catalogue = await loadPublished(tx, edition);
  if (key !== null) catalogues.set(edition, { key, catalogue });
  return catalogue;
}

async function loadPublished(tx: Transaction, edition: EditionCode): Promise<Catalogue> {
  const rows = await loadCatalogueRows(tx, edition);
  return {
    edition,
    seriesById: new Map(rows.series.map(({ id, active, data }) => [id, { ...data, active }])),
    solutionsById: new Map(rows.solutions.map(({ id, active, data }) => [id, { ...data, active }])),
    prices: priceBook(rows.prices.filter(isWithinPriceMax)),
    promotions: rows.promotions.map(({ data }) => data),
    seriesWithGtins: new Set(rows.gtins.map(({ seriesId }) => seriesId)),
    stockRules: new Map(rows.stockRules.map((rule) => [rule.itemId, rule])),
  };
}

export type PracticeChoices = { of: (itemId: string) => PracticeChoice };

/** The settings of items without a row: visible, available and no favourite. */
const noChoice: PracticeChoice = { visible: true, available: true, isFavourite: false };

/** Returns the displayed name of an item: its private label if it has one (D14). */
export function shownName(item: Series | Solution): string {
  return ("privateLabel" in item ? item.privateLabel : null) ?? item.displayName;
}
