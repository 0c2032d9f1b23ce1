import Fuse from "fuse.js";
import type { Transaction } from "~/db/database.server";
import { listGtinsOfProducts } from "~/db/queries/catalogue/imports.server";
import { searchKey, searchWords } from "~/domain/account/search-key";
import { beginsWords } from "~/domain/catalogue/browse-series";
import { type LensSearch, parseLensSearch } from "~/domain/catalogue/parse-lens-search";
import type { EditionCode } from "~/domain/edition";
import { findSearchedLens } from "~/domain/lens/searched-lens";
import type { Series, Solution } from "~/domain/lens/series";
import type { CurrencyCode, Money } from "~/domain/money";
import { findPriceRow, type PriceBook, type PriceRow } from "~/domain/price/price-row";
import { imageIdOf } from "~/domain/product/image-paths";
import { gtinOf } from "~/domain/product/lens-gtin";
import { signedIn } from "../access.server";
import { loadPracticeCatalogue, shownName } from "./load-catalogue.server";

/** The maximum distance of a word from a name, between 0 and 1: a letter or two of an average name. */
const fuzzy = { threshold: 0.34, ignoreLocation: true, minMatchCharLength: 2 } as const;
const patternLengthMax = 32;
const itemsMax = 6;
const lensesMax = 4;

/**
 * Returns the series and solutions that a search means, best first: those whose words start so, else those with similar names. When the
 * search has values too ("myday -3.25 x6"), also the lenses of those series with these values, each with the GTIN of its pack: the imported
 * one, else the computed one (D15).
 */
export const suggestProducts = signedIn.catalogue.suggest.handler(({ input, context }) =>
  context.browse(async (db) => {
    const { catalogue, choices } = await loadPracticeCatalogue(db, context.edition.code);
    const { seriesById, solutionsById } = catalogue;
    const isShown = ({ id, active }: Series | Solution) => active && choices.of(id).visible;
    const series = [...seriesById.values()].filter((each) => isShown(each) && !each.trial);
    const lens = parseLensSearch(input.searchTerm);
    const found = findByName([...series, ...[...solutionsById.values()].filter(isShown)], lens?.words ?? input.searchTerm);
    const lenses = lens ? lensesOf(found, lens, { prices: catalogue.prices, currency: context.edition.currency, choices }) : [];
    const isImported = lenses.some(({ seriesId }) => catalogue.seriesWithGtins.has(seriesId));
    return {
      lenses: isImported ? await withImportedGtins(db.tx, context.edition.code, lenses) : lenses,
      ...{ values: lens?.values ?? null, quantity: lens?.quantity ?? null },
      items: found.slice(0, itemsMax).map((item) => ({
        ...{ id: item.id, displayName: shownName(item), imageId: item.id, manufacturerName: item.manufacturerName },
        ...("kind" in item
          ? { item: "series" as const, modality: item.modality, kind: item.kind, volumeMillilitres: null }
          : { item: "solution" as const, modality: null, kind: null, volumeMillilitres: item.volumeMillilitres }),
      })),
    };
  }),
);

const searchedText = (item: Series | Solution) =>
  [shownName(item), item.name, item.manufacturerName, "kind" in item ? item.modality : ""].join(" ");

function findByName(items: readonly (Series | Solution)[], text: string): (Series | Solution)[] {
  if (searchWords(text).length === 0) return [];
  const exact = items.filter((item) => beginsWords(searchedText(item), text));
  if (exact.length > 0) return exact.sort((one, other) => shownName(one).length - shownName(other).length);
  const fuse = new Fuse(items, {
    ...fuzzy,
    keys: [
      { name: "name", getFn: (item) => searchKey(shownName(item)) },
      { name: "joined", getFn: (item) => searchKey(shownName(item)).replaceAll(" ", "") },
      { name: "maker", weight: 0.3, getFn: (item) => searchKey(item.manufacturerName) },
    ],
  });
  const pattern = searchKey(text).slice(0, patternLengthMax);
  return pattern.length < 3 ? [] : fuse.search(pattern, { limit: itemsMax }).map(({ item }) => item);
}

type Priced = { prices: PriceBook; currency: CurrencyCode; choices: { of: (id: string) => { available: boolean } } };

/** Returns the lenses in their packs, each with the price of a box at the searched quantity (D25). */
function lensesOf(items: readonly (Series | Solution)[], { values, quantity }: LensSearch, { prices, currency, choices }: Priced) {
  return items
    .flatMap((item) => {
      return "kind" in item ? findSearchedLens(item, values).map((found) => ({ series: item, ...found })) : [];
    })
    .slice(0, lensesMax)
    .map(({ series, ...found }) => ({
      ...{ seriesId: series.id, name: shownName(series), trial: series.trial, available: choices.of(series.id).available, ...found },
      imageId: imageIdOf(series.id, found.packSize),
      gtin: gtinOf(series, found.values, found.packSize),
      unitPrice: unitPriceOf(findPriceRow(prices, series.id, found.packSize), quantity ?? 1, currency),
    }));
}

async function withImportedGtins<Lens extends { productId: string }>(tx: Transaction, edition: EditionCode, lenses: readonly Lens[]) {
  const rows = await listGtinsOfProducts(
    tx,
    edition,
    lenses.map(({ productId }) => productId),
  );
  const imported = new Map(rows.map(({ productId, gtin }) => [productId, { gtin }]));
  return lenses.map((lens) => ({ ...lens, ...imported.get(lens.productId) }));
}

function unitPriceOf(row: PriceRow | undefined, quantity: number, currency: CurrencyCode): Money | null {
  if (!row) return null;
  return { amount: quantity >= row.annualBoxes ? row.priceAnnual : row.priceRetail, currency };
}
